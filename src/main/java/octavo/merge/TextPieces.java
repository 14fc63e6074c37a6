package octavo.merge;

import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// Splits a text into pieces.
final class TextPieces {
    private TextPieces() {}

    /// Splits at a character outside braces, trimming whitespace.
    static List<Span> splitAt(char separator, String text) {
        List<Span> pieceSpans = new ArrayList<>();
        int depth = 0;
        int pieceStart = 0;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '\\') {
                i++;
            } else if (character == '{') {
                depth++;
            } else if (character == '}') {
                depth--;
            } else if (character == separator && depth == 0) {
                addTrimmed(pieceSpans, text, pieceStart, i);
                pieceStart = i + 1;
            }
        }
        addTrimmed(pieceSpans, text, pieceStart, text.length());
        return pieceSpans;
    }

    /// The lines that are not blank, without surrounding whitespace.
    static List<Span> splitLines(String text) {
        List<Span> pieceSpans = new ArrayList<>();
        int pieceStart = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                addTrimmed(pieceSpans, text, pieceStart, i);
                pieceStart = i + 1;
            }
        }
        return pieceSpans;
    }

    private static void addTrimmed(
            List<Span> pieceSpans, String text, int startOffset, int endOffset) {
        int pieceStart = startOffset;
        int pieceEnd = endOffset;
        while (pieceStart < pieceEnd && isWhitespace(text.charAt(pieceStart))) {
            pieceStart++;
        }
        while (pieceEnd > pieceStart && isWhitespace(text.charAt(pieceEnd - 1))) {
            pieceEnd--;
        }
        if (pieceStart < pieceEnd) {
            pieceSpans.add(new Span(pieceStart, pieceEnd));
        }
    }

    private static boolean isWhitespace(char character) {
        return character == ' ' || character >= '\t' && character <= '\r';
    }
}
