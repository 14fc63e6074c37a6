package octavo.sidecar;

import octavo.text.LocalizedSentence;

import java.nio.file.Path;

/// What is wrong with a sidecar's file, in words for people.
///
/// @param isBroken whether it is damaged, rather than out of reach or of a newer Octavo
/// @param line where it is wrong, from 1
/// @param column the place in the line, from 1
public record SidecarTrouble(boolean isBroken, int line, int column, LocalizedSentence message) {
    /// The message with the place of the damage in front.
    public String at(Path file) {
        String place = isBroken ? ":%d:%d".formatted(line, column) : "";
        return file + place + ": " + message;
    }
}
