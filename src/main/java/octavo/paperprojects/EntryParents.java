package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.bib.KeyList;
import octavo.fields.FieldCatalogue;

import java.util.LinkedHashSet;
import java.util.Set;

/// The keys of an entry's ancestors.
final class EntryParents {
    private EntryParents() {}

    static Set<String> of(BibEntry entry) {
        Set<String> parentKeys = new LinkedHashSet<>();
        for (String field : FieldCatalogue.PARENT_FIELDS) {
            parentKeys.addAll(KeyList.ofField(entry, field));
        }
        return parentKeys;
    }
}
