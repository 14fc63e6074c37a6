package octavo.names;

import java.util.ArrayList;
import java.util.List;

/// The words of a name between its commas, in at most three lists. As in BibTeX, spaces, ties and
/// hyphens separate words, and separators at either end are not part of the name. Unlike BibTeX,
/// and like biber, it reads LaTeX commands whole: the `~` of `\~n` is an accent, and `\v Simon` is
/// one word.
final class NameTokens {
    private static final int MOST_PARTS = 3;

    /// Accents whose names are letters: a space must separate them from a letter.
    private static final String LETTER_ACCENTS = "bcdHkrtuv";

    private final List<List<NameToken>> parts = new ArrayList<>(List.of(new ArrayList<>()));
    private final String raw;
    private int commas;
    private boolean trailingComma;

    NameTokens(String raw) {
        this.raw = raw;
        int start = 0;
        while (start < raw.length() && isSeparator(raw.charAt(start))) {
            start++;
        }
        read(start, trimmedEnd(start));
    }

    List<List<NameToken>> parts() {
        return parts;
    }

    int commas() {
        return commas;
    }

    boolean hasTrailingComma() {
        return trailingComma;
    }

    static boolean isSeparator(char c) {
        return isBlank(c) || c == '~' || c == '-';
    }

    static boolean isBlank(char c) {
        return Character.isWhitespace(c) || c == '\u00A0' || c == '\u202F';
    }

    private int trimmedEnd(int start) {
        int end = raw.length();
        while (end > start && (separatesAt(end - 1) || raw.charAt(end - 1) == ',')) {
            end--;
            trailingComma |= raw.charAt(end) == ',';
        }
        return end;
    }

    private boolean separatesAt(int at) {
        char c = raw.charAt(at);
        return isBlank(c) || isSeparator(c) && !isEscaped(at);
    }

    private boolean isEscaped(int at) {
        int start = at;
        while (start > 0 && raw.charAt(start - 1) == '\\') {
            start--;
        }
        return (at - start) % 2 == 1;
    }

    private void read(int start, int end) {
        int i = start;
        char before = ' ';
        boolean between = true;
        while (i < end) {
            char c = raw.charAt(i);
            if (c == ',') {
                commas++;
                if (parts.size() < MOST_PARTS) {
                    parts.add(new ArrayList<>());
                }
                before = ' ';
                between = true;
                i++;
            } else if (isSeparator(c)) {
                before = between ? before : c == '-' ? '-' : ' ';
                between = true;
                i++;
            } else {
                int wordEnd = endOfWord(i, end);
                parts.getLast().add(new NameToken(raw.substring(i, wordEnd), before));
                between = false;
                i = wordEnd;
            }
        }
    }

    private int endOfWord(int start, int end) {
        int i = start;
        while (i < end && raw.charAt(i) != ',' && !isSeparator(raw.charAt(i))) {
            i =
                    switch (raw.charAt(i)) {
                        case '{' -> BraceGroups.endOfGroup(raw, i);
                        case '\\' -> afterBackslash(i + 1, end);
                        default -> i + 1;
                    };
        }
        return Math.min(i, end);
    }

    /// Where to continue after a backslash. A comma or space keeps its meaning there.
    private int afterBackslash(int at, int end) {
        if (at >= end
                || raw.charAt(at) == ','
                || raw.charAt(at) == '{'
                || isBlank(raw.charAt(at))) {
            return at;
        }
        int letter = at + 1;
        while (letter < end && isBlank(raw.charAt(letter))) {
            letter++;
        }
        boolean accent = LETTER_ACCENTS.indexOf(raw.charAt(at)) >= 0;
        boolean spaced = letter > at + 1 && letter < end && Character.isLetter(raw.charAt(letter));
        return accent && spaced ? letter : at + 1;
    }

    /// A word of a name and the separator before it: a space or a hyphen.
    record NameToken(String text, char before) {
        /// The foreign letters that BibTeX knows by name and treats as lower case.
        private static final String SMALL = " i j oe ae aa o l ss ";

        private static final String CAPITAL = " OE AE AA O L ";

        /// Whether the word belongs to a prefix judged by what LaTeX prints: unlike
        /// [#isSmallToBibtex()], it does not take a command's name for letters, and finds an
        /// accent's letter in the braces after it, as in `\'{E}va`.
        boolean isSmall() {
            boolean argument = false;
            int i = 0;
            while (i < text.length()) {
                char c = text.charAt(i);
                if (c == '\\') {
                    int end = endOfCommand(i + 1);
                    String command = " " + text.substring(i + 1, end) + " ";
                    if (SMALL.contains(command) || CAPITAL.contains(command)) {
                        return SMALL.contains(command);
                    }
                    argument = true;
                    i = end;
                } else if (c == '{' && !argument && text.startsWith("\\", i + 1)) {
                    return i + 3 < text.length() && isSmallSpecial(i + 2);
                } else if (c == '{' && !argument) {
                    i = BraceGroups.endOfGroup(text, i);
                } else if (Character.isLetter(c)) {
                    return isAsciiSmall(c);
                } else {
                    i++;
                }
            }
            return false;
        }

        private int endOfCommand(int start) {
            int end = start;
            while (end < text.length() && isAscii(text.charAt(end))) {
                end++;
            }
            return end > start ? end : Math.min(start + 1, text.length());
        }

        /// BibTeX's test for a word of the prefix: its first letter outside groups, or in a group
        /// that starts with a backslash, is lower case. A first letter that is not ASCII has no
        /// case, so that Émile is not a prefix. (BibTeX 0.99d looks for the next ASCII letter
        /// there.)
        boolean isSmallToBibtex() {
            int i = 0;
            while (i < text.length()) {
                char c = text.charAt(i);
                if (Character.isLetter(c)) {
                    return isAsciiSmall(c);
                }
                if (c == '{' && text.startsWith("\\", i + 1) && i + 3 < text.length()) {
                    return isSmallSpecial(i + 2);
                }
                i = c == '{' ? BraceGroups.endOfGroup(text, i) : i + 1;
            }
            return false;
        }

        /// A command's name is not a letter of the word unless it stands for one.
        private boolean isSmallSpecial(int start) {
            int i = start;
            while (i < text.length() && isAscii(text.charAt(i))) {
                i++;
            }
            String command = " " + text.substring(start, i) + " ";
            if (command.length() > 2 && (SMALL.contains(command) || CAPITAL.contains(command))) {
                return SMALL.contains(command);
            }
            int end = BraceGroups.endOfGroup(text, start - 2);
            while (i < end && !Character.isLetter(text.charAt(i))) {
                i++;
            }
            return i < end && isAsciiSmall(text.charAt(i));
        }

        private static boolean isAsciiSmall(char c) {
            return c >= 'a' && c <= 'z';
        }

        private static boolean isAscii(char c) {
            return isAsciiSmall(c) || (c >= 'A' && c <= 'Z');
        }
    }

    /// Groups in braces. As in BibTeX, a backslash does not escape a brace.
    static final class BraceGroups {
        private BraceGroups() {}

        /// The position after the brace that closes the group here; the end of the text if it is
        /// unclosed.
        static int endOfGroup(String text, int open) {
            int depth = 0;
            for (int i = open; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == '{') {
                    depth++;
                } else if (c == '}' && --depth == 0) {
                    return i + 1;
                }
            }
            return text.length();
        }

        /// Whether the text is one group and nothing else.
        static boolean isGroup(String text) {
            return text.startsWith("{")
                    && text.endsWith("}")
                    && endOfGroup(text, 0) == text.length();
        }

        static boolean isBalanced(String text) {
            int depth = 0;
            for (int i = 0; i < text.length() && depth >= 0; i++) {
                depth += depth(text.charAt(i));
            }
            return depth == 0;
        }

        private static int depth(char c) {
            return c == '{' ? 1 : c == '}' ? -1 : 0;
        }

        /// The next position of a character outside groups, or the end of the text.
        static int indexOf(String text, char sought, int from) {
            int i = from;
            while (i < text.length() && text.charAt(i) != sought) {
                i = text.charAt(i) == '{' ? endOfGroup(text, i) : i + 1;
            }
            return i;
        }
    }
}
