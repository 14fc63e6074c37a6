package octavo.library;

import octavo.values.FileLink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A file that an entry links to, on this computer.
public final class LinkedFile {
    /// Extensions of files that people read, hear or see. Links may come from a stranger, so
    /// nothing executable is among them.
    private static final Set<String> DOCUMENT_EXTENSIONS =
            Set.of(
                    "pdf", "ps", "eps", "djvu", "epub", "mobi", "azw3", "txt", "md", "tex", "bib",
                    "html", "htm", "xhtml", "rtf", "doc", "docx", "odt", "ppt", "pptx", "odp",
                    "xls", "xlsx", "ods", "csv", "tsv", "png", "jpg", "jpeg", "gif", "tif", "tiff",
                    "webp", "mp3", "m4a", "ogg", "mp4", "webm", "mov", "mkv");

    private LinkedFile() {}

    /// The file, if it exists.
    ///
    /// @param baseFolders where links start from
    public static Optional<Path> findFile(FileLink link, List<Path> baseFolders) {
        return candidatePaths(link.path(), baseFolders).filter(Files::isRegularFile).findFirst();
    }

    /// Mendeley omits a path's leading slash. Two slashes would name another computer.
    private static Stream<Path> candidatePaths(String path, List<Path> baseFolders) {
        String slashedPath = path.replace('\\', '/');
        return Stream.of(path, slashedPath, slashedPath.startsWith("/") ? path : "/" + path)
                .distinct()
                .flatMap(candidate -> parsePath(candidate).stream())
                .flatMap(candidate ->
                        candidate.isAbsolute()
                                ? Stream.of(candidate)
                                : baseFolders.stream().map(it -> it.resolve(candidate)));
    }

    private static Optional<Path> parsePath(String pathText) {
        try {
            return Optional.of(Path.of(pathText));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /// Whether it is a readable document, by its own name and by that of its symlink target.
    public static boolean isDocument(Path file) {
        try {
            return List.of(file, file.toRealPath()).stream()
                    .allMatch(LinkedFile::hasDocumentExtension);
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean hasDocumentExtension(Path file) {
        String fileName = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        int dotIndex = fileName.lastIndexOf('.');
        return dotIndex >= 0 && DOCUMENT_EXTENSIONS.contains(fileName.substring(dotIndex + 1));
    }
}
