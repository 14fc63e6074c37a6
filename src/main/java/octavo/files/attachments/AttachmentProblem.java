package octavo.files.attachments;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A problem with a link to a file, or a file without a link.
///
/// @param slot of the entry, if there is one
/// @param linkIndex of its field, or [#BOOKMARK]
/// @param linkPath as in the field; of an unlinked file, its location
/// @param files where it may be now, or what else links to it
/// @param otherKeys the keys of the other entries
public record AttachmentProblem(
        AttachmentProblemKind kind,
        Optional<Integer> slot,
        String entryKey,
        int linkIndex,
        String linkPath,
        List<Path> files,
        List<String> otherKeys) {
    /// The piece of a link of BibDesk, which cannot be rewritten.
    public static final int BOOKMARK = -1;

    public AttachmentProblem {
        files = List.copyOf(files);
        otherKeys = List.copyOf(otherKeys);
    }

    public boolean isBookmark() {
        return linkIndex == BOOKMARK;
    }

    /// The kind of problem.
    public enum AttachmentProblemKind {
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
