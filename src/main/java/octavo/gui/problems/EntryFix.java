package octavo.gui.problems;

import octavo.bib.BibEntry;
import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.text.UnifiedDiff;

import java.util.List;
import java.util.Optional;

/// What a fix would change in one entry.
///
/// @param libraryBefore the state that the edit applies to
/// @param diffLines in the format of `diff -u`; empty if nothing changes
/// @param fixableEntryCount the number of entries that the same fix would change
record EntryFix(
        Library libraryBefore, int slot, Edit edit, List<String> diffLines, int fixableEntryCount) {
    EntryFix {
        diffLines = List.copyOf(diffLines);
    }

    /// A library with all that a clean-up fixes, kept for the other entries that it fixes.
    record CleanedLibrary(
            Library libraryBefore, CleanUp cleanUp, Library libraryAfter, int changedEntryCount) {
        static CleanedLibrary of(Library library, String cleanUpId) {
            CleanUp cleanUp = CleanUps.findCleanUp(cleanUpId).orElseThrow();
            Edit edit = cleanUp.editFor(library);
            return new CleanedLibrary(
                    library, cleanUp, library.applyEdit(edit), CleanUp.countChangedEntries(edit));
        }

        /// States are values; only their identity is compared.
        @SuppressWarnings("ReferenceEquality")
        boolean isFor(Library library, String cleanUpId) {
            return libraryBefore == library && cleanUp.name().equals(cleanUpId);
        }

        EntryFix fixIn(int slot) {
            Optional<BibEntry> entryBefore = libraryBefore.entryInSlot(slot);
            Optional<BibEntry> entryAfter = libraryAfter.entryInSlot(slot);
            return new EntryFix(
                    libraryBefore,
                    slot,
                    ProblemFix.editOfEntry(libraryBefore, libraryAfter, slot),
                    UnifiedDiff.of(
                            "entry",
                            entryBefore.map(BibEntry::text).orElse(""),
                            entryAfter.map(BibEntry::text).orElse("")),
                    changedEntryCount);
        }
    }

    boolean changesNothing() {
        return diffLines.isEmpty();
    }
}
