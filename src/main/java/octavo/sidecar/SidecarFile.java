package octavo.sidecar;

import octavo.storage.SafeWrite;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.Serial;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A sidecar's file as last read or written. Whatever is wrong with it, there is a sidecar to work
/// with, so that it never blocks its library.
public final class SidecarFile {
    /// How often a save is retried when others write first.
    private static final int MOST_TRIES = 50;

    private final Path library;
    private final Path sidecarPath;
    private final SidecarOnDisk onDisk;

    /// The modification time of the state that we know; empty if unknown.
    private final Optional<FileTime> modifiedAt;

    /// Both sides have changed the same thing, and nothing was written.
    public static final class SidecarConflict extends WordedException {
        @Serial private static final long serialVersionUID = 1;

        private final transient SidecarFile presentFile;
        private final transient Sidecar mergedAsOurs;
        private final transient Sidecar mergedAsTheirs;

        private SidecarConflict(
                SidecarFile presentFile,
                JsonMerge.JsonMergeResult ourMerge,
                JsonMerge.JsonMergeResult theirMerge) {
            super(
                    presentFile.sidecarPath,
                    LocalizedSentence.of(
                            "another program has changed the same things in it: {0}",
                            String.join(", ", ourMerge.conflictPaths())));
            this.presentFile = presentFile;
            this.mergedAsOurs = Sidecar.of(ourMerge.mergedTree());
            this.mergedAsTheirs = Sidecar.of(theirMerge.mergedTree());
        }

        /// The present file.
        public SidecarFile presentFile() {
            return presentFile;
        }

        /// Both sides merged; ours where they conflict.
        public Sidecar mergedAsOurs() {
            return mergedAsOurs;
        }

        /// Both sides merged; theirs where they conflict.
        public Sidecar mergedAsTheirs() {
            return mergedAsTheirs;
        }
    }

    private SidecarFile(Path libraryPath, SidecarOnDisk onDisk, Optional<FileTime> time) {
        this.library = libraryPath;
        this.sidecarPath = pathFor(libraryPath);
        this.onDisk = onDisk;
        this.modifiedAt = time;
    }

    /// Whether a library has no sidecar, not even a broken link. Reading it finds an empty one
    /// then.
    public static boolean isAbsentFor(Path libraryPath) {
        return Files.notExists(pathFor(libraryPath), LinkOption.NOFOLLOW_LINKS);
    }

    /// Reads the sidecar of a library; never fails.
    public static SidecarFile loadFor(Path libraryPath) {
        Path path = pathFor(libraryPath);
        Optional<FileTime> time = modificationTime(path);
        return new SidecarFile(libraryPath, SidecarOnDisk.readPath(path), time);
    }

    private static Optional<FileTime> modificationTime(Path path) {
        try {
            return Optional.of(Files.getLastModifiedTime(path));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// The path of a library's sidecar: for `papers.bib` it is `papers.octavo.json`.
    public static Path pathFor(Path libraryPath) {
        String fileName = String.valueOf(libraryPath.getFileName());
        String fileStem = fileName.replaceFirst("(?i)(?<=.)\\.bib$", "");
        return libraryPath.resolveSibling(fileStem + ".octavo.json");
    }

    /// A library and its sidecar, whether they exist or not.
    public static List<Path> libraryAndSidecar(Path libraryPath) {
        return List.of(libraryPath, pathFor(libraryPath));
    }

    public Path sidecarPath() {
        return sidecarPath;
    }

    /// Its content; an empty sidecar if it cannot be read.
    public Sidecar content() {
        return onDisk.content();
    }

    /// The present file if someone else has written another sidecar. A missing or unreadable file
    /// is not reported: that may be temporary.
    public Optional<SidecarFile> readExternalChange() {
        return modificationTime(sidecarPath).equals(modifiedAt)
                ? Optional.empty()
                : Optional.of(loadFor(library))
                        .filter(presentFile ->
                                presentFile.onDisk instanceof SidecarOnDisk.ValidSidecar)
                        .filter(presentFile -> !presentFile.content().equals(content()));
    }

    /// What is wrong with it, if anything.
    public Optional<SidecarTrouble> trouble() {
        return onDisk.trouble();
    }

    /// Writes a sidecar if it differs, and returns the file as it is then. Concurrent changes are
    /// merged; if both sides changed the same thing, nothing is written. A broken, newer or
    /// inaccessible file is left alone.
    public SidecarFile saveSidecar(Sidecar sidecar) throws IOException {
        return sidecar.equals(content())
                ? this
                : writeChange(
                        library,
                        presentState ->
                                presentState.equals(onDisk)
                                        ? sidecar
                                        : mergeWith(sidecar, presentState));
    }

    /// Changes the sidecar of a library. The change is applied to the content at the time of
    /// writing: if another program writes first, it is applied again to the new content.
    ///
    /// @param sidecarChange maps the present content to the new one
    public static SidecarFile updateSidecar(Path libraryPath, UnaryOperator<Sidecar> sidecarChange)
            throws IOException {
        SidecarFile knownFile = loadFor(libraryPath);
        return sidecarChange.apply(knownFile.content()).equals(knownFile.content())
                ? knownFile
                : writeChange(
                        libraryPath, presentState -> sidecarChange.apply(presentState.content()));
    }

    /// Maps the present content to the new one.
    private interface SidecarChange {
        Sidecar applyTo(SidecarOnDisk now) throws IOException;
    }

    private static SidecarFile writeChange(Path libraryPath, SidecarChange sidecarChange)
            throws IOException {
        Path path = pathFor(libraryPath);
        for (int i = 0; i < MOST_TRIES; i++) {
            SidecarOnDisk presentState = SidecarOnDisk.readPath(path);
            Sidecar newSidecar = sidecarChange.applyTo(requireWritable(path, presentState));
            byte[] newBytes = encodeSidecar(presentState, newSidecar);
            boolean isWritten =
                    presentState instanceof SidecarOnDisk.ValidSidecar validSidecar
                            ? SafeWrite.replaceIfKnown(path, validSidecar.bytes(), newBytes)
                            : SafeWrite.createLike(libraryPath, path, newBytes);
            if (isWritten) {
                return new SidecarFile(
                        libraryPath,
                        new SidecarOnDisk.ValidSidecar(newSidecar, ByteBuffer.wrap(newBytes)),
                        modificationTime(path));
            }
        }
        throw new WordedException(path, LocalizedSentence.of("other programs keep changing it"));
    }

    private static byte[] encodeSidecar(SidecarOnDisk presentState, Sidecar newSidecar)
            throws IOException {
        return presentState instanceof SidecarOnDisk.ValidSidecar validSidecar
                ? SidecarJson.encodeSidecar(newSidecar, validSidecar.content(), validSidecar.text())
                : SidecarJson.encodeSidecar(newSidecar);
    }

    private static SidecarOnDisk requireWritable(Path path, SidecarOnDisk presentState)
            throws IOException {
        return switch (presentState) {
            case SidecarOnDisk.MissingSidecar _, SidecarOnDisk.ValidSidecar _ -> presentState;
            case SidecarOnDisk.BrokenSidecar(var trouble) ->
                    throw new WordedException(
                            path,
                            LocalizedSentence.of(
                                    "it is damaged; fix it or rename it ({0})", trouble.message()));
            case SidecarOnDisk.NewerSidecar(_, var trouble) ->
                    throw new WordedException(path, trouble.message());
            case SidecarOnDisk.UnreadableSidecar(var trouble) ->
                    throw new WordedException(path, trouble.message());
        };
    }

    private Sidecar mergeWith(Sidecar ours, SidecarOnDisk theirs) throws IOException {
        if (theirs instanceof SidecarOnDisk.MissingSidecar) {
            return ours; // the file was removed, but we have its content
        }
        ObjectNode baseTree = content().copyTree();
        ObjectNode ourTree = ours.copyTree();
        ObjectNode theirTree = theirs.content().copyTree();
        JsonMerge.JsonMergeResult mergeResult = JsonMerge.mergeTrees(baseTree, ourTree, theirTree);
        if (!mergeResult.conflictPaths().isEmpty()) {
            SidecarFile presentFile = new SidecarFile(library, theirs, Optional.empty());
            throw new SidecarConflict(
                    presentFile, mergeResult, JsonMerge.mergeTrees(baseTree, theirTree, ourTree));
        }
        return Sidecar.of(mergeResult.mergedTree());
    }
}
