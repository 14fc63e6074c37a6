package octavo.exporter.pdf;

import octavo.exporter.pdf.Glyphs.Glyph;
import octavo.runs.Look;
import octavo.runs.Stretch;

import java.util.ArrayList;
import java.util.List;

/// The content of a page (ISO 32000-1, chapters 8 and 9).
final class PageContent {
    private static final String BLACK = "0 g\n";
    private static final String LINK = "0.102 0.373 0.706 rg\n";

    /// How far letters are raised, and how far a line is below text and how strong it is, as parts
    /// of their size.
    private static final float RAISED = 0.47f;

    private static final float LOWERED = -0.25f;
    private static final float UNDER = 0.12f;
    private static final float STRONG = 0.06f;

    private final StringBuilder out = new StringBuilder("BT\n");
    private final StringBuilder lines = new StringBuilder();

    /// Glyphs that look the same and are not written yet.
    private final List<Glyph> open = new ArrayList<>();

    private String font = "";
    private String colour = BLACK;
    private float rise;
    private float start;
    private float x;
    private float end;
    private float y;
    private boolean marked;

    /// Where the next glyph starts.
    float x() {
        return x;
    }

    /// Where the last glyph ends that is no blank.
    float end() {
        return end;
    }

    void moveTo(float left, float foot) {
        write();
        x = left;
        y = foot;
        start = left;
        out.append("1 0 0 1 ").append(PdfFile.number(x)).append(' ');
        out.append(PdfFile.number(y)).append(" Tm\n");
    }

    /// Says what the glyphs that follow are.
    void mark(String what) {
        write();
        out.append(marked ? "EMC\n" : "").append(what).append(" BDC\n");
        marked = true;
    }

    void print(Glyph glyph) {
        if (!open.isEmpty() && !glyph.looksLike(open.getLast())) {
            write();
        }
        open.add(glyph);
        x += glyph.width();
        end = glyph.isBlank() ? end : x;
    }

    private void write() {
        if (open.isEmpty()) {
            return;
        }
        Glyph glyph = open.getFirst();
        state(glyph);
        out.append('<');
        open.forEach(each -> out.append(each.sort().code()));
        out.append(">Tj\n");
        if (glyph.stretch().is(Look.UNDERLINE)) {
            underline(glyph.size());
        }
        open.clear();
        start = x;
    }

    private void state(Glyph glyph) {
        Stretch stretch = glyph.stretch();
        String needed = glyph.font().name() + " " + PdfFile.number(glyph.size()) + " Tf\n";
        String ink = stretch.target().isPresent() ? LINK : BLACK;
        float height =
                glyph.size()
                        * (stretch.is(Look.SUPERSCRIPT)
                                ? RAISED
                                : stretch.is(Look.SUBSCRIPT) ? LOWERED : 0);
        out.append(needed.equals(font) ? "" : needed).append(ink.equals(colour) ? "" : ink);
        out.append(height == rise ? "" : PdfFile.number(height) + " Ts\n");
        font = needed;
        colour = ink;
        rise = height;
    }

    private void underline(float size) {
        lines.append(colour);
        for (float each : List.of(start, y - UNDER * size, end - start, STRONG * size)) {
            lines.append(PdfFile.number(each)).append(' ');
        }
        lines.append("re f\n");
    }

    byte[] finished() {
        write();
        out.append(marked ? "EMC\n" : "").append("ET\n");
        if (!lines.isEmpty()) {
            out.append("/Artifact BMC\n").append(lines).append("EMC\n");
        }
        return PdfFile.bytes(out.toString());
    }
}
