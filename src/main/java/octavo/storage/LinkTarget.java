package octavo.storage;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Resolves a path: links stay, and the file they lead to is written.
public final class LinkTarget {
    /// The limit of Linux.
    static final int MOST_LINKS = 40;

    private LinkTarget() {}

    /// The file at the end of the links, in its real folder; it need not exist.
    public static Path followLinks(Path path) throws IOException {
        Path currentPath = path.toAbsolutePath();
        for (int i = 0; i < MOST_LINKS; i++) {
            if (!isLink(currentPath)) {
                return inRealFolder(currentPath);
            }
            currentPath = currentPath.resolveSibling(Files.readSymbolicLink(currentPath));
        }
        throw new FileSystemLoopException(path.toString());
    }

    /// Unlike `Files.isSymbolicLink`, this throws for a link that cannot be examined instead of
    /// treating it as a file.
    public static boolean isLink(Path path) throws IOException {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                    .isSymbolicLink();
        } catch (NoSuchFileException _) {
            return false;
        }
    }

    private static Path inRealFolder(Path file) throws IOException {
        Path folder = file.getParent();
        Path fileName = file.getFileName();
        if (folder == null || fileName == null) {
            throw new NoSuchFileException(file.toString());
        }
        return folder.toRealPath().resolve(fileName);
    }
}
