package octavo.projects;

import octavo.storage.ContentPaths;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The paper's own file that cited entries are brought into.
///
/// @param contentPaths judges it if content names it; empty if the user did
public record TargetFile(Path path, Optional<ContentPaths> contentPaths) {
    /// One that the user named.
    public static TargetFile chosen(Path path) {
        return new TargetFile(path, Optional.empty());
    }

    /// One that the content of a project names.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be written
    public static TargetFile named(Path path, ContentPaths contentPaths) throws IOException {
        var targetFile = new TargetFile(path, Optional.of(contentPaths));
        Path _ = targetFile.writablePath();
        return targetFile;
    }

    /// Where to write: to be asked right before, since a link may have been swapped.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be written
    public Path writablePath() throws IOException {
        return contentPaths.isPresent() ? contentPaths.get().writable(path) : path;
    }
}
