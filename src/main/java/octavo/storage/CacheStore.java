package octavo.storage;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/// A folder of cached values, each in a file readable only by its owner. Its size is bounded: the
/// least recently used values are evicted first. Values are never partial; several programs may use
/// the folder at the same time.
public final class CacheStore {
    private static final long UNKNOWN = -1;

    private final Path folder;
    private final long mostBytes;

    /// The total size as far as this program knows; a sweep recounts it.
    private final AtomicLong size = new AtomicLong(UNKNOWN);

    public CacheStore(Path folder, long mostBytes) {
        this.folder = folder;
        this.mostBytes = mostBytes;
    }

    /// The value of a name, if cached.
    ///
    /// @param name letters and digits
    public Optional<byte[]> get(String name) throws IOException {
        Path file = file(name);
        try {
            byte[] bytes = Files.readAllBytes(file);
            Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis()));
            return Optional.of(bytes);
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    /// Caches a value, unless it is larger than a quarter of the total limit.
    public void put(String name, byte[] value) throws IOException {
        if (value.length > mostBytes / 4) {
            return;
        }
        PrivateFile.writeQuickly(file(name), value);
        if (size.get() == UNKNOWN || size.addAndGet(value.length) > mostBytes) {
            sweep();
        }
    }

    public void remove(String name) throws IOException {
        Files.deleteIfExists(file(name));
    }

    /// The total size of all values in bytes.
    public long size() throws IOException {
        return files().stream().mapToLong(StoredFile::size).sum();
    }

    /// Removes all values.
    public void clear() throws IOException {
        for (StoredFile each : files()) {
            Files.deleteIfExists(each.path());
        }
        size.set(0);
    }

    private Path file(String name) {
        return folder.resolve(name.substring(0, 2)).resolve(name);
    }

    /// Frees more space than needed now, so that sweeps are rare.
    private void sweep() throws IOException {
        List<StoredFile> files = files();
        long total = files.stream().mapToLong(StoredFile::size).sum();
        if (total > mostBytes) {
            files.sort(Comparator.comparing(StoredFile::used));
            for (StoredFile each : files) {
                if (total <= mostBytes / 4 * 3) {
                    break;
                }
                Files.deleteIfExists(each.path());
                total -= each.size();
            }
        }
        size.set(total);
    }

    private record StoredFile(Path path, long size, FileTime used) {}

    private List<StoredFile> files() throws IOException {
        List<StoredFile> files = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return files;
        }
        Files.walkFileTree(
                folder,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        files.add(
                                new StoredFile(
                                        file, attributes.size(), attributes.lastModifiedTime()));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException gone) {
                        return FileVisitResult.CONTINUE; // another program evicted it
                    }
                });
        return files;
    }
}
