package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.check.Check;
import octavo.check.Problem;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.text.Diagnostic.Severity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A problem of a field, as shown in the form.
///
/// @param field the field in lower case; empty for the entry as a whole
/// @param fix the clean-up that fixes it
public record FieldProblem(String field, String message, Optional<String> fix) {
    /// A missing field is obvious without a message.
    private static final String MISSING = "missing-field";

    /// The problems of the entry in a slot; of hints, only those with a fix.
    public static List<FieldProblem> of(Library library, int slot) {
        Optional<BibEntry> entry = library.entry(slot);
        Optional<Integer> index = library.indexOfSlot(slot);
        return entry.isEmpty() || index.isEmpty()
                ? List.of()
                : Check.alone(library, index.get()).stream()
                        .filter(it ->
                                it.what().code().severity() != Severity.HINT
                                        || it.fix().isPresent())
                        .filter(it -> !it.what().code().id().equals(MISSING))
                        .map(problem -> of(entry.get(), problem))
                        .toList();
    }

    private static FieldProblem of(BibEntry entry, Problem problem) {
        String field =
                entry.fieldAt(problem.what().where().start())
                        .map(BibField::name)
                        .orElse("")
                        .toLowerCase(Locale.ROOT);
        return new FieldProblem(
                field, MessageTranslator.of(problem.what().message()), problem.fix());
    }
}
