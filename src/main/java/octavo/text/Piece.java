package octavo.text;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A stretch of Unicode text in one look, and the address that it leads to if it is a link.
///
/// @param scripts how it is raised or lowered, from the outermost: the 2 of `$p_{i^2}$` is lowered,
///   and raised within that
public record Piece(String text, Set<Format> formats, List<Script> scripts, Optional<String> link) {
    public Piece {
        formats = Set.copyOf(formats);
        scripts = List.copyOf(scripts);
    }

    public boolean is(Format format) {
        return formats.contains(format);
    }

    /// The text with plain blanks.
    public String plain() {
        return Blanks.plain(text);
    }

    /// Whether its letters stay as they are where titles change case: a variable is no word.
    public boolean keepsCase() {
        return is(Format.PROTECTED)
                || is(Format.MATH) && text.chars().anyMatch(Character::isLetter);
    }
}
