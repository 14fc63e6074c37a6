package octavo.check;

import octavo.library.Work;
import octavo.retractions.RetractionTable;
import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;
import octavo.text.LocalizedSentence;

import java.util.List;

/// Works that were retracted, and quietly those that were corrected, as far as that is known on
/// this computer.
///
/// @param knownNotices nothing is asked for
public record RetractedWorks(RetractionTable knownNotices) implements EntryCheck {
    private static final ProblemRule RETRACTED =
            ProblemRule.warning(
                    "retracted-work",
                    "a work was retracted, or its publisher has expressed concern");
    private static final ProblemRule CORRECTED =
            ProblemRule.hint("corrected-work", "a work was corrected later");

    public static final List<ProblemRule> RULES = List.of(RETRACTED, CORRECTED);

    @Override
    public List<ProblemRule> rules() {
        return RULES;
    }

    @Override
    public Check withNotices(RetractionTable newNotices) {
        return new RetractedWorks(newNotices);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        return knownNotices.noticesByDoi().isEmpty()
                ? List.of()
                : checkedItem
                        .work()
                        .doi()
                        .map(doi -> problemsOf(checkedItem.work(), knownNotices.noticesOf(doi)))
                        .orElse(List.of());
    }

    /// What to report about a work, where it states its DOI.
    public static List<Problem> problemsOf(Work work, List<UpdateNotice> notices) {
        return notices.stream()
                .filter(it -> it.kind() != UpdateKind.REINSTATEMENT)
                .map(it -> problemOf(work, it))
                .distinct()
                .toList();
    }

    private static Problem problemOf(Work work, UpdateNotice notice) {
        ProblemRule rule = notice.kind().isAlarm() ? RETRACTED : CORRECTED;
        return rule.problemAt(
                work.index(),
                work.entry().findValueSpan("doi").orElse(work.entry().headSpan()),
                LocalizedSentence.of("{0}: {1}", work.key(), notice.sentence()));
    }

    /// Whether a problem says that a work was retracted.
    public static boolean isRetraction(Problem problem) {
        return problem.diagnostic().code().equals(RETRACTED.problemCode());
    }

    /// Whether problems by a rule are works that were retracted.
    public static boolean isRetraction(ProblemRule rule) {
        return rule.problemCode().equals(RETRACTED.problemCode());
    }

    /// Whether a problem says that a work was corrected.
    public static boolean isCorrection(Problem problem) {
        return problem.diagnostic().code().equals(CORRECTED.problemCode());
    }
}
