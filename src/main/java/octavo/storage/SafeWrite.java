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
    private static final int MOST_TRIES = 5;

    private static final Path DEVICES = Path.of("/dev");
    private static final Path PROCESSES = Path.of("/proc");

    private SafeWrite() {}

    /// The file, if any, that writing to a target would replace, under whatever name.
    public static Optional<Path> findReplaced(Path targetFile, List<Path> files)
            throws IOException {
        for (Path file : Files.exists(targetFile) ? files : List.<Path>of()) {
            if (Files.exists(file) && Files.isSameFile(targetFile, file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /// Identifies the file at a path: two paths that lead to one file, by links or spelling, have
    /// equal identities.
    public static Object fileIdentity(Path path) {
        try {
            Path targetFile = LinkTarget.followLinks(path);
            Object fileKey =
                    PathExistence.pathExists(targetFile)
                            ? Files.readAttributes(targetFile, BasicFileAttributes.class).fileKey()
                            : null;
            return fileKey == null ? targetFile : fileKey;
        } catch (IOException _) {
            return path.toAbsolutePath().normalize();
        }
    }

    /// Writes a file, unless that would replace a protected one.
    ///
    /// @param protectedFiles open libraries, and the files next to them
    public static void writeFile(Path path, byte[] newBytes, List<Path> protectedFiles)
            throws IOException {
        refuseProtected(path, protectedFiles);
        writeFile(path, newBytes);
    }

    /// Refuses to replace a protected file.
    public static void refuseProtected(Path targetFile, List<Path> protectedFiles)
            throws IOException {
        if (findReplaced(targetFile, protectedFiles).isPresent()) {
            throw new WordedException(
                    targetFile,
                    LocalizedSentence.of(
                            "it is an open library or its sidecar, and would be replaced. Choose"
                                    + " another name"));
        }
    }

    public static void writeFile(Path path, byte[] newBytes) throws IOException {
        writeFile(path, FileContent.of(newBytes));
    }

    public static void writeFile(Path path, FileContent newContent) throws IOException {
        if (isOpenedStream(path)) {
            writeToStream(path, newContent);
            return;
        }
        Path targetFile = LinkTarget.followLinks(path);
        // A disk that does not respond must not make a file count as a device.
        if (PathExistence.pathExists(targetFile) && isStream(targetFile)) {
            writeToStream(targetFile, newContent);
            return;
        }
        AtomicSave atomicSave = new AtomicSave(targetFile, newContent);
        for (int i = 0; i < MOST_TRIES; i++) {
            boolean isWritten =
                    PathExistence.pathExists(targetFile)
                            ? atomicSave.replaceFile(new FileContent.AnyContent())
                            : atomicSave.createFile();
            if (isWritten) {
                return;
            }
        }
        throw new WordedException(path, LocalizedSentence.of("other programs keep changing it"));
    }

    /// Overwrites a file whose content is known.
    ///
    /// @param knownBytes the content that was read and may be overwritten
    /// @return whether the file still had it; if not, nothing is written
    public static boolean replaceIfKnown(Path path, byte[] knownBytes, byte[] newBytes)
            throws IOException {
        Path targetFile = LinkTarget.followLinks(path);
        return PathExistence.pathExists(targetFile)
                && new AtomicSave(targetFile, FileContent.of(newBytes))
                        .replaceFile(FileContent.of(knownBytes));
    }

    /// Creates a file.
    ///
    /// @return whether there was none; if not, nothing is written
    public static boolean createFile(Path path, byte[] newBytes) throws IOException {
        Path targetFile = LinkTarget.followLinks(path);
        return !PathExistence.pathExists(targetFile)
                && new AtomicSave(targetFile, FileContent.of(newBytes)).createFile();
    }

    /// Creates a file that belongs to another, and has its permissions.
    ///
    /// @param like the other file, which need not exist
    /// @return whether there was none; if not, nothing is written
    public static boolean createLike(Path like, Path path, byte[] newBytes) throws IOException {
        Path targetFile = LinkTarget.followLinks(path);
        Path model = PathExistence.pathExists(like) && Files.isWritable(like) ? like : targetFile;
        return !PathExistence.pathExists(targetFile)
                && new AtomicSave(targetFile, FileContent.of(newBytes)).createLike(model);
    }

    /// Whether it is a sink such as a device or a pipe: reading it may never end.
    public static boolean isStream(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).isOther();
    }

    /// Whether it is a pipe or terminal that was opened for us, such as `/dev/stdout`: its link
    /// leads to the name of no file, such as `pipe:[41126]`.
    private static boolean isOpenedStream(Path path) {
        Path absolutePath = path.toAbsolutePath();
        boolean isInStreamFolder =
                absolutePath.startsWith(DEVICES) || absolutePath.startsWith(PROCESSES);
        try {
            return isInStreamFolder && isStream(absolutePath);
        } catch (IOException _) {
            return false;
        }
    }

    /// Writes into a device or a pipe, such as `/dev/stdout`, which must not be replaced.
    private static void writeToStream(Path targetFile, FileContent newContent) throws IOException {
        try (FileChannel streamChannel = FileChannel.open(targetFile, StandardOpenOption.WRITE)) {
            newContent.writeTo(streamChannel);
        }
    }
}
