package octavo.attachments;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What is wrong with a link to a file, or with a file that nothing links to.
///
/// @param slot of the entry, where there is one
/// @param piece of its field
/// @param path as the field has it; of a file that nothing links to, where it is
/// @param files where it may be now, or who else links to it
/// @param others the keys of the other entries
public record AttachmentProblem(
        Kind kind,
        Optional<Integer> slot,
        String key,
        int piece,
        String path,
        List<Path> files,
        List<String> others) {
    public AttachmentProblem {
        files = List.copyOf(files);
        others = List.copyOf(others);
    }

    /// What may be the matter.
    public enum Kind {
        /// No file is there, and none of that name elsewhere.
        BROKEN,
        /// No file is there, but there is one of that name elsewhere.
        MOVED,
        /// No file is there, and several of that name elsewhere hold different things.
        AMBIGUOUS,
        /// Two entries link to one file.
        TWICE,
        /// No entry links to the file.
        UNLINKED
    }
}
