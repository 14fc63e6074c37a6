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
    private static final String ENDING = ".txt.gz";
    private static final int LARGEST = 50_000_000;

    private final Path folder;
    private final long most;

    /// @param most the limit for all of them, in bytes
    public CachedTexts(Path folder, long most) {
        this.folder = folder;
        this.most = most;
    }

    public Optional<String> find(Path file) {
        try (var in =
                new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(place(file))))) {
            byte[] text = in.readNBytes(LARGEST);
            Files.setLastModifiedTime(place(file), FileTime.fromMillis(System.currentTimeMillis()));
            return Optional.of(new String(text, StandardCharsets.UTF_8));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    public void keep(Path file, String text) {
        try {
            var bytes = new ByteArrayOutputStream();
            try (var out = new GZIPOutputStream(bytes)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
            DurableFile.createPrivateFolder(folder);
            QuickWrite.write(place(file), bytes.toByteArray());
        } catch (IOException _) {
            // An unwritable cache only costs time.
        }
    }

    private Path place(Path file) throws IOException {
        String name =
                file.toAbsolutePath()
                        + "\n"
                        + Files.size(file)
                        + "\n"
                        + Files.getLastModifiedTime(file).toMillis();
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(name.getBytes(StandardCharsets.UTF_8));
            return folder.resolve(HexFormat.of().formatHex(hash) + ENDING);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JRE has it
        }
    }

    /// Evicts the least recently used until the rest is below the limit.
    public void prune() {
        record Kept(Path path, long size, FileTime time) {}
        List<Kept> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.filter(it -> it.toString().endsWith(ENDING)).toList()) {
                all.add(new Kept(each, Files.size(each), Files.getLastModifiedTime(each)));
            }
            long size = all.stream().mapToLong(Kept::size).sum();
            all.sort(Comparator.comparing(Kept::time));
            for (Kept each : all) {
                if (size > most) {
                    Files.deleteIfExists(each.path());
                    size -= each.size();
                }
            }
        } catch (IOException _) {
            // Another program may be pruning too.
        }
    }
}
