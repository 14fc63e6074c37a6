package octavo.projects;

import octavo.storage.ContentPaths;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The paper's own file that cited entries are brought into.
///
/// @param rule judges it if content names it; empty if the user did
public record TargetFile(Path path, Optional<ContentPaths> rule) {
    /// One that the user named.
    public static TargetFile chosen(Path path) {
        return new TargetFile(path, Optional.empty());
    }

    /// One that the content of a project names.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be written
    public static TargetFile named(Path path, ContentPaths rule) throws IOException {
        var target = new TargetFile(path, Optional.of(rule));
        Path _ = target.judged();
        return target;
    }

    /// Where to write: to be asked right before, since a link may have been swapped.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be written
    public Path judged() throws IOException {
        return rule.isPresent() ? rule.get().writable(path) : path;
    }
}
