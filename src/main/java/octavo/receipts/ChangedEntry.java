package octavo.receipts;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The marks of an entry before and after a change that left it the same work.
record ChangedEntry(EntryMarks marksBefore, EntryMarks marksAfter) {
    /// The entries that stand in the same slots, but with other content.
    static List<ChangedEntry> between(Library libraryBefore, Library libraryAfter) {
        List<ChangedEntry> changedEntries = new ArrayList<>();
        for (Slot slot : libraryAfter.slots()) {
            Optional<BibEntry> entryBefore = libraryBefore.entryInSlot(slot.number());
            if (entryBefore.isPresent()
                    && slot.item() instanceof BibEntry entryAfter
                    && !entryBefore.get().equals(entryAfter)
                    && isRenamedOrKept(
                            libraryBefore, libraryAfter, entryBefore.get(), entryAfter)) {
                var changedEntry =
                        new ChangedEntry(
                                marksIn(libraryBefore, slot.number()),
                                marksIn(libraryAfter, slot.number()));
                if (changedEntry.sharesMark()) {
                    changedEntries.add(changedEntry);
                }
            }
        }
        return changedEntries;
    }

    /// Whether the slot did not just get another entry, as when a library is read anew.
    private static boolean isRenamedOrKept(
            Library libraryBefore,
            Library libraryAfter,
            BibEntry entryBefore,
            BibEntry entryAfter) {
        return entryBefore.key().equals(entryAfter.key())
                || libraryAfter.indexOfKey(entryBefore.key()).isEmpty()
                        && libraryBefore.indexOfKey(entryAfter.key()).isEmpty();
    }

    private static EntryMarks marksIn(Library library, int slotNumber) {
        return EntryMarks.of(library.workAt(library.slotIndex(slotNumber)).orElseThrow());
    }

    private boolean sharesMark() {
        return marksBefore.digests().stream()
                .skip(1) // the key
                .anyMatch(marksAfter.digests()::contains);
    }
}
