package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.channels.FileChannel;
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
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/// A temporary file next to the file that it will replace. It has that file's permissions from its
/// first instant, and its owner and access control lists as far as the system allows.
final class TemporarySibling {
    private static final String NAME_SUFFIX = ".tmp";
    private static final int RANDOM_DIGITS = 16;

    private static final Pattern TEMPORARY_NAME =
            Pattern.compile(
                    "\\..*\\"
                            + SaveTraces.NAME_MARK
                            + "[0-9a-f]{"
                            + RANDOM_DIGITS
                            + "}\\"
                            + NAME_SUFFIX);

    private static final Set<OpenOption> OPEN_OPTIONS =
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

    private TemporarySibling() {}

    /// A path for one, next to a target.
    static Path newPath(Path targetFile) {
        String randomDigits = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        return targetFile.resolveSibling(
                SaveTraces.namePrefix(targetFile) + randomDigits + NAME_SUFFIX);
    }

    /// Whether a path is a temporary of this target.
    static boolean isTemporaryOf(Path targetFile, String path) {
        return path.contains(SaveTraces.namePrefix(targetFile));
    }

    /// Whether a path is a temporary of any target.
    static boolean isTemporary(Path path) {
        return TEMPORARY_NAME.matcher(String.valueOf(path.getFileName())).matches();
    }

    /// Removes what a killed save of this target left behind. Requires the lock: then no one else
    /// can be writing one.
    static void removeLeftovers(Path targetFile) throws IOException {
        String namePrefix = SaveTraces.namePrefix(targetFile);
        for (Path leftover : SaveTraces.markedFiles(targetFile)) {
            if (isLeftover(leftover, namePrefix)) {
                deleteOwn(leftover);
            }
        }
    }

    /// Deletes a file, or a folder of ours with its two files. Does not follow links: their targets
    /// are not ours.
    static void deleteOwn(Path path) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(path.resolve("old"));
            Files.deleteIfExists(path.resolve("new"));
        }
        Files.deleteIfExists(path);
    }

    /// Deletes one if possible; the next sweep removes the rest.
    static void tryDelete(Path path) {
        try {
            deleteOwn(path);
        } catch (IOException _) {
            // The target itself is correct.
        }
    }

    private static boolean isLeftover(Path path, String namePrefix) {
        String fileName = String.valueOf(path.getFileName());
        return fileName.startsWith(namePrefix)
                && fileName.endsWith(NAME_SUFFIX)
                && fileName.length() == namePrefix.length() + RANDOM_DIGITS + NAME_SUFFIX.length();
    }

    /// Writes bytes durably to a new file that is like the target in all other respects.
    static void writeCopy(Path temporaryFile, Path targetFile, FileContent content)
            throws IOException {
        createSimilar(temporaryFile, targetFile);
        try (FileChannel outputChannel = FileChannel.open(temporaryFile, OPEN_OPTIONS)) {
            outputChannel.truncate(0);
            content.writeTo(outputChannel);
            outputChannel.force(true);
            if (!content.equalsContentOf(outputChannel.position(0))) {
                throw new WordedException(
                        targetFile,
                        LocalizedSentence.of("the written data does not read back unchanged"));
            }
        }
    }

    /// Creates a file like the target, with unspecified content.
    static void createSimilar(Path temporaryFile, Path targetFile) throws IOException {
        boolean exists = PathExistence.pathExists(targetFile);
        if (exists && ExtendedAttributes.mayHaveAttributes(targetFile)) {
            Files.copy(targetFile, temporaryFile, StandardCopyOption.COPY_ATTRIBUTES);
        } else if (!isPosix(targetFile)) {
            Files.createFile(temporaryFile);
        } else if (exists) {
            createLike(temporaryFile, targetFile);
        } else {
            Files.createFile(
                    temporaryFile,
                    permissionAttribute(PosixFilePermissions.fromString("rw-rw-rw-")));
        }
    }

    private static boolean isPosix(Path targetFile) {
        return targetFile.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static FileAttribute<?> permissionAttribute(Set<PosixFilePermission> permissions) {
        return PosixFilePermissions.asFileAttribute(permissions);
    }

    /// Creates an empty file that at no instant is readable to anyone who may not read the target.
    static void createLike(Path temporaryFile, Path targetFile) throws IOException {
        PosixFileAttributes targetAttributes =
                Files.readAttributes(targetFile, PosixFileAttributes.class);
        Files.createFile(temporaryFile, permissionAttribute(targetAttributes.permissions()));
        PosixFileAttributeView attributeView =
                Files.getFileAttributeView(
                        temporaryFile, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        PosixFileAttributes temporaryAttributes = attributeView.readAttributes();
        if (!temporaryAttributes.owner().equals(targetAttributes.owner())) {
            tryChange(() -> attributeView.setOwner(targetAttributes.owner()));
        }
        GroupPrincipal targetGroup = targetAttributes.group();
        if (!temporaryAttributes.group().equals(targetGroup)) {
            tryChange(() -> attributeView.setGroup(targetGroup));
        }
        // The umask has removed some permissions.
        if (!attributeView.readAttributes().permissions().equals(targetAttributes.permissions())) {
            attributeView.setPermissions(targetAttributes.permissions());
        }
    }

    /// Whether it has all of the target's properties but its bytes. The system may have refused
    /// some: only root can give files away.
    static boolean hasSameAttributes(Path temporaryFile, Path targetFile) throws IOException {
        if (!isPosix(targetFile)) {
            return true;
        }
        PosixFileAttributes temporaryAttributes =
                Files.readAttributes(temporaryFile, PosixFileAttributes.class);
        PosixFileAttributes targetAttributes =
                Files.readAttributes(targetFile, PosixFileAttributes.class);
        return temporaryAttributes.owner().equals(targetAttributes.owner())
                && temporaryAttributes.group().equals(targetAttributes.group())
                && temporaryAttributes.permissions().equals(targetAttributes.permissions())
                && ExtendedAttributes.nameListLength(temporaryFile)
                        == ExtendedAttributes.nameListLength(targetFile);
    }

    private interface AttributeChange {
        void apply() throws IOException;
    }

    /// If this is refused, the target is not replaced but saved in place.
    private static void tryChange(AttributeChange attributeChange) {
        try {
            attributeChange.apply();
        } catch (IOException _) {
            // `hasSameAttributes` finds out.
        }
    }
}
