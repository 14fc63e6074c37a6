package octavo.cli.commands;

import octavo.cv.list.CvDocument;
import octavo.cv.list.ListDiff;
import octavo.cv.list.ListSnapshot;
import octavo.library.LazyValue;
import octavo.storage.QuickGzip;
import octavo.storage.QuickWrite;
import octavo.storage.StateFolder;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;

/// The lists as last written, kept compressed in the state folder, one for each target. Without
/// them, changes are not described in words; nothing else depends on them.
final class CvMemory {
    private final LazyValue<ListSnapshot> currentSnapshot;
    private final LazyValue<byte[]> packedSnapshot;

    /// The changes since the kept list; most targets share one.
    private final Map<ByteBuffer, List<String>> changesByBytes = new HashMap<>();

    /// @param document the list to keep, for any number of targets
    CvMemory(CvDocument document) {
        this.currentSnapshot = new LazyValue<>(() -> ListSnapshot.of(document));
        this.packedSnapshot = new LazyValue<>(() -> compress(currentSnapshot.get().toJson()));
    }

    /// The changes since a target was last written; empty if unknown.
    List<String> changesSince(CvTarget target) {
        try {
            Path file = memoryFile(target);
            if (!Files.exists(file)) {
                return List.of();
            }
            byte[] keptBytes = Files.readAllBytes(file);
            return changesByBytes.computeIfAbsent(
                    ByteBuffer.wrap(keptBytes), _ -> diffFrom(keptBytes));
        } catch (IOException _) {
            return List.of();
        }
    }

    private List<String> diffFrom(byte[] keptBytes) {
        try {
            return ListSnapshot.parse(decompress(keptBytes))
                    .map(keptSnapshot -> ListDiff.of(keptSnapshot, currentSnapshot.get()))
                    .orElse(List.of());
        } catch (IOException _) {
            return List.of();
        }
    }

    /// Keeps a target's present list. If that fails, the old one is deleted too, since it would be
    /// compared with a state long gone.
    void keepList(CvTarget target) {
        try {
            Path file = memoryFile(target);
            Files.createDirectories(file.resolveSibling("."));
            if (!Files.exists(file)
                    || !Arrays.equals(packedSnapshot.get(), Files.readAllBytes(file))) {
                QuickWrite.writeFile(file, packedSnapshot.get());
            }
        } catch (IOException trouble) {
            System.err.println(
                    "octavo: what %s says could not be kept for the next comparison: %s"
                            .formatted(target.path(), trouble.getMessage()));
        }
    }

    private static byte[] compress(String text) {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (OutputStream gzipStream = new QuickGzip(compressed)) {
            gzipStream.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // it is written to memory
        }
        return compressed.toByteArray();
    }

    /// Earlier versions kept plain text, which never begins like compressed data.
    private static String decompress(byte[] bytes) throws IOException {
        if (bytes.length == 0 || bytes[0] != (byte) GZIPInputStream.GZIP_MAGIC) {
            return new String(bytes, StandardCharsets.UTF_8);
        }
        try (InputStream gzipStream = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return new String(gzipStream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Path memoryFile(CvTarget target) {
        String targetText =
                target.path().toAbsolutePath().normalize() + "\n" + target.profileName();
        CRC32 checksum = new CRC32();
        checksum.update(targetText.getBytes(StandardCharsets.UTF_8));
        String name = String.valueOf(target.path().getFileName());
        String plainName = name.replaceAll("[^A-Za-z0-9-]+", "-");
        return StateFolder.ofUser()
                .resolve("lists")
                .resolve("%s-%08x.json".formatted(plainName, checksum.getValue()));
    }
}
