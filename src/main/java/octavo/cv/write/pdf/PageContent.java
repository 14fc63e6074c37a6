package octavo.cv.write.pdf;

import octavo.cv.write.pdf.EmbeddedFont.FontLetter;
import octavo.cv.write.pdf.GlyphText.GlyphStyle;
import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextFormat;

import java.util.List;
import java.util.Optional;

/// The content stream of a page (ISO 32000-1, chapters 8 and 9).
final class PageContent {
    private static final String BLACK_COLOUR = "0 g\n";
    private static final String LINK_COLOUR = "0.102 0.373 0.706 rg\n";

    /// The rise of superscripts, and the position and thickness of underlines, as fractions of the
    /// font size.
    private static final float SUPERSCRIPT_RISE = 0.47f;

    private static final float SUBSCRIPT_RISE = -0.25f;
    private static final float UNDERLINE_DEPTH = 0.12f;
    private static final float UNDERLINE_THICKNESS = 0.06f;

    private final StringBuilder output = new StringBuilder("BT\n");
    private final StringBuilder underlines = new StringBuilder();

    /// The manner of the last glyphs, while more may follow.
    private Optional<GlyphStyle> openStyle = Optional.empty();

    private String currentFont = "";
    private String currentColour = BLACK_COLOUR;
    private float currentRise;
    private float textStart;
    private float currentX;
    private float visibleEnd;
    private float baselineY;
    private boolean isMarked;

    /// The start of the next glyph.
    float currentX() {
        return currentX;
    }

    /// The end of the last glyph that is not a space.
    float visibleEnd() {
        return visibleEnd;
    }

    void moveTo(float leftX, float baseline) {
        closeText();
        currentX = leftX;
        baselineY = baseline;
        textStart = leftX;
        output.append("1 0 0 1 ").append(PdfFile.formatLength(currentX)).append(' ');
        output.append(PdfFile.formatLength(baselineY)).append(" Tm\n");
    }

    /// Marks the following glyphs' content.
    void markContent(String markTag) {
        closeText();
        output.append(isMarked ? "EMC\n" : "").append(markTag).append(" BDC\n");
        isMarked = true;
    }

    void printGlyph(GlyphText glyphText, int index) {
        GlyphStyle glyphStyle = glyphText.styleAt(index);
        FontLetter fontLetter = glyphText.letterAt(index);
        if (openStyle.isEmpty() || !glyphStyle.hasSameStyle(openStyle.get())) {
            closeText();
            beginText(glyphStyle);
        }
        output.append(fontLetter.pageCode());
        currentX += glyphText.widthOf(index);
        visibleEnd = fontLetter.codePoint() == ' ' ? visibleEnd : currentX;
    }

    private void closeText() {
        if (openStyle.isEmpty()) {
            return;
        }
        output.append(")Tj\n");
        GlyphStyle glyphStyle = openStyle.get();
        if (glyphStyle.flatRun().hasFormat(TextFormat.UNDERLINE)) {
            writeUnderline(glyphStyle.fontSize());
        }
        openStyle = Optional.empty();
        textStart = currentX;
    }

    private void beginText(GlyphStyle glyphStyle) {
        writeState(glyphStyle);
        output.append('(');
        openStyle = Optional.of(glyphStyle);
    }

    private void writeState(GlyphStyle glyphStyle) {
        FlatRun flatRun = glyphStyle.flatRun();
        String fontOperator =
                glyphStyle.embeddedFont().resourceName()
                        + " "
                        + PdfFile.formatLength(glyphStyle.fontSize())
                        + " Tf\n";
        String colourOperator = flatRun.linkTarget().isPresent() ? LINK_COLOUR : BLACK_COLOUR;
        float neededRise =
                glyphStyle.fontSize()
                        * (flatRun.hasFormat(TextFormat.SUPERSCRIPT)
                                ? SUPERSCRIPT_RISE
                                : flatRun.hasFormat(TextFormat.SUBSCRIPT) ? SUBSCRIPT_RISE : 0);
        output.append(fontOperator.equals(currentFont) ? "" : fontOperator)
                .append(colourOperator.equals(currentColour) ? "" : colourOperator);
        output.append(neededRise == currentRise ? "" : PdfFile.formatLength(neededRise) + " Ts\n");
        currentFont = fontOperator;
        currentColour = colourOperator;
        currentRise = neededRise;
    }

    private void writeUnderline(float fontSize) {
        underlines.append(currentColour);
        for (float lineValue :
                List.of(
                        textStart,
                        baselineY - UNDERLINE_DEPTH * fontSize,
                        visibleEnd - textStart,
                        UNDERLINE_THICKNESS * fontSize)) {
            underlines.append(PdfFile.formatLength(lineValue)).append(' ');
        }
        underlines.append("re f\n");
    }

    byte[] finish() {
        closeText();
        output.append(isMarked ? "EMC\n" : "").append("ET\n");
        if (!underlines.isEmpty()) {
            output.append("/Artifact BMC\n").append(underlines).append("EMC\n");
        }
        return PdfFile.toLatin1(output.toString());
    }
}
