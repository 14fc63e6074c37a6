package octavo.csl;

import java.util.regex.Pattern;

/// The marks and blanks of which two that meet are changed, and what becomes of them.
final class PunctuationMarks {
    private static final Pattern TWO_BLANKS = Pattern.compile("(?U)\\s{2}");

    /// Stands for both of two marks.
    static final char BOTH = '\uFFFF';

    private PunctuationMarks() {}

    static boolean isMark(char letter) {
        return switch (letter) {
            case ':', '.', ';', '!', '?', ',' -> true;
            default -> false;
        };
    }

    /// Whether a mark moves into quotations in languages that want that.
    static boolean moves(char mark) {
        return ".,!?".indexOf(mark) >= 0;
    }

    /// What becomes of two marks that meet, where they do not both stay.
    static char merged(char end, char mark) {
        return switch (end) {
            case ':' -> mark == '.' ? ':' : ":!?".indexOf(mark) >= 0 ? mark : BOTH;
            case ';' -> ":.;".indexOf(mark) >= 0 ? ';' : "!?".indexOf(mark) >= 0 ? mark : BOTH;
            case '!', '?' -> mark == end || ":.".indexOf(mark) >= 0 ? end : BOTH;
            case '.', ',' -> mark == end ? end : BOTH;
            default -> BOTH;
        };
    }

    /// A text whose blanks in a row are kept apart, as HTML has them as one.
    static String apart(String text) {
        for (int i = 1; i < text.length(); i++) {
            if (isBlank(text.charAt(i)) && isBlank(text.charAt(i - 1))) {
                return TWO_BLANKS.matcher(text).replaceAll("\u00A0 ");
            }
        }
        return text;
    }

    /// How many blanks a text ends in, from an index on.
    static int blanksAtEnd(String text, int from) {
        int end = text.length();
        while (end > from && text.charAt(end - 1) == ' ') {
            end--;
        }
        return text.length() - end;
    }

    private static boolean isBlank(char letter) {
        return letter <= ' ' || letter >= '\u00A0' && Character.isSpaceChar(letter);
    }

    /// What a piece of text is to those beside it. How marks of two pieces meet depends on it: all
    /// pairs were tried in the reference engine.
    enum PieceRole {
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
        boolean isStart() {
            return this == TEXT || this == PREFIX || this == LOOKED_PREFIX;
        }

        /// Whether it is behind something, rather than before it.
        boolean isBehind() {
            return !isStart();
        }

        boolean isBetween() {
            return this == DELIMITER || this == BETWEEN;
        }

        /// What a suffix at the end of a group is to what follows.
        PieceRole nested() {
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
        boolean keeps(PieceRole piece, boolean same) {
            return switch (this) {
                case PREFIX, LOOKED_PREFIX -> piece == PREFIX || piece == TEXT && !same;
                case DELIMITER, BETWEEN -> (piece == PREFIX || piece == TEXT) && !same;
                case LOOKED_SUFFIX -> piece == PREFIX;
                case NESTED_SUFFIX -> piece == LOOKED_PREFIX;
                case TEXT, SUFFIX, LEAF_SUFFIX, QUOTED_SUFFIX, NESTED_LOOKED_SUFFIX -> false;
            };
        }

        /// Whether a mark stays beside the end of what is before it, as the reference engine has
        /// it: no text moves into a quotation, and affixes that meet keep their marks unless they
        /// are the same.
        boolean stands(char mark, char end, boolean afterAffix, boolean afterQuote) {
            return switch (this) {
                case TEXT -> afterQuote || mark == ',' && end == ',';
                case PREFIX -> false;
                case LOOKED_PREFIX -> !afterAffix || mark != end;
                case SUFFIX, LEAF_SUFFIX, BETWEEN, NESTED_SUFFIX, NESTED_LOOKED_SUFFIX -> false;
                case QUOTED_SUFFIX, LOOKED_SUFFIX, DELIMITER -> mark != end;
            };
        }

        /// Whether a mark goes before the one that this ends in, in a group that ends.
        boolean swaps(char end, char mark) {
            return this == NESTED_LOOKED_SUFFIX
                    || this == NESTED_SUFFIX && (mark == '.' || end == ';');
        }
    }
}
