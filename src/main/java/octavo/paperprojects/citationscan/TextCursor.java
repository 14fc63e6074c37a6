package octavo.paperprojects.citationscan;

import java.util.function.IntPredicate;

/// A position in a text that advances, but never beyond the end.
final class TextCursor {
    private final String text;
    private int at;

    TextCursor(String text) {
        this.text = text;
    }

    int at() {
        return at;
    }

    void moveTo(int place) {
        at = Math.min(place, text.length());
    }

    void skip(int count) {
        moveTo(at + count);
    }

    boolean isAtEnd() {
        return at >= text.length();
    }

    /// The character here; `\0` at the end.
    char here() {
        return ahead(0);
    }

    /// The character at a relative position; `\0` if there is none.
    char ahead(int distance) {
        int place = at + distance;
        return place >= 0 && place < text.length() ? text.charAt(place) : '\0';
    }

    boolean isAt(String expected) {
        return text.startsWith(expected, at);
    }

    /// Skips a text if it is here.
    boolean take(String expected) {
        boolean found = isAt(expected);
        if (found) {
            skip(expected.length());
        }
        return found;
    }

    /// Skips and returns all characters of a kind.
    String takeWhile(IntPredicate kind) {
        int from = at;
        while (at < text.length() && kind.test(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    /// Moves after the next occurrence of a text, or to the end.
    void skipBehind(String end) {
        int found = text.indexOf(end, at);
        moveTo(found < 0 ? text.length() : found + end.length());
    }

    /// Moves to the end of the line, before the line break.
    String takeLine() {
        return takeWhile(c -> c != '\n' && c != '\r');
    }

    void skipBlanks() {
        takeWhile(Character::isWhitespace);
    }

    /// Whether only whitespace precedes this position on its line.
    boolean isFirstOnLine() {
        int place = at - 1;
        while (place >= 0 && (text.charAt(place) == ' ' || text.charAt(place) == '\t')) {
            place--;
        }
        return place < 0 || text.charAt(place) == '\n' || text.charAt(place) == '\r';
    }

    String from(int start) {
        return text.substring(start, at);
    }

    String text() {
        return text;
    }
}
