package octavo.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Opens files that only grow, such as journals. They are never replaced; the writer forces each
/// addition to disk.
public final class AppendChannel {
    private AppendChannel() {}

    /// Creates a file that does not exist yet.
    public static FileChannel createFile(Path path) throws IOException {
        return FileChannel.open(
                path,
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE);
    }

    /// Adds a line to the end of a file, which is created if it is not there. Other programs may
    /// add lines at the same time.
    public static void addLine(Path path, String line) throws IOException {
        Files.writeString(
                path,
                line + "\n",
                StandardCharsets.UTF_8,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
    }

    /// Opens an existing file; does not follow links.
    public static FileChannel openFile(Path path) throws IOException {
        return FileChannel.open(
                path, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    }

    /// Renames a file into place once its first content is complete, and makes the name durable.
    public static void publishFile(Path unfinishedPath, Path finalPath) throws IOException {
        Files.move(unfinishedPath, finalPath, StandardCopyOption.ATOMIC_MOVE);
        DurableFile.syncFolder(DurableFile.parentFolder(finalPath));
    }
}
