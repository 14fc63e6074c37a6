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

/// Writes a file whose old content is dispensable, such as an export, with all the care used for
/// libraries: it holds the old or the new bytes at every instant, and keeps its links, permissions,
/// owner and access control lists.
public final class SafeWrite {
    private static final int TRIES = 5;

    private static final Path OPENED = Path.of("/dev");
    private static final Path PROCESSES = Path.of("/proc");

    private SafeWrite() {}

    /// The file, if any, that writing to a target would replace, under whatever name.
    public static Optional<Path> replaced(Path target, List<Path> files) throws IOException {
        for (Path file : Files.exists(target) ? files : List.<Path>of()) {
            if (Files.exists(file) && Files.isSameFile(target, file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /// Identifies the file at a path: two paths that lead to one file, by links or spelling, have
    /// equal identities.
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

    /// Writes a file, unless that would replace a protected one.
    ///
    /// @param spared open libraries, and the files next to them
    public static void write(Path path, byte[] bytes, List<Path> spared) throws IOException {
        spare(path, spared);
        write(path, bytes);
    }

    /// Refuses to replace a protected file.
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
        if (isOpened(path)) {
            pour(path, bytes);
            return;
        }
        Path target = LinkTarget.follow(path);
        // A disk that does not respond must not make a file count as a device.
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
        throw new WordedException(path, LocalizedSentence.of("other programs keep changing it"));
    }

    /// Overwrites a file whose content is known.
    ///
    /// @param known the content that was read and may be overwritten
    /// @return whether the file still had it; if not, nothing is written
    public static boolean replace(Path path, byte[] known, byte[] bytes) throws IOException {
        Path target = LinkTarget.follow(path);
        return FolderSync.isThere(target)
                && new AtomicSave(target, FileContent.of(bytes)).replace(FileContent.of(known));
    }

    /// Creates a file.
    ///
    /// @return whether there was none; if not, nothing is written
    public static boolean create(Path path, byte[] bytes) throws IOException {
        Path target = LinkTarget.follow(path);
        return !FolderSync.isThere(target)
                && new AtomicSave(target, FileContent.of(bytes)).create();
    }

    /// Creates a file that belongs to another, and has its permissions.
    ///
    /// @param like the other file, which need not exist
    /// @return whether there was none; if not, nothing is written
    public static boolean createLike(Path like, Path path, byte[] bytes) throws IOException {
        Path target = LinkTarget.follow(path);
        Path model = FolderSync.isThere(like) && Files.isWritable(like) ? like : target;
        return !FolderSync.isThere(target)
                && new AtomicSave(target, FileContent.of(bytes)).createLike(model);
    }

    /// Whether it is a sink such as a device or a pipe: reading it may never end.
    public static boolean isStream(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).isOther();
    }

    /// Whether it is a pipe or terminal that was opened for us, such as `/dev/stdout`: its link
    /// leads to the name of no file, such as `pipe:[41126]`.
    private static boolean isOpened(Path path) {
        Path at = path.toAbsolutePath();
        boolean mayBe = at.startsWith(OPENED) || at.startsWith(PROCESSES);
        try {
            return mayBe && isStream(at);
        } catch (IOException _) {
            return false;
        }
    }

    /// Writes into a device or a pipe, such as `/dev/stdout`, which must not be replaced.
    private static void pour(Path target, byte[] bytes) throws IOException {
        try (FileChannel out = FileChannel.open(target, StandardOpenOption.WRITE)) {
            FileContent.of(bytes).writeTo(out);
        }
    }
}
