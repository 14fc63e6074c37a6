package octavo.cv.write.pdf;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

import java.awt.image.BufferedImage;
import java.io.IOException;

/// The pages of a PDF as images, for viewing and printing.
public final class PdfPages {
    private final byte[] pdfBytes;
    private final int pageCount;

    private PdfPages(byte[] pdfBytes, int pageCount) {
        this.pdfBytes = pdfBytes;
        this.pageCount = pageCount;
    }

    public static PdfPages of(byte[] pdfBytes) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdfBytes)) {
            return new PdfPages(pdfBytes.clone(), document.getNumberOfPages());
        }
    }

    public int pageCount() {
        return pageCount;
    }

    public byte[] pdfBytes() {
        return pdfBytes.clone();
    }

    /// A page, counted from 0.
    ///
    /// @param dpi the resolution in dots per inch
    public BufferedImage renderPage(int pageIndex, int dpi) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdfBytes)) {
            return new PDFRenderer(document).renderImageWithDPI(pageIndex, dpi, ImageType.RGB);
        }
    }
}
