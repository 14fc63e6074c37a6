package octavo.cslreferences;

import octavo.storage.ContentPaths;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Reads a CSL style from a regular file of limited size; reading a pipe could block forever.
public final class StyleFile {
    private static final int MOST_BYTES = 4 << 20;

    private StyleFile() {}

    /// Whether a style's name refers to a file.
    public static boolean isStyleFileName(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".csl");
    }

    /// The content of a file named by the user.
    public static String readStyle(Path stylePath) throws IOException {
        ContentPaths.refuseSpecial(stylePath);
        try (InputStream inputStream = Files.newInputStream(stylePath)) {
            byte[] fileBytes = inputStream.readNBytes(MOST_BYTES + 1);
            if (fileBytes.length > MOST_BYTES) {
                throw new WordedException(
                        stylePath, LocalizedSentence.of("it is too large to be a style"));
            }
            return new String(fileBytes, StandardCharsets.UTF_8);
        }
    }

    /// The content of a file named in a sidecar: it must be in the library's folder, which the name
    /// is relative to.
    public static String readBeside(Path libraryPath, String fileName) throws IOException {
        Path stylePath = libraryPath.toAbsolutePath().resolveSibling(fileName);
        ContentPaths.refuseSpecial(stylePath);
        if (!ContentPaths.of(libraryPath).mayRead(stylePath)) {
            throw new WordedException(
                    stylePath,
                    LocalizedSentence.of(
                            "a style that a profile names must be in the library’s folder. Put a"
                                    + " copy there"));
        }
        return readStyle(stylePath);
    }
}
