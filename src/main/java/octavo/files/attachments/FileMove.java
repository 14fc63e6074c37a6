package octavo.files.attachments;

import java.nio.file.Path;
import java.util.List;

/// A linked file that gets another name or folder.
///
/// @param keys of all entries that link to it; the first names it
public record FileMove(Path from, Path to, List<String> keys) {
    public FileMove {
        keys = List.copyOf(keys);
    }
}
