package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The size of a page as it is shown, in points.
public record PageSize(double width, double height) {
    /// The sizes of the pages of a PDF.
    ///
    /// @param sizes those of the pages before a problem
    /// @param problemSentence why there are no more
    public record PageSizes(List<PageSize> sizes, Optional<LocalizedSentence> problemSentence) {
        public PageSizes {
            sizes = List.copyOf(sizes);
        }
    }

    static PageSize of(PDPage page) {
        PDRectangle cropBox = page.getCropBox();
        boolean isTurned = page.getRotation() % 180 != 0;
        double width = Math.max(1, cropBox.getWidth());
        double height = Math.max(1, cropBox.getHeight());
        return isTurned ? new PageSize(height, width) : new PageSize(width, height);
    }

    /// Measures all pages within limits. Accepts any bytes.
    public static PageSizes readAll(byte[] pdf, PdfLimits limits) {
        List<PageSize> pageSizes = new ArrayList<>();
        Optional<LocalizedSentence> problemSentence =
                BoundedRead.of(
                        pdf,
                        limits,
                        (document, allowance) -> {
                            for (PDPage page : document.getPages()) {
                                allowance.checkLimits();
                                if (pageSizes.size() == limits.maxPages()) {
                                    allowance.stopReading(
                                            LocalizedSentence.of(
                                                    "Only the first {0} pages are shown.",
                                                    limits.maxPages()));
                                    return;
                                }
                                pageSizes.add(of(page));
                            }
                        });
        return new PageSizes(
                pageSizes,
                problemSentence.or(() ->
                        pageSizes.isEmpty() ? Optional.of(PdfPage.NO_PAGE) : Optional.empty()));
    }
}
