package octavo.projects;

import octavo.projects.sources.WritingFormat;
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
    private static final int LARGEST = 64 << 20;

    private final Function<Path, Optional<String>> open;
    private final Map<Path, Kept> kept = new HashMap<>();

    /// @param version what is another one as soon as the source is
    private record Kept(Object version, ProjectSource source) {}

    /// @param open what an editor has open, by its path
    public SourceCache(Function<Path, Optional<String>> open) {
        this.open = open;
    }

    /// A source as it is now; nothing if it cannot be read.
    public Optional<ProjectSource> source(Path path, WritingFormat format) {
        try {
            Optional<String> edited = open.apply(path);
            Object version = edited.isPresent() ? edited.get() : FileStamp.of(path);
            Kept before = kept.get(path);
            if (before != null && before.version().equals(version)) {
                return Optional.of(before.source());
            }
            String text = edited.isPresent() ? edited.get() : read(path);
            ProjectSource source = ProjectSource.of(path, format, text);
            kept.put(path, new Kept(version, source));
            return Optional.of(source);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    static Optional<String> text(Path path) {
        try {
            return Optional.of(read(path));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Keys are ASCII in all but name: what is not UTF-8 is read byte by byte.
    static String read(Path path) throws IOException {
        if (Files.size(path) > LARGEST) {
            throw new WordedException(path, LocalizedSentence.of("it is larger than 64 MB"));
        }
        byte[] bytes = Files.readAllBytes(path);
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? text : new String(bytes, StandardCharsets.ISO_8859_1);
    }

    static Path normal(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
