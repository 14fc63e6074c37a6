package octavo.merge;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// Splits a text into pieces.
final class TextPieces {
    private TextPieces() {}

    /// Splits at a character outside braces, trimming whitespace.
    static List<Span> between(char separator, String text) {
        List<Span> pieces = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '{') {
                depth++;
            } else if (c == '}') {
                depth--;
            } else if (c == separator && depth == 0) {
                add(pieces, text, start, i);
                start = i + 1;
            }
        }
        add(pieces, text, start, text.length());
        return pieces;
    }

    /// The lines that are not blank, without surrounding whitespace.
    static List<Span> lines(String text) {
        List<Span> pieces = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                add(pieces, text, start, i);
                start = i + 1;
            }
        }
        return pieces;
    }

    private static void add(List<Span> pieces, String text, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && isWhite(text.charAt(start))) {
            start++;
        }
        while (end > start && isWhite(text.charAt(end - 1))) {
            end--;
        }
        if (start < end) {
            pieces.add(new Span(start, end));
        }
    }

    private static boolean isWhite(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
