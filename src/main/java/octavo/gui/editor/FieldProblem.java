package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.check.CheckCatalogue;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.check.ProposedEntries;
import octavo.check.RetractedWorks;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.text.Span;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A problem of a field, as shown in the form.
///
/// @param lineId the id of the line; empty for the entry as a whole
/// @param problemKind the kind of problem, to ignore it
/// @param cleanUpId the clean-up that fixes it
/// @param isHint whether it counts as no problem
public record FieldProblem(
        String lineId,
        String problemKind,
        String messageText,
        Optional<String> cleanUpId,
        boolean isHint) {
    /// A missing field is obvious without a message.
    private static final String MISSING_FIELD = "missing-field";

    /// The problems of the entry in a slot; of hints, only those with an answer, and corrections.
    ///
    /// @param jointProblems the problems that only show beside other entries
    public static List<FieldProblem> of(
            Library library, CheckDecisions checkDecisions, int slot, List<Problem> jointProblems) {
        Optional<BibEntry> entry = library.entryInSlot(slot);
        Optional<Integer> entryIndex = library.indexOfSlot(slot);
        return entry.isEmpty() || entryIndex.isEmpty()
                ? List.of()
                : Stream.concat(
                                CheckCatalogue.problemsOfItem(
                                        library, checkDecisions, entryIndex.get())
                                        .stream(),
                                jointProblems.stream())
                        .filter(foundProblem ->
                                !foundProblem.diagnostic().code().isHint()
                                        || foundProblem.cleanUpId().isPresent()
                                        || ProposedEntries.isProposal(
                                                foundProblem.diagnostic().code().id())
                                        || RetractedWorks.isCorrection(foundProblem))
                        .filter(foundProblem ->
                                !foundProblem.diagnostic().code().id().equals(MISSING_FIELD))
                        .map(problem -> of(entry.get(), problem))
                        .toList();
    }

    /// Whether it says that nobody has confirmed something: then it can be accepted.
    boolean isAcceptable() {
        return CheckCatalogue.isAcceptable(problemKind);
    }

    private static FieldProblem of(BibEntry entry, Problem problem) {
        return new FieldProblem(
                lineIdOf(entry, problem),
                problem.diagnostic().code().id(),
                MessageTranslator.of(problem.diagnostic().message()),
                problem.cleanUpId(),
                problem.diagnostic().code().isHint());
    }

    private static String lineIdOf(BibEntry entry, Problem problem) {
        Span problemSpan = problem.diagnostic().span();
        boolean isKey = !entry.keySpan().isEmpty() && problemSpan.equals(entry.keySpan());
        return isKey && !CheckCatalogue.isFoundPerEntry(problem.diagnostic().code().id())
                ? EntryFormLines.KEY_ID
                : entry.fieldAtOffset(problemSpan.start())
                        .map(BibField::name)
                        .map(name -> EntryFormLines.idOf(name.toLowerCase(Locale.ROOT)))
                        .orElse("");
    }
}
