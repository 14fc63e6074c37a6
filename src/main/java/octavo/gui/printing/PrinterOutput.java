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
    interface Sink {
        void print(Image page);

        /// Whether all pages were accepted.
        boolean end();
    }

    /// A sink for a printer chosen in a dialog; empty if the user cancels.
    ///
    /// @param job of an existing printer
    static Optional<Sink> ask(PrinterJob job, Window owner, PrintModel model) {
        job.getJobSettings().setJobName(model.headingProperty().get());
        if (!job.showPrintDialog(owner)) {
            job.cancelJob();
            return Optional.empty();
        }
        Paper paper =
                model.sheetProperty().get() == PrintModel.Sheet.A4 ? Paper.A4 : Paper.NA_LETTER;
        PageOrientation turned =
                model.lyingProperty().get() ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
        PageLayout layout =
                job.getPrinter()
                        .createPageLayout(paper, turned, Printer.MarginType.HARDWARE_MINIMUM);
        return Optional.of(sink(job, layout));
    }

    private static Sink sink(PrinterJob job, PageLayout layout) {
        return new Sink() {
            private boolean all = true;

            @Override
            public void print(Image page) {
                all &= job.printPage(layout, placed(page, layout));
            }

            @Override
            public boolean end() {
                return job.endJob() && all;
            }
        };
    }

    /// Pages have their own margins; the printer's unprintable area is clipped from them.
    private static Pane placed(Image page, PageLayout layout) {
        ImageView view = new ImageView(page);
        view.setFitWidth(
                layout.getPrintableWidth() + layout.getLeftMargin() + layout.getRightMargin());
        view.setPreserveRatio(true);
        view.setX(-layout.getLeftMargin());
        view.setY(-layout.getTopMargin());
        return new Pane(view);
    }
}
