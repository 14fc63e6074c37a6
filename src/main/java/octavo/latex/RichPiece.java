package octavo.latex;

import octavo.text.BlankCharacters;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A run of Unicode text with uniform formatting, and its URL if it is a link.
///
/// @param scripts superscripts and subscripts, from the outermost: the 2 of `$p_{i^2}$` is lowered,
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

    /// The text with plain spaces.
    public String plain() {
        return BlankCharacters.plain(text);
    }

    /// Whether its letters keep their case when a title changes case: a variable is not a word.
    public boolean keepsCase() {
        return is(LatexFormat.PROTECTED)
                || is(LatexFormat.MATH) && text.chars().anyMatch(Character::isLetter);
    }
}
