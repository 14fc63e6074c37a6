package octavo.library;

import octavo.storage.FileStamp;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/// Notices what other programs write to a library's file, when it is asked from time to time. Our
/// own writes, and those that change nothing, are not news; a file is read once it has been the
/// same for two looks, since somebody may be in the middle of writing it. It is not for several
/// threads at once.
public final class DiskWatch {
    private Optional<FileStamp> known = Optional.empty();
    private Optional<FileStamp> candidate = Optional.empty();

    /// Looks at the disk.
    ///
    /// @param file what is known of the file
    /// @return what another program made of it, once
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

    /// A sync program may take a file away for a moment; it is no news that a file is gone.
    private static Optional<FileStamp> stamp(LibraryFile file) throws IOException {
        try {
            return Optional.of(FileStamp.of(file.path()));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }
}
