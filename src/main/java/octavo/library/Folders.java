package octavo.library;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/// What a folder's entries need to outlast a power cut.
final class Folders {
    private Folders() {}

    /// Has the disk keep which files are in a folder, where the system lets a folder be opened.
    static void sync(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (AccessDeniedException _) {
            // Windows does not open folders; there the rename is made durable by the system.
        }
    }

    /// Whether there is something under a path. Unlike `Files.exists`, it does not take a disk that
    /// gives no answer for a file that is not there.
    static boolean isThere(Path path) throws IOException {
        try {
            Files.readAttributes(path, BasicFileAttributes.class);
            return true;
        } catch (NoSuchFileException _) {
            return false;
        }
    }
}
