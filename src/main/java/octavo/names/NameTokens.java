package octavo.names;

import java.util.ArrayList;
import java.util.List;

/// The words of a name between its commas, in at most three lists. As in BibTeX, spaces, ties and
/// hyphens separate words, and separators at either end are not part of the name. Unlike BibTeX,
/// and like biber, it reads LaTeX commands whole: the `~` of `\~n` is an accent, and `\v Simon` is
/// one word.
final class NameTokens {
    private static final int MAX_PARTS = 3;

    /// Accents whose names are letters: a space must separate them from a letter.
    private static final String LETTER_ACCENTS = "bcdHkrtuv";

    private final List<List<NameToken>> wordLists = new ArrayList<>(List.of(new ArrayList<>()));
    private final String nameText;
    private int commaCount;
    private boolean endsWithComma;

    NameTokens(String nameText) {
        this.nameText = nameText;
        int startOffset = 0;
        while (startOffset < nameText.length() && isSeparator(nameText.charAt(startOffset))) {
            startOffset++;
        }
        readWords(startOffset, trimmedEnd(startOffset));
    }

    List<List<NameToken>> wordLists() {
        return wordLists;
    }

    int commaCount() {
        return commaCount;
    }

    boolean hasTrailingComma() {
        return endsWithComma;
    }

    static boolean isSeparator(char character) {
        return isBlank(character) || character == '~' || character == '-';
    }

    static boolean isBlank(char character) {
        return Character.isWhitespace(character) || character == '\u00A0' || character == '\u202F';
    }

    private int trimmedEnd(int startOffset) {
        int endOffset = nameText.length();
        while (endOffset > startOffset
                && (isSeparatorAt(endOffset - 1) || nameText.charAt(endOffset - 1) == ',')) {
            endOffset--;
            endsWithComma |= nameText.charAt(endOffset) == ',';
        }
        return endOffset;
    }

    private boolean isSeparatorAt(int offset) {
        char character = nameText.charAt(offset);
        return isBlank(character) || isSeparator(character) && !isEscaped(offset);
    }

    private boolean isEscaped(int offset) {
        int backslashStart = offset;
        while (backslashStart > 0 && nameText.charAt(backslashStart - 1) == '\\') {
            backslashStart--;
        }
        return (offset - backslashStart) % 2 == 1;
    }

    private void readWords(int startOffset, int endOffset) {
        int i = startOffset;
        char separator = ' ';
        boolean isBetweenWords = true;
        while (i < endOffset) {
            char character = nameText.charAt(i);
            if (character == ',') {
                commaCount++;
                if (wordLists.size() < MAX_PARTS) {
                    wordLists.add(new ArrayList<>());
                }
                separator = ' ';
                isBetweenWords = true;
                i++;
            } else if (isSeparator(character)) {
                separator = isBetweenWords ? separator : character == '-' ? '-' : ' ';
                isBetweenWords = true;
                i++;
            } else {
                int wordEnd = endOfWord(i, endOffset);
                wordLists.getLast().add(new NameToken(nameText.substring(i, wordEnd), separator));
                isBetweenWords = false;
                i = wordEnd;
            }
        }
    }

    private int endOfWord(int startOffset, int endOffset) {
        int i = startOffset;
        while (i < endOffset && nameText.charAt(i) != ',' && !isSeparator(nameText.charAt(i))) {
            i =
                    switch (nameText.charAt(i)) {
                        case '{' -> BraceGroups.endOfGroup(nameText, i);
                        case '\\' -> offsetAfterBackslash(i + 1, endOffset);
                        default -> i + 1;
                    };
        }
        return Math.min(i, endOffset);
    }

    /// A command that does nothing but end at the blank after it, which TeX does not print:
    /// `{O}'\relax Sullivan` is one word.
    private static final String NO_COMMAND = "relax ";

    /// Where to continue after a backslash. A comma or space keeps its meaning there.
    private int offsetAfterBackslash(int offset, int endOffset) {
        if (offset >= endOffset
                || nameText.charAt(offset) == ','
                || nameText.charAt(offset) == '{'
                || isBlank(nameText.charAt(offset))) {
            return offset;
        }
        if (nameText.startsWith(NO_COMMAND, offset)) {
            return Math.min(offset + NO_COMMAND.length(), endOffset);
        }
        int letterOffset = offset + 1;
        while (letterOffset < endOffset && isBlank(nameText.charAt(letterOffset))) {
            letterOffset++;
        }
        boolean isLetterAccent = LETTER_ACCENTS.indexOf(nameText.charAt(offset)) >= 0;
        boolean isAfterBlank =
                letterOffset > offset + 1
                        && letterOffset < endOffset
                        && Character.isLetter(nameText.charAt(letterOffset));
        return isLetterAccent && isAfterBlank ? letterOffset : offset + 1;
    }

    /// A word of a name and the separator before it: a space or a hyphen.
    record NameToken(String text, char separator) {
        /// The foreign letters that BibTeX knows by name and treats as lower case.
        private static final String LOWER_CASE_COMMANDS = " i j oe ae aa o l ss ";

        private static final String CAPITAL_COMMANDS = " OE AE AA O L ";

        /// Whether the word belongs to a prefix judged by what LaTeX prints: unlike
        /// [#isLowerCaseInBibtex()], it does not take a command's name for letters, and finds an
        /// accent's letter in the braces after it, as in `\'{E}va`.
        boolean isLowerCase() {
            boolean isArgumentNext = false;
            int i = 0;
            while (i < text.length()) {
                char character = text.charAt(i);
                if (character == '\\') {
                    int commandEnd = endOfCommand(i + 1);
                    String command = " " + text.substring(i + 1, commandEnd) + " ";
                    if (LOWER_CASE_COMMANDS.contains(command)
                            || CAPITAL_COMMANDS.contains(command)) {
                        return LOWER_CASE_COMMANDS.contains(command);
                    }
                    isArgumentNext = true;
                    i = commandEnd;
                } else if (character == '{' && !isArgumentNext && text.startsWith("\\", i + 1)) {
                    return i + 3 < text.length() && isSpecialLowerCase(i + 2);
                } else if (character == '{' && !isArgumentNext) {
                    i = BraceGroups.endOfGroup(text, i);
                } else if (Character.isLetter(character)) {
                    return isAsciiLowerCase(character);
                } else {
                    i++;
                }
            }
            return false;
        }

        private int endOfCommand(int commandStart) {
            int commandEnd = commandStart;
            while (commandEnd < text.length() && isAsciiLetter(text.charAt(commandEnd))) {
                commandEnd++;
            }
            return commandEnd > commandStart
                    ? commandEnd
                    : Math.min(commandStart + 1, text.length());
        }

        /// BibTeX's test for a word of the prefix: its first letter outside groups, or in a group
        /// that starts with a backslash, is lower case. A first letter that is not ASCII has no
        /// case, so that Émile is not a prefix. (BibTeX 0.99d looks for the next ASCII letter
        /// there.)
        boolean isLowerCaseInBibtex() {
            int i = 0;
            while (i < text.length()) {
                char character = text.charAt(i);
                if (Character.isLetter(character)) {
                    return isAsciiLowerCase(character);
                }
                if (character == '{' && text.startsWith("\\", i + 1) && i + 3 < text.length()) {
                    return isSpecialLowerCase(i + 2);
                }
                i = character == '{' ? BraceGroups.endOfGroup(text, i) : i + 1;
            }
            return false;
        }

        /// A command's name is not a letter of the word unless it stands for one.
        private boolean isSpecialLowerCase(int commandStart) {
            int i = commandStart;
            while (i < text.length() && isAsciiLetter(text.charAt(i))) {
                i++;
            }
            String command = " " + text.substring(commandStart, i) + " ";
            if (command.length() > 2
                    && (LOWER_CASE_COMMANDS.contains(command)
                            || CAPITAL_COMMANDS.contains(command))) {
                return LOWER_CASE_COMMANDS.contains(command);
            }
            int groupEnd = BraceGroups.endOfGroup(text, commandStart - 2);
            while (i < groupEnd && !Character.isLetter(text.charAt(i))) {
                i++;
            }
            return i < groupEnd && isAsciiLowerCase(text.charAt(i));
        }

        private static boolean isAsciiLowerCase(char character) {
            return character >= 'a' && character <= 'z';
        }

        private static boolean isAsciiLetter(char character) {
            return isAsciiLowerCase(character) || (character >= 'A' && character <= 'Z');
        }
    }

    /// Groups in braces. As in BibTeX, a backslash does not escape a brace.
    static final class BraceGroups {
        private BraceGroups() {}

        /// The position after the brace that closes the group here; the end of the text if it is
        /// unclosed.
        static int endOfGroup(String text, int openOffset) {
            int depth = 0;
            for (int i = openOffset; i < text.length(); i++) {
                char character = text.charAt(i);
                if (character == '{') {
                    depth++;
                } else if (character == '}' && --depth == 0) {
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
                depth += depthChange(text.charAt(i));
            }
            return depth == 0;
        }

        private static int depthChange(char character) {
            return character == '{' ? 1 : character == '}' ? -1 : 0;
        }

        /// The next position of a character outside groups, or the end of the text.
        static int indexOf(String text, char soughtCharacter, int startOffset) {
            int i = startOffset;
            while (i < text.length() && text.charAt(i) != soughtCharacter) {
                i = text.charAt(i) == '{' ? endOfGroup(text, i) : i + 1;
            }
            return i;
        }
    }
}
