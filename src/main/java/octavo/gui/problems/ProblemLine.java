package octavo.gui.problems;

import octavo.check.ProblemRule;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.gui.problems.ProblemList.ProblemFinding;

import java.util.Optional;

/// A line of the problem list: a rule, or a problem.
///
/// @param problemCount the number of the rule's problems
record ProblemLine(ProblemRule problemRule, int problemCount, Optional<ProblemFinding> finding) {
    static ProblemLine of(OfRule ruleFindings) {
        return new ProblemLine(
                ruleFindings.problemRule(), ruleFindings.problemCount(), Optional.empty());
    }

    static ProblemLine of(OfRule ruleFindings, ProblemFinding finding) {
        return new ProblemLine(
                ruleFindings.problemRule(), ruleFindings.problemCount(), Optional.of(finding));
    }

    /// The clean-up that fixes it.
    Optional<String> cleanUpId() {
        return problemRule.cleanUpId();
    }
}
