package octavo.library;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// What a folder's entries need to outlast a power cut.
final class Folders {
    private Folders() {}

    /// Has the disk keep which files are in a folder, where the system lets a folder be opened.
    static void sync(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException _) {
            // Windows does not open folders; there the rename is made durable by the system.
        }
    }
}
