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

/// Brings pages to a printer that the system knows.
final class PrinterOutput {
    /// How many dots of a page an inch has.
    static final int DOTS = 300;

    private PrinterOutput() {}

    /// Takes page after page.
    interface Sink {
        void print(Image page);

        /// Whether all were taken.
        boolean end();
    }

    /// A sink for a printer that is asked for; nothing if nobody wants to print after all.
    ///
    /// @param job of a printer that there is
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

    /// A page has its own margins; what the printer cannot reach is cut from them.
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
