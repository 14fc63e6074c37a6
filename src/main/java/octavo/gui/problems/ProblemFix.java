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
/// @param before the state that the edit applies to
/// @param summary a one-line description
/// @param entries the number of entries that change
public record ProblemFix(
        Library before, String summary, Edit edit, int entries, List<String> diff) {
    public ProblemFix {
        diff = List.copyOf(diff);
    }

    /// Applies a clean-up to the whole library.
    static ProblemFix of(Library library, String cleanUp) {
        CleanUp found = CleanUps.findCleanUp(cleanUp).orElseThrow();
        return of(library, found, found.editFor(library));
    }

    /// Applies a clean-up to one entry only.
    public static ProblemFix of(Library library, String cleanUp, int slot) {
        CleanUp found = CleanUps.findCleanUp(cleanUp).orElseThrow();
        Library cleaned = library.applyEdit(found.editFor(library));
        Optional<BibEntry> after = cleaned.entryInSlot(slot);
        Edit edit =
                after.equals(library.entryInSlot(slot))
                        ? Edit.none()
                        : after.map(entry -> library.replaceEntry(slot, entry))
                                .orElseGet(() -> library.removeSlot(slot));
        return of(library, found, edit);
    }

    private static ProblemFix of(Library library, CleanUp cleanUp, Edit edit) {
        return of(library, LocalizedSentence.ofListedText(cleanUp.summary()), edit);
    }

    static ProblemFix of(Library library, LocalizedSentence summary, Edit edit) {
        Library after = library.applyEdit(edit);
        List<String> diff = UnifiedDiff.of("library", library.file().text(), after.file().text());
        int entries = CleanUp.countChangedEntries(edit);
        return new ProblemFix(library, MessageTranslator.of(summary), edit, entries, diff);
    }
}
