package octavo.gui;

import octavo.bib.BibEntry;
import octavo.check.Check;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

/// The number of problems in a library, hints excluded.
///
/// @param problems their number
/// @param elsewhere how many of them are in no entry
/// @param slots the entries with problems
/// @param among by slot, the problems that only show beside other entries, such as a key that two
///   have; not all of them if there are very many
record ProblemCounts(int problems, int elsewhere, BitSet slots, Map<Integer, List<Problem>> among) {
    private static final int MOST_AMONG = 10_000;

    static final ProblemCounts NONE = new ProblemCounts(0, 0, new BitSet(), Map.of());

    static ProblemCounts of(Library library, CheckDecisions decisions) {
        Map<Integer, List<Problem>> among = new HashMap<>();
        BitSet slots = new BitSet();
        int[] problems = new int[1];
        int[] elsewhere = new int[1];
        Check.each(
                library,
                decisions,
                problem -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                    if (problem.what().code().isHint()) {
                        return;
                    }
                    problems[0]++;
                    Slot slot = library.slots().get(problem.item());
                    if (!(slot.item() instanceof BibEntry)) {
                        elsewhere[0]++;
                        return;
                    }
                    slots.set(slot.number());
                    if (among.size() < MOST_AMONG && !Check.isAlone(problem.what().code().id())) {
                        among.computeIfAbsent(slot.number(), _ -> new ArrayList<>()).add(problem);
                    }
                });
        return new ProblemCounts(problems[0], elsewhere[0], slots, among);
    }

    /// The problems of a slot that only show beside other entries.
    List<Problem> amongOthers(int slot) {
        return among.getOrDefault(slot, List.of());
    }
}
