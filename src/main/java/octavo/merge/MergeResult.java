package octavo.merge;

import octavo.bib.BibFile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What came of a merge.
///
/// @param file the merged library; where a conflict is open it has ours, and theirs beside it in a
///   form that every reader of `.bib` files survives
/// @param conflicts those that are open, in the order of the file; none if the file is clean
/// @param sides what was merged
/// @param choices what has been chosen so far, by the number of the conflict
public record MergeResult(
        BibFile file,
        List<MergeConflict> conflicts,
        Sides sides,
        Map<Integer, ConflictChoice> choices) {

    /// The three states.
    public record Sides(BibFile base, BibFile ours, BibFile theirs) {}

    public MergeResult {
        conflicts = List.copyOf(conflicts);
        choices = Map.copyOf(choices);
    }

    static MergeResult of(Sides sides, Map<Integer, ConflictChoice> choices) {
        if (Merge.isSame(sides.ours(), sides.theirs())
                || Merge.isSame(sides.base(), sides.theirs())) {
            return new MergeResult(sides.ours(), List.of(), sides, choices);
        }
        return Merge.isSame(sides.base(), sides.ours())
                ? new MergeResult(sides.theirs(), List.of(), sides, choices)
                : Merge.inFull(sides, choices);
    }

    /// Whether nothing is left to be settled.
    public boolean isClean() {
        return conflicts.isEmpty();
    }

    /// The same merge with conflicts settled.
    ///
    /// @param more choices by the numbers of conflicts; they replace earlier ones for the same
    public MergeResult with(Map<Integer, ConflictChoice> more) {
        Map<Integer, ConflictChoice> all = new HashMap<>(choices);
        all.putAll(more);
        return of(sides, all);
    }

    /// The same merge with all conflicts that are open settled in the same way.
    public MergeResult withAll(ConflictChoice choice) {
        Map<Integer, ConflictChoice> all = new HashMap<>();
        conflicts.forEach(conflict -> all.put(conflict.number(), choice));
        return with(all);
    }
}
