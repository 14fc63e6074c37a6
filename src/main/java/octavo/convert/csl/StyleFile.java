package octavo.convert.csl;

import octavo.storage.ResolvedPath;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// The text of a CSL style in a file: a regular one, since reading a pipe may wait for ever, and no
/// larger than any style is.
public final class StyleFile {
    private static final int MOST_BYTES = 4 << 20;

    private StyleFile() {}

    /// Whether a style's name means a file.
    public static boolean isMeantBy(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".csl");
    }

    /// What a file that somebody named holds.
    public static String read(Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
            throw new WordedException(
                    path, LocalizedSentence.of("it is no file but a device or a pipe"));
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new WordedException(
                        path, LocalizedSentence.of("it is larger than any style is"));
            }
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    /// What a file holds that a sidecar names: one in the library's folder, from which its name
    /// counts.
    public static String beside(Path library, String name) throws IOException {
        Path path = library.toAbsolutePath().resolveSibling(name);
        if (!ResolvedPath.isInside(path, library.toAbsolutePath().resolveSibling(""))) {
            throw new WordedException(
                    path,
                    LocalizedSentence.of(
                            "a style that a profile names must lie in the library’s folder. Put a"
                                    + " copy there"));
        }
        return read(path);
    }
}
