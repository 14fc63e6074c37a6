package octavo.storage;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/// The names of what a save puts next to its target, and leaves there if it is killed: temporary
/// files, the lock, and the folder of both states. A read asks only for these.
final class SaveTraces {
    static final String NAME_MARK = ".octavo-";

    /// Names are limited to 255 bytes; a letter may take three.
    private static final int MOST_NAME_LETTERS = 60;

    private SaveTraces() {}

    /// The common prefix of all names of a target. A file system that allows the target's name has
    /// room for these too.
    static String namePrefix(Path targetFile) {
        String fileName = String.valueOf(targetFile.getFileName());
        if (fileName.length() > MOST_NAME_LETTERS) {
            fileName = HexFormat.of().toHexDigits(fileName.hashCode()) + "-long-name";
        }
        return "." + fileName + NAME_MARK;
    }

    /// The folder with the old and new bytes of a save in place.
    static Path statesFolder(Path targetFile) {
        return targetFile.resolveSibling(namePrefix(targetFile) + "unfinished");
    }

    /// Whether a save in place is in progress, or was killed.
    static boolean isBegun(Path targetFile) {
        return Files.isDirectory(statesFolder(targetFile), LinkOption.NOFOLLOW_LINKS);
    }

    /// Whether a save of this target is in progress or was killed, as far as the folder can be
    /// listed.
    static boolean hasTraces(Path targetFile) {
        if (isBegun(targetFile)) {
            return true;
        }
        try {
            return !markedFiles(targetFile).isEmpty();
        } catch (IOException _) {
            return false; // reading, or the next save, reports the problem
        }
    }

    /// The files next to a target that have its prefix.
    static List<Path> markedFiles(Path targetFile) throws IOException {
        String namePrefix = namePrefix(targetFile);
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> markedStream =
                Files.newDirectoryStream(
                        parentFolder(targetFile),
                        path -> String.valueOf(path.getFileName()).startsWith(namePrefix))) {
            markedStream.forEach(paths::add);
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        return paths;
    }

    static Path parentFolder(Path targetFile) {
        return Objects.requireNonNull(targetFile.getParent(), "a file has a folder");
    }
}
