package octavo.files.attachments;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A problem with a link to a file, or a file without a link.
///
/// @param slot of the entry, if there is one
/// @param piece of its field, or [#BOOKMARK]
/// @param path as in the field; of an unlinked file, its location
/// @param files where it may be now, or what else links to it
/// @param others the keys of the other entries
public record AttachmentProblem(
        Kind kind,
        Optional<Integer> slot,
        String key,
        int piece,
        String path,
        List<Path> files,
        List<String> others) {
    /// The piece of a link of BibDesk, which cannot be rewritten.
    public static final int BOOKMARK = -1;

    public AttachmentProblem {
        files = List.copyOf(files);
        others = List.copyOf(others);
    }

    public boolean isBookmark() {
        return piece == BOOKMARK;
    }

    /// The kind of problem.
    public enum Kind {
        /// The file is missing, and no file of that name was found elsewhere.
        BROKEN,
        /// The file is missing, but one of that name was found elsewhere.
        MOVED,
        /// The file is missing, and several different files of that name were found elsewhere.
        AMBIGUOUS,
        /// Two entries link to one file.
        TWICE,
        /// No entry links to the file.
        UNLINKED
    }
}
