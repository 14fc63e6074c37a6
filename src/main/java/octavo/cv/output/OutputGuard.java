package octavo.cv.output;

import octavo.cv.configuration.CvFormat.FormatShape;
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
    private final PathConsents outputConsents;
    private final ContentPaths paths;

    OutputGuard(CvOutput output, PathConsents outputConsents) {
        this.output = output;
        this.outputConsents = outputConsents;
        this.paths = ContentPaths.of(outputConsents);
    }

    /// Rejects files that must not even be read.
    void checkReadable(Collection<Path> files) throws IOException {
        List<PathObjection> objections = new ArrayList<>();
        boolean isFolder = output.format().shape() == FormatShape.FOLDER;
        Path outputRoot = ResolvedPath.of(output.path());
        if (isFolder) {
            paths.place(outputRoot).ifPresent(objections::add);
        }
        if (objections.isEmpty()) {
            for (Path file : files) {
                (isFolder ? paths.beforeWriting(file, outputRoot) : paths.beforeWriting(file))
                        .ifPresent(objections::add);
            }
        }
        refuseIfAny(objections);
    }

    /// Refuses to replace a whole file that is not as Octavo wrote it, and files that have become
    /// links to elsewhere since they were read.
    void checkWritable(Map<Path, byte[]> changedFiles) throws IOException {
        checkReadable(changedFiles.keySet());
        byte[] newContent = changedFiles.get(output.path());
        if (newContent == null || !output.isWhole()) {
            return;
        }
        Path resolvedPath = ResolvedPath.of(output.path());
        if (!Files.isRegularFile(resolvedPath) || outputConsents.isConfirmed(resolvedPath)) {
            return;
        }
        byte[] currentContent = Files.readAllBytes(resolvedPath);
        if (!Arrays.equals(currentContent, newContent)) {
            Optional<Boolean> isAsWritten =
                    outputConsents.isAsWritten(resolvedPath, currentContent);
            if (isAsWritten.isEmpty()) {
                refuseIfAny(List.of(PathObjection.foreign(resolvedPath)));
            } else if (!isAsWritten.get()) {
                refuseIfAny(List.of(PathObjection.changed(resolvedPath)));
            }
        }
    }

    private void refuseIfAny(List<PathObjection> objections) throws UnconfirmedPath {
        if (!objections.isEmpty()) {
            throw new UnconfirmedPath(output.path(), objections);
        }
    }

    /// Records the output's new content.
    ///
    /// @param newContent the content for its file
    void recordWritten(byte[] newContent) throws IOException {
        if (output.isWhole()) {
            outputConsents.remember(ResolvedPath.of(output.path()), newContent);
        }
    }
}
