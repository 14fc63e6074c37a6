package octavo.library;

import octavo.storage.FileStamp;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/// Detects changes that other programs make to a library's file, by polling. Our own writes, and
/// writes that change nothing, are not reported; a file is read only once it has been the same for
/// two polls, since another program may still be writing it. Not thread-safe.
public final class DiskWatch {
    private Optional<FileStamp> reportedStamp = Optional.empty();
    private Optional<FileStamp> candidateStamp = Optional.empty();

    /// Polls the disk.
    ///
    /// @param libraryFile the last known state of the file
    /// @return another program's version, reported once
    public Optional<LibraryFile> pollChange(LibraryFile libraryFile) throws IOException {
        Optional<FileStamp> currentStamp = readStamp(libraryFile);
        if (currentStamp.isEmpty() || currentStamp.equals(reportedStamp)) {
            return Optional.empty();
        }
        if (!currentStamp.equals(candidateStamp)) {
            candidateStamp = currentStamp;
            return Optional.empty();
        }
        return readChange(libraryFile, currentStamp);
    }

    /// Reads a file that is known to be complete.
    ///
    /// @return another version, reported once
    public Optional<LibraryFile> readChange(LibraryFile libraryFile) throws IOException {
        Optional<FileStamp> currentStamp = readStamp(libraryFile);
        return currentStamp.isEmpty() || currentStamp.equals(reportedStamp)
                ? Optional.empty()
                : readChange(libraryFile, currentStamp);
    }

    private Optional<LibraryFile> readChange(
            LibraryFile libraryFile, Optional<FileStamp> currentStamp) throws IOException {
        Optional<LibraryFile> changedFile = libraryFile.readExternalChange();
        reportedStamp = currentStamp;
        return changedFile;
    }

    /// A sync program may remove a file for a moment, so a missing file is not reported.
    private static Optional<FileStamp> readStamp(LibraryFile libraryFile) throws IOException {
        try {
            return Optional.of(FileStamp.of(libraryFile.path()));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }
}
