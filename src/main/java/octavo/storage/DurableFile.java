package octavo.storage;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;

/// Writes a file atomically and durably: at every instant its path holds all of the old bytes or
/// all of the new ones, and once a method returns they survive a power cut. A failed write leaves
/// nothing half-written.
public final class DurableFile {
    private static final String TEMPORARY_PREFIX = ".octavo-";
    private static final String TEMPORARY_SUFFIX = ".tmp";

    private DurableFile() {}

    /// Writes the content of a file.
    @FunctionalInterface
    public interface ContentWriter {
        void writeTo(OutputStream outputStream) throws IOException;
    }

    public static void writeFile(Path path, byte[] bytes) throws IOException {
        writeFile(path, outputStream -> outputStream.write(bytes));
    }

    /// Writes a file in an existing folder. A link stays, and its target is replaced; an existing
    /// file keeps its permissions.
    public static void writeFile(Path path, ContentWriter contentWriter) throws IOException {
        Path targetFile = resolveTarget(path);
        Path folder = parentFolder(targetFile);
        Path temporaryFile =
                folder.resolve(TEMPORARY_PREFIX + UUID.randomUUID() + TEMPORARY_SUFFIX);
        try {
            createEmpty(temporaryFile, targetFile);
            fillFile(temporaryFile, contentWriter);
            if (isPosix(targetFile) && Files.exists(targetFile)) {
                Files.setPosixFilePermissions(
                        temporaryFile, Files.getPosixFilePermissions(targetFile));
            }
            Files.move(
                    temporaryFile,
                    targetFile,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporaryFile);
        }
        syncFolder(folder);
    }

    static Path parentFolder(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file has a folder");
    }

    private static Path resolveTarget(Path path) throws IOException {
        if (Files.exists(path)) {
            return path.toRealPath();
        }
        if (Files.isSymbolicLink(path)) {
            throw new FileSystemException(path.toString(), null, "it is a broken link");
        }
        return path.toAbsolutePath();
    }

    /// Creates an empty file that only those who may read the target can read.
    private static void createEmpty(Path temporaryFile, Path targetFile) throws IOException {
        if (isPosix(targetFile) && Files.exists(targetFile)) {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(targetFile);
            permissions.add(PosixFilePermission.OWNER_WRITE);
            Files.createFile(temporaryFile, PosixFilePermissions.asFileAttribute(permissions));
        } else {
            Files.createFile(temporaryFile);
        }
    }

    private static void fillFile(Path temporaryFile, ContentWriter contentWriter)
            throws IOException {
        try (FileChannel fileChannel =
                        FileChannel.open(
                                temporaryFile,
                                StandardOpenOption.WRITE,
                                LinkOption.NOFOLLOW_LINKS);
                OutputStream outputStream =
                        new BufferedOutputStream(Channels.newOutputStream(fileChannel), 1 << 16)) {
            contentWriter.writeTo(outputStream);
            outputStream.flush();
            fileChannel.force(true);
        }
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /// Whether a file was left by a process that was killed while writing.
    public static boolean isUnfinished(Path path) {
        String fileName = String.valueOf(path.getFileName());
        return fileName.startsWith(TEMPORARY_PREFIX) && fileName.endsWith(TEMPORARY_SUFFIX);
    }

    /// Makes the names in a folder durable, where the system allows opening a folder.
    public static void syncFolder(Path folder) throws IOException {
        try (FileChannel fileChannel = FileChannel.open(folder, StandardOpenOption.READ)) {
            fileChannel.force(true);
        } catch (AccessDeniedException _) {
            // Windows does not open folders; there the system makes renames durable.
        }
    }

    /// Creates a folder and its parents, accessible only to the owner.
    public static void createPrivateFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        if (isPosix(folder)) {
            Files.createDirectories(
                    folder,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(folder);
        }
    }
}
