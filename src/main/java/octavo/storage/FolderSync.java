package octavo.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// What a folder holds.
public final class FolderSync {
    private FolderSync() {}

    /// Whether there is something under a path. Unlike `Files.exists`, it does not take a disk that
    /// gives no answer for a file that is not there.
    public static boolean isThere(Path path) throws IOException {
        try {
            Files.readAttributes(path, BasicFileAttributes.class);
            return true;
        } catch (NoSuchFileException _) {
            return false;
        }
    }
}
