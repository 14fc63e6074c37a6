package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/// A temporary file next to the file that it will replace. It has that file's permissions from its
/// first instant, and its owner and access control lists as far as the system allows.
final class TemporarySibling {
    private static final String MARK = ".octavo-";
    private static final String END = ".tmp";
    private static final int DIGITS = 16;

    private static final Pattern ANY =
            Pattern.compile("\\..*\\" + MARK + "[0-9a-f]{" + DIGITS + "}\\" + END);

    /// Names are limited to 255 bytes; a letter may take three.
    private static final int LONG = 60;

    private static final Set<OpenOption> OPEN =
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

    private TemporarySibling() {}

    /// A path for one, next to a target.
    static Path beside(Path target) {
        String random = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        return target.resolveSibling(start(target) + random + END);
    }

    /// The common prefix of all temporary names of a target. A file system that allows the target's
    /// name has room for this one too.
    static String start(Path target) {
        String name = String.valueOf(target.getFileName());
        if (name.length() > LONG) {
            name = HexFormat.of().toHexDigits(name.hashCode()) + "-long-name";
        }
        return "." + name + MARK;
    }

    /// Whether a path is a temporary of this target.
    static boolean isOf(Path target, String path) {
        return path.contains(start(target));
    }

    /// Whether a path is a temporary of any target.
    static boolean isAny(Path path) {
        return ANY.matcher(String.valueOf(path.getFileName())).matches();
    }

    /// Removes what a killed save of this target left behind. Requires the lock: then no one else
    /// can be writing one.
    static void sweep(Path target) throws IOException {
        String start = start(target);
        for (Path left : inside(folder(target))) {
            if (isLeft(left, start)) {
                delete(left);
            }
        }
    }

    /// Whether a killed save of this target left anything.
    static boolean isAnyLeft(Path target) throws IOException {
        String start = start(target);
        return inside(folder(target)).stream()
                .anyMatch(path -> String.valueOf(path.getFileName()).startsWith(start));
    }

    private static List<Path> inside(Path folder) throws IOException {
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> all =
                Files.newDirectoryStream(
                        folder, path -> String.valueOf(path.getFileName()).contains(MARK))) {
            all.forEach(paths::add);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return paths;
    }

    /// Deletes a file, or a folder of ours with its two files. Does not follow links: their targets
    /// are not ours.
    static void delete(Path path) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(path.resolve("old"));
            Files.deleteIfExists(path.resolve("new"));
        }
        Files.deleteIfExists(path);
    }

    /// Deletes one if possible; the next sweep removes the rest.
    static void drop(Path path) {
        try {
            delete(path);
        } catch (IOException _) {
            // The target itself is correct.
        }
    }

    private static boolean isLeft(Path path, String start) {
        String name = String.valueOf(path.getFileName());
        return name.startsWith(start)
                && name.endsWith(END)
                && name.length() == start.length() + DIGITS + END.length();
    }

    static Path folder(Path target) {
        return Objects.requireNonNull(target.getParent(), "a file has a folder");
    }

    /// Writes bytes durably to a new file that is like the target in all other respects.
    static void write(Path temporary, Path target, FileContent content) throws IOException {
        create(temporary, target);
        try (FileChannel out = FileChannel.open(temporary, OPEN)) {
            out.truncate(0);
            content.writeTo(out);
            out.force(true);
            if (!content.isIn(out.position(0))) {
                throw new WordedException(
                        target,
                        LocalizedSentence.of("the written data does not read back unchanged"));
            }
        }
    }

    /// Creates a file like the target, with unspecified content.
    static void create(Path temporary, Path target) throws IOException {
        boolean exists = FolderSync.isThere(target);
        if (exists && ExtendedAttributes.mayBeOn(target)) {
            Files.copy(target, temporary, StandardCopyOption.COPY_ATTRIBUTES);
        } else if (!isPosix(target)) {
            Files.createFile(temporary);
        } else if (exists) {
            createLike(temporary, target);
        } else {
            Files.createFile(temporary, asked(PosixFilePermissions.fromString("rw-rw-rw-")));
        }
    }

    private static boolean isPosix(Path target) {
        return target.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static FileAttribute<?> asked(Set<PosixFilePermission> some) {
        return PosixFilePermissions.asFileAttribute(some);
    }

    /// Creates an empty file that at no instant is readable to anyone who may not read the target.
    static void createLike(Path temporary, Path target) throws IOException {
        PosixFileAttributes like = Files.readAttributes(target, PosixFileAttributes.class);
        Files.createFile(temporary, asked(like.permissions()));
        PosixFileAttributeView view =
                Files.getFileAttributeView(
                        temporary, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        PosixFileAttributes now = view.readAttributes();
        if (!now.owner().equals(like.owner())) {
            orLeave(() -> view.setOwner(like.owner()));
        }
        GroupPrincipal group = like.group();
        if (!now.group().equals(group)) {
            orLeave(() -> view.setGroup(group));
        }
        // The umask has removed some permissions.
        if (!view.readAttributes().permissions().equals(like.permissions())) {
            view.setPermissions(like.permissions());
        }
    }

    /// Whether it has all of the target's properties but its bytes. The system may have refused
    /// some: only root can give files away.
    static boolean isLike(Path temporary, Path target) throws IOException {
        if (!isPosix(target)) {
            return true;
        }
        PosixFileAttributes now = Files.readAttributes(temporary, PosixFileAttributes.class);
        PosixFileAttributes like = Files.readAttributes(target, PosixFileAttributes.class);
        return now.owner().equals(like.owner())
                && now.group().equals(like.group())
                && now.permissions().equals(like.permissions())
                && ExtendedAttributes.length(temporary) == ExtendedAttributes.length(target);
    }

    private interface Step {
        void run() throws IOException;
    }

    /// If this is refused, the target is not replaced but saved in place.
    private static void orLeave(Step step) {
        try {
            step.run();
        } catch (IOException _) {
            // `isLike` finds out.
        }
    }
}
