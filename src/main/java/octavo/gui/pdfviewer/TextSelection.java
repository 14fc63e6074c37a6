package octavo.gui.pdfviewer;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The words between two points of a page, in the order of the text, which follows columns. A PDF
/// says where a line is and how wide, but not where each letter is, so that words are whole.
///
/// @param parts what is selected of each line, from the first to the last
record TextSelection(List<Part> parts) {
    static final TextSelection NONE = new TextSelection(List.of());

    /// How much farther a line above or below is than one beside, which may be another column.
    private static final double ACROSS = 20;

    /// What is selected of a line.
    ///
    /// @param from the first letter
    /// @param to after the last letter
    record Part(PageLine line, int from, int to) {
        String text() {
            return line.text().substring(from, to);
        }

        /// Where it begins, in points from the left.
        double x() {
            return line.x() + line.width() * from / line.text().length();
        }

        double width() {
            return line.width() * (to - from) / line.text().length();
        }
    }

    /// A point of a page, in points from its upper left corner.
    record Place(double x, double y) {}

    /// A letter: the line, and the place in it.
    private record Letter(int line, int at) {}

    TextSelection {
        parts = List.copyOf(parts);
    }

    static TextSelection between(PageText page, Place one, Place other) {
        if (page.lines().isEmpty()) {
            return NONE;
        }
        Comparator<Letter> inOrder =
                Comparator.comparingInt(Letter::line).thenComparingInt(Letter::at);
        List<Letter> ends =
                List.of(letter(page, one), letter(page, other)).stream().sorted(inOrder).toList();
        Letter first = ends.getFirst();
        Letter last = ends.getLast();
        List<Part> parts = new ArrayList<>();
        for (int i = first.line(); i <= last.line(); i++) {
            PageLine line = page.lines().get(i);
            String text = line.text();
            int from = i == first.line() ? wordStart(text, first.at()) : 0;
            int to = i == last.line() ? wordEnd(text, last.at()) : text.length();
            if (from < to) {
                parts.add(new Part(line, from, to));
            }
        }
        return new TextSelection(parts);
    }

    private static Letter letter(PageText page, Place place) {
        List<PageLine> lines = page.lines();
        int nearest =
                IntStream.range(0, lines.size())
                        .boxed()
                        .min(Comparator.comparingDouble(i -> distance(lines.get(i), place)))
                        .orElse(0);
        PageLine line = lines.get(nearest);
        int length = line.text().length();
        double share = line.width() > 0 ? (place.x() - line.x()) / line.width() : 0;
        return new Letter(nearest, (int) Math.clamp(Math.floor(share * length), 0, length));
    }

    private static double distance(PageLine line, Place place) {
        double top = line.y() - PageSheet.ASCENT * line.size();
        double bottom = top + PageSheet.LINE * line.size();
        return outside(place.x(), line.x(), line.x() + line.width())
                + ACROSS * outside(place.y(), top, bottom);
    }

    private static double outside(double at, double from, double to) {
        return Math.max(0, Math.max(from - at, at - to));
    }

    private static int wordStart(String text, int at) {
        int start = at;
        while (start > 0 && text.charAt(start - 1) != ' ') {
            start--;
        }
        return start;
    }

    private static int wordEnd(String text, int at) {
        int end = text.indexOf(' ', at);
        return end < 0 ? text.length() : end;
    }

    /// The words, as one would write them in a line: a word that is divided at the end of a line is
    /// one again.
    String text() {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            String next = part.text().strip();
            int last = text.length() - 1;
            boolean isDivided =
                    last > 0
                            && text.charAt(last) == '-'
                            && Character.isLetter(text.charAt(last - 1))
                            && !next.isEmpty()
                            && Character.isLowerCase(next.charAt(0));
            if (isDivided) {
                text.setLength(last);
            } else if (!text.isEmpty()) {
                text.append(' ');
            }
            text.append(next);
        }
        return text.toString();
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }
}
