package octavo.merge;

import octavo.bib.BibFile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The result of a merge.
///
/// @param file the merged library; an open conflict has our version, and theirs next to it in a
///   form that every `.bib` parser accepts
/// @param conflicts the open ones, in file order; none if the merge is clean
/// @param sides the three inputs
/// @param choices the choices so far, by conflict number
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

    /// Whether no conflict is open.
    public boolean isClean() {
        return conflicts.isEmpty();
    }

    /// The same merge with conflicts resolved.
    ///
    /// @param more choices by conflict number; they override earlier ones
    public MergeResult with(Map<Integer, ConflictChoice> more) {
        Map<Integer, ConflictChoice> all = new HashMap<>(choices);
        all.putAll(more);
        return of(sides, all);
    }

    /// The same merge with all open conflicts resolved the same way.
    public MergeResult withAll(ConflictChoice choice) {
        Map<Integer, ConflictChoice> all = new HashMap<>();
        conflicts.forEach(conflict -> all.put(conflict.number(), choice));
        return with(all);
    }
}
