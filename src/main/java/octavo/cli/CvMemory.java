package octavo.cli;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.ListDiff;
import octavo.exporter.cv.Snapshot;
import octavo.library.Lazy;
import octavo.library.Remaking;
import octavo.settings.StateFolder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/// What the lists said when they were last written, kept in the state folder. Without it, or where
/// it cannot be kept, changes are not told in words; nothing else depends on it.
final class CvMemory {
    private final Lazy<Snapshot> now;
    private final Lazy<byte[]> said;

    /// @param list what is to be remembered, for any number of targets
    CvMemory(CvDocument list) {
        this.now = new Lazy<>(() -> Snapshot.of(list));
        this.said = new Lazy<>(() -> now.get().toJson().getBytes(StandardCharsets.UTF_8));
    }

    /// What has changed since a target was written last; nothing if that is not known.
    List<String> changes(CvTarget target) {
        try {
            Path file = file(target);
            Optional<Snapshot> before =
                    Files.exists(file) ? Snapshot.parse(Files.readString(file)) : Optional.empty();
            return before.map(then -> ListDiff.of(then, now.get())).orElse(List.of());
        } catch (IOException _) {
            return List.of();
        }
    }

    /// Keeps what a target says now. One that cannot be kept is forgotten, lest it tell of a state
    /// long gone.
    void keep(CvTarget target) {
        try {
            Path file = file(target);
            Files.createDirectories(file.resolveSibling("."));
            if (!Files.exists(file) || !Arrays.equals(said.get(), Files.readAllBytes(file))) {
                Remaking.write(file, said.get());
            }
        } catch (IOException trouble) {
            System.err.println(
                    "octavo: what %s says could not be kept for the next comparison: %s"
                            .formatted(target.path(), trouble.getMessage()));
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
