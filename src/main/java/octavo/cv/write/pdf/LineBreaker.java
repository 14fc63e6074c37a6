package octavo.cv.write.pdf;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Breaks texts into lines: where the rules of Unicode allow it, behind a stroke in an address, and
/// anywhere within a word that is wider than the page.
final class LineBreaker {
    private final BreakIterator places = BreakIterator.getLineInstance(Locale.ROOT);

    /// A line of a text.
    ///
    /// @param start its first character
    /// @param end behind its last one, which may be a blank beyond the margin
    record Line(int start, int end) {}

    /// @param first how much room there is in the first line
    /// @param rest how much room there is in the others
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

    /// Where the line ends that starts at a character. Blanks may stand beyond the margin: those
    /// who copy the text need them.
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

    /// The last place up to an index, but behind the start of the line, where it may end; its start
    /// if there is none. The rules are asked from front to back only, however long the text is.
    private int place(String text, int start, int index) {
        for (int at = index; at > start + 1 && isLetter(text.charAt(at)); at--) {
            if (text.charAt(at - 1) == ' ' && endsWord(text.charAt(at - 2))) {
                return at; // As most lines do: no need to ask the rules.
            }
        }
        int last = start;
        if (places.current() < start) {
            places.isBoundary(start); // It goes there, or to the next place.
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
