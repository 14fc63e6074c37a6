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
    private static final int WHOLE = 4096;

    private QuickWrite() {}

    public static void write(Path path, byte[] bytes) throws IOException {
        Path target = path.toAbsolutePath();
        try {
            create(target, bytes);
        } catch (FileAlreadyExistsException _) {
            if (!isReplaced(target, bytes)) {
                SafeWrite.write(target, bytes);
            }
        }
    }

    /// Whether a file was left by a program that was killed while writing another.
    public static boolean isUnfinished(Path path) {
        return TemporarySibling.isAny(path);
    }

    private static void create(Path target, byte[] bytes) throws IOException {
        if (bytes.length <= WHOLE) {
            fill(target, bytes);
            return;
        }
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        Path temporary = TemporarySibling.beside(target);
        try {
            fill(temporary, bytes);
            Files.move(temporary, target);
        } finally {
            TemporarySibling.drop(temporary);
        }
    }

    private static void fill(Path fresh, byte[] bytes) throws IOException {
        try (FileChannel out =
                FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            try {
                FileContent.of(bytes).writeTo(out);
            } catch (IOException | RuntimeException | Error trouble) {
                TemporarySibling.drop(fresh);
                throw trouble;
            }
        }
    }

    /// Replaces a file that has no other names. If that fails, the slow path reports why.
    private static boolean isReplaced(Path target, byte[] bytes) {
        Path temporary = TemporarySibling.beside(target);
        try {
            if (!isPlain(target)) {
                return false;
            }
            TemporarySibling.create(temporary, target);
            try (FileChannel out = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                FileContent.of(bytes).writeTo(out.truncate(0));
            }
            if (!TemporarySibling.isLike(temporary, target)) {
                return false;
            }
            Files.move(
                    temporary,
                    target,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException _) {
            return false;
        } finally {
            TemporarySibling.drop(temporary);
        }
    }

    private static boolean isPlain(Path target) throws IOException {
        return Files.readAttributes(target, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                        .isRegularFile()
                && !AtomicSave.hasHardLinks(target);
    }
}
