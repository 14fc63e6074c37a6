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
    private final LazyValue<ListSnapshot> now;
    private final LazyValue<byte[]> said;

    /// The changes since the kept list; most targets share one.
    private final Map<ByteBuffer, List<String>> since = new HashMap<>();

    /// @param list the list to keep, for any number of targets
    CvMemory(CvDocument list) {
        this.now = new LazyValue<>(() -> ListSnapshot.of(list));
        this.said = new LazyValue<>(() -> packed(now.get().toJson()));
    }

    /// The changes since a target was last written; empty if unknown.
    List<String> changes(CvTarget target) {
        try {
            Path file = file(target);
            if (!Files.exists(file)) {
                return List.of();
            }
            byte[] then = Files.readAllBytes(file);
            return since.computeIfAbsent(ByteBuffer.wrap(then), _ -> since(then));
        } catch (IOException _) {
            return List.of();
        }
    }

    private List<String> since(byte[] then) {
        try {
            return ListSnapshot.parse(unpacked(then))
                    .map(before -> ListDiff.of(before, now.get()))
                    .orElse(List.of());
        } catch (IOException _) {
            return List.of();
        }
    }

    /// Keeps a target's present list. If that fails, the old one is deleted too, since it would be
    /// compared with a state long gone.
    void keep(CvTarget target) {
        try {
            Path file = file(target);
            Files.createDirectories(file.resolveSibling("."));
            if (!Files.exists(file) || !Arrays.equals(said.get(), Files.readAllBytes(file))) {
                QuickWrite.writeFile(file, said.get());
            }
        } catch (IOException trouble) {
            System.err.println(
                    "octavo: what %s says could not be kept for the next comparison: %s"
                            .formatted(target.path(), trouble.getMessage()));
        }
    }

    private static byte[] packed(String text) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new QuickGzip(packed)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // it is written to memory
        }
        return packed.toByteArray();
    }

    /// Earlier versions kept plain text, which never begins like compressed data.
    private static String unpacked(byte[] bytes) throws IOException {
        if (bytes.length == 0 || bytes[0] != (byte) GZIPInputStream.GZIP_MAGIC) {
            return new String(bytes, StandardCharsets.UTF_8);
        }
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Path file(CvTarget target) {
        String what = target.path().toAbsolutePath().normalize() + "\n" + target.profile();
        CRC32 sum = new CRC32();
        sum.update(what.getBytes(StandardCharsets.UTF_8));
        String name = String.valueOf(target.path().getFileName());
        String plain = name.replaceAll("[^A-Za-z0-9-]+", "-");
        return StateFolder.ofUser()
                .resolve("lists")
                .resolve("%s-%08x.json".formatted(plain, sum.getValue()));
    }
}
