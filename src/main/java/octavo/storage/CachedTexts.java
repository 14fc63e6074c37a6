package octavo.storage;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// Cache of texts derived from files, keyed by path, size and modification time. Unreadable entries
/// are recomputed; failed writes are ignored.
public final class CachedTexts {
    private static final String FILE_SUFFIX = ".txt.gz";
    private static final int MOST_TEXT_BYTES = 50_000_000;

    private final Path cacheFolder;
    private final long mostBytes;

    /// @param mostBytes the limit for all of them, in bytes
    public CachedTexts(Path cacheFolder, long mostBytes) {
        this.cacheFolder = cacheFolder;
        this.mostBytes = mostBytes;
    }

    public Optional<String> findText(Path sourceFile) {
        try (var textStream =
                new GZIPInputStream(
                        new ByteArrayInputStream(Files.readAllBytes(cachePath(sourceFile))))) {
            byte[] textBytes = textStream.readNBytes(MOST_TEXT_BYTES);
            Files.setLastModifiedTime(
                    cachePath(sourceFile), FileTime.fromMillis(System.currentTimeMillis()));
            return Optional.of(new String(textBytes, StandardCharsets.UTF_8));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    public void saveText(Path sourceFile, String text) {
        try {
            var compressedBytes = new ByteArrayOutputStream();
            try (var gzipStream = new GZIPOutputStream(compressedBytes)) {
                gzipStream.write(text.getBytes(StandardCharsets.UTF_8));
            }
            DurableFile.createPrivateFolder(cacheFolder);
            QuickWrite.writeFile(cachePath(sourceFile), compressedBytes.toByteArray());
        } catch (IOException _) {
            // An unwritable cache only costs time.
        }
    }

    private Path cachePath(Path sourceFile) throws IOException {
        String identity =
                sourceFile.toAbsolutePath()
                        + "\n"
                        + Files.size(sourceFile)
                        + "\n"
                        + Files.getLastModifiedTime(sourceFile).toMillis();
        try {
            byte[] digestBytes =
                    MessageDigest.getInstance("SHA-256")
                            .digest(identity.getBytes(StandardCharsets.UTF_8));
            return cacheFolder.resolve(HexFormat.of().formatHex(digestBytes) + FILE_SUFFIX);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JRE has it
        }
    }

    /// Evicts the least recently used until the rest is below the limit.
    public void evictOldest() {
        record Kept(Path path, long size, FileTime time) {}
        List<Kept> cachedFiles = new ArrayList<>();
        try (Stream<Path> files = Files.list(cacheFolder)) {
            for (Path cachedFile :
                    files.filter(it -> it.toString().endsWith(FILE_SUFFIX)).toList()) {
                cachedFiles.add(
                        new Kept(
                                cachedFile,
                                Files.size(cachedFile),
                                Files.getLastModifiedTime(cachedFile)));
            }
            long totalSize = cachedFiles.stream().mapToLong(Kept::size).sum();
            cachedFiles.sort(Comparator.comparing(Kept::time));
            for (Kept cachedFile : cachedFiles) {
                if (totalSize > mostBytes) {
                    Files.deleteIfExists(cachedFile.path());
                    totalSize -= cachedFile.size();
                }
            }
        } catch (IOException _) {
            // Another program may be pruning too.
        }
    }
}
