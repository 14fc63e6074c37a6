package octavo.library;

import octavo.bib.BibFile;
import octavo.bib.BibParser;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;

/// A library's file: where it is and the bytes that it had when we last read or wrote it. The path
/// holds exactly the old or exactly the new bytes at every instant of saving.
///
/// @param library the state that is on disk as we know it
/// @param isOnDisk false for a library that has not been saved yet
public record LibraryFile(Path path, Library library, boolean isOnDisk) {

    /// The file changed on disk since it was read, so saving would overwrite what nobody has seen.
    public static final class ChangedOnDisk extends FileSystemException {
        private static final long serialVersionUID = 1;

        ChangedOnDisk(Path path) {
            super(path.toString(), null, "it was changed by another program since it was opened");
        }
    }

    public static LibraryFile load(Path path) throws IOException {
        return new LibraryFile(path, Library.of(BibParser.parse(Files.readAllBytes(path))), true);
    }

    /// A library that is to be saved under a path where nothing is yet.
    public static LibraryFile fresh(Path path, Library library) {
        return new LibraryFile(path, library, false);
    }

    /// Writes another state of the library, and gives the file as it is then.
    public LibraryFile save(Library state) throws IOException {
        BibFile file = state.file();
        if (!ReadBack.isSame(library.file(), file)) {
            throw new IllegalStateException("the bytes to be written do not read back");
        }
        Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
        if (Files.exists(target)) {
            checkUnchanged(target);
            checkWritable(target);
        }
        replace(target, file);
        if (!isIn(target, file)) {
            throw new FileSystemException(
                    target.toString(), null, "what was written does not read back the same");
        }
        return new LibraryFile(path, state, true);
    }

    /// A file that somebody removed is no obstacle: saving puts it back, its content is in our
    /// hands.
    private void checkUnchanged(Path target) throws IOException {
        if (!isOnDisk || !isIn(target, library.file())) {
            throw new ChangedOnDisk(path);
        }
    }

    private static boolean isIn(Path target, BibFile file) throws IOException {
        try (FileChannel in = FileChannel.open(target, StandardOpenOption.READ)) {
            return file.isIn(in);
        }
    }

    /// Renaming over a file that its owner made read-only would work; it is not what he meant.
    private static void checkWritable(Path target) throws IOException {
        FileChannel.open(target, StandardOpenOption.WRITE).close();
    }

    private static void replace(Path target, BibFile file) throws IOException {
        Path folder =
                Objects.requireNonNull(target.toAbsolutePath().getParent(), "a file has a folder");
        Path temporary = temporary(folder, target);
        try {
            try (FileChannel out = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                file.writeTo(out);
                out.force(true);
            }
            Files.move(
                    temporary,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
        syncFolder(folder);
    }

    private static boolean isPosix(Path target) {
        return target.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /// The temporary file never allows more than the file that it will be.
    private static Path temporary(Path folder, Path target) throws IOException {
        String prefix = "." + target.getFileName() + ".";
        if (!isPosix(target)) {
            return Files.createTempFile(folder, prefix, ".tmp");
        }
        boolean exists = Files.exists(target);
        Set<PosixFilePermission> permissions =
                exists
                        ? Files.getPosixFilePermissions(target)
                        : PosixFilePermissions.fromString("rw-rw-rw-");
        Path temporary =
                Files.createTempFile(
                        folder, prefix, ".tmp", PosixFilePermissions.asFileAttribute(permissions));
        if (exists) {
            // The system took away what its mask for new files forbids.
            Files.setPosixFilePermissions(temporary, permissions);
        }
        return temporary;
    }

    /// Makes the rename durable, where the system lets a folder be opened.
    private static void syncFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException _) {
            // Windows does not open folders; there the rename is made durable by the system.
        }
    }
}
