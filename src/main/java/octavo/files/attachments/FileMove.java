package octavo.files.attachments;

import java.nio.file.Path;
import java.util.List;

/// A linked file that gets another name or folder.
///
/// @param entryKeys of all entries that link to it; the first names it
public record FileMove(Path oldPath, Path newPath, List<String> entryKeys) {
    public FileMove {
        entryKeys = List.copyOf(entryKeys);
    }
}
