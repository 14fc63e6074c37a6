package octavo.library;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Writing over a file in place, where it cannot be replaced by another: it has hard links, which
/// are to stay, or its file system cannot rename in one step. The old bytes and the new ones lie
/// whole in a folder beside it before its first byte changes, so that whoever finds that folder
/// later can finish the job.
final class Unfinished {
    private static final int PAGE = 4096;

    private final Path target;
    private final Path folder;

    Unfinished(Path target) {
        this.target = target;
        this.folder = target.resolveSibling("." + target.getFileName() + ".octavo-unfinished");
    }

    /// @param written a durable file that holds the new bytes
    void overwrite(Path written) throws IOException {
        prepare(written);
        try {
            put(newBytes());
        } catch (IOException | RuntimeException | Error e) {
            put(oldBytes());
            Files.delete(newBytes());
            delete(folder);
            throw e;
        }
        clear();
    }

    private Path newBytes() {
        return folder.resolve("new");
    }

    private Path oldBytes() {
        return folder.resolve("old");
    }

    private void prepare(Path written) throws IOException {
        Path making = Temporary.beside(target);
        try {
            Files.createDirectory(making);
            Files.copy(target, making.resolve("old"));
            Files.move(written, making.resolve("new"));
            force(making.resolve("old"));
            Folders.sync(making);
            Files.move(making, folder);
            Folders.sync(Temporary.folder(target));
        } finally {
            delete(making);
        }
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /// Writes from the start on and cuts off last, without ever making the file empty.
    private void put(Path bytes) throws IOException {
        try (FileChannel from = FileChannel.open(bytes, StandardOpenOption.READ);
                FileChannel to = FileChannel.open(target, StandardOpenOption.WRITE)) {
            long size = from.size();
            for (long done = 0; done < size; ) {
                done += from.transferTo(done, size - done, to);
            }
            to.truncate(size);
            to.force(true);
        }
        if (Files.mismatch(bytes, target) >= 0) {
            throw new IOException("what was written does not read back the same");
        }
    }

    private void clear() throws IOException {
        Files.deleteIfExists(oldBytes());
        delete(folder);
        Folders.sync(Temporary.folder(target));
    }

    /// Finishes a save that was interrupted, if there was one. What another program wrote since is
    /// left as it is, and so is the folder then, with both states in it.
    void finish() throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        if (!Files.exists(oldBytes()) || !Files.exists(newBytes())) {
            delete(folder); // the job was done, but for the clearing up
        } else if (isMixed()) {
            put(newBytes());
            clear();
        }
    }

    /// Whether each page of the file is one of the old bytes or of the new ones: pages reach the
    /// disk in any order.
    private boolean isMixed() throws IOException {
        byte[] old = Files.readAllBytes(oldBytes());
        byte[] wanted = Files.readAllBytes(newBytes());
        byte[] found = Files.readAllBytes(target);
        if (found.length < Math.min(old.length, wanted.length)
                || found.length > Math.max(old.length, wanted.length)) {
            return false;
        }
        for (int at = 0; at < found.length; at += PAGE) {
            if (!isMixed(page(found, at), page(wanted, at), page(old, at))) {
                return false;
            }
        }
        return true;
    }

    private static byte[] page(byte[] bytes, int at) {
        return Arrays.copyOfRange(
                bytes, Math.min(at, bytes.length), Math.min(at + PAGE, bytes.length));
    }

    /// New bytes up to somewhere, then the old ones, or nothing where there were none.
    private static boolean isMixed(byte[] page, byte[] wanted, byte[] old) {
        int written = Arrays.mismatch(page, wanted);
        for (int i = written; written >= 0 && i < page.length; i++) {
            if (page[i] != (i < old.length ? old[i] : 0)) {
                return false;
            }
        }
        return true;
    }

    /// Deletes a file, or a folder with the files in it.
    static void delete(Path path) throws IOException {
        List<Path> inside;
        try (Stream<Path> files = Files.list(path)) {
            inside = files.toList();
        } catch (NotDirectoryException | NoSuchFileException _) {
            inside = List.of();
        }
        for (Path file : inside) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(path);
    }
}
