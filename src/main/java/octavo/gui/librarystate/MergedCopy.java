package octavo.gui.librarystate;

import octavo.library.History;
import octavo.syncedfolders.ConflictCopy;

/// A conflicted copy merged into an open library. It is removed once the library is saved with it,
/// but not while the merge is undone.
final class MergedCopy {
    private final ConflictCopy copy;
    private final byte[] copiedBytes;
    private int undoneSteps;
    private int mergedState;

    MergedCopy(ConflictCopy copy, byte[] copiedBytes) {
        this.copy = copy;
        this.copiedBytes = copiedBytes;
    }

    ConflictCopy copy() {
        return copy;
    }

    byte[] copiedBytes() {
        return copiedBytes;
    }

    /// Follows a step of the merge that is undone and redone.
    History.SideEffect followStep() {
        return new History.SideEffect(() -> undoneSteps++, () -> undoneSteps--);
    }

    /// Records the state of the library that contains all of it.
    void setMergedState(int stateNumber) {
        mergedState = stateNumber;
    }

    /// Whether a saved state contains it.
    boolean isIn(int savedState) {
        return undoneSteps == 0 && savedState >= mergedState;
    }
}
