package octavo.sidecar;

import octavo.text.LocalizedSentence;

import java.nio.file.Path;

/// A problem with a sidecar's file.
///
/// @param isBroken whether it is damaged, rather than inaccessible or of a newer Octavo
/// @param line the line of the problem, from 1
/// @param column the column of the problem, from 1
public record SidecarTrouble(boolean isBroken, int line, int column, LocalizedSentence message) {
    /// The message, prefixed with the location of the damage.
    public String at(Path file) {
        String place = isBroken ? ":%d:%d".formatted(line, column) : "";
        return file + place + ": " + message;
    }
}
