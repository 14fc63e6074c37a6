package octavo.sidecar;

import octavo.text.LocalizedSentence;

import java.nio.file.Path;

/// A problem with a sidecar's file.
///
/// @param isBroken whether it is damaged, rather than inaccessible or of a newer Octavo
/// @param lineNumber the line of the problem, from 1
/// @param columnNumber the column of the problem, from 1
public record SidecarTrouble(
        boolean isBroken, int lineNumber, int columnNumber, LocalizedSentence message) {
    /// The message, prefixed with the location of the damage.
    public String describeIn(Path file) {
        String locationSuffix = isBroken ? ":%d:%d".formatted(lineNumber, columnNumber) : "";
        return file + locationSuffix + ": " + message;
    }
}
