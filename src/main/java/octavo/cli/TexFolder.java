package octavo.cli;

import octavo.keys.TexCitations;
import octavo.library.FileTrouble;
import octavo.text.UnifiedDiff;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The `.tex` files under a folder, in which citations follow new keys.
final class TexFolder {
    private final Map<String, String> keys;

    /// @param keys the new keys by the old
    TexFolder(Map<String, String> keys) {
        this.keys = keys;
    }

    /// A source in the encoding that it is in.
    private record Source(Path path, String text, Charset encoding) {}

    /// Prints the changed lines of every file.
    void showChanges(Path folder, PrintWriter out) {
        for (Path path : files(folder)) {
            Source source = read(path);
            String changed = TexCitations.renamed(source.text(), keys);
            UnifiedDiff.of(path.toString(), source.text(), changed).forEach(out::println);
        }
    }

    /// Writes every file in which something changes.
    void change(Path folder) {
        for (Path path : files(folder)) {
            Source source = read(path);
            String changed = TexCitations.renamed(source.text(), keys);
            if (!changed.equals(source.text())) {
                write(path, changed.getBytes(source.encoding()));
            }
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(path -> path.toString().endsWith(".tex"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(folder, trouble));
        }
    }

    /// Bytes that are not UTF-8 are read as Latin-1, which gives back any bytes as they were.
    private static Source read(Path path) {
        try {
            byte[] bytes = Files.readAllBytes(path);
            try {
                var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
                return new Source(path, text.toString(), StandardCharsets.UTF_8);
            } catch (CharacterCodingException _) {
                String text = new String(bytes, StandardCharsets.ISO_8859_1);
                return new Source(path, text, StandardCharsets.ISO_8859_1);
            }
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    private static void write(Path path, byte[] bytes) {
        try {
            Path target = path.toRealPath();
            Path temporary = target.resolveSibling("." + target.getFileName() + ".octavo");
            Files.write(temporary, bytes);
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenSaving(path, trouble));
        }
    }
}
