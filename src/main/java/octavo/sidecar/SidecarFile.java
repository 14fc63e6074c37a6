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

/// A sidecar's file as it was when it was last read or written. Whatever is wrong with it, there is
/// a sidecar to work with, so that it never stands in the way of its library.
public final class SidecarFile {
    /// How often others may be faster.
    private static final int TRIES = 50;

    private final Path path;
    private final OnDisk onDisk;

    /// When it was written that we know; `Optional.empty()` if that cannot be told.
    private final Optional<FileTime> time;

    /// Both sides have changed the same, and nothing was written.
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

        /// The file as it is.
        public SidecarFile now() {
            return now;
        }

        /// What both sides say; where that does not go together, what we say.
        public Sidecar ours() {
            return ours;
        }

        /// What both sides say; where that does not go together, what they say.
        public Sidecar theirs() {
            return theirs;
        }
    }

    private SidecarFile(Path path, OnDisk onDisk, Optional<FileTime> time) {
        this.path = path;
        this.onDisk = onDisk;
        this.time = time;
    }

    private static SidecarFile at(Path path) {
        Optional<FileTime> time = time(path);
        return new SidecarFile(path, OnDisk.read(path), time);
    }

    private static Optional<FileTime> time(Path path) {
        try {
            return Optional.of(Files.getLastModifiedTime(path));
        } catch (IOException _) {
            return Optional.empty();
        }
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
        return at(beside(library));
    }

    public Path path() {
        return path;
    }

    /// What it says; an empty sidecar where it cannot be read.
    public Sidecar content() {
        return onDisk.content();
    }

    /// The file as it is now, if somebody else has written another sidecar since. A file that is
    /// gone or cannot be read is no news: it may be so for a moment only.
    public Optional<SidecarFile> changedOnDisk() {
        return time(path).equals(time)
                ? Optional.empty()
                : Optional.of(at(path))
                        .filter(now -> now.onDisk instanceof OnDisk.Whole)
                        .filter(now -> !now.content().equals(content()));
    }

    /// What is wrong with it, if anything.
    public Optional<SidecarTrouble> trouble() {
        return onDisk.trouble();
    }

    /// Writes another sidecar, if it is another, and gives the file as it is then. What somebody
    /// else wrote in the meantime is merged; where both have changed the same, nothing is written.
    /// A file that is broken, of a newer Octavo, or out of reach for now is left alone.
    public SidecarFile save(Sidecar sidecar) throws IOException {
        return sidecar.equals(content())
                ? this
                : written(path, now -> now.equals(onDisk) ? sidecar : merged(sidecar, now));
    }

    /// Decides something beside a library. The decision is made on what the file says when it is
    /// written: where another program writes first, it is made again on what that wrote.
    ///
    /// @param decision gives what the file is to say after it said something
    public static SidecarFile update(Path library, UnaryOperator<Sidecar> decision)
            throws IOException {
        SidecarFile known = load(library);
        return decision.apply(known.content()).equals(known.content())
                ? known
                : written(known.path, now -> decision.apply(now.content()));
    }

    /// What a file is to say after it said something.
    private interface Change {
        Sidecar of(OnDisk now) throws IOException;
    }

    private static SidecarFile written(Path path, Change change) throws IOException {
        for (int i = 0; i < TRIES; i++) {
            OnDisk now = OnDisk.read(path);
            Sidecar wanted = change.of(writable(path, now));
            byte[] bytes = bytes(now, wanted);
            boolean isWritten =
                    now instanceof OnDisk.Whole whole
                            ? SafeWrite.replace(path, whole.bytes(), bytes)
                            : SafeWrite.create(path, bytes);
            if (isWritten) {
                return new SidecarFile(
                        path, new OnDisk.Whole(wanted, ByteBuffer.wrap(bytes)), time(path));
            }
        }
        throw new WordedException(path, LocalizedSentence.of("other programs keep writing to it"));
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
                                    "it is damaged; mend it, or give it another name ({0})",
                                    trouble.message()));
            case OnDisk.Newer(_, var trouble) -> throw new WordedException(path, trouble.message());
            case OnDisk.Unreadable(var trouble) ->
                    throw new WordedException(path, trouble.message());
        };
    }

    private Sidecar merged(Sidecar ours, OnDisk theirs) throws IOException {
        if (theirs instanceof OnDisk.Missing) {
            return ours; // what was removed is in our hands
        }
        ObjectNode base = content().tree();
        ObjectNode our = ours.tree();
        ObjectNode their = theirs.content().tree();
        JsonMerge.Result merge = JsonMerge.of(base, our, their);
        if (!merge.conflicts().isEmpty()) {
            SidecarFile now = new SidecarFile(path, theirs, Optional.empty());
            throw new Clash(now, merge, JsonMerge.of(base, their, our));
        }
        return Sidecar.of(merge.tree());
    }
}
