package octavo.cv.write.pdf;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Breaks texts into lines: where Unicode's rules allow it, after a slash in a URL, and anywhere
/// within a word wider than the page.
final class LineBreaker {
    private final BreakIterator breakIterator = BreakIterator.getLineInstance(Locale.ROOT);

    /// A line of a text.
    ///
    /// @param startIndex its first character
    /// @param endIndex after its last one, which may be a space beyond the margin
    record LineSpan(int startIndex, int endIndex) {}

    /// @param firstWidth the width of the first line
    /// @param otherWidth the width of the other lines
    List<LineSpan> breakLines(GlyphText glyphText, float firstWidth, float otherWidth) {
        String text = glyphText.sourceText();
        breakIterator.setText(text);
        List<LineSpan> lines = new ArrayList<>();
        int startIndex = 0;
        while (startIndex < text.length()) {
            int endIndex =
                    endOfLine(glyphText, startIndex, lines.isEmpty() ? firstWidth : otherWidth);
            lines.add(new LineSpan(startIndex, endIndex));
            startIndex = endIndex;
        }
        return lines;
    }

    /// The end of the line that starts at a character. Spaces may extend beyond the margin: copied
    /// text needs them.
    private int endOfLine(GlyphText glyphText, int startIndex, float availableWidth) {
        String text = glyphText.sourceText();
        float width = 0;
        for (int i = startIndex; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '\n') {
                return i + 1;
            }
            width += glyphText.widthOf(i);
            if (width > availableWidth && character != ' ') {
                int breakIndex = lastBreak(text, startIndex, i);
                return breakIndex > startIndex
                        ? breakIndex
                        : Math.max(
                                i, startIndex + Character.charCount(text.codePointAt(startIndex)));
            }
        }
        return text.length();
    }

    /// The last break opportunity up to an index, but after the start of the line; the start if
    /// there is none. The break iterator only moves forward, however long the text is.
    private int lastBreak(String text, int startIndex, int index) {
        for (int position = index;
                position > startIndex + 1 && isLetter(text.charAt(position));
                position--) {
            if (text.charAt(position - 1) == ' ' && mayEndWord(text.charAt(position - 2))) {
                return position; // as most lines do, without the rules
            }
        }
        int lastPosition = startIndex;
        if (breakIterator.current() < startIndex) {
            breakIterator.isBoundary(startIndex); // moves there, or to the next opportunity
        }
        for (int position = breakIterator.current();
                position != BreakIterator.DONE && position <= index;
                position = breakIterator.next()) {
            lastPosition =
                    position > startIndex && !isWithinStrokes(text, position)
                            ? position
                            : lastPosition;
        }
        for (int position = index; position > lastPosition; position--) {
            if (text.charAt(position - 1) == '/' && !isWithinStrokes(text, position)) {
                return position;
            }
        }
        return lastPosition;
    }

    private static boolean isWithinStrokes(String text, int index) {
        return text.startsWith("//", index - 1);
    }

    private static boolean mayEndWord(char character) {
        return isLetter(character) || character == ',' || character == '.';
    }

    private static boolean isLetter(char character) {
        return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
    }
}
