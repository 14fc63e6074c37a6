package octavo.gui.editor;

import octavo.latex.LaTeX;
import octavo.text.LetterFolding;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/// The spelling of each value that is used most. Spellings of one value differ in nothing but case,
/// accents, braces and the dots of abbreviations: `C` and `C++` are two values.
final class UsualSpellings {
    /// What folding drops, but for the dots behind letters.
    private static final Pattern MARKS =
            Pattern.compile("(?<=\\p{L})\\.|[\\p{L}\\p{M}\\p{N}\\p{Z}]");

    private final Map<String, String> byValue = new HashMap<>();

    /// The usual spelling of a value. To be asked about spellings in the order of their use: the
    /// first one of a value is its usual one.
    String of(String written) {
        return byValue.computeIfAbsent(value(written), _ -> written);
    }

    private static String value(String written) {
        String plain = LaTeX.toUnicode(written);
        return LetterFolding.of(plain).unaccented() + "\n" + MARKS.matcher(plain).replaceAll("");
    }
}
