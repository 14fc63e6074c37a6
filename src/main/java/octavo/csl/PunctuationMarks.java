package octavo.csl;

/// The marks of which two that meet are merged, and what becomes of them.
final class PunctuationMarks {
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
}
