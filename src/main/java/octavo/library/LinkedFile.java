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
    private static final Set<String> DOCUMENTS =
            Set.of(
                    "pdf", "ps", "eps", "djvu", "epub", "mobi", "azw3", "txt", "md", "tex", "bib",
                    "html", "htm", "xhtml", "rtf", "doc", "docx", "odt", "ppt", "pptx", "odp",
                    "xls", "xlsx", "ods", "csv", "tsv", "png", "jpg", "jpeg", "gif", "tif", "tiff",
                    "webp", "mp3", "m4a", "ogg", "mp4", "webm", "mov", "mkv");

    private LinkedFile() {}

    /// The file, if it exists.
    ///
    /// @param folders where links start from
    public static Optional<Path> find(FileLink link, List<Path> folders) {
        return candidates(link.path(), folders).filter(Files::isRegularFile).findFirst();
    }

    /// Mendeley omits a path's leading slash. Two slashes would name another computer.
    private static Stream<Path> candidates(String path, List<Path> folders) {
        String slashes = path.replace('\\', '/');
        return Stream.of(path, slashes, slashes.startsWith("/") ? path : "/" + path)
                .distinct()
                .flatMap(each -> path(each).stream())
                .flatMap(each ->
                        each.isAbsolute()
                                ? Stream.of(each)
                                : folders.stream().map(it -> it.resolve(each)));
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /// Whether it is a readable document, by its own name and by that of its symlink target.
    public static boolean isDocument(Path file) {
        try {
            return List.of(file, file.toRealPath()).stream().allMatch(LinkedFile::hasEnding);
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean hasEnding(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        int point = name.lastIndexOf('.');
        return point >= 0 && DOCUMENTS.contains(name.substring(point + 1));
    }
}
