package octavo.syncedfolders;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.library.LibraryFile;
import octavo.recovery.StateOrigins;
import octavo.recovery.VersionStore;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Finds the common ancestor of an open library and of what another program has written to its
/// file. Usually it is what was in the file before. But where a conflicted copy lies beside it, or
/// has been found to be just that, a sync program has preferred another state: it was perhaps not
/// made from what was there, and has not removed what it lacks. A file that is only perhaps a copy,
/// such as `papers 2.bib`, counts as one if it has what was in the file before.
public final class FileAncestor {
    private FileAncestor() {}

    /// The base to merge with; without entries, if nothing is known of an ancestor.
    ///
    /// @param includedFile the newest state of the file that the library includes
    /// @param shownFile the library, which may have unsaved edits
    public static BibFile find(
            Path stateFolder, LibraryFile includedFile, BibFile shownFile, BibFile newFile)
            throws IOException {
        BibFile fileBefore = includedFile.library().file();
        VersionStore versionStore = VersionStore.of(stateFolder, includedFile.path());
        String digestBefore = StateOrigins.digestOf(fileBefore);
        List<byte[]> copies = readCopies(includedFile.path(), fileBefore.bytes());
        boolean isSetAside =
                versionStore.origins().isSetAside(digestBefore)
                        || copies.stream()
                                .anyMatch(copy -> Arrays.equals(copy, fileBefore.bytes()));
        if (!isSetAside && copies.isEmpty()) {
            return fileBefore;
        }
        return ProvedAncestor.find(
                        SeenHistory.of(versionStore).withPresent(fileBefore),
                        new ProvedAncestor.ComparedSides(
                                fileBefore,
                                shownFile,
                                newFile,
                                isSetAside ? Optional.of(digestBefore) : Optional.empty()))
                .map(ProvedAncestor.FoundAncestor::safePart)
                .orElseGet(() -> BibParser.parse(""));
    }

    private static List<byte[]> readCopies(Path libraryPath, byte[] bytesBefore)
            throws IOException {
        List<byte[]> copies = new ArrayList<>();
        for (ConflictCopy copy : ConflictCopy.besideLibrary(libraryPath)) {
            try {
                if (copy.copiedFile() == ConflictCopy.CopiedFile.LIBRARY) {
                    byte[] copiedBytes = LibraryFile.readBytes(copy.copyPath());
                    if (copy.isCertain() || Arrays.equals(copiedBytes, bytesBefore)) {
                        copies.add(copiedBytes);
                    }
                }
            } catch (NoSuchFileException _) {
                // merged and removed just now
            }
        }
        return copies;
    }
}
