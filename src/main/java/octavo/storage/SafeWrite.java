package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;

/// Writes a file of which nobody needs what it held before, such as an export, with all the care
/// that libraries are saved with: it holds the old bytes or the new ones at every instant, and
/// keeps its links, permissions, owner and lists.
public final class SafeWrite {
    private static final int TRIES = 5;

    private SafeWrite() {}

    /// Which of some files would be replaced by what is written to a target, under any name.
    public static Optional<Path> replaced(Path target, List<Path> files) throws IOException {
        for (Path file : Files.exists(target) ? files : List.<Path>of()) {
            if (Files.exists(file) && Files.isSameFile(target, file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /// What is written to by a path: two that lead to one file, by links or by other spellings,
    /// have the same.
    public static Object identity(Path path) {
        try {
            Path target = LinkTarget.follow(path);
            Object key =
                    FolderSync.isThere(target)
                            ? Files.readAttributes(target, BasicFileAttributes.class).fileKey()
                            : null;
            return key == null ? target : key;
        } catch (IOException _) {
            return path.toAbsolutePath().normalize();
        }
    }

    /// Writes a file, unless one that is to be spared would be replaced by it.
    ///
    /// @param spared libraries that are open, and what lies beside them
    public static void write(Path path, byte[] bytes, List<Path> spared) throws IOException {
        spare(path, spared);
        write(path, bytes);
    }

    /// Refuses to have a file replaced that is to be spared.
    public static void spare(Path target, List<Path> spared) throws IOException {
        if (replaced(target, spared).isPresent()) {
            throw new WordedException(
                    target,
                    LocalizedSentence.of(
                            "it is an open library or its sidecar, and would be replaced. Choose"
                                    + " another name"));
        }
    }

    public static void write(Path path, byte[] bytes) throws IOException {
        Path target = LinkTarget.follow(path);
        // A disk that gives no answer is no reason to take a file for a device.
        if (FolderSync.isThere(target) && isStream(target)) {
            pour(target, bytes);
            return;
        }
        AtomicSave saving = new AtomicSave(target, FileContent.of(bytes));
        for (int i = 0; i < TRIES; i++) {
            boolean isWritten =
                    FolderSync.isThere(target)
                            ? saving.replace(new FileContent.Anything())
                            : saving.create();
            if (isWritten) {
                return;
            }
        }
        throw new WordedException(path, LocalizedSentence.of("other programs keep writing to it"));
    }

    /// Writes over a file of which it is known what it holds.
    ///
    /// @param known what was read, and may be overwritten
    /// @return whether the file still held that; if not, nothing is written
    public static boolean replace(Path path, byte[] known, byte[] bytes) throws IOException {
        Path target = LinkTarget.follow(path);
        return FolderSync.isThere(target)
                && new AtomicSave(target, FileContent.of(bytes)).replace(FileContent.of(known));
    }

    /// Writes a file where there is none.
    ///
    /// @return whether there was none; if not, nothing is written
    public static boolean create(Path path, byte[] bytes) throws IOException {
        Path target = LinkTarget.follow(path);
        return !FolderSync.isThere(target)
                && new AtomicSave(target, FileContent.of(bytes)).create();
    }

    /// Whether what is there only takes what is written, such as a device or a pipe: to read it may
    /// never end.
    public static boolean isStream(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).isOther();
    }

    /// Into a device or a pipe, such as `/dev/stdout`, which nothing must take the place of.
    private static void pour(Path target, byte[] bytes) throws IOException {
        try (FileChannel out = FileChannel.open(target, StandardOpenOption.WRITE)) {
            FileContent.of(bytes).writeTo(out);
        }
    }
}
