package octavo.officedocuments;

import java.util.Locale;
import java.util.Optional;

/// The formats of documents that are read.
public enum DocumentKind {
    WORD,
    OPEN_DOCUMENT;

    /// The format for a file name; empty if it is none of these.
    public static Optional<DocumentKind> ofName(String fileName) {
        int dot = fileName.lastIndexOf('.');
        return switch (fileName.substring(Math.max(dot, 0)).toLowerCase(Locale.ROOT)) {
            case ".docx", ".docm", ".dotx", ".dotm" -> Optional.of(WORD);
            case ".odt", ".ott" -> Optional.of(OPEN_DOCUMENT);
            default -> Optional.empty();
        };
    }
}
