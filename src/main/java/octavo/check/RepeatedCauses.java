package octavo.check;

import octavo.library.Library;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.LocalizedSentence;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reports what is missing once, where it is first used: a library whose `@string`s or proceedings
/// are in another file has thousands of uses. Where many names are missing, that file is.
final class RepeatedCauses {
    private static final Map<DiagnosticCode, Check> CHECKS_BY_CODE =
            Map.of(
                    UndefinedNames.UNDEFINED_STRING.problemCode(), new UndefinedNames(),
                    BrokenReferences.UNDEFINED_PARENT.problemCode(), new BrokenReferences());

    /// As many are no typing errors.
    private static final int MANY_NAMES = 20;

    private final Library library;
    private final int firstIndex;
    private final Map<DiagnosticCode, Map<String, Integer>> usesByName = new HashMap<>();
    private final Set<LocalizedSentence> reportedMessages = new HashSet<>();

    /// @param firstIndex the first item whose problems are reported
    RepeatedCauses(Library library, int firstIndex) {
        this.library = library;
        this.firstIndex = firstIndex;
    }

    /// The problem as it is reported; empty if its cause has been.
    Optional<Problem> reportOnce(Problem problem) {
        Diagnostic diagnostic = problem.diagnostic();
        if (!CHECKS_BY_CODE.containsKey(diagnostic.code())) {
            return Optional.of(problem);
        }
        Map<String, Integer> uses = usesByName.computeIfAbsent(diagnostic.code(), this::countUses);
        String name = missingName(problem);
        int useCount = uses.getOrDefault(name, 1);
        LocalizedSentence message =
                uses.size() > MANY_NAMES
                        ? messageForMany(diagnostic, uses)
                        : useCount > 1
                                ? messageForSeveral(diagnostic, name, useCount)
                                : diagnostic.message();
        boolean isFirst =
                useCount == 1 && uses.size() <= MANY_NAMES || reportedMessages.add(message);
        return isFirst
                ? Optional.of(
                        new Problem(
                                problem.itemIndex(),
                                new Diagnostic(diagnostic.span(), diagnostic.code(), message),
                                problem.cleanUpId()))
                : Optional.empty();
    }

    private static String missingName(Problem problem) {
        return String.valueOf(problem.diagnostic().message().arguments().getFirst());
    }

    private Map<String, Integer> countUses(DiagnosticCode code) {
        ProblemFinder problemFinder =
                Optional.ofNullable(CHECKS_BY_CODE.get(code)).orElseThrow().newFinder(library);
        Map<String, Integer> uses = new HashMap<>();
        for (int i = firstIndex; i < library.slots().size(); i++) {
            for (Problem problem :
                    UnreadableEntries.problems(problemFinder, new CheckedItem(library, i))) {
                if (problem.diagnostic().code().equals(code)) {
                    uses.merge(missingName(problem), 1, Integer::sum);
                }
            }
        }
        return uses;
    }

    private static LocalizedSentence messageForSeveral(
            Diagnostic diagnostic, String name, int useCount) {
        return isAboutStrings(diagnostic)
                ? LocalizedSentence.of(
                        "No @string before this entry defines {0}, which is used {1} times.",
                        name, useCount)
                : LocalizedSentence.of(
                        "There is no entry {0}, to which {1} entries refer.", name, useCount);
    }

    private static LocalizedSentence messageForMany(
            Diagnostic diagnostic, Map<String, Integer> uses) {
        int useCount = uses.values().stream().mapToInt(Integer::intValue).sum();
        String example =
                uses.entrySet().stream()
                        .min(
                                Map.Entry.<String, Integer>comparingByValue()
                                        .reversed()
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .orElseThrow()
                        .getKey();
        return isAboutStrings(diagnostic)
                ? LocalizedSentence.of(
                        "No @string defines {0} names, such as {1}, in {2} places. If they are in"
                                + " another file, check both files together.",
                        uses.size(), example, useCount)
                : LocalizedSentence.of(
                        "{0} entries to which others refer are missing, such as {1}, in {2} places."
                                + " If they are in another file, check both files together.",
                        uses.size(), example, useCount);
    }

    private static boolean isAboutStrings(Diagnostic diagnostic) {
        return diagnostic.code().equals(UndefinedNames.UNDEFINED_STRING.problemCode());
    }
}
