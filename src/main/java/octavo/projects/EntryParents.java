package octavo.projects;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/// The keys of an entry's ancestors.
final class EntryParents {
    private EntryParents() {}

    static Set<String> of(BibEntry entry) {
        Set<String> parentKeys = new LinkedHashSet<>();
        for (String field : FieldCatalogue.PARENT_FIELDS) {
            entry.value(field)
                    .map(value -> value.expandedText(_ -> Optional.empty()))
                    .ifPresent(keys ->
                            Arrays.stream(keys.split(",", -1))
                                    .map(String::strip)
                                    .filter(key -> !key.isEmpty())
                                    .forEach(parentKeys::add));
        }
        return parentKeys;
    }
}
