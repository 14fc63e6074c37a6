package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// A page of a PDF as an image.
///
/// @param image empty if it could not be drawn
/// @param problemSentence why it could not be drawn
public record PdfPage(Optional<BufferedImage> image, Optional<LocalizedSentence> problemSentence) {
    static final LocalizedSentence NO_PAGE = LocalizedSentence.of("This PDF has no pages.");

    /// A page as long as a scroll is drawn smaller.
    private static final double MOST_PIXELS = 6_000_000;

    /// A larger image is no figure of a paper.
    private static final long LARGEST_FIGURE = 60_000_000;

    /// Draws it within limits. Accepts any bytes.
    ///
    /// @param pageIndex of the page, from 0
    /// @param width of the image in pixels
    public static PdfPage of(byte[] pdf, PdfLimits limits, int pageIndex, int width) {
        var drawnImage = new AtomicReference<BufferedImage>();
        Optional<LocalizedSentence> problemSentence =
                BoundedRead.of(
                        pdf,
                        limits,
                        (document, allowance) -> {
                            if (document.getNumberOfPages() <= pageIndex) {
                                allowance.stopReading(NO_PAGE);
                                allowance.checkLimits();
                            }
                            float scale = scale(document.getPage(pageIndex), width);
                            drawnImage.set(
                                    new BoundedRenderer(document, allowance)
                                            .renderImage(pageIndex, scale, ImageType.RGB));
                        });
        return new PdfPage(Optional.ofNullable(drawnImage.get()), problemSentence);
    }

    private static float scale(PDPage page, int width) {
        PageSize pageSize = PageSize.of(page);
        return (float)
                Math.min(
                        width / pageSize.width(),
                        Math.sqrt(MOST_PIXELS / (pageSize.width() * pageSize.height())));
    }

    private static final class BoundedRenderer extends PDFRenderer {
        private final ReadAllowance allowance;

        BoundedRenderer(PDDocument document, ReadAllowance allowance) {
            super(document);
            this.allowance = allowance;
            setSubsamplingAllowed(true);
        }

        @Override
        protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
            return new BoundedDrawer(parameters, allowance);
        }
    }

    /// Checks the limits at every operator.
    private static final class BoundedDrawer extends PageDrawer {
        private final ReadAllowance allowance;

        BoundedDrawer(PageDrawerParameters parameters, ReadAllowance allowance) throws IOException {
            super(parameters);
            this.allowance = allowance;
        }

        @Override
        protected void processOperator(Operator operator, List<COSBase> operands)
                throws IOException {
            allowance.checkLimits();
            super.processOperator(operator, operands);
        }

        @Override
        public void drawImage(PDImage image) throws IOException {
            if ((long) image.getWidth() * image.getHeight() <= LARGEST_FIGURE) {
                super.drawImage(image);
            }
        }
    }
}
