package octavo.cv.write.pdf;

import octavo.cv.write.pdf.EmbeddedFont.Sort;
import octavo.cv.write.pdf.GlyphText.Manner;
import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextLook;

import java.util.List;
import java.util.Optional;

/// The content stream of a page (ISO 32000-1, chapters 8 and 9).
final class PageContent {
    private static final String BLACK = "0 g\n";
    private static final String LINK = "0.102 0.373 0.706 rg\n";

    /// The rise of superscripts, and the position and thickness of underlines, as fractions of the
    /// font size.
    private static final float RAISED = 0.47f;

    private static final float LOWERED = -0.25f;
    private static final float UNDER = 0.12f;
    private static final float STRONG = 0.06f;

    private final StringBuilder out = new StringBuilder("BT\n");
    private final StringBuilder lines = new StringBuilder();

    /// The manner of the last glyphs, while more may follow.
    private Optional<Manner> open = Optional.empty();

    private String font = "";
    private String colour = BLACK;
    private float rise;
    private float start;
    private float x;
    private float end;
    private float y;
    private boolean marked;

    /// The start of the next glyph.
    float x() {
        return x;
    }

    /// The end of the last glyph that is not a space.
    float end() {
        return end;
    }

    void moveTo(float left, float foot) {
        close();
        x = left;
        y = foot;
        start = left;
        out.append("1 0 0 1 ").append(PdfFile.number(x)).append(' ');
        out.append(PdfFile.number(y)).append(" Tm\n");
    }

    /// Marks the following glyphs' content.
    void mark(String what) {
        close();
        out.append(marked ? "EMC\n" : "").append(what).append(" BDC\n");
        marked = true;
    }

    void print(GlyphText glyphs, int index) {
        Manner manner = glyphs.manner(index);
        Sort sort = glyphs.sort(index);
        if (open.isEmpty() || !manner.looksLike(open.get())) {
            close();
            begin(manner);
        }
        out.append(sort.code());
        x += glyphs.width(index);
        end = sort.text() == ' ' ? end : x;
    }

    private void close() {
        if (open.isEmpty()) {
            return;
        }
        out.append(")Tj\n");
        Manner manner = open.get();
        if (manner.stretch().is(TextLook.UNDERLINE)) {
            underline(manner.size());
        }
        open = Optional.empty();
        start = x;
    }

    private void begin(Manner manner) {
        state(manner);
        out.append('(');
        open = Optional.of(manner);
    }

    private void state(Manner manner) {
        FlatRun stretch = manner.stretch();
        String needed = manner.font().name() + " " + PdfFile.number(manner.size()) + " Tf\n";
        String ink = stretch.target().isPresent() ? LINK : BLACK;
        float height =
                manner.size()
                        * (stretch.is(TextLook.SUPERSCRIPT)
                                ? RAISED
                                : stretch.is(TextLook.SUBSCRIPT) ? LOWERED : 0);
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
        close();
        out.append(marked ? "EMC\n" : "").append("ET\n");
        if (!lines.isEmpty()) {
            out.append("/Artifact BMC\n").append(lines).append("EMC\n");
        }
        return PdfFile.bytes(out.toString());
    }
}
