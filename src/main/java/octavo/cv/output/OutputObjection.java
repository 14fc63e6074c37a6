package octavo.cv.output;

import octavo.text.LocalizedSentence;

import java.nio.file.Path;

/// Why a file named by a sidecar is not read or written without confirmation.
///
/// @param path resolved
public record OutputObjection(Path path, LocalizedSentence reason) {
    static OutputObjection outside(Path path, Path folder) {
        return new OutputObjection(
                path, LocalizedSentence.of("it is outside the library’s folder, {0}", folder));
    }

    static OutputObjection hidden(Path path) {
        return new OutputObjection(
                path, LocalizedSentence.of("it is a hidden file, or in a hidden folder"));
    }

    static OutputObjection special(Path path) {
        return new OutputObjection(
                path, LocalizedSentence.of("it is a device, a pipe or a folder"));
    }

    static OutputObjection foreign(Path path) {
        return new OutputObjection(
                path, LocalizedSentence.of("it exists already, and Octavo did not write it"));
    }

    static OutputObjection changed(Path path) {
        return new OutputObjection(
                path, LocalizedSentence.of("it was changed since Octavo wrote it"));
    }

    /// The path and the reason.
    public LocalizedSentence wording() {
        return LocalizedSentence.of("{0}: {1}", path, reason);
    }
}
