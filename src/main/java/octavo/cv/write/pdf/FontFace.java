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
    static final int USUAL = 0x250;

    /// The tables that PDF readers need.
    private static final List<String> TABLES =
            List.of("head", "hhea", "loca", "maxp", "cvt ", "prep", "glyf", "hmtx", "fpgm");

    /// Joiners and other invisible format characters.
    private static final String JOINERS = "\u200D\u200C\u200B\u2060\uFEFF";

    /// Our family: regular, bold, italic, bold italic. All four have the same letters.
    static final List<FontFace> OURS =
            Stream.of("Regular", "Bold", "Italic", "BoldItalic").map(FontFace::ours).toList();

    private final TrueTypeFont font;
    private final CmapLookup letters;

    /// The glyphs of the most frequent letters.
    private final int[] usual = new int[USUAL];

    private final float perUnit;

    private FontFace(TrueTypeFont font) throws IOException {
        this.font = font;
        this.letters = font.getUnicodeCmapLookup();
        Arrays.setAll(usual, letters::getGlyphId);
        this.perUnit = 1f / font.getUnitsPerEm();
    }

    static FontFace read(RandomAccessRead file) throws IOException {
        return new FontFace(new TTFParser().parse(file));
    }

    private static FontFace ours(String name) {
        String path = "/liberation/LiberationSans-" + name + ".ttf";
        try (InputStream in = Objects.requireNonNull(FontFace.class.getResourceAsStream(path))) {
            return read(new RandomAccessReadBuffer(in));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // a bundled font
        }
    }

    /// The glyph of a letter; 0 if it has none.
    int glyph(int letter) {
        return letter >= 0 && letter < USUAL ? usual[letter] : letters.getGlyphId(letter);
    }

    boolean has(int letter) {
        return glyph(letter) > 0;
    }

    /// Whether it has outlines, without which it cannot be printed.
    boolean isDrawn() {
        return font.getTableMap().containsKey("glyf");
    }

    /// An invisible glyph of no width, if there is one; otherwise a space's.
    int empty() {
        return JOINERS.chars()
                .map(this::glyph)
                .filter(glyph -> glyph > 0 && width(glyph) == 0)
                .findFirst()
                .orElse(glyph(' '));
    }

    /// Whether it is neither bold nor italic.
    boolean isPlain() {
        try {
            return font.getHeader().getMacStyle() == 0;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // already loaded
        }
    }

    /// The width of a glyph as a fraction of the font size.
    float width(int glyph) {
        try {
            return font.getAdvanceWidth(glyph) * perUnit;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // already loaded
        }
    }

    String name() throws IOException {
        return Objects.requireNonNullElse(font.getName(), "font").replaceAll("[^A-Za-z0-9-]", "");
    }

    /// The font reduced to these glyphs.
    TTFSubsetter only(Set<Integer> glyphs) throws IOException {
        TTFSubsetter part = new TTFSubsetter(font, TABLES);
        part.addGlyphIds(glyphs);
        return part;
    }

    /// The font descriptor (ISO 32000-1, 9.8.1), in thousandths of the font size.
    String description() throws IOException {
        HorizontalHeaderTable header = font.getHorizontalHeader();
        BoundingBox box = font.getFontBBox();
        double angle = font.getPostScript() == null ? 0 : font.getPostScript().getItalicAngle();
        int symbolic = 4;
        int italic = angle == 0 ? 0 : 64;
        return "/Flags %d/ItalicAngle %s/Ascent %d/Descent %d/CapHeight %d/StemV 80/FontBBox[%d %d %d %d]"
                .formatted(
                        symbolic | italic,
                        PdfFile.number(angle),
                        thousandths(header.getAscender()),
                        thousandths(header.getDescender()),
                        thousandths(header.getAscender()),
                        Math.round(box.getLowerLeftX()),
                        Math.round(box.getLowerLeftY()),
                        Math.round(box.getUpperRightX()),
                        Math.round(box.getUpperRightY()));
    }

    private int thousandths(int units) {
        return Math.round(units * perUnit * 1000);
    }
}
