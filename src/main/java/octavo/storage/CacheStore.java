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
    private static final long UNKNOWN_SIZE = -1;

    private final Path cacheFolder;
    private final long mostBytes;

    /// The total size as far as this program knows; a sweep recounts it.
    private final AtomicLong knownSize = new AtomicLong(UNKNOWN_SIZE);

    public CacheStore(Path cacheFolder, long mostBytes) {
        this.cacheFolder = cacheFolder;
        this.mostBytes = mostBytes;
    }

    /// The value of a name, if cached.
    ///
    /// @param valueName letters and digits
    public Optional<byte[]> getValue(String valueName) throws IOException {
        Path file = valueFile(valueName);
        try {
            byte[] valueBytes = Files.readAllBytes(file);
            Files.setLastModifiedTime(file, FileTime.fromMillis(System.currentTimeMillis()));
            return Optional.of(valueBytes);
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    /// What tells whether a value was written or used since; empty if it is not cached.
    public Optional<FileStamp> stampOf(String valueName) throws IOException {
        try {
            return Optional.of(FileStamp.of(valueFile(valueName)));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    /// Caches a value, unless it is larger than a quarter of the total limit.
    public void putValue(String valueName, byte[] value) throws IOException {
        if (value.length > mostBytes / 4) {
            return;
        }
        PrivateFile.writeQuickly(valueFile(valueName), value);
        if (knownSize.get() == UNKNOWN_SIZE || knownSize.addAndGet(value.length) > mostBytes) {
            evictOldest();
        }
    }

    public void removeValue(String valueName) throws IOException {
        Files.deleteIfExists(valueFile(valueName));
    }

    /// The total size of all values in bytes.
    public long totalSize() throws IOException {
        return storedFiles().stream().mapToLong(StoredFile::size).sum();
    }

    /// Removes all values.
    public void removeAll() throws IOException {
        for (StoredFile storedFile : storedFiles()) {
            Files.deleteIfExists(storedFile.path());
        }
        knownSize.set(0);
    }

    private Path valueFile(String valueName) {
        return cacheFolder.resolve(valueName.substring(0, 2)).resolve(valueName);
    }

    /// Frees more space than needed now, so that sweeps are rare.
    private void evictOldest() throws IOException {
        List<StoredFile> files = storedFiles();
        long totalBytes = files.stream().mapToLong(StoredFile::size).sum();
        if (totalBytes > mostBytes) {
            files.sort(Comparator.comparing(StoredFile::lastUsed));
            for (StoredFile storedFile : files) {
                if (totalBytes <= mostBytes / 4 * 3) {
                    break;
                }
                Files.deleteIfExists(storedFile.path());
                totalBytes -= storedFile.size();
            }
        }
        knownSize.set(totalBytes);
    }

    private record StoredFile(Path path, long size, FileTime lastUsed) {}

    private List<StoredFile> storedFiles() throws IOException {
        List<StoredFile> files = new ArrayList<>();
        if (!Files.isDirectory(cacheFolder)) {
            return files;
        }
        Files.walkFileTree(
                cacheFolder,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        files.add(
                                new StoredFile(
                                        file, attributes.size(), attributes.lastModifiedTime()));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException failure) {
                        return FileVisitResult.CONTINUE; // another program evicted it
                    }
                });
        return files;
    }
}
