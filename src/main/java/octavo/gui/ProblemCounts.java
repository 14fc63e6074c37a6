package octavo.gui;

import octavo.check.Check;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.library.Library;
import octavo.text.Diagnostic.Severity;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

/// The number of problems in a library, hints excluded.
///
/// @param problems their number
/// @param slots the slots with problems
/// @param among by slot, the problems that only show beside other entries, such as a key that two
///   have; not all of them if there are very many
record ProblemCounts(int problems, BitSet slots, Map<Integer, List<Problem>> among) {
    private static final int MOST_AMONG = 10_000;

    static final ProblemCounts NONE = new ProblemCounts(0, new BitSet(), Map.of());

    static ProblemCounts of(Library library, CheckDecisions decisions) {
        Map<Integer, List<Problem>> among = new HashMap<>();
        BitSet slots = new BitSet();
        int[] problems = new int[1];
        Check.each(
                library,
                decisions,
                problem -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                    if (problem.what().code().severity() != Severity.HINT) {
                        problems[0]++;
                        int slot = library.slots().get(problem.item()).number();
                        slots.set(slot);
                        if (among.size() < MOST_AMONG
                                && !Check.isAlone(problem.what().code().id())) {
                            among.computeIfAbsent(slot, _ -> new ArrayList<>()).add(problem);
                        }
                    }
                });
        return new ProblemCounts(problems[0], slots, among);
    }

    /// The problems of a slot that only show beside other entries.
    List<Problem> amongOthers(int slot) {
        return among.getOrDefault(slot, List.of());
    }
}
