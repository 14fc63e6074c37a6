package octavo.sidecar;

import octavo.storage.SafeWrite;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.Serial;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A sidecar's file as last read or written. Whatever is wrong with it, there is a sidecar to work
/// with, so that it never blocks its library.
public final class SidecarFile {
    /// How often a save is retried when others write first.
    private static final int TRIES = 50;

    private final Path library;
    private final Path path;
    private final OnDisk onDisk;

    /// The modification time of the state that we know; empty if unknown.
    private final Optional<FileTime> time;

    /// Both sides have changed the same thing, and nothing was written.
    public static final class Clash extends WordedException {
        @Serial private static final long serialVersionUID = 1;

        private final transient SidecarFile now;
        private final transient Sidecar ours;
        private final transient Sidecar theirs;

        private Clash(SidecarFile now, JsonMerge.Result ours, JsonMerge.Result theirs) {
            super(
                    now.path,
                    LocalizedSentence.of(
                            "another program has changed the same things in it: {0}",
                            String.join(", ", ours.conflicts())));
            this.now = now;
            this.ours = Sidecar.of(ours.tree());
            this.theirs = Sidecar.of(theirs.tree());
        }

        /// The present file.
        public SidecarFile now() {
            return now;
        }

        /// Both sides merged; ours where they conflict.
        public Sidecar ours() {
            return ours;
        }

        /// Both sides merged; theirs where they conflict.
        public Sidecar theirs() {
            return theirs;
        }
    }

    private SidecarFile(Path library, OnDisk onDisk, Optional<FileTime> time) {
        this.library = library;
        this.path = beside(library);
        this.onDisk = onDisk;
        this.time = time;
    }

    /// Reads the sidecar of a library; never fails.
    public static SidecarFile load(Path library) {
        Path path = beside(library);
        Optional<FileTime> time = time(path);
        return new SidecarFile(library, OnDisk.read(path), time);
    }

    private static Optional<FileTime> time(Path path) {
        try {
            return Optional.of(Files.getLastModifiedTime(path));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// The path of a library's sidecar: for `papers.bib` it is `papers.octavo.json`.
    public static Path beside(Path library) {
        String name = String.valueOf(library.getFileName());
        String stem = name.replaceFirst("(?i)(?<=.)\\.bib$", "");
        return library.resolveSibling(stem + ".octavo.json");
    }

    /// A library and its sidecar, whether they exist or not.
    public static List<Path> both(Path library) {
        return List.of(library, beside(library));
    }

    public Path path() {
        return path;
    }

    /// Its content; an empty sidecar if it cannot be read.
    public Sidecar content() {
        return onDisk.content();
    }

    /// The present file if someone else has written another sidecar. A missing or unreadable file
    /// is not reported: that may be temporary.
    public Optional<SidecarFile> changedOnDisk() {
        return time(path).equals(time)
                ? Optional.empty()
                : Optional.of(load(library))
                        .filter(now -> now.onDisk instanceof OnDisk.Whole)
                        .filter(now -> !now.content().equals(content()));
    }

    /// What is wrong with it, if anything.
    public Optional<SidecarTrouble> trouble() {
        return onDisk.trouble();
    }

    /// Writes a sidecar if it differs, and returns the file as it is then. Concurrent changes are
    /// merged; if both sides changed the same thing, nothing is written. A broken, newer or
    /// inaccessible file is left alone.
    public SidecarFile save(Sidecar sidecar) throws IOException {
        return sidecar.equals(content())
                ? this
                : written(library, now -> now.equals(onDisk) ? sidecar : merged(sidecar, now));
    }

    /// Changes the sidecar of a library. The change is applied to the content at the time of
    /// writing: if another program writes first, it is applied again to the new content.
    ///
    /// @param decision maps the present content to the new one
    public static SidecarFile update(Path library, UnaryOperator<Sidecar> decision)
            throws IOException {
        SidecarFile known = load(library);
        return decision.apply(known.content()).equals(known.content())
                ? known
                : written(library, now -> decision.apply(now.content()));
    }

    /// Maps the present content to the new one.
    private interface Change {
        Sidecar of(OnDisk now) throws IOException;
    }

    private static SidecarFile written(Path library, Change change) throws IOException {
        Path path = beside(library);
        for (int i = 0; i < TRIES; i++) {
            OnDisk now = OnDisk.read(path);
            Sidecar wanted = change.of(writable(path, now));
            byte[] bytes = bytes(now, wanted);
            boolean isWritten =
                    now instanceof OnDisk.Whole whole
                            ? SafeWrite.replace(path, whole.bytes(), bytes)
                            : SafeWrite.createLike(library, path, bytes);
            if (isWritten) {
                return new SidecarFile(
                        library, new OnDisk.Whole(wanted, ByteBuffer.wrap(bytes)), time(path));
            }
        }
        throw new WordedException(path, LocalizedSentence.of("other programs keep changing it"));
    }

    private static byte[] bytes(OnDisk now, Sidecar wanted) throws IOException {
        return now instanceof OnDisk.Whole whole
                ? SidecarJson.bytes(wanted, whole.content(), whole.text())
                : SidecarJson.bytes(wanted);
    }

    private static OnDisk writable(Path path, OnDisk now) throws IOException {
        return switch (now) {
            case OnDisk.Missing _, OnDisk.Whole _ -> now;
            case OnDisk.Broken(var trouble) ->
                    throw new WordedException(
                            path,
                            LocalizedSentence.of(
                                    "it is damaged; fix it or rename it ({0})", trouble.message()));
            case OnDisk.Newer(_, var trouble) -> throw new WordedException(path, trouble.message());
            case OnDisk.Unreadable(var trouble) ->
                    throw new WordedException(path, trouble.message());
        };
    }

    private Sidecar merged(Sidecar ours, OnDisk theirs) throws IOException {
        if (theirs instanceof OnDisk.Missing) {
            return ours; // the file was removed, but we have its content
        }
        ObjectNode base = content().tree();
        ObjectNode our = ours.tree();
        ObjectNode their = theirs.content().tree();
        JsonMerge.Result merge = JsonMerge.of(base, our, their);
        if (!merge.conflicts().isEmpty()) {
            SidecarFile now = new SidecarFile(library, theirs, Optional.empty());
            throw new Clash(now, merge, JsonMerge.of(base, their, our));
        }
        return Sidecar.of(merge.tree());
    }
}
