package octavo.gui.printing;

import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Paper;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.stage.Window;

import java.util.Optional;

/// Sends pages to a system printer.
final class PrinterOutput {
    /// The resolution of a page in dots per inch.
    static final int DOTS = 300;

    private PrinterOutput() {}

    /// Receives page after page.
    interface PageSink {
        void printPage(Image page);

        /// Whether all pages were accepted.
        boolean endJob();
    }

    /// A sink for a printer chosen in a dialog; empty if the user cancels.
    ///
    /// @param printerJob of an existing printer
    static Optional<PageSink> askForPrinter(PrinterJob printerJob, Window owner, PrintModel model) {
        printerJob.getJobSettings().setJobName(model.headingProperty().get());
        if (!printerJob.showPrintDialog(owner)) {
            printerJob.cancelJob();
            return Optional.empty();
        }
        Paper paper =
                model.sheetProperty().get() == PrintModel.SheetFormat.A4
                        ? Paper.A4
                        : Paper.NA_LETTER;
        PageOrientation pageOrientation =
                model.lyingProperty().get() ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
        PageLayout pageLayout =
                printerJob
                        .getPrinter()
                        .createPageLayout(
                                paper, pageOrientation, Printer.MarginType.HARDWARE_MINIMUM);
        return Optional.of(pageSink(printerJob, pageLayout));
    }

    private static PageSink pageSink(PrinterJob printerJob, PageLayout pageLayout) {
        return new PageSink() {
            private boolean all = true;

            @Override
            public void printPage(Image page) {
                all &= printerJob.printPage(pageLayout, placedPage(page, pageLayout));
            }

            @Override
            public boolean endJob() {
                return printerJob.endJob() && all;
            }
        };
    }

    /// Pages have their own margins; the printer's unprintable area is clipped from them.
    private static Pane placedPage(Image page, PageLayout pageLayout) {
        ImageView imageView = new ImageView(page);
        imageView.setFitWidth(
                pageLayout.getPrintableWidth()
                        + pageLayout.getLeftMargin()
                        + pageLayout.getRightMargin());
        imageView.setPreserveRatio(true);
        imageView.setX(-pageLayout.getLeftMargin());
        imageView.setY(-pageLayout.getTopMargin());
        return new Pane(imageView);
    }
}
