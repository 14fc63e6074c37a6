package octavo.tidy;

import octavo.fields.FieldCatalogue;
import octavo.latex.LaTeX;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Converts letters from LaTeX commands to Unicode. All other commands, braces and mathematics
/// stay.
final class LatexLetters {
    private static final String LETTER = "(?:[A-Za-z]|\\\\[ij](?![A-Za-z])\\s?)";
    private static final String ACCENT =
            "\\\\[`'^\"~=.]\\s*(?:\\{" + LETTER + "\\}|" + LETTER + ")";
    private static final String WORD_ACCENT =
            "\\\\[uvHtcdbrk](?![A-Za-z])\\s*(?:\\{" + LETTER + "\\}|(?<=\\s)" + LETTER + ")";
    private static final String NAMED =
            "\\\\(?:ss|ae|AE|oe|OE|aa|AA|o|O|l|L|dh|DH|th|TH|dj|DJ|ng|NG)(?![A-Za-z])";
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "(\\$[^$]*\\$|\\\\\\$|\\\\\\\\)"
                            + ("|(\\{(?:" + ACCENT + "|" + WORD_ACCENT + "|" + NAMED + "\\s*)\\}")
                            + ("|" + ACCENT + "|" + WORD_ACCENT)
                            + ("|" + NAMED + "(?:\\{\\}|[ \\t]+(?=\\S)|))"));

    static final CleanUp TO_UNICODE =
            new TextCleanUp(
                    "latex-to-unicode",
                    "Write accented letters in Unicode: \u00e4 for {\\\"a}",
                    field -> !FieldCatalogue.kind(field).isExact(),
                    LatexLetters::toUnicode);

    private LatexLetters() {}

    static String toUnicode(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        return WRITTEN.matcher(text)
                .replaceAll(found ->
                        Matcher.quoteReplacement(
                                found.group(1) != null ? found.group(1) : letter(found.group(2))));
    }

    private static String letter(String written) {
        String read = Normalizer.normalize(LaTeX.toUnicode(written).strip(), Normalizer.Form.NFC);
        boolean one = read.codePointCount(0, read.length()) == 1;
        return one && read.codePointAt(0) > 0x7F && Character.isLetter(read.codePointAt(0))
                ? read
                : written;
    }
}
