package octavo.storage;

import octavo.text.LocalizedSentence;

import java.nio.file.Path;

/// Why a file named by content is not read or written without confirmation.
///
/// @param path resolved
/// @param canBeAllowed whether the user may allow it nevertheless
public record PathObjection(Path path, LocalizedSentence reason, boolean canBeAllowed) {
    private PathObjection(Path path, LocalizedSentence reason) {
        this(path, reason, true);
    }

    static PathObjection outside(Path path, Path folder) {
        return new PathObjection(path, LocalizedSentence.of("it is outside {0}", folder));
    }

    static PathObjection hidden(Path path) {
        return new PathObjection(
                path, LocalizedSentence.of("it is a hidden file, or in a hidden folder"));
    }

    static PathObjection special(Path path) {
        return new PathObjection(path, LocalizedSentence.of("it is a device, a pipe or a folder"));
    }

    /// Reading such a file may never end.
    static PathObjection unreadable(Path path) {
        return new PathObjection(
                path, LocalizedSentence.of("it is a device, a pipe or a folder"), false);
    }

    public static PathObjection foreign(Path path) {
        return new PathObjection(
                path, LocalizedSentence.of("it exists already, and Octavo did not write it"));
    }

    public static PathObjection changed(Path path) {
        return new PathObjection(
                path, LocalizedSentence.of("it was changed since Octavo wrote it"));
    }

    /// The path and the reason.
    public LocalizedSentence wording() {
        return LocalizedSentence.of("{0}: {1}", path, reason);
    }
}
