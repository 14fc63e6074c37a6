package octavo.cv.write.pdf;

import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.HorizontalHeaderTable;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.BoundingBox;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/// A font face: glyphs and their widths.
final class FontFace {
    /// Most letters are below this.
    static final int FREQUENT_LETTERS = 0x250;

    /// The tables that PDF readers need.
    private static final List<String> PDF_TABLES =
            List.of("head", "hhea", "loca", "maxp", "cvt ", "prep", "glyf", "hmtx", "fpgm");

    /// Joiners and other invisible format characters.
    private static final String JOINERS = "\u200D\u200C\u200B\u2060\uFEFF";

    /// Our family: regular, bold, italic, bold italic. All four have the same letters.
    static final List<FontFace> BUNDLED_FACES =
            Stream.of("Regular", "Bold", "Italic", "BoldItalic")
                    .map(FontFace::readBundled)
                    .toList();

    private final TrueTypeFont trueTypeFont;
    private final CmapLookup glyphLookup;

    /// The glyphs of the most frequent letters.
    private final int[] frequentGlyphs = new int[FREQUENT_LETTERS];

    private final float emPerUnit;

    private FontFace(TrueTypeFont trueTypeFont) throws IOException {
        this.trueTypeFont = trueTypeFont;
        this.glyphLookup = trueTypeFont.getUnicodeCmapLookup();
        Arrays.setAll(frequentGlyphs, glyphLookup::getGlyphId);
        this.emPerUnit = 1f / trueTypeFont.getUnitsPerEm();
    }

    static FontFace readFace(RandomAccessRead fontFile) throws IOException {
        return new FontFace(new TTFParser().parse(fontFile));
    }

    private static FontFace readBundled(String faceName) {
        String resourcePath = "/liberation/LiberationSans-" + faceName + ".ttf";
        try (InputStream stream =
                Objects.requireNonNull(FontFace.class.getResourceAsStream(resourcePath))) {
            return readFace(new RandomAccessReadBuffer(stream));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure); // a bundled font
        }
    }

    /// The glyph of a letter; 0 if it has none.
    int glyphOf(int codePoint) {
        return codePoint >= 0 && codePoint < FREQUENT_LETTERS
                ? frequentGlyphs[codePoint]
                : glyphLookup.getGlyphId(codePoint);
    }

    boolean hasGlyph(int codePoint) {
        return glyphOf(codePoint) > 0;
    }

    /// Whether it has outlines, without which it cannot be printed.
    boolean hasOutlines() {
        return trueTypeFont.getTableMap().containsKey("glyf");
    }

    /// An invisible glyph of no width, if there is one; otherwise a space's.
    int invisibleGlyph() {
        return JOINERS.chars()
                .map(this::glyphOf)
                .filter(glyphId -> glyphId > 0 && glyphWidth(glyphId) == 0)
                .findFirst()
                .orElse(glyphOf(' '));
    }

    /// Whether it is neither bold nor italic.
    boolean isRegular() {
        try {
            return trueTypeFont.getHeader().getMacStyle() == 0;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure); // already loaded
        }
    }

    /// The width of a glyph as a fraction of the font size.
    float glyphWidth(int glyphId) {
        try {
            return trueTypeFont.getAdvanceWidth(glyphId) * emPerUnit;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure); // already loaded
        }
    }

    String fontName() throws IOException {
        return Objects.requireNonNullElse(trueTypeFont.getName(), "font")
                .replaceAll("[^A-Za-z0-9-]", "");
    }

    /// The font reduced to these glyphs.
    TTFSubsetter subsetOf(Set<Integer> glyphs) throws IOException {
        TTFSubsetter subset = new TTFSubsetter(trueTypeFont, PDF_TABLES);
        subset.addGlyphIds(glyphs);
        return subset;
    }

    /// The font descriptor (ISO 32000-1, 9.8.1), in thousandths of the font size.
    String fontDescriptor() throws IOException {
        HorizontalHeaderTable horizontalHeader = trueTypeFont.getHorizontalHeader();
        BoundingBox boundingBox = trueTypeFont.getFontBBox();
        double italicAngle =
                trueTypeFont.getPostScript() == null
                        ? 0
                        : trueTypeFont.getPostScript().getItalicAngle();
        int symbolicFlag = 4;
        int italicFlag = italicAngle == 0 ? 0 : 64;
        return "/Flags %d/ItalicAngle %s/Ascent %d/Descent %d/CapHeight %d/StemV 80/FontBBox[%d %d %d %d]"
                .formatted(
                        symbolicFlag | italicFlag,
                        PdfFile.formatLength(italicAngle),
                        toThousandths(horizontalHeader.getAscender()),
                        toThousandths(horizontalHeader.getDescender()),
                        toThousandths(horizontalHeader.getAscender()),
                        Math.round(boundingBox.getLowerLeftX()),
                        Math.round(boundingBox.getLowerLeftY()),
                        Math.round(boundingBox.getUpperRightX()),
                        Math.round(boundingBox.getUpperRightY()));
    }

    private int toThousandths(int units) {
        return Math.round(units * emPerUnit * 1000);
    }
}
