package octavo.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/// Writes a file that can be regenerated, such as one of a website's thousand pages, without
/// waiting for the disk. Readers find the old bytes or the new ones, or an empty file if there was
/// none; after a power cut it may be empty or hold the old bytes. Links and permissions are kept as
/// by `SafeWrite`.
public final class QuickWrite {
    /// Systems write this many bytes in one go: killing the program does not cut them.
    private static final int ATOMIC_BYTES = 4096;

    private QuickWrite() {}

    public static void writeFile(Path path, byte[] bytes) throws IOException {
        Path targetFile = path.toAbsolutePath();
        try {
            createFile(targetFile, bytes);
        } catch (FileAlreadyExistsException _) {
            if (!tryReplace(targetFile, bytes)) {
                SafeWrite.writeFile(targetFile, bytes);
            }
        }
    }

    /// Whether a file was left by a program that was killed while writing another.
    public static boolean isUnfinished(Path path) {
        return TemporarySibling.isTemporary(path);
    }

    private static void createFile(Path targetFile, byte[] bytes) throws IOException {
        if (bytes.length <= ATOMIC_BYTES) {
            fillFile(targetFile, bytes);
            return;
        }
        if (Files.exists(targetFile, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(targetFile.toString());
        }
        Path temporaryFile = TemporarySibling.newPath(targetFile);
        try {
            fillFile(temporaryFile, bytes);
            Files.move(temporaryFile, targetFile);
        } finally {
            TemporarySibling.tryDelete(temporaryFile);
        }
    }

    private static void fillFile(Path newFile, byte[] bytes) throws IOException {
        try (FileChannel fileChannel =
                FileChannel.open(
                        newFile, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            try {
                FileContent.of(bytes).writeTo(fileChannel);
            } catch (IOException | RuntimeException | Error failure) {
                TemporarySibling.tryDelete(newFile);
                throw failure;
            }
        }
    }

    /// Replaces a file that has no other names. If that fails, the slow path reports why.
    private static boolean tryReplace(Path targetFile, byte[] bytes) {
        Path temporaryFile = TemporarySibling.newPath(targetFile);
        try {
            if (!isSingleRegularFile(targetFile)) {
                return false;
            }
            TemporarySibling.createSimilar(temporaryFile, targetFile);
            try (FileChannel fileChannel =
                    FileChannel.open(temporaryFile, StandardOpenOption.WRITE)) {
                FileContent.of(bytes).writeTo(fileChannel.truncate(0));
            }
            if (!TemporarySibling.hasSameAttributes(temporaryFile, targetFile)) {
                return false;
            }
            Files.move(
                    temporaryFile,
                    targetFile,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException _) {
            return false;
        } finally {
            TemporarySibling.tryDelete(temporaryFile);
        }
    }

    private static boolean isSingleRegularFile(Path targetFile) throws IOException {
        return Files.readAttributes(
                                targetFile, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                        .isRegularFile()
                && !AtomicSave.hasHardLinks(targetFile);
    }
}
