package octavo.latex;

import octavo.text.BlankCharacters;

import java.util.Locale;
import java.util.Set;

/// Changes upper and lower case as BibTeX's `change.case$` does: braces protect what is in them,
/// save in a special character, a group at the outermost level with a backslash behind its brace,
/// whose letters change though the names of its commands do not. Unlike BibTeX, letters outside
/// ASCII change too.
public enum LetterCase {
    /// As in a sentence: all lower, but for the first character and those after a colon and a
    /// blank.
    SENTENCE,
    LOWER,
    UPPER;

    private static final Set<String> CAPITALS = Set.of("L", "O", "OE", "AE", "AA");
    private static final Set<String> SMALL = Set.of("l", "o", "oe", "ae", "aa");
    private static final Set<String> ONLY_SMALL = Set.of("i", "j", "ss");

    public String of(String latex) {
        return new Change(latex).apply();
    }

    private String changed(String letters) {
        return this == UPPER ? letters.toUpperCase(Locale.ROOT) : letters.toLowerCase(Locale.ROOT);
    }

    private final class Change {
        private final String source;
        private final StringBuilder result = new StringBuilder();
        private int at;
        private int depth;
        private boolean afterColon;

        Change(String source) {
            this.source = source;
        }

        String apply() {
            while (at < source.length()) {
                char c = source.charAt(at);
                if (c == '{' || c == '}') {
                    brace(c);
                } else if (depth == 0) {
                    changeOuter();
                } else {
                    copy();
                }
            }
            return result.toString();
        }

        private void brace(char c) {
            boolean startsSentence = startsSentence();
            afterColon = false;
            copy();
            depth = Math.max(0, depth + (c == '{' ? 1 : -1));
            // BibTeX wants at least `{\x}`.
            boolean special = c == '{' && depth == 1 && source.startsWith("\\", at);
            if (special && at + 3 <= source.length() && !startsSentence) {
                changeSpecial();
            }
        }

        private boolean startsSentence() {
            boolean newSentence =
                    at == 0 || (afterColon && BlankCharacters.isBlank(source.charAt(at - 1)));
            return LetterCase.this == SENTENCE && newSentence;
        }

        private void changeOuter() {
            int character = source.codePointAt(at);
            String text = Character.toString(character);
            result.append(startsSentence() ? text : changed(text));
            if (character == ':') {
                afterColon = true;
            } else if (!BlankCharacters.isBlank((char) character)) {
                afterColon = false;
            }
            at += text.length();
        }

        /// From the backslash of a special character to the end of its group.
        private void changeSpecial() {
            while (at < source.length() && depth > 0) {
                changeCommand();
                int start = at;
                while (at < source.length() && depth > 0 && source.charAt(at) != '\\') {
                    char c = source.charAt(at);
                    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                    at++;
                }
                result.append(changed(source.substring(start, at)));
            }
        }

        /// A command that is a letter changes into that letter's other case; ı, ȷ and ß have none
        /// and are written out.
        private void changeCommand() {
            int end = at + 1;
            while (end < source.length() && LatexArgument.isAsciiLetter(source.charAt(end))) {
                end++;
            }
            String name = source.substring(at + 1, end);
            at = end;
            boolean upper = LetterCase.this == UPPER;
            if (upper && ONLY_SMALL.contains(name)) {
                result.append(changed(name));
                while (at < source.length() && BlankCharacters.isBlank(source.charAt(at))) {
                    at++;
                }
            } else {
                boolean changes = (upper ? SMALL : CAPITALS).contains(name);
                result.append('\\').append(changes ? changed(name) : name);
            }
        }

        private void copy() {
            result.append(source.charAt(at++));
        }
    }
}
