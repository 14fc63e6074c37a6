package octavo.csl.valueformats;

import java.util.regex.Pattern;

/// The marks and blanks of which two that meet are changed, and what becomes of them.
public final class PunctuationMarks {
    private static final Pattern TWO_BLANKS = Pattern.compile("(?U)\\s{2}");

    /// Stands for both of two marks.
    public static final char BOTH_STAY = '\uFFFF';

    private PunctuationMarks() {}

    public static boolean isMark(char character) {
        return switch (character) {
            case ':', '.', ';', '!', '?', ',' -> true;
            default -> false;
        };
    }

    /// A text with narrow blanks before marks, as French has them.
    public static String withBlanksBefore(String text) {
        StringBuilder spacedText = new StringBuilder(text);
        for (int i = 1; i < text.length(); i++) {
            if (text.charAt(i - 1) == ' ' && ":;!?".indexOf(text.charAt(i)) >= 0) {
                spacedText.setCharAt(i - 1, '\u202F');
            }
        }
        return spacedText.toString();
    }

    /// Whether a mark moves into quotations in languages that want that.
    public static boolean movesIntoQuotes(char mark) {
        return ".,!?".indexOf(mark) >= 0;
    }

    /// What becomes of two marks that meet, where they do not both stay.
    public static char mergeMarks(char endMark, char mark) {
        return switch (endMark) {
            case ':' -> mark == '.' ? ':' : ":!?".indexOf(mark) >= 0 ? mark : BOTH_STAY;
            case ';' -> ":.;".indexOf(mark) >= 0 ? ';' : "!?".indexOf(mark) >= 0 ? mark : BOTH_STAY;
            case '!', '?' -> mark == endMark || ":.".indexOf(mark) >= 0 ? endMark : BOTH_STAY;
            case '.', ',' -> mark == endMark ? endMark : BOTH_STAY;
            default -> BOTH_STAY;
        };
    }

    /// A text whose blanks in a row are kept apart, as HTML has them as one.
    public static String keepBlanksApart(String text) {
        for (int i = 1; i < text.length(); i++) {
            if (isBlank(text.charAt(i)) && isBlank(text.charAt(i - 1))) {
                return TWO_BLANKS.matcher(text).replaceAll("\u00A0 ");
            }
        }
        return text;
    }

    /// How many blanks a text ends in, from an index on.
    public static int countBlanksAtEnd(String text, int startIndex) {
        int endIndex = text.length();
        while (endIndex > startIndex && text.charAt(endIndex - 1) == ' ') {
            endIndex--;
        }
        return text.length() - endIndex;
    }

    private static boolean isBlank(char character) {
        return character <= ' ' || character >= '\u00A0' && Character.isSpaceChar(character);
    }

    /// What a piece of text is to those beside it. How marks of two pieces meet depends on it: all
    /// pairs were tried in the reference engine.
    public enum PieceRole {
        TEXT,
        PREFIX,
        /// Before what has a look of its own.
        LOOKED_PREFIX,
        /// Behind several.
        SUFFIX,
        /// Directly behind a text.
        LEAF_SUFFIX,
        /// Directly behind a text that has quotation marks of its own, and no look.
        QUOTED_SUFFIX,
        /// Directly behind a text that has a look of its own.
        LOOKED_SUFFIX,
        /// Between two, of which the first has a suffix, or a look or quotation marks of its own.
        DELIMITER,
        /// Between two others.
        BETWEEN,
        /// A suffix of a text at the end of a group.
        NESTED_SUFFIX,
        NESTED_LOOKED_SUFFIX;

        /// Whether it starts what follows another, rather than ending or joining something.
        public boolean isStart() {
            return this == TEXT || this == PREFIX || this == LOOKED_PREFIX;
        }

        /// Whether it is behind something, rather than before it.
        public boolean isBehind() {
            return !isStart();
        }

        public boolean isBetween() {
            return this == DELIMITER || this == BETWEEN;
        }

        /// What a suffix at the end of a group is to what follows.
        public PieceRole nestedRole() {
            return switch (this) {
                case LEAF_SUFFIX, QUOTED_SUFFIX -> NESTED_SUFFIX;
                case LOOKED_SUFFIX -> NESTED_LOOKED_SUFFIX;
                case TEXT,
                        PREFIX,
                        LOOKED_PREFIX,
                        SUFFIX,
                        DELIMITER,
                        BETWEEN,
                        NESTED_SUFFIX,
                        NESTED_LOOKED_SUFFIX ->
                        this;
            };
        }

        /// Whether a mark stays beside this before it: between affixes that start something,
        /// between those of neighbours, and behind the suffix of what has a look.
        public boolean keepsMarkOf(PieceRole nextRole, boolean isSameMark) {
            return switch (this) {
                case PREFIX, LOOKED_PREFIX -> nextRole == PREFIX || nextRole == TEXT && !isSameMark;
                case DELIMITER, BETWEEN -> (nextRole == PREFIX || nextRole == TEXT) && !isSameMark;
                case LOOKED_SUFFIX -> nextRole == PREFIX;
                case NESTED_SUFFIX -> nextRole == LOOKED_PREFIX;
                case TEXT, SUFFIX, LEAF_SUFFIX, QUOTED_SUFFIX, NESTED_LOOKED_SUFFIX -> false;
            };
        }

        /// Whether a mark stays beside the end of what is before it, as the reference engine has
        /// it: no text moves into a quotation, and affixes that meet keep their marks unless they
        /// are the same.
        public boolean keepsMarkAfter(
                char mark, char endMark, boolean isAfterAffix, boolean isAfterQuote) {
            return switch (this) {
                case TEXT -> isAfterQuote || mark == ',' && endMark == ',';
                case PREFIX -> false;
                case LOOKED_PREFIX -> !isAfterAffix || mark != endMark;
                case SUFFIX, LEAF_SUFFIX, BETWEEN, NESTED_SUFFIX, NESTED_LOOKED_SUFFIX -> false;
                case QUOTED_SUFFIX, LOOKED_SUFFIX, DELIMITER -> mark != endMark;
            };
        }

        /// Whether a mark goes before the one that this ends in, in a group that ends.
        public boolean swapsMarks(char endMark, char mark) {
            return this == NESTED_LOOKED_SUFFIX
                    || this == NESTED_SUFFIX && (mark == '.' || endMark == ';');
        }
    }
}
