package octavo.gui.librarystate;

import octavo.merge.MergeResult;
import octavo.merge.MergeResult.MergeSides;
import octavo.sharedlibraries.ConflictPolicy;

import java.util.Optional;

/// Lets an exchange write only what the user has chosen. A merge that the choice was not about is
/// kept for the next question.
final class AskedConflicts implements ConflictPolicy {
    private final Optional<MergeResult> settledMerge;
    private volatile Optional<MergeResult> openMerge = Optional.empty();

    AskedConflicts(Optional<MergeResult> settledMerge) {
        this.settledMerge = settledMerge;
    }

    @Override
    public Optional<MergeResult> settle(MergeResult mergeResult) {
        Optional<MergeResult> answer =
                settledMerge.filter(settled -> isSame(settled.sides(), mergeResult.sides()));
        openMerge = answer.isPresent() ? Optional.empty() : Optional.of(mergeResult);
        return answer;
    }

    /// The merge about which nobody was asked yet.
    Optional<MergeResult> openMerge() {
        return openMerge;
    }

    private static boolean isSame(MergeSides sides, MergeSides otherSides) {
        return sides.base().hasSameBytes(otherSides.base())
                && sides.ours().hasSameBytes(otherSides.ours())
                && sides.theirs().hasSameBytes(otherSides.theirs());
    }
}
