package octavo.files.pdf;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentNameDictionary;
import org.apache.pdfbox.pdmodel.PDEmbeddedFilesNameTreeNode;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.filespecification.PDComplexFileSpecification;
import org.apache.pdfbox.pdmodel.common.filespecification.PDEmbeddedFile;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.util.Matrix;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// A paper that a test draws, line by line. Places are measured from the upper left corner.
public final class DrawnPaper {
    private static final float HEIGHT = PDRectangle.A4.getHeight();
    private static final float WIDTH = PDRectangle.A4.getWidth();
    private static final String WORDS =
            "Packages of programs are found by their needs and not by what they are called";

    private final PDDocument document = new PDDocument();
    private final PDFont plain;
    private final PDFont bold;
    private PDPage page = new PDPage();

    static {
        FallbackFonts.install();
    }

    public DrawnPaper() {
        plain = new PDType1Font(FontName.TIMES_ROMAN);
        bold = new PDType1Font(FontName.TIMES_BOLD);
        page();
    }

    public DrawnPaper page() {
        page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        return this;
    }

    public DrawnPaper line(double x, double y, double size, String text) {
        return draw(plain, Matrix.getTranslateInstance((float) x, HEIGHT - (float) y), size, text);
    }

    public DrawnPaper bold(double x, double y, double size, String text) {
        return draw(bold, Matrix.getTranslateInstance((float) x, HEIGHT - (float) y), size, text);
    }

    public DrawnPaper centred(double y, double size, String text) {
        try {
            double width = plain.getStringWidth(text) / 1000 * size;
            return line((WIDTH - width) / 2, y, size, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A stamp up the left margin.
    public DrawnPaper aside(String text) {
        return draw(plain, Matrix.getRotateInstance(Math.PI / 2, 32, 200), 20, text);
    }

    /// Two columns of text, from a place down.
    public DrawnPaper columns(double y) {
        for (int column = 0; column < 2; column++) {
            for (int i = 0; y + 12 * i < 700; i++) {
                line(50 + 260 * column, y + 12 * i, 9, WORDS.substring(i % 7, 50 + i % 7));
            }
        }
        return this;
    }

    private DrawnPaper draw(PDFont font, Matrix where, double size, String text) {
        try (var content = new PDPageContentStream(document, page, AppendMode.APPEND, true)) {
            content.beginText();
            content.setFont(font, (float) size);
            content.setTextMatrix(where);
            content.showText(text);
            content.endText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    public DrawnPaper information(Map<String, String> values) {
        values.forEach(document.getDocumentInformation()::setCustomMetadataValue);
        return this;
    }

    public DrawnPaper xmp(String descriptions) throws IOException {
        String xml =
                "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta"
                        + " xmlns:x='adobe:ns:meta/'><rdf:RDF"
                        + " xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
                        + descriptions
                        + "</rdf:RDF></x:xmpmeta><?xpacket end='w'?>";
        var metadata = new PDMetadata(document);
        metadata.importXMPMetadata(xml.getBytes(StandardCharsets.UTF_8));
        document.getDocumentCatalog().setMetadata(metadata);
        return this;
    }

    public DrawnPaper attachment(String name, String text) throws IOException {
        var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        var file = new PDComplexFileSpecification();
        file.setFile(name);
        file.setEmbeddedFile(new PDEmbeddedFile(document, bytes, COSName.FLATE_DECODE));
        var tree = new PDEmbeddedFilesNameTreeNode();
        tree.setNames(Map.of(name, file));
        var names = new PDDocumentNameDictionary(document.getDocumentCatalog());
        names.setEmbeddedFiles(tree);
        document.getDocumentCatalog().setNames(names);
        return this;
    }

    public DrawnPaper locked(String password) throws IOException {
        document.protect(new StandardProtectionPolicy("owner", password, new AccessPermission()));
        return this;
    }

    /// The file.
    public byte[] bytes() {
        try (document) {
            var out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
