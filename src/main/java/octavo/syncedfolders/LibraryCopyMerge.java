package octavo.syncedfolders;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.library.LibraryFile;
import octavo.merge.ConflictChoice.MergeSide;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryDifference;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.recovery.LibrarySize;
import octavo.recovery.VersionStore;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A conflicted copy of a library, merged with the library. Nothing is written but a version, which
/// keeps the copy.
///
/// @param oddity what is odd about the copy; then it is not to be merged unless somebody says so,
///   which only one that has shrunk can be
/// @param hasAncestor whether a common ancestor is known
/// @param isAsOnDisk whether the copy is what is in the library's file. Then a sync program has put
///   it aside for something else, which has yet to arrive: until then only the copy keeps it
public record LibraryCopyMerge(
        ConflictCopy copy,
        BibFile copiedFile,
        MergeResult mergeResult,
        Optional<PartialContent> oddity,
        boolean hasAncestor,
        boolean isAsOnDisk) {

    /// A library and what is on the disk of it.
    ///
    /// @param shownFile the library, which may have unsaved edits
    public record MergedLibrary(Path libraryPath, BibFile diskFile, BibFile shownFile) {
        /// A library without unsaved edits.
        public static MergedLibrary of(LibraryFile libraryFile) {
            BibFile diskFile = libraryFile.library().file();
            return new MergedLibrary(libraryFile.path(), diskFile, diskFile);
        }
    }

    /// Reads the copy and merges it.
    public static LibraryCopyMerge of(Path stateFolder, MergedLibrary library, ConflictCopy copy)
            throws IOException {
        BibFile copiedFile = BibParser.parse(LibraryFile.readBytes(copy.copyPath()));
        Optional<PartialContent> oddity = PartialContent.ofCopy(library.shownFile(), copiedFile);
        if (oddity.isPresent()) {
            BibFile shownFile = library.shownFile();
            MergeResult unmerged = Merge.of(shownFile, shownFile, shownFile);
            return new LibraryCopyMerge(copy, copiedFile, unmerged, oddity, false, false);
        }
        VersionStore versionStore = VersionStore.of(stateFolder, library.libraryPath());
        Optional<ProvedAncestor.FoundAncestor> ancestor =
                ProvedAncestor.find(
                        SeenHistory.of(versionStore).withPresent(library.diskFile()),
                        new ProvedAncestor.ComparedSides(
                                library.diskFile(),
                                library.shownFile(),
                                copiedFile,
                                Optional.empty()));
        MergeResult mergeResult =
                Merge.of(
                        ancestor.map(ProvedAncestor.FoundAncestor::safePart)
                                .orElseGet(() -> BibParser.parse("")),
                        library.shownFile(),
                        copiedFile);
        LibrarySize sizeBefore =
                ancestor.map(ProvedAncestor.FoundAncestor::stateSize)
                        .orElseGet(() -> LibrarySize.of(library.diskFile()));
        boolean hasShrunk = LibrarySize.of(copiedFile).isSuspiciousAfter(sizeBefore);
        // Even one that is only merged if somebody says so: what is first seen in the library once
        // it is merged would count as written here.
        versionStore.storeCopy(copiedFile, Instant.now());
        return new LibraryCopyMerge(
                copy,
                copiedFile,
                mergeResult,
                hasShrunk ? Optional.of(PartialContent.SHRUNK) : Optional.empty(),
                ancestor.isPresent(),
                copiedFile.hasSameBytes(library.diskFile()));
    }

    /// The library with what the copy adds and changes, but for the conflicts.
    public BibFile cleanPart() {
        return mergeResult.resolveAll(MergeSide.OURS).mergedFile();
    }

    /// Whether the library would have another encoding with it. Then it is not to be merged.
    public boolean isRecoded() {
        return cleanPart().encoding() != mergeResult.sides().ours().encoding();
    }

    /// Whether the copy has anything that the library has not.
    public boolean hasNews() {
        return !mergeResult.isClean() || !cleanChanges().isEmpty();
    }

    /// What the clean part changes in the library.
    public List<LibraryChange> cleanChanges() {
        return LibraryDifference.between(mergeResult.sides().ours(), cleanPart());
    }
}
