package octavo.latex;

import octavo.text.BlankCharacters;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A stretch of Unicode text in one look, and the address that it leads to if it is a link.
///
/// @param scripts how it is raised or lowered, from the outermost: the 2 of `$p_{i^2}$` is lowered,
///   and raised within that
public record RichPiece(
        String text, Set<LatexFormat> formats, List<ScriptLevel> scripts, Optional<String> link) {
    public RichPiece {
        formats = Set.copyOf(formats);
        scripts = List.copyOf(scripts);
    }

    public boolean is(LatexFormat format) {
        return formats.contains(format);
    }

    /// The text with plain blanks.
    public String plain() {
        return BlankCharacters.plain(text);
    }

    /// Whether its letters stay as they are where titles change case: a variable is no word.
    public boolean keepsCase() {
        return is(LatexFormat.PROTECTED)
                || is(LatexFormat.MATH) && text.chars().anyMatch(Character::isLetter);
    }
}
