package octavo.files.pdf;

import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.OpenTypeFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/// The single font that replaces those that a PDF names but does not embed. PDFBox would scan all
/// fonts of the system for that, and store a list of them in the user's folder.
final class FallbackFonts implements FontMapper {
    private static final String LIBERATION =
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private final TrueTypeFont fallbackFont;

    private FallbackFonts(TrueTypeFont font) {
        this.fallbackFont = font;
    }

    /// Makes PDFBox use it from now on.
    static void install() {
        FontMappers.set(new FallbackFonts(load()));
    }

    private static TrueTypeFont load() {
        try (InputStream input =
                Objects.requireNonNull(FontMapper.class.getResourceAsStream(LIBERATION))) {
            return new TTFParser().parse(new RandomAccessReadBuffer(input));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public FontMapping<TrueTypeFont> getTrueTypeFont(String name, PDFontDescriptor descriptor) {
        return new FontMapping<>(fallbackFont, true);
    }

    @Override
    public FontMapping<FontBoxFont> getFontBoxFont(String name, PDFontDescriptor descriptor) {
        return new FontMapping<>(fallbackFont, true);
    }

    @Override
    public CIDFontMapping getCIDFont(
            String name, PDFontDescriptor descriptor, PDCIDSystemInfo system) {
        OpenTypeFont none = null;
        return new CIDFontMapping(none, fallbackFont, true);
    }
}
