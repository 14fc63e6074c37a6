package octavo.cv.write.pdf;

import octavo.cv.write.pdf.LineBreaker.Line;
import octavo.cv.write.pdf.PdfParagraph.Style;

import java.util.ArrayList;
import java.util.List;

/// A line placed on a page.
///
/// @param paragraph the index of its paragraph
/// @param pieces from left to right
/// @param before the space above it, unless it is the first of a page
/// @param startsPage whether it may be the first of a page
record SetLine(int paragraph, List<Piece> pieces, Style style, float before, boolean startsPage) {
    /// The line spacing, and the distance from a line's top to its baseline, as fractions of the
    /// font size.
    private static final float DISTANCE = 1.35f;

    private static final float FOOT = 1.02f;

    /// A text in a line.
    ///
    /// @param x its horizontal offset
    record Piece(boolean isLabel, GlyphText glyphs, Line line, float x) {}

    float height() {
        return style.size() * DISTANCE;
    }

    float foot() {
        return style.size() * FOOT;
    }

    /// The lines of all paragraphs.
    static List<SetLine> of(List<PdfParagraph> paragraphs, FontSet fonts, float width) {
        List<SetLine> rows = new ArrayList<>();
        LineBreaker lines = new LineBreaker();
        Style above = Style.NONE;
        for (int i = 0; i < paragraphs.size(); i++) {
            Style style = paragraphs.get(i).style();
            List<List<Piece>> set = pieces(paragraphs.get(i).printable(fonts), fonts, lines, width);
            for (int k = 0; k < set.size(); k++) {
                float before = k == 0 ? Math.max(above.after(), style.before()) : 0;
                // No widows or orphans.
                boolean starts =
                        k == 0
                                ? !above.isHeading()
                                : k > 1 && k < set.size() - 1 && !style.isHeading();
                rows.add(new SetLine(i, set.get(k), style, before, starts));
            }
            above = style;
        }
        return rows;
    }

    private static List<List<Piece>> pieces(
            PdfParagraph paragraph, FontSet fonts, LineBreaker lines, float width) {
        Style style = paragraph.style();
        GlyphText label = GlyphText.of(paragraph.label(), fonts, style.size());
        GlyphText text = GlyphText.of(paragraph.text(), fonts, style.size());
        boolean labelled = !paragraph.label().isEmpty();
        float rest = width - style.indent();
        List<List<Piece>> rows = new ArrayList<>();
        for (Line line : lines.of(text, labelled ? rest : width, rest)) {
            boolean first = rows.isEmpty() && !labelled;
            rows.add(List.of(new Piece(false, text, line, first ? 0 : style.indent())));
        }
        if (labelled) {
            Piece before = new Piece(true, label, new Line(0, label.text().length()), 0);
            List<Piece> first = new ArrayList<>(List.of(before));
            first.addAll(rows.isEmpty() ? List.of() : rows.removeFirst());
            rows.addFirst(first);
        }
        return rows;
    }

    /// The lines of each page.
    ///
    /// @param room the height of a page
    static List<List<SetLine>> pages(List<SetLine> rows, float room) {
        List<List<SetLine>> pages = new ArrayList<>();
        int start = 0;
        while (start < rows.size() || pages.isEmpty()) {
            int end = end(rows, start, room);
            pages.add(rows.subList(start, end));
            start = end;
        }
        return pages;
    }

    private static int end(List<SetLine> rows, int start, float room) {
        float used = 0;
        int end = start;
        for (int i = start; i < rows.size(); i++) {
            end = i > start && rows.get(i).startsPage() ? i : end;
            used += rows.get(i).height() + (i > start ? rows.get(i).before() : 0);
            if (used > room && i > start) {
                return end > start ? end : i;
            }
        }
        return rows.size();
    }
}
