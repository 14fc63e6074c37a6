package octavo.storage;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Resolves all links in a path, including those of its folders. Neither the file nor its folders
/// need to exist.
public final class ResolvedPath {
    private ResolvedPath() {}

    public static Path of(Path path) throws IOException {
        return of(path, LinkTarget.MOST_LINKS);
    }

    private static Path of(Path path, int linksLeft) throws IOException {
        Path absolutePath = path.toAbsolutePath();
        Path fileName = absolutePath.getFileName();
        Path parent = absolutePath.getParent();
        if (fileName == null || parent == null || isDotSegment(fileName)) {
            return absolutePath.toRealPath();
        }
        Path realPath = resolveFolder(parent, linksLeft).resolve(fileName);
        if (!LinkTarget.isLink(realPath)) {
            return realPath;
        }
        if (linksLeft == 0) {
            throw new FileSystemLoopException(path.toString());
        }
        return of(realPath.resolveSibling(Files.readSymbolicLink(realPath)), linksLeft - 1);
    }

    /// Whether a path leads into a folder, at any depth.
    public static boolean isInside(Path path, Path folder) throws IOException {
        Path absolutePath = of(path);
        Path realFolder = folder.toRealPath();
        return absolutePath.startsWith(realFolder) && !absolutePath.equals(realFolder);
    }

    private static boolean isDotSegment(Path name) {
        return name.toString().equals(".") || name.toString().equals("..");
    }

    private static Path resolveFolder(Path folder, int linksLeft) throws IOException {
        try {
            return folder.toRealPath();
        } catch (NoSuchFileException _) {
            return of(folder, linksLeft);
        }
    }
}
