package octavo.exporter.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;

import octavo.exporter.cv.CvDocument;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.FontMappers;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/// Writes a list as PDF with its fonts in it, tagged for readers who do not see it. The same list
/// makes the same bytes on the same machine.
public final class Pdf {
    private static final String FAMILY = "ours";

    /// Held here, for the quiet of a logger ends with it.
    private static final List<Logger> LOGGERS =
            List.of(Logger.getLogger("org.apache.pdfbox"), Logger.getLogger("org.apache.fontbox"));

    static {
        LOGGERS.forEach(logger -> logger.setLevel(Level.OFF));
        XRLog.setLoggingEnabled(false);
        FontMappers.set(new OnlyOurs());
    }

    private final byte[] bytes;
    private final List<String> losses;

    private Pdf(byte[] bytes, List<String> losses) {
        this.bytes = bytes;
        this.losses = losses;
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    /// Letters that no font has, in words; they are written as their numbers.
    public List<String> losses() {
        return losses;
    }

    public static Pdf of(CvDocument document) {
        return of((families, missing) -> Xhtml.of(document, families, missing));
    }

    public static Pdf of(ReferenceList list) {
        return of(list::xhtml);
    }

    /// @param writer writes it, for the names of fonts and the letters that none of them has
    private static Pdf of(BiFunction<String, Set<Integer>, String> writer) {
        Fonts fonts = Fonts.of(writer.apply(FAMILY, Set.of()));
        StringBuilder families = new StringBuilder(FAMILY);
        for (int i = 0; i < fonts.others().size(); i++) {
            families.append(", other").append(i);
        }
        String xhtml = writer.apply(families.toString(), fonts.missing());
        try {
            return new Pdf(rendered(xhtml, fonts), losses(fonts.missing()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // It goes to memory.
        }
    }

    private static List<String> losses(Set<Integer> missing) {
        if (missing.isEmpty()) {
            return List.of();
        }
        String letters =
                new TreeSet<>(missing)
                        .stream()
                                .map(letter ->
                                        Character.toString(letter) + " " + Letters.number(letter))
                                .collect(Collectors.joining(", "));
        return List.of(
                "no font here can print %s, so PDF has the numbers. Install a font that has them."
                        .formatted(letters));
    }

    private static byte[] rendered(String xhtml, Fonts fonts) throws IOException {
        PdfRendererBuilder builder = new PdfRendererBuilder();
        builder.usePdfUaAccessibility(true);
        builder.useUriResolver((_, _) -> "");
        builder.useUnicodeBidiSplitter(RightToLeft::new);
        builder.useUnicodeBidiReorderer(new RightToLeft());
        builder.withProducer("Octavo");
        face(builder, "Regular", 400, FontStyle.NORMAL);
        face(builder, "Bold", 700, FontStyle.NORMAL);
        face(builder, "Italic", 400, FontStyle.ITALIC);
        face(builder, "BoldItalic", 700, FontStyle.ITALIC);
        for (int i = 0; i < fonts.others().size(); i++) {
            File file = fonts.others().get(i);
            builder.useFont(file, "other" + i, 400, FontStyle.NORMAL, true);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        builder.withHtmlContent(xhtml, "");
        builder.toStream(new ByteArrayOutputStream());
        try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
            renderer.createPDFWithoutClosing();
            timeless(renderer.getPdfDocument()).save(bytes, CompressParameters.NO_COMPRESSION);
        }
        return bytes.toByteArray();
    }

    private static void face(PdfRendererBuilder builder, String face, int weight, FontStyle style) {
        builder.useFont(() -> Fonts.withoutLigatures(face), FAMILY, weight, style, true);
    }

    /// Without what says when it was made.
    private static PDDocument timeless(PDDocument document) {
        document.setDocumentId(0L);
        document.getDocumentInformation().getCOSObject().removeItem(COSName.CREATION_DATE);
        document.getDocumentInformation().getCOSObject().removeItem(COSName.MOD_DATE);
        return document;
    }
}
