package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A clean-up of individual entries.
interface EntryCleanUp extends CleanUp {

    /// The cleaned entry; the same entry if it is clean.
    ///
    /// @param entry one without damage
    BibEntry cleanEntry(BibEntry entry, BibDialect dialect);

    /// What it leaves alone in an undamaged entry although it is not clean.
    ///
    /// @param itemIndex the index of the entry in the file
    default List<SkippedChange> skippedChanges(int itemIndex, BibEntry entry) {
        return List.of();
    }

    @Override
    default List<SkippedChange> skippedChanges(Library library) {
        List<SkippedChange> skippedChanges = new ArrayList<>(CleanUp.super.skippedChanges(library));
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry
                    && entry.firstDamage().isEmpty()) {
                skippedChanges.addAll(skippedChanges(i, entry));
            }
        }
        return skippedChanges;
    }

    @Override
    default Edit editFor(Library library) {
        List<Edit> edits = new ArrayList<>();
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            int itemIndex = i;
            changedEntry(slot, library.bibDialect())
                    .map(cleanedEntry -> new Slot(slot.number(), cleanedEntry))
                    .map(cleanedSlot ->
                            new Edit.SlotReplacement(
                                    itemIndex, List.of(slot), List.of(cleanedSlot)))
                    .ifPresent(edits::add);
        }
        return new Edit.EditBatch(edits);
    }

    /// Counts without keeping the cleaned entries: those of a large library would fill the memory.
    @Override
    default int countChangedEntries(Library library) {
        return (int)
                library.slots().stream()
                        .filter(slot -> changedEntry(slot, library.bibDialect()).isPresent())
                        .count();
    }

    private Optional<BibEntry> changedEntry(Slot slot, BibDialect dialect) {
        return slot.item() instanceof BibEntry entry && entry.firstDamage().isEmpty()
                ? Optional.of(cleanEntry(entry, dialect))
                        .filter(it -> !it.equals(entry) && it.firstDamage().isEmpty())
                : Optional.empty();
    }
}
