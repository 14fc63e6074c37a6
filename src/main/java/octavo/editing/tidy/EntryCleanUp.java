package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.List;

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
            if (slot.item() instanceof BibEntry entry && entry.firstDamage().isEmpty()) {
                BibEntry cleanedEntry = cleanEntry(entry, library.bibDialect());
                if (!cleanedEntry.equals(entry) && cleanedEntry.firstDamage().isEmpty()) {
                    Slot cleanedSlot = new Slot(slot.number(), cleanedEntry);
                    edits.add(new Edit.SlotReplacement(i, List.of(slot), List.of(cleanedSlot)));
                }
            }
        }
        return new Edit.EditBatch(edits);
    }
}
