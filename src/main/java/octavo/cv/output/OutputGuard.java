package octavo.cv.output;

import octavo.cv.profile.CvFormat.Shape;
import octavo.storage.ResolvedPath;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;

/// Protects files from outputs that a sidecar names without consent: files outside the library's
/// folder or hidden in it, even through links, and files written by someone else.
///
/// A page of a website, and a file with markers, identify the part that is Octavo's; only that is
/// replaced, so the rest may change.
final class OutputGuard {
    private final CvOutput output;
    private final OutputConsents consents;

    OutputGuard(CvOutput output, OutputConsents consents) {
        this.output = output;
        this.consents = consents;
    }

    /// Rejects files that must not even be read.
    void beforeReading(Collection<Path> files) throws IOException {
        List<OutputObjection> objections = new ArrayList<>();
        boolean isFolder = output.format().shape() == Shape.FOLDER;
        Path root = ResolvedPath.of(output.path());
        if (isFolder) {
            place(root).ifPresent(objections::add);
        }
        if (objections.isEmpty()) {
            for (Path file : files) {
                Path at = ResolvedPath.of(file);
                boolean isWithin = isFolder && at.startsWith(root);
                (isWithin ? Optional.<OutputObjection>empty() : place(at))
                        .or(() -> special(at))
                        .ifPresent(objections::add);
            }
        }
        refuse(objections);
    }

    private Optional<OutputObjection> place(Path at) {
        Path folder = consents.folder();
        boolean isInside = at.startsWith(folder);
        if (isInside && !isHidden(folder.relativize(at)) || consents.isAllowed(at)) {
            return Optional.empty();
        }
        return Optional.of(
                isInside ? OutputObjection.hidden(at) : OutputObjection.outside(at, folder));
    }

    private static boolean isHidden(Path inside) {
        return StreamSupport.stream(inside.spliterator(), false)
                .anyMatch(name -> name.toString().startsWith("."));
    }

    /// Opening a pipe blocks until its other end is opened.
    private Optional<OutputObjection> special(Path at) {
        boolean isSpecial =
                Files.exists(at, LinkOption.NOFOLLOW_LINKS)
                        && !Files.isRegularFile(at, LinkOption.NOFOLLOW_LINKS);
        return isSpecial && !consents.isConfirmed(at)
                ? Optional.of(OutputObjection.special(at))
                : Optional.empty();
    }

    /// Refuses to replace a whole file that is not as Octavo wrote it.
    void beforeWriting(Map<Path, byte[]> changed) throws IOException {
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
                refuse(List.of(OutputObjection.foreign(at)));
            } else if (!ours.get()) {
                refuse(List.of(OutputObjection.changed(at)));
            }
        }
    }

    private void refuse(List<OutputObjection> objections) throws UnconfirmedOutput {
        if (!objections.isEmpty()) {
            throw new UnconfirmedOutput(output.path(), objections);
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
