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
    private static final String PREFIX = ".octavo-";
    private static final String SUFFIX = ".tmp";

    private DurableFile() {}

    /// Writes the content of a file.
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    public static void write(Path path, byte[] bytes) throws IOException {
        write(path, out -> out.write(bytes));
    }

    /// Writes a file in an existing folder. A link stays, and its target is replaced; an existing
    /// file keeps its permissions.
    public static void write(Path path, Content content) throws IOException {
        Path target = target(path);
        Path folder = folder(target);
        Path temporary = folder.resolve(PREFIX + UUID.randomUUID() + SUFFIX);
        try {
            create(temporary, target);
            fill(temporary, content);
            if (isPosix(target) && Files.exists(target)) {
                Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(target));
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

    static Path folder(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file has a folder");
    }

    private static Path target(Path path) throws IOException {
        if (Files.exists(path)) {
            return path.toRealPath();
        }
        if (Files.isSymbolicLink(path)) {
            throw new FileSystemException(path.toString(), null, "it is a broken link");
        }
        return path.toAbsolutePath();
    }

    /// Creates an empty file that only those who may read the target can read.
    private static void create(Path temporary, Path target) throws IOException {
        if (isPosix(target) && Files.exists(target)) {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(target);
            permissions.add(PosixFilePermission.OWNER_WRITE);
            Files.createFile(temporary, PosixFilePermissions.asFileAttribute(permissions));
        } else {
            Files.createFile(temporary);
        }
    }

    private static void fill(Path temporary, Content content) throws IOException {
        try (FileChannel channel =
                        FileChannel.open(
                                temporary, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                OutputStream out =
                        new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /// Whether a file was left by a process that was killed while writing.
    public static boolean isUnfinished(Path path) {
        String name = String.valueOf(path.getFileName());
        return name.startsWith(PREFIX) && name.endsWith(SUFFIX);
    }

    /// Makes the names in a folder durable, where the system allows opening a folder.
    public static void syncFolder(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
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
