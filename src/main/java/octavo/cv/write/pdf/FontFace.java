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

/// A face of a font: the glyphs of letters, and how wide they are.
final class FontFace {
    /// Most letters are below this.
    static final int USUAL = 0x250;

    /// What a reader of PDF needs of a font.
    private static final List<String> TABLES =
            List.of("head", "hhea", "loca", "maxp", "cvt ", "prep", "glyf", "hmtx", "fpgm");

    /// What joins letters, or parts them, and is none itself.
    private static final String JOINERS = "\u200D\u200C\u200B\u2060\uFEFF";

    /// Our family: plain, bold, italic, and both. All four have the same letters.
    static final List<FontFace> OURS =
            Stream.of("Regular", "Bold", "Italic", "BoldItalic").map(FontFace::ours).toList();

    private final TrueTypeFont font;
    private final CmapLookup letters;

    /// The glyphs of the letters that most texts are in.
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
            throw new UncheckedIOException(impossible); // It is ours.
        }
    }

    /// The glyph of a letter; 0 if it has none.
    int glyph(int letter) {
        return letter >= 0 && letter < USUAL ? usual[letter] : letters.getGlyphId(letter);
    }

    boolean has(int letter) {
        return glyph(letter) > 0;
    }

    /// Whether there are outlines, without which it cannot be printed.
    boolean isDrawn() {
        return font.getTableMap().containsKey("glyf");
    }

    /// A glyph that is not seen and takes no room, if there is one; else that of a blank.
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
            throw new UncheckedIOException(impossible); // It is read already.
        }
    }

    /// How wide a glyph is, as a part of the size of letters.
    float width(int glyph) {
        try {
            return font.getAdvanceWidth(glyph) * perUnit;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // It is read already.
        }
    }

    String name() throws IOException {
        return Objects.requireNonNullElse(font.getName(), "font").replaceAll("[^A-Za-z0-9-]", "");
    }

    /// The font with these glyphs alone.
    TTFSubsetter only(Set<Integer> glyphs) throws IOException {
        TTFSubsetter part = new TTFSubsetter(font, TABLES);
        part.addGlyphIds(glyphs);
        return part;
    }

    /// What PDF says of the look of a font (ISO 32000-1, 9.8.1), in thousandths of its size.
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
