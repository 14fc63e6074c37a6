package octavo.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Opens files that only grow, such as journals. They are not replaced as a whole: each addition is
/// forced to the disk by who writes it.
public final class AppendChannel {
    private AppendChannel() {}

    /// Makes a file, where there is none.
    public static FileChannel create(Path path) throws IOException {
        return FileChannel.open(
                path,
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE);
    }

    /// Opens a file that is there; a link is not followed.
    public static FileChannel open(Path path) throws IOException {
        return FileChannel.open(
                path, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    }

    /// Gives a file its name once it holds what it begins with, and has the disk keep that name.
    public static void publish(Path unfinished, Path path) throws IOException {
        Files.move(unfinished, path, StandardCopyOption.ATOMIC_MOVE);
        DurableFile.syncFolder(DurableFile.folder(path));
    }
}
