package octavo.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.UUID;

/// Writes a small file that only its owner can read, in a folder that only its owner can access.
/// Its path holds all of the old bytes or all of the new ones.
public final class PrivateFile {
    private PrivateFile() {}

    /// Creates or replaces a file, with its folder, and waits for the disk.
    public static void writeFile(Path path, byte[] bytes) throws IOException {
        writeFile(path, bytes, true);
        DurableFile.syncFolder(path.toAbsolutePath().resolveSibling("").normalize());
    }

    /// Writes at an offset of a file that only grows, which is created if it is not there, and
    /// waits for the disk. What was after the offset goes.
    public static void continueFile(Path path, long offset, byte[] bytes) throws IOException {
        var openOptions = Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try (FileChannel fileChannel =
                FileChannel.open(path, openOptions, ownerOnlyAttributes(path))) {
            fileChannel.truncate(offset);
            ByteBuffer remainingBytes = ByteBuffer.wrap(bytes);
            while (remainingBytes.hasRemaining()) {
                fileChannel.write(remainingBytes, offset + remainingBytes.position());
            }
            fileChannel.force(true);
        }
    }

    /// Creates or replaces a file without waiting for the disk: after a power cut the file may be
    /// missing or incomplete.
    static void writeQuickly(Path path, byte[] bytes) throws IOException {
        writeFile(path, bytes, false);
    }

    private static void writeFile(Path path, byte[] bytes, boolean isDurable) throws IOException {
        Path file = path.toAbsolutePath();
        Path folder = file.resolveSibling("").normalize();
        DurableFile.createPrivateFolder(folder);
        Path temporaryFile = folder.resolve(".octavo-" + UUID.randomUUID() + ".tmp");
        try {
            fillFile(temporaryFile, bytes, isDurable);
            Files.move(
                    temporaryFile,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporaryFile);
        }
    }

    private static void fillFile(Path temporaryFile, byte[] bytes, boolean isDurable)
            throws IOException {
        var createOptions = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel fileChannel =
                FileChannel.open(
                        temporaryFile, createOptions, ownerOnlyAttributes(temporaryFile))) {
            ByteBuffer remainingBytes = ByteBuffer.wrap(bytes);
            while (remainingBytes.hasRemaining()) {
                fileChannel.write(remainingBytes);
            }
            if (isDurable) {
                fileChannel.force(true);
            }
        }
    }

    static FileAttribute<?>[] ownerOnlyAttributes(Path path) {
        boolean isPosix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return isPosix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
