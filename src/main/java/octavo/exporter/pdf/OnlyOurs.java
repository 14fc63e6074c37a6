package octavo.exporter.pdf;

import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;

/// Stands in for the fonts that every reader of PDF is said to have, and that we use none of. What
/// PDFBox does by itself is to read all fonts of the machine and to leave a list of them in the
/// user's home.
final class OnlyOurs implements FontMapper {
    @Override
    public FontMapping<TrueTypeFont> getTrueTypeFont(String name, PDFontDescriptor descriptor) {
        return new FontMapping<>(Fonts.REGULAR, true);
    }

    @Override
    public FontMapping<FontBoxFont> getFontBoxFont(String name, PDFontDescriptor descriptor) {
        return new FontMapping<>(Fonts.REGULAR, true);
    }

    @Override
    public CIDFontMapping getCIDFont(
            String name, PDFontDescriptor descriptor, PDCIDSystemInfo system) {
        throw new UnsupportedOperationException("such fonts are for reading PDF: " + name);
    }
}
