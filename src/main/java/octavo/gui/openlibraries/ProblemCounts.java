package octavo.gui.openlibraries;

import octavo.bib.BibEntry;
import octavo.check.CheckCatalogue;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.check.RetractedWorks;
import octavo.gui.entries.RowHighlights.NoticedSlots;
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
/// @param problemCount their number
/// @param outsideEntries how many of them are in no entry
/// @param slots the entries with problems
/// @param noticedSlots the entries whose works were retracted or corrected
/// @param jointProblems by slot, the problems that only show beside other entries, such as a key
///   that two have; not all of them if there are very many
public record ProblemCounts(
        int problemCount,
        int outsideEntries,
        BitSet slots,
        NoticedSlots noticedSlots,
        Map<Integer, List<Problem>> jointProblems) {
    private static final int MAX_JOINT_SLOTS = 10_000;

    static final ProblemCounts NONE =
            new ProblemCounts(0, 0, new BitSet(), NoticedSlots.NONE, Map.of());

    static ProblemCounts of(Library library, CheckDecisions decisions) {
        Map<Integer, List<Problem>> jointProblems = new HashMap<>();
        BitSet slots = new BitSet();
        NoticedSlots noticedSlots = new NoticedSlots(new BitSet(), new BitSet());
        int[] problemCount = new int[1];
        int[] outsideEntries = new int[1];
        CheckCatalogue.forEachProblem(
                library,
                decisions,
                problem -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                    Slot slot = library.slots().get(problem.itemIndex());
                    if (RetractedWorks.isRetraction(problem)) {
                        noticedSlots.retractedSlots().set(slot.number());
                    } else if (RetractedWorks.isCorrection(problem)) {
                        noticedSlots.correctedSlots().set(slot.number());
                    }
                    if (problem.diagnostic().code().isHint()) {
                        return;
                    }
                    problemCount[0]++;
                    if (!(slot.item() instanceof BibEntry)) {
                        outsideEntries[0]++;
                        return;
                    }
                    slots.set(slot.number());
                    if (jointProblems.size() < MAX_JOINT_SLOTS
                            && !CheckCatalogue.isFoundPerEntry(problem.diagnostic().code().id())) {
                        jointProblems
                                .computeIfAbsent(slot.number(), _ -> new ArrayList<>())
                                .add(problem);
                    }
                });
        return new ProblemCounts(
                problemCount[0], outsideEntries[0], slots, noticedSlots, jointProblems);
    }

    /// The problems of a slot that only show beside other entries.
    List<Problem> jointProblemsAt(int slot) {
        return jointProblems.getOrDefault(slot, List.of());
    }
}
