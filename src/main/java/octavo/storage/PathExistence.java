package octavo.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Whether something exists at a path.
public final class PathExistence {
    private PathExistence() {}

    /// Whether something exists at a path. Unlike `Files.exists`, it throws if the disk does not
    /// respond, instead of reporting the file as missing.
    public static boolean pathExists(Path path) throws IOException {
        try {
            Files.readAttributes(path, BasicFileAttributes.class);
            return true;
        } catch (NoSuchFileException _) {
            return false;
        }
    }
}
