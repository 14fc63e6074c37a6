package octavo.gui.librarystate;

import octavo.bib.BibFile;
import octavo.library.History;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.syncedfolders.ConflictCopy;
import octavo.syncedfolders.LibraryCopyMerge;

import java.util.Optional;

/// A conflicted copy merged into an open library. It is removed once the library is saved with it,
/// but not while the merge is undone.
final class MergedCopy {
    private final LibraryCopyMerge copyMerge;
    private Optional<BibFile> settledFile = Optional.empty();
    private int undoneSteps;
    private int mergedState;

    MergedCopy(LibraryCopyMerge copyMerge) {
        this.copyMerge = copyMerge;
    }

    ConflictCopy copy() {
        return copyMerge.copy();
    }

    byte[] copiedBytes() {
        return copyMerge.copiedFile().bytes();
    }

    /// Follows a step of the merge that is undone and redone.
    History.SideEffect followStep() {
        return new History.SideEffect(() -> undoneSteps++, () -> undoneSteps--);
    }

    /// Records what the user's choices between it and the library have led to.
    void setSettledFile(BibFile newFile) {
        settledFile = Optional.of(newFile);
    }

    /// Records the state of the library that contains all of it.
    void setMergedState(int stateNumber) {
        mergedState = stateNumber;
    }

    /// Whether a saved state may contain it: that state was made after the merge, which is not
    /// undone. Later edits may have removed its content again.
    boolean precedes(int savedState) {
        return undoneSteps == 0 && savedState >= mergedState;
    }

    /// Whether a saved library contains it: merging it again would change nothing, nor would
    /// merging what the user's choices have led to. Takes as long as a merge.
    boolean isContainedIn(BibFile savedFile) {
        return isContained(copyMerge.copiedFile(), savedFile)
                || settledFile.filter(it -> isContained(it, savedFile)).isPresent();
    }

    private boolean isContained(BibFile wantedFile, BibFile savedFile) {
        BibFile baseFile = copyMerge.mergeResult().sides().base();
        MergeResult repeatedMerge = Merge.of(baseFile, savedFile, wantedFile);
        return repeatedMerge.isClean() && repeatedMerge.mergedFile().hasSameBytes(savedFile);
    }
}
