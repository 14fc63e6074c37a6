package octavo.cv.write.pdf;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

import java.awt.image.BufferedImage;
import java.io.IOException;

/// The pages of a PDF as images, for viewing and printing.
public final class PdfPages {
    private final byte[] pdf;
    private final int count;

    private PdfPages(byte[] pdf, int count) {
        this.pdf = pdf;
        this.count = count;
    }

    public static PdfPages of(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PdfPages(pdf.clone(), document.getNumberOfPages());
        }
    }

    public int count() {
        return count;
    }

    public byte[] bytes() {
        return pdf.clone();
    }

    /// A page, counted from 0.
    ///
    /// @param dpi the resolution in dots per inch
    public BufferedImage picture(int page, int dpi) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFRenderer(document).renderImageWithDPI(page, dpi, ImageType.RGB);
        }
    }
}
