package octavo.cli.commands;

import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.library.Work;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/// Reports entries whose work was retracted, and quietly those whose work was corrected.
final class RetractionProblems {
    private static final ProblemRule RETRACTED =
            new ProblemRule(
                    new DiagnosticCode("retracted-work", DiagnosticSeverity.WARNING),
                    LocalizedSentence.ofListedText(
                            "a work was retracted, or its publisher has expressed concern"),
                    Optional.empty());
    private static final ProblemRule CORRECTED =
            new ProblemRule(
                    new DiagnosticCode("corrected-work", DiagnosticSeverity.HINT),
                    LocalizedSentence.ofListedText("a work was corrected later"),
                    Optional.empty());

    static final List<ProblemRule> RULES = List.of(RETRACTED, CORRECTED);

    private RetractionProblems() {}

    /// The table of Retraction Watch that the user imported; empty if there is none.
    static RetractionTable loadTable(PrintWriter err) {
        try {
            return RetractionTable.loadKept();
        } catch (IOException failure) {
            err.println("octavo: the table of retractions can't be read: " + failure.getMessage());
            return RetractionTable.EMPTY;
        }
    }

    static List<Problem> problemsOf(Work work, List<UpdateNotice> notices) {
        return notices.stream()
                .filter(it -> it.kind() != UpdateKind.REINSTATEMENT)
                .map(it -> problemOf(work, it))
                .distinct()
                .toList();
    }

    private static Problem problemOf(Work work, UpdateNotice notice) {
        ProblemRule rule = notice.kind().isAlarm() ? RETRACTED : CORRECTED;
        return new Problem(
                work.index(),
                new Diagnostic(
                        new Span(0, 0),
                        rule.problemCode(),
                        LocalizedSentence.of("{0}: {1}", work.key(), notice.sentence())),
                Optional.empty());
    }
}
