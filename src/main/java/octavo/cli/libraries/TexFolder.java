package octavo.cli.libraries;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.projects.sources.TexCitations;
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
    private static final int TRIES = 5;
    private static final int LARGEST = 64 << 20;

    private final Map<String, String> keys;

    /// @param keys the new keys by the old ones
    public TexFolder(Map<String, String> keys) {
        this.keys = keys;
    }

    /// A source with its encoding.
    record Source(Path path, String text, Charset encoding) {
        String digest() {
            return ContentDigest.hexDigest(text.getBytes(encoding));
        }
    }

    /// The contents of a folder.
    ///
    /// @param foreign links that lead out of it
    private record Sources(List<Path> files, List<Path> foreign) {}

    /// Prints the changed lines of every file, and lists the links that were left alone.
    public void showChanges(Path folder, CommandSpec spec) {
        Sources sources = sources(folder);
        for (Path path : sources.files()) {
            String text = text(path);
            UnifiedDiff.of(path.toString(), text, renamed(text))
                    .forEach(spec.commandLine().getOut()::println);
        }
        for (Path link : sources.foreign()) {
            LocalizedSentence left =
                    LocalizedSentence.of(
                            "{0} is left as it is: the link leads out of {1}.", link, folder);
            spec.commandLine().getErr().println("octavo: " + left);
        }
    }

    private String renamed(String tex) {
        return TexCitations.renamed(tex, key -> keys.getOrDefault(key, key));
    }

    private static String text(Path path) {
        try {
            return read(path).text();
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    /// Saves a library that has the new keys, and changes the citations in a folder.
    public void saveWith(LibraryOutput output, LibraryFile opened, Library changed, Path folder)
            throws LibraryFile.ChangedOnDiskException {
        ChangeRetry.Step saving =
                () -> {
                    output.save(changed);
                    changeAll(folder);
                };
        if (LibraryInput.isStandardInput(opened.path())) {
            saving.run();
        } else {
            InterruptedWork.run(opened.path(), pending(opened.library(), changed, folder), saving);
        }
    }

    private PendingCitations pending(Library before, Library after, Path folder) {
        List<PendingCitations.Source> pending = new ArrayList<>();
        for (Path path : sources(folder).files()) {
            try {
                Source source = read(path);
                if (isOutdated(source)) {
                    Source renamed = new Source(path, renamed(source.text()), source.encoding());
                    pending.add(
                            new PendingCitations.Source(
                                    path.toRealPath(), source.digest(), renamed.digest()));
                }
            } catch (IOException trouble) {
                throw new CommandRefusal(
                        ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
            }
        }
        return new PendingCitations(
                ContentDigest.hexDigest(before.file().bytes()),
                ContentDigest.hexDigest(after.file().bytes()),
                keys,
                pending);
    }

    /// Writes every changed file. One that cannot be written does not hold up the others; it is
    /// reported at the end.
    private void changeAll(Path folder) {
        List<LocalizedSentence> troubles = new ArrayList<>();
        for (Path path : sources(folder).files()) {
            try {
                change(path);
            } catch (IOException trouble) {
                troubles.add(FileTrouble.whenSaving(path, trouble));
            }
        }
        if (!troubles.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, LocalizedSentence.join("%noctavo: ".formatted(), troubles));
        }
    }

    private void change(Path path) throws IOException {
        boolean _ = isChanged(path, _ -> keys);
    }

    /// Writes the new keys to a file.
    ///
    /// @param keys the new keys by the old ones, for what the file holds
    /// @return whether it had old ones
    static boolean isChanged(Path path, Function<Source, Map<String, String>> keys)
            throws IOException {
        for (int i = 0; i < TRIES; i++) {
            Source source = read(path);
            TexFolder folder = new TexFolder(keys.apply(source));
            if (folder.isWritten(source)) {
                return folder.isOutdated(source);
            }
        }
        throw new WordedException(
                path,
                LocalizedSentence.of(
                        "other programs keep writing to it. It still cites the old keys"));
    }

    /// Whether a source cites old keys.
    boolean isOutdated(Source source) {
        return !renamed(source.text()).equals(source.text());
    }

    /// Writes a source with the new keys.
    ///
    /// @return whether the file still held what was read; if not, nothing is written
    boolean isWritten(Source source) throws IOException {
        String renamed = renamed(source.text());
        return renamed.equals(source.text())
                || SafeWrite.replaceIfKnown(
                        source.path(),
                        source.text().getBytes(source.encoding()),
                        renamed.getBytes(source.encoding()));
    }

    private static Sources sources(Path folder) {
        List<Path> files = new ArrayList<>();
        List<Path> foreign = new ArrayList<>();
        Set<Object> known = new HashSet<>();
        try {
            Path root = folder.toRealPath();
            for (Path path : texFiles(root)) {
                Path shown = folder.resolve(root.relativize(path));
                if (!path.toRealPath().startsWith(root)) {
                    foreign.add(shown);
                } else if (known.add(SafeWrite.fileIdentity(path))) {
                    files.add(shown);
                }
            }
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(folder, trouble));
        }
        return new Sources(files, foreign);
    }

    private static List<Path> texFiles(Path root) throws IOException {
        try (Stream<Path> paths = Files.walk(root)) {
            return paths.filter(path -> path.toString().endsWith(".tex"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException trouble) {
            throw trouble.getCause();
        }
    }

    /// Text that is not UTF-8 is read as Latin-1, which preserves any bytes.
    static Source read(Path path) throws IOException {
        byte[] bytes =
                StableRead.readBytes(path, LARGEST)
                        .orElseThrow(() ->
                                new WordedException(
                                        path, LocalizedSentence.of("it is larger than 64 MB")));
        try {
            var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return new Source(path, text.toString(), StandardCharsets.UTF_8);
        } catch (CharacterCodingException _) {
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            return new Source(path, text, StandardCharsets.ISO_8859_1);
        }
    }
}
