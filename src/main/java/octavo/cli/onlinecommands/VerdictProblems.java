package octavo.cli.onlinecommands;

import octavo.check.DoubtedEntries;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.fields.FieldCatalogue;
import octavo.library.Work;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.verify.CounterEvidence;
import octavo.verify.FieldDifference;
import octavo.verify.VerificationVerdict;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What `octavo verify` reports of an entry, and where.
final class VerdictProblems {
    private static final ProblemRule NEARLY_EQUAL =
            rule(
                    "differing-form",
                    DiagnosticSeverity.HINT,
                    "a field differs a little from all records of its work");
    private static final ProblemRule UNDECIDED =
            rule("undecided-entry", DiagnosticSeverity.HINT, "too little is known of the work");

    static final List<ProblemRule> RULES =
            List.of(
                    DoubtedEntries.DISPUTED,
                    DoubtedEntries.DIFFERING,
                    NEARLY_EQUAL,
                    DoubtedEntries.UNKNOWN,
                    UNDECIDED);

    private VerdictProblems() {}

    private static ProblemRule rule(String id, DiagnosticSeverity severity, String summary) {
        return new ProblemRule(
                new DiagnosticCode(id, severity),
                LocalizedSentence.ofListedText(summary),
                Optional.empty());
    }

    static List<Problem> of(Work work, VerificationVerdict verdict) {
        return switch (verdict) {
            case ConfirmedEntry _ -> List.of();
            case DifferingEntry(var differences) -> differencesOf(work, differences);
            case UnknownEntry unknown ->
                    List.of(problemAt(work, DoubtedEntries.UNKNOWN, unknown.sentence()));
            case DisputedEntry(var evidence, var differences) -> {
                List<Problem> problems = new ArrayList<>();
                for (CounterEvidence fact : evidence) {
                    problems.add(problemAt(work, DoubtedEntries.DISPUTED, fact.sentence()));
                }
                problems.addAll(differencesOf(work, differences));
                yield problems;
            }
            case UndecidedEntry(var reason) -> List.of(problemAt(work, UNDECIDED, reason));
        };
    }

    private static List<Problem> differencesOf(Work work, List<FieldDifference> differences) {
        return differences.stream()
                .map(it ->
                        problemAt(
                                work,
                                valueSpan(work, it.fieldName()),
                                it.isSubstantial() ? DoubtedEntries.DIFFERING : NEARLY_EQUAL,
                                it.sentence()))
                .toList();
    }

    /// Where a field has its value, under whatever name; that of the key if it has none.
    private static Span valueSpan(Work work, String fieldName) {
        String standardName = FieldCatalogue.standardName(fieldName);
        return work.entry().fields().stream()
                .filter(field -> FieldCatalogue.standardName(field.name()).equals(standardName))
                .findFirst()
                .flatMap(field -> work.entry().findValueSpan(field.name()))
                .orElse(work.entry().headSpan());
    }

    private static Problem problemAt(Work work, ProblemRule rule, LocalizedSentence sentence) {
        return problemAt(work, work.entry().headSpan(), rule, sentence);
    }

    private static Problem problemAt(
            Work work, Span span, ProblemRule rule, LocalizedSentence sentence) {
        LocalizedSentence message = LocalizedSentence.of("{0}: {1}", work.key(), sentence);
        return new Problem(
                work.index(), new Diagnostic(span, rule.problemCode(), message), Optional.empty());
    }
}
