package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.paperprojects.citationscan.TexCitations;
import octavo.storage.ContentDigest;
import octavo.storage.SafeWrite;
import octavo.storage.StableRead;
import octavo.text.LocalizedSentence;
import octavo.text.UnifiedDiff;
import octavo.text.WordedException;

import picocli.CommandLine.Model.CommandSpec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// Updates the citations in the `.tex` files under a folder to new keys. A link that leads out of
/// the folder is left alone, and a file with several names is changed once.
public final class TexFolder {
    private static final int MOST_ATTEMPTS = 5;
    private static final int LARGEST_BYTES = 64 << 20;

    private final Map<String, String> newKeysByOld;

    /// @param keys the new keys by the old ones
    public TexFolder(Map<String, String> keys) {
        this.newKeysByOld = keys;
    }

    /// A source with its encoding.
    record TexSource(Path path, String sourceText, Charset encoding) {
        String digest() {
            return ContentDigest.hexDigest(sourceText.getBytes(encoding));
        }
    }

    /// The contents of a folder.
    ///
    /// @param foreignLinks links that lead out of it
    private record FolderSources(List<Path> texFiles, List<Path> foreignLinks) {}

    /// Prints the changed lines of every file, and lists the links that were left alone.
    public void showChanges(Path folder, CommandSpec spec) {
        FolderSources sources = sourcesIn(folder);
        for (Path path : sources.texFiles()) {
            String text = readText(path);
            UnifiedDiff.of(path.toString(), text, renameKeys(text))
                    .forEach(spec.commandLine().getOut()::println);
        }
        for (Path link : sources.foreignLinks()) {
            LocalizedSentence skippedNote =
                    LocalizedSentence.of(
                            "{0} is left as it is: the link leads out of {1}.", link, folder);
            spec.commandLine().getErr().println("octavo: " + skippedNote);
        }
    }

    private String renameKeys(String tex) {
        return TexCitations.renameKeys(tex, key -> newKeysByOld.getOrDefault(key, key));
    }

    private static String readText(Path path) {
        try {
            return readSource(path).sourceText();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    /// Saves a library that has the new keys, and changes the citations in a folder.
    public void saveWith(
            LibraryOutput output, LibraryFile libraryFile, Library changedLibrary, Path folder)
            throws LibraryFile.ChangedOnDiskException {
        ChangeRetry.RetriedStep saveStep =
                () -> {
                    output.saveChanges(changedLibrary);
                    changeAll(folder);
                };
        if (LibraryInput.isStandardInput(libraryFile.path())) {
            saveStep.run();
        } else {
            InterruptedWork.runRecorded(
                    libraryFile.path(),
                    pendingCitations(libraryFile.library(), changedLibrary, folder),
                    saveStep);
        }
    }

    private PendingCitations pendingCitations(Library oldLibrary, Library newLibrary, Path folder) {
        List<PendingCitations.PendingSource> pendingSources = new ArrayList<>();
        for (Path path : sourcesIn(folder).texFiles()) {
            try {
                TexSource texSource = readSource(path);
                if (isOutdated(texSource)) {
                    TexSource renamedSource =
                            new TexSource(
                                    path, renameKeys(texSource.sourceText()), texSource.encoding());
                    pendingSources.add(
                            new PendingCitations.PendingSource(
                                    path.toRealPath(), texSource.digest(), renamedSource.digest()));
                }
            } catch (IOException trouble) {
                throw new CommandRefusal(
                        ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
            }
        }
        return new PendingCitations(
                ContentDigest.hexDigest(oldLibrary.file().bytes()),
                ContentDigest.hexDigest(newLibrary.file().bytes()),
                newKeysByOld,
                pendingSources);
    }

    /// Writes every changed file. One that cannot be written does not hold up the others; it is
    /// reported at the end.
    private void changeAll(Path folder) {
        List<LocalizedSentence> troubles = new ArrayList<>();
        for (Path path : sourcesIn(folder).texFiles()) {
            try {
                changeFile(path);
            } catch (IOException trouble) {
                troubles.add(FileTrouble.whenSaving(path, trouble));
            }
        }
        if (!troubles.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, LocalizedSentence.join("%noctavo: ".formatted(), troubles));
        }
    }

    private void changeFile(Path path) throws IOException {
        boolean _ = isChanged(path, _ -> newKeysByOld);
    }

    /// Writes the new keys to a file.
    ///
    /// @param keys the new keys by the old ones, for what the file holds
    /// @return whether it had old ones
    static boolean isChanged(Path path, Function<TexSource, Map<String, String>> keys)
            throws IOException {
        for (int i = 0; i < MOST_ATTEMPTS; i++) {
            TexSource texSource = readSource(path);
            TexFolder folder = new TexFolder(keys.apply(texSource));
            if (folder.isWritten(texSource)) {
                return folder.isOutdated(texSource);
            }
        }
        throw new WordedException(
                path,
                LocalizedSentence.of(
                        "other programs keep writing to it. It still cites the old keys"));
    }

    /// Whether a source cites old keys.
    boolean isOutdated(TexSource texSource) {
        return !renameKeys(texSource.sourceText()).equals(texSource.sourceText());
    }

    /// Writes a source with the new keys.
    ///
    /// @return whether the file still held what was read; if not, nothing is written
    boolean isWritten(TexSource texSource) throws IOException {
        String renamedText = renameKeys(texSource.sourceText());
        return renamedText.equals(texSource.sourceText())
                || SafeWrite.replaceIfKnown(
                        texSource.path(),
                        texSource.sourceText().getBytes(texSource.encoding()),
                        renamedText.getBytes(texSource.encoding()));
    }

    private static FolderSources sourcesIn(Path folder) {
        List<Path> files = new ArrayList<>();
        List<Path> foreignLinks = new ArrayList<>();
        Set<Object> knownFiles = new HashSet<>();
        try {
            Path realFolder = folder.toRealPath();
            for (Path path : texFiles(realFolder)) {
                Path shownPath = folder.resolve(realFolder.relativize(path));
                if (!path.toRealPath().startsWith(realFolder)) {
                    foreignLinks.add(shownPath);
                } else if (knownFiles.add(SafeWrite.fileIdentity(path))) {
                    files.add(shownPath);
                }
            }
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(folder, trouble));
        }
        return new FolderSources(files, foreignLinks);
    }

    private static List<Path> texFiles(Path realFolder) throws IOException {
        try (Stream<Path> paths = Files.walk(realFolder)) {
            return paths.filter(path -> path.toString().endsWith(".tex"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException trouble) {
            throw trouble.getCause();
        }
    }

    /// Text that is not UTF-8 is read as Latin-1, which preserves any bytes.
    static TexSource readSource(Path path) throws IOException {
        byte[] bytes =
                StableRead.readBytes(path, LARGEST_BYTES)
                        .orElseThrow(() ->
                                new WordedException(
                                        path, LocalizedSentence.of("it is larger than 64 MB")));
        try {
            var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return new TexSource(path, text.toString(), StandardCharsets.UTF_8);
        } catch (CharacterCodingException _) {
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            return new TexSource(path, text, StandardCharsets.ISO_8859_1);
        }
    }
}
