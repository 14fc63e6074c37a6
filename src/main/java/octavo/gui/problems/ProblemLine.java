package octavo.gui.problems;

import octavo.check.ProblemRule;
import octavo.gui.problems.ProblemList.Found;
import octavo.gui.problems.ProblemList.OfRule;

import java.util.Optional;

/// A line of the problem list: a rule, or a problem.
///
/// @param count the number of the rule's problems
record ProblemLine(ProblemRule rule, int count, Optional<Found> found) {
    static ProblemLine of(OfRule rule) {
        return new ProblemLine(rule.rule(), rule.count(), Optional.empty());
    }

    static ProblemLine of(OfRule rule, Found found) {
        return new ProblemLine(rule.rule(), rule.count(), Optional.of(found));
    }

    /// The clean-up that fixes it.
    Optional<String> fix() {
        return rule.cleanUpId();
    }
}
