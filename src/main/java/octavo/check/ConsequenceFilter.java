package octavo.check;

import octavo.bib.BibProblem;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Suppresses consequential problems of an entry, so that one missing brace is reported once.
final class ConsequenceFilter {
    static final ProblemRule UNBALANCED =
            ProblemRule.error("unbalanced-braces", "an entry has unbalanced braces");

    /// Problems that occur in numbers once an unmatched brace has ended a value.
    private static final Set<DiagnosticCode> DEBRIS_CODES =
            Set.of(
                    BibProblem.JUNK_IN_ENTRY,
                    BibProblem.MISSING_COMMA,
                    BibProblem.MISSING_EQUALS,
                    BibProblem.MISSING_VALUE,
                    BibProblem.UNQUOTED_VALUE);

    /// Problems of a field that its value has no part in.
    private static final Set<DiagnosticCode> NAME_CODES =
            Set.of(
                    UndefinedNames.UNDEFINED_STRING.problemCode(),
                    RepeatedFields.REPEATED_FIELD.problemCode(),
                    MisspeltNames.MISSPELT_FIELD.problemCode());

    private static final int FEW_PROBLEMS = 3;

    private ConsequenceFilter() {}

    /// @param problems the problems of one item, in order; modified
    static void filterProblems(List<Problem> problems) {
        List<Problem> debrisProblems =
                problems.stream().filter(problem -> isDebris(problem.diagnostic().code())).toList();
        boolean hasJunk =
                debrisProblems.stream()
                        .anyMatch(problem ->
                                problem.diagnostic().code().equals(BibProblem.JUNK_IN_ENTRY));
        if (hasJunk && debrisProblems.size() > FEW_PROBLEMS) {
            Problem firstDebris = debrisProblems.getFirst();
            problems.clear();
            problems.add(
                    UNBALANCED.problemAt(
                            firstDebris.itemIndex(),
                            firstDebris.diagnostic().span(),
                            LocalizedSentence.of(
                                    "The rest of this entry cannot be read: there is a brace or"
                                            + " quote too few or too many, here or earlier.")));
        }
        keepOnlyUnclosed(problems);
        dropMarksOfEntities(problems);
        dropJudgementsOfUnknown(problems);
        if (problems.stream().anyMatch(problem -> losesFields(problem.diagnostic().code()))) {
            problems.removeIf(problem ->
                    problem.diagnostic().code().equals(RequiredFields.MISSING_FIELD.problemCode()));
        }
    }

    /// An unclosed value has swallowed everything after it, including the end of its entry.
    private static void keepOnlyUnclosed(List<Problem> problems) {
        for (DiagnosticCode problemCode :
                List.of(BibProblem.UNCLOSED_VALUE, BibProblem.UNCLOSED_BLOCK)) {
            if (problems.stream()
                    .anyMatch(problem -> problem.diagnostic().code().equals(problemCode))) {
                problems.removeIf(problem -> !BibProblem.isDamage(problem.diagnostic().code()));
                problems.removeIf(problem ->
                        problemCode.equals(BibProblem.UNCLOSED_VALUE)
                                && problem.diagnostic().code().equals(BibProblem.UNCLOSED_BLOCK));
                return;
            }
        }
    }

    /// The digits of `&#233;` are no footnote mark.
    private static void dropMarksOfEntities(List<Problem> problems) {
        List<Problem> entityProblems =
                problems.stream()
                        .filter(problem ->
                                problem.diagnostic()
                                        .code()
                                        .equals(ForeignMarkup.ENTITY.problemCode()))
                        .toList();
        problems.removeIf(problem ->
                problem.diagnostic().code().equals(SuspiciousNames.MARK_IN_NAME.problemCode())
                        && entityProblems.stream().anyMatch(it -> liesWithin(problem, it)));
    }

    private static boolean liesWithin(Problem innerProblem, Problem outerProblem) {
        Span innerSpan = innerProblem.diagnostic().span();
        Span outerSpan = outerProblem.diagnostic().span();
        return outerSpan.start() <= innerSpan.start() && innerSpan.end() <= outerSpan.end();
    }

    /// Nobody knows what an undefined `@string` stands for, so its value is not judged.
    private static void dropJudgementsOfUnknown(List<Problem> problems) {
        Set<Integer> undefinedOffsets =
                problems.stream()
                        .filter(problem ->
                                problem.diagnostic()
                                        .code()
                                        .equals(UndefinedNames.UNDEFINED_STRING.problemCode()))
                        .map(problem -> problem.diagnostic().span().start())
                        .collect(Collectors.toSet());
        problems.removeIf(problem ->
                undefinedOffsets.contains(problem.diagnostic().span().start())
                        && !BibProblem.isDamage(problem.diagnostic().code())
                        && !NAME_CODES.contains(problem.diagnostic().code()));
    }

    /// Whether fields cannot be read because of it, so that they only seem to be missing.
    private static boolean losesFields(DiagnosticCode problemCode) {
        return isDebris(problemCode)
                || problemCode.equals(BibProblem.ESCAPED_QUOTE)
                || problemCode.equals(LostFields.FIELDS_OUTSIDE.problemCode());
    }

    private static boolean isDebris(DiagnosticCode problemCode) {
        return DEBRIS_CODES.contains(problemCode);
    }
}
