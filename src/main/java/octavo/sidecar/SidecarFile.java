package octavo.sidecar;

import octavo.files.DurableFile;
import octavo.text.WordedException;
import octavo.text.Wording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A sidecar's file as it was when it was last read or written. Whatever is wrong with it, there is
/// a sidecar to work with, so that it never stands in the way of its library.
public final class SidecarFile {
    private final Path path;
    private final OnDisk onDisk;

    private SidecarFile(Path path, OnDisk onDisk) {
        this.path = path;
        this.onDisk = onDisk;
    }

    /// Where the sidecar of a library lies: that of `papers.bib` is `papers.octavo.json`.
    public static Path beside(Path library) {
        String name = String.valueOf(library.getFileName());
        String stem = name.replaceFirst("(?i)(?<=.)\\.bib$", "");
        return library.resolveSibling(stem + ".octavo.json");
    }

    /// A library and its sidecar, whether they are there or not.
    public static List<Path> both(Path library) {
        return List.of(library, beside(library));
    }

    /// Reads the sidecar of a library. This never fails.
    public static SidecarFile load(Path library) {
        Path path = beside(library);
        return new SidecarFile(path, OnDisk.read(path));
    }

    public Path path() {
        return path;
    }

    /// What it says; an empty sidecar where it cannot be read.
    public Sidecar content() {
        return onDisk.content();
    }

    /// What is wrong with it, if anything.
    public Optional<SidecarTrouble> trouble() {
        return onDisk.trouble();
    }

    /// Writes another sidecar, if it is another, and gives the file as it is then. What somebody
    /// else wrote in the meantime is merged; where both have changed the same, nothing is written.
    /// A file that is broken, of a newer Octavo, or out of reach for now is left alone.
    public SidecarFile save(Sidecar sidecar) throws IOException {
        if (sidecar.equals(content())) {
            return this;
        }
        OnDisk now = OnDisk.read(path);
        return switch (now) {
            case OnDisk.Missing() -> write(sidecar);
            case OnDisk.Whole whole -> write(merged(sidecar, whole));
            case OnDisk.Broken(var trouble) ->
                    throw refusal(
                            Wording.of(
                                    "it is damaged; mend it, or give it another name ({0})",
                                    trouble.message()));
            case OnDisk.Newer(_, var trouble) -> throw refusal(trouble.message());
            case OnDisk.Unreadable(var trouble) -> throw refusal(trouble.message());
        };
    }

    private Sidecar merged(Sidecar ours, OnDisk.Whole theirs) throws IOException {
        if (theirs.equals(onDisk)) {
            return ours;
        }
        JsonMerge.Result merge =
                JsonMerge.of(content().tree(), ours.tree(), theirs.content().tree());
        if (!merge.conflicts().isEmpty()) {
            throw refusal(
                    Wording.of(
                            "another program has changed the same things in it: {0}",
                            String.join(", ", merge.conflicts())));
        }
        return Sidecar.of(merge.tree());
    }

    private SidecarFile write(Sidecar sidecar) throws IOException {
        byte[] bytes = SidecarJson.bytes(sidecar);
        DurableFile.write(path, bytes);
        if (!Arrays.equals(Files.readAllBytes(path), bytes)) {
            throw refusal(Wording.of("what was written does not read back the same"));
        }
        return new SidecarFile(path, new OnDisk.Whole(sidecar));
    }

    private IOException refusal(Wording reason) {
        return new WordedException(path, reason);
    }
}
