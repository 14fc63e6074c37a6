package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.KeyList;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The entries that biblatex's `related` names. A paper gets only those that it cites: biber warns
/// of every key without an entry.
final class RelatedEntries {
    private static final String RELATED_FIELD = "related";

    private static final List<String> RELATED_FIELDS =
            List.of(RELATED_FIELD, "relatedtype", "relatedstring", "relatedoptions");

    private RelatedEntries() {}

    /// A library whose cited entries name no related entries but cited ones.
    ///
    /// @param keys the cited ones
    static Library withoutUncited(Library library, Collection<String> keys) {
        Set<String> citedKeys = Set.copyOf(keys);
        Library newLibrary = library;
        for (String key : citedKeys) {
            Optional<Slot> slot = library.indexOfKey(key).map(library.slots()::get);
            Optional<BibEntry> changedEntry =
                    slot.flatMap(it -> withoutUncited((BibEntry) it.item(), citedKeys));
            if (changedEntry.isPresent()) {
                newLibrary =
                        newLibrary.applyEdit(
                                newLibrary.replaceEntry(slot.get().number(), changedEntry.get()));
            }
        }
        return newLibrary;
    }

    /// The changed entry; empty if it stays as it is.
    private static Optional<BibEntry> withoutUncited(BibEntry entry, Set<String> citedKeys) {
        List<String> relatedKeys = KeyList.ofField(entry, RELATED_FIELD);
        List<String> keptKeys = relatedKeys.stream().filter(citedKeys::contains).toList();
        if (keptKeys.equals(relatedKeys)) {
            return Optional.empty();
        }
        if (!keptKeys.isEmpty()) {
            return BibValue.braced(String.join(",", keptKeys))
                    .flatMap(value -> entry.withValue(RELATED_FIELD, value));
        }
        BibEntry changedEntry = entry;
        for (String field : RELATED_FIELDS) {
            changedEntry =
                    changedEntry.hasField(field)
                            ? changedEntry.withoutField(field).orElse(changedEntry)
                            : changedEntry;
        }
        return Optional.of(changedEntry);
    }
}
