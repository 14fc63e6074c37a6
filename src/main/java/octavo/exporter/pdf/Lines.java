package octavo.exporter.pdf;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/// Breaks texts into lines: where the rules of Unicode allow it, behind a stroke in an address, and
/// anywhere within a word that is wider than the page.
final class Lines {
    private final BreakIterator places = BreakIterator.getLineInstance(Locale.ROOT);

    /// A line of a text.
    ///
    /// @param start its first character
    /// @param end behind its last one, which may be a blank beyond the margin
    record Line(int start, int end) {}

    /// @param first how much room there is in the first line
    /// @param rest how much room there is in the others
    List<Line> of(Glyphs glyphs, float first, float rest) {
        String text = glyphs.text();
        BitSet places = places(text);
        List<Line> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = end(glyphs, start, lines.isEmpty() ? first : rest, places);
            lines.add(new Line(start, end));
            start = end;
        }
        return lines;
    }

    private BitSet places(String text) {
        BitSet allowed = new BitSet(text.length());
        places.setText(text);
        for (int at = places.first(); at != BreakIterator.DONE; at = places.next()) {
            allowed.set(at);
        }
        for (int i = text.indexOf('/');
                i >= 0 && i + 1 < text.length();
                i = text.indexOf('/', i + 1)) {
            allowed.set(i + 1, text.charAt(i + 1) != '/');
        }
        return allowed;
    }

    /// Where the line ends that starts at a character. Blanks may stand beyond the margin: those
    /// who copy the text need them.
    private static int end(Glyphs glyphs, int start, float room, BitSet places) {
        String text = glyphs.text();
        float width = 0;
        int place = start;
        for (int i = start; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '\n') {
                return i + 1;
            }
            place = places.get(i) ? i : place;
            width += glyphs.at(i).width();
            if (width > room && letter != ' ') {
                return place > start
                        ? place
                        : Math.max(i, start + Character.charCount(text.codePointAt(start)));
            }
        }
        return text.length();
    }
}
