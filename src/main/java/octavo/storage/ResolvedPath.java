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
        return of(path, LinkTarget.MOST);
    }

    private static Path of(Path path, int links) throws IOException {
        Path at = path.toAbsolutePath();
        Path name = at.getFileName();
        Path parent = at.getParent();
        if (name == null || parent == null || isStep(name)) {
            return at.toRealPath();
        }
        Path real = folder(parent, links).resolve(name);
        if (!LinkTarget.isLink(real)) {
            return real;
        }
        if (links == 0) {
            throw new FileSystemLoopException(path.toString());
        }
        return of(real.resolveSibling(Files.readSymbolicLink(real)), links - 1);
    }

    /// Whether a path leads into a folder, at any depth.
    public static boolean isInside(Path path, Path folder) throws IOException {
        Path at = of(path);
        Path real = folder.toRealPath();
        return at.startsWith(real) && !at.equals(real);
    }

    private static boolean isStep(Path name) {
        return name.toString().equals(".") || name.toString().equals("..");
    }

    private static Path folder(Path folder, int links) throws IOException {
        try {
            return folder.toRealPath();
        } catch (NoSuchFileException _) {
            return of(folder, links);
        }
    }
}
