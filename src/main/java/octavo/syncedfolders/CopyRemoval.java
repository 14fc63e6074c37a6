package octavo.syncedfolders;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.library.LibraryFile;
import octavo.recovery.VersionStore;
import octavo.storage.ContentDigest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;

/// Removes conflicted copies whose content is in the library. What they contained is kept: the
/// library's copies as versions, the others beside them in the state folder.
public final class CopyRemoval {
    private CopyRemoval() {}

    /// Removes a copy, unless it has changed since it was read.
    ///
    /// @param knownBytes what was merged
    /// @return whether it is gone
    public static boolean removeMerged(Path stateFolder, ConflictCopy copy, byte[] knownBytes)
            throws IOException {
        if (!Files.exists(copy.copyPath(), LinkOption.NOFOLLOW_LINKS)) {
            return true; // another computer has merged and removed it
        }
        if (!isContentOf(copy.copyPath(), knownBytes)) {
            return false;
        }
        keepContent(VersionStore.of(stateFolder, copy.libraryPath()), copy, knownBytes);
        Files.deleteIfExists(copy.copyPath());
        return true;
    }

    /// Whether a file has exactly these bytes.
    public static boolean isContentOf(Path path, byte[] knownBytes) throws IOException {
        try {
            return Arrays.equals(LibraryFile.readBytes(path), knownBytes);
        } catch (NoSuchFileException _) {
            return false;
        }
    }

    private static void keepContent(VersionStore versionStore, ConflictCopy copy, byte[] knownBytes)
            throws IOException {
        switch (copy.copiedFile()) {
            case LIBRARY -> {
                BibFile copiedFile = BibParser.parse(knownBytes);
                versionStore.keepCopy(copiedFile, Instant.now());
            }
            case SIDECAR, RECEIPTS -> {
                String digestStart = ContentDigest.hexDigest(knownBytes).substring(0, 12);
                String extension =
                        copy.copiedFile() == ConflictCopy.CopiedFile.SIDECAR ? "json" : "receipts";
                versionStore.keepFile(digestStart + "." + extension, knownBytes);
            }
        }
    }
}
