package octavo.cv.write.pdf;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Breaks texts into lines: where Unicode's rules allow it, after a slash in a URL, and anywhere
/// within a word wider than the page.
final class LineBreaker {
    private final BreakIterator places = BreakIterator.getLineInstance(Locale.ROOT);

    /// A line of a text.
    ///
    /// @param start its first character
    /// @param end after its last one, which may be a space beyond the margin
    record Line(int start, int end) {}

    /// @param first the width of the first line
    /// @param rest the width of the other lines
    List<Line> of(GlyphText glyphs, float first, float rest) {
        String text = glyphs.text();
        places.setText(text);
        List<Line> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = end(glyphs, start, lines.isEmpty() ? first : rest);
            lines.add(new Line(start, end));
            start = end;
        }
        return lines;
    }

    /// The end of the line that starts at a character. Spaces may extend beyond the margin: copied
    /// text needs them.
    private int end(GlyphText glyphs, int start, float room) {
        String text = glyphs.text();
        float width = 0;
        for (int i = start; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '\n') {
                return i + 1;
            }
            width += glyphs.width(i);
            if (width > room && letter != ' ') {
                int place = place(text, start, i);
                return place > start
                        ? place
                        : Math.max(i, start + Character.charCount(text.codePointAt(start)));
            }
        }
        return text.length();
    }

    /// The last break opportunity up to an index, but after the start of the line; the start if
    /// there is none. The break iterator only moves forward, however long the text is.
    private int place(String text, int start, int index) {
        for (int at = index; at > start + 1 && isLetter(text.charAt(at)); at--) {
            if (text.charAt(at - 1) == ' ' && endsWord(text.charAt(at - 2))) {
                return at; // as most lines do, without the rules
            }
        }
        int last = start;
        if (places.current() < start) {
            places.isBoundary(start); // moves there, or to the next opportunity
        }
        for (int at = places.current();
                at != BreakIterator.DONE && at <= index;
                at = places.next()) {
            last = at > start && !isWithinStrokes(text, at) ? at : last;
        }
        for (int at = index; at > last; at--) {
            if (text.charAt(at - 1) == '/' && !isWithinStrokes(text, at)) {
                return at;
            }
        }
        return last;
    }

    private static boolean isWithinStrokes(String text, int index) {
        return text.startsWith("//", index - 1);
    }

    private static boolean endsWord(char letter) {
        return isLetter(letter) || letter == ',' || letter == '.';
    }

    private static boolean isLetter(char letter) {
        return letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
    }
}
