package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.check.Check;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.text.Span;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A problem of a field, as shown in the form.
///
/// @param line the id of the line; empty for the entry as a whole
/// @param kind the kind of problem, to ignore it
/// @param fix the clean-up that fixes it
/// @param isHint whether it counts as no problem
public record FieldProblem(
        String line, String kind, String message, Optional<String> fix, boolean isHint) {
    /// A missing field is obvious without a message.
    private static final String MISSING = "missing-field";

    /// The problems of the entry in a slot; of hints, only those with a fix.
    ///
    /// @param among the problems that only show beside other entries
    public static List<FieldProblem> of(
            Library library, CheckDecisions decisions, int slot, List<Problem> among) {
        Optional<BibEntry> entry = library.entry(slot);
        Optional<Integer> index = library.indexOfSlot(slot);
        return entry.isEmpty() || index.isEmpty()
                ? List.of()
                : Stream.concat(
                                Check.alone(library, decisions, index.get()).stream(),
                                among.stream())
                        .filter(it -> !it.what().code().isHint() || it.fix().isPresent())
                        .filter(it -> !it.what().code().id().equals(MISSING))
                        .map(problem -> of(entry.get(), problem))
                        .toList();
    }

    private static FieldProblem of(BibEntry entry, Problem problem) {
        return new FieldProblem(
                line(entry, problem),
                problem.what().code().id(),
                MessageTranslator.of(problem.what().message()),
                problem.fix(),
                problem.what().code().isHint());
    }

    private static String line(BibEntry entry, Problem problem) {
        Span where = problem.what().where();
        boolean isKey = !entry.keySpan().isEmpty() && where.equals(entry.keySpan());
        return isKey && !Check.isAlone(problem.what().code().id())
                ? EntryFormLines.KEY
                : entry.fieldAt(where.start())
                        .map(BibField::name)
                        .map(name -> EntryFormLines.idOf(name.toLowerCase(Locale.ROOT)))
                        .orElse("");
    }
}
