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

    /// A group that begins with the command of a letter and ends with a plain one. With blanks or
    /// punctuation in it, it may be there for another reason.
    private static final Pattern SPECIAL =
            Pattern.compile(
                    "\\{((?:"
                            + (ACCENT + "|" + WORD_ACCENT + "|" + NAMED + "(?:\\{\\}|\\s+|)")
                            + ")(?:[\\p{L}\\p{N}'\u2019-]|"
                            + (ACCENT + "|" + WORD_ACCENT + "|" + NAMED + "(?:\\{\\}|\\s+|)")
                            + ")*(?<=[\\p{L}\\p{N}]))\\}");

    private static final Pattern ENDS_IN_COMMAND = Pattern.compile("\\\\[A-Za-z]+$");

    /// What a group behind is the argument of.
    private static final Pattern COMMAND = Pattern.compile("(?:\\\\[A-Za-z]+\\*?\\s*|[}\\]])$");

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
        return letters(unprotected(text));
    }

    /// Without the braces outside others that begin with the command of a letter, as in `{\"Uber}`:
    /// BibTeX changes the case within them, but would not without the command.
    private static String unprotected(String text) {
        StringBuilder out = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            Matcher special = SPECIAL.matcher(text).region(i, text.length());
            if (sign == '{' && depth == 0 && special.lookingAt() && isGroup(out, special)) {
                out.append(special.group(1));
                i = special.end() - 1;
                continue;
            }
            depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
            out.append(sign);
            if (sign == '\\' && i + 1 < text.length()) {
                out.append(text.charAt(++i));
            }
        }
        return out.toString();
    }

    /// Whether a group is not the argument of a command, and does not end in a command.
    private static boolean isGroup(StringBuilder before, Matcher special) {
        return !COMMAND.matcher(before).find() && !ENDS_IN_COMMAND.matcher(special.group(1)).find();
    }

    private static String letters(String text) {
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
