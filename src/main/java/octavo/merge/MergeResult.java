package octavo.merge;

import octavo.bib.BibFile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The result of a merge.
///
/// @param mergedFile the merged library; an open conflict has our version, and theirs next to it in
///   a form that every `.bib` parser accepts
/// @param openConflicts the open ones, in file order; none if the merge is clean
/// @param sides the three inputs
/// @param choicesByNumber the choices so far, by conflict number
public record MergeResult(
        BibFile mergedFile,
        List<MergeConflict> openConflicts,
        MergeSides sides,
        Map<Integer, ConflictChoice> choicesByNumber) {

    /// The three states.
    public record MergeSides(BibFile base, BibFile ours, BibFile theirs) {}

    public MergeResult {
        openConflicts = List.copyOf(openConflicts);
        choicesByNumber = Map.copyOf(choicesByNumber);
    }

    static MergeResult of(MergeSides sides, Map<Integer, ConflictChoice> choicesByNumber) {
        if (sides.ours().hasSameBytes(sides.theirs())
                || sides.base().hasSameBytes(sides.theirs())) {
            return new MergeResult(sides.ours(), List.of(), sides, choicesByNumber);
        }
        return sides.base().hasSameBytes(sides.ours())
                ? new MergeResult(sides.theirs(), List.of(), sides, choicesByNumber)
                : Merge.mergeFully(sides, choicesByNumber);
    }

    /// Whether no conflict is open.
    public boolean isClean() {
        return openConflicts.isEmpty();
    }

    /// The same merge with conflicts resolved.
    ///
    /// @param newChoices choices by conflict number; they override earlier ones
    public MergeResult withChoices(Map<Integer, ConflictChoice> newChoices) {
        Map<Integer, ConflictChoice> allChoices = new HashMap<>(choicesByNumber);
        allChoices.putAll(newChoices);
        return of(sides, allChoices);
    }

    /// The same merge with all open conflicts resolved the same way.
    public MergeResult resolveAll(ConflictChoice choice) {
        Map<Integer, ConflictChoice> allChoices = new HashMap<>();
        openConflicts.forEach(conflict -> allChoices.put(conflict.number(), choice));
        return withChoices(allChoices);
    }
}
