package octavo.cv.output;

import octavo.cv.profile.CvFormat.Shape;
import octavo.storage.ContentPaths;
import octavo.storage.PathConsents;
import octavo.storage.PathObjection;
import octavo.storage.ResolvedPath;
import octavo.storage.UnconfirmedPath;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Protects files from outputs that a sidecar names without consent: files outside the library's
/// folder or hidden in it, even through links, and files written by someone else.
///
/// A page of a website, and a file with markers, identify the part that is Octavo's; only that is
/// replaced, so the rest may change.
final class OutputGuard {
    private final CvOutput output;
    private final PathConsents consents;
    private final ContentPaths paths;

    OutputGuard(CvOutput output, PathConsents consents) {
        this.output = output;
        this.consents = consents;
        this.paths = ContentPaths.of(consents);
    }

    /// Rejects files that must not even be read.
    void beforeReading(Collection<Path> files) throws IOException {
        List<PathObjection> objections = new ArrayList<>();
        boolean isFolder = output.format().shape() == Shape.FOLDER;
        Path root = ResolvedPath.of(output.path());
        if (isFolder) {
            paths.place(root).ifPresent(objections::add);
        }
        if (objections.isEmpty()) {
            for (Path file : files) {
                (isFolder ? paths.beforeWriting(file, root) : paths.beforeWriting(file))
                        .ifPresent(objections::add);
            }
        }
        refuse(objections);
    }

    /// Refuses to replace a whole file that is not as Octavo wrote it, and files that have become
    /// links to elsewhere since they were read.
    void beforeWriting(Map<Path, byte[]> changed) throws IOException {
        beforeReading(changed.keySet());
        byte[] wanted = changed.get(output.path());
        if (wanted == null || !output.isWhole()) {
            return;
        }
        Path at = ResolvedPath.of(output.path());
        if (!Files.isRegularFile(at) || consents.isConfirmed(at)) {
            return;
        }
        byte[] found = Files.readAllBytes(at);
        if (!Arrays.equals(found, wanted)) {
            Optional<Boolean> ours = consents.isAsWritten(at, found);
            if (ours.isEmpty()) {
                refuse(List.of(PathObjection.foreign(at)));
            } else if (!ours.get()) {
                refuse(List.of(PathObjection.changed(at)));
            }
        }
    }

    private void refuse(List<PathObjection> objections) throws UnconfirmedPath {
        if (!objections.isEmpty()) {
            throw new UnconfirmedPath(output.path(), objections);
        }
    }

    /// Records the output's new content.
    ///
    /// @param made the content for its file
    void afterWriting(byte[] made) throws IOException {
        if (output.isWhole()) {
            consents.remember(ResolvedPath.of(output.path()), made);
        }
    }
}
