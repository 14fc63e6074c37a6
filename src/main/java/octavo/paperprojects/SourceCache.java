package octavo.paperprojects;

import octavo.officedocuments.CitedDocument;
import octavo.paperprojects.citationscan.WritingFormat;
import octavo.storage.FileStamp;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Reads the sources of papers, each once as long as it stays the same. What an editor has open
/// counts instead of the file. For one thread.
public final class SourceCache {
    private static final int LARGEST_BYTES = 64 << 20;

    private final Function<Path, Optional<String>> openText;
    private final Map<Path, KeptSource> keptSources = new HashMap<>();

    /// @param version what is another one as soon as the source is
    private record KeptSource(Object version, ProjectSource source) {}

    /// @param open what an editor has open, by its path
    public SourceCache(Function<Path, Optional<String>> open) {
        this.openText = open;
    }

    /// A source as it is now; nothing if it cannot be read.
    public Optional<ProjectSource> sourceAt(Path path, WritingFormat format) {
        try {
            Optional<String> editedText = openText.apply(path);
            Object version = editedText.isPresent() ? editedText.get() : FileStamp.of(path);
            KeptSource keptSource = keptSources.get(path);
            if (keptSource != null && keptSource.version().equals(version)) {
                return Optional.of(keptSource.source());
            }
            ProjectSource source =
                    editedText.isPresent()
                            ? ProjectSource.of(path, format, editedText.get())
                            : readSource(path, format);
            keptSources.put(path, new KeptSource(version, source));
            return Optional.of(source);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    static ProjectSource readSource(Path path, WritingFormat format) throws IOException {
        return format == WritingFormat.DOCUMENT
                ? ProjectSource.of(path, CitedDocument.read(path, readBytes(path)))
                : ProjectSource.of(path, format, readText(path));
    }

    static Optional<String> readIfPossible(Path path) {
        try {
            return Optional.of(readText(path));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Keys are ASCII in all but name: what is not UTF-8 is read byte by byte.
    static String readText(Path path) throws IOException {
        byte[] bytes = readBytes(path);
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? text : new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] readBytes(Path path) throws IOException {
        if (Files.size(path) > LARGEST_BYTES) {
            throw new WordedException(path, LocalizedSentence.of("it is larger than 64 MB"));
        }
        return Files.readAllBytes(path);
    }

    static Path normalPath(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
