package octavo.library;

import octavo.storage.FileStamp;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/// Detects changes that other programs make to a library's file, by polling. Our own writes, and
/// writes that change nothing, are not reported; a file is read only once it has been the same for
/// two polls, since another program may still be writing it. Not thread-safe.
public final class DiskWatch {
    private Optional<FileStamp> known = Optional.empty();
    private Optional<FileStamp> candidate = Optional.empty();

    /// Polls the disk.
    ///
    /// @param file the last known state of the file
    /// @return another program's version, reported once
    public Optional<LibraryFile> look(LibraryFile file) throws IOException {
        Optional<FileStamp> now = stamp(file);
        if (now.isEmpty() || now.equals(known)) {
            return Optional.empty();
        }
        if (!now.equals(candidate)) {
            candidate = now;
            return Optional.empty();
        }
        Optional<LibraryFile> changed = file.changedOnDisk();
        known = now;
        return changed;
    }

    /// A sync program may remove a file for a moment, so a missing file is not reported.
    private static Optional<FileStamp> stamp(LibraryFile file) throws IOException {
        try {
            return Optional.of(FileStamp.of(file.path()));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }
}
