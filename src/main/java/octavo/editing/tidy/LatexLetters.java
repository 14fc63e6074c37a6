package octavo.editing.tidy;

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
    private static final Pattern WRITTEN_LETTER =
            Pattern.compile(
                    "(\\$[^$]*\\$|\\\\\\$|\\\\\\\\)"
                            + ("|(\\{(?:" + ACCENT + "|" + WORD_ACCENT + "|" + NAMED + "\\s*)\\}")
                            + ("|" + ACCENT + "|" + WORD_ACCENT)
                            + ("|" + NAMED + "(?:\\{\\}|[ \\t]+(?=\\S)|))"));

    /// A group that begins with the command of a letter and ends with a plain one. With blanks or
    /// punctuation in it, it may be there for another reason.
    private static final Pattern SPECIAL_GROUP =
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
                    field -> !FieldCatalogue.kindOf(field).isExact(),
                    LatexLetters::toUnicode);

    private LatexLetters() {}

    static String toUnicode(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        return convertLetters(withoutLetterBraces(text));
    }

    /// Without the braces outside others that begin with the command of a letter, as in `{\"Uber}`:
    /// BibTeX changes the case within them, but would not without the command.
    private static String withoutLetterBraces(String text) {
        StringBuilder output = new StringBuilder();
        int braceDepth = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            Matcher groupMatcher = SPECIAL_GROUP.matcher(text).region(i, text.length());
            if (character == '{'
                    && braceDepth == 0
                    && groupMatcher.lookingAt()
                    && isPlainGroup(output, groupMatcher)) {
                output.append(groupMatcher.group(1));
                i = groupMatcher.end() - 1;
                continue;
            }
            braceDepth += character == '{' ? 1 : character == '}' ? -1 : 0;
            output.append(character);
            if (character == '\\' && i + 1 < text.length()) {
                output.append(text.charAt(++i));
            }
        }
        return output.toString();
    }

    /// Whether a group is not the argument of a command, and does not end in a command.
    private static boolean isPlainGroup(StringBuilder precedingText, Matcher groupMatcher) {
        return !COMMAND.matcher(precedingText).find()
                && !ENDS_IN_COMMAND.matcher(groupMatcher.group(1)).find();
    }

    private static String convertLetters(String text) {
        return WRITTEN_LETTER
                .matcher(text)
                .replaceAll(letterMatch ->
                        Matcher.quoteReplacement(
                                letterMatch.group(1) != null
                                        ? letterMatch.group(1)
                                        : convertLetter(letterMatch.group(2))));
    }

    private static String convertLetter(String writtenLetter) {
        String unicodeText =
                Normalizer.normalize(LaTeX.toUnicode(writtenLetter).strip(), Normalizer.Form.NFC);
        boolean isSingle = unicodeText.codePointCount(0, unicodeText.length()) == 1;
        return isSingle
                        && unicodeText.codePointAt(0) > 0x7F
                        && Character.isLetter(unicodeText.codePointAt(0))
                ? unicodeText
                : writtenLetter;
    }
}
