package octavo.gui.problems;

import octavo.bib.BibEntry;
import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.text.UnifiedDiff;

import java.util.List;
import java.util.Optional;

/// A proposed fix: an edit with a diff.
///
/// @param libraryBefore the state that the edit applies to
/// @param summary a one-line description
/// @param entryCount the number of entries that change
public record ProblemFix(
        Library libraryBefore, String summary, Edit edit, int entryCount, List<String> diffLines) {
    public ProblemFix {
        diffLines = List.copyOf(diffLines);
    }

    /// Applies a clean-up to the whole library.
    static ProblemFix of(Library library, String cleanUp) {
        CleanUp foundCleanUp = CleanUps.findCleanUp(cleanUp).orElseThrow();
        return of(library, foundCleanUp, foundCleanUp.editFor(library));
    }

    /// Applies a clean-up to one entry only.
    public static ProblemFix of(Library library, String cleanUp, int slot) {
        CleanUp foundCleanUp = CleanUps.findCleanUp(cleanUp).orElseThrow();
        Library cleanedLibrary = library.applyEdit(foundCleanUp.editFor(library));
        return of(library, foundCleanUp, editOfEntry(library, cleanedLibrary, slot));
    }

    /// The part of a change of a library that is in one slot.
    static Edit editOfEntry(Library library, Library cleanedLibrary, int slot) {
        Optional<BibEntry> newEntry = cleanedLibrary.entryInSlot(slot);
        return newEntry.equals(library.entryInSlot(slot))
                ? Edit.none()
                : newEntry.map(entry -> library.replaceEntry(slot, entry))
                        .orElseGet(() -> library.removeSlot(slot));
    }

    private static ProblemFix of(Library library, CleanUp cleanUp, Edit edit) {
        return of(library, LocalizedSentence.ofListedText(cleanUp.summary()), edit);
    }

    static ProblemFix of(Library library, LocalizedSentence summary, Edit edit) {
        Library newEntry = library.applyEdit(edit);
        List<String> diffLines =
                UnifiedDiff.of("library", library.file().text(), newEntry.file().text());
        int entryCount = CleanUp.countChangedEntries(edit);
        return new ProblemFix(library, MessageTranslator.of(summary), edit, entryCount, diffLines);
    }
}
