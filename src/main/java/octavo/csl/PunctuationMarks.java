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
}
