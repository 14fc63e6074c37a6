package octavo.formats.referencelists;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The lines of a paper in reading order, without running heads and page numbers. A column is a run
/// of lines down a page, as nearly all programs write them; where a page is written across its
/// columns, its lines are sorted.
final class PaperBody {
    /// Lines of a column that are written a little higher than the one before: raised letters.
    private static final double LARGEST_RISE = 4;

    /// More columns than any page has.
    private static final int MOST_COLUMNS = 8;

    private static final int FEWEST_LINES_OF_A_COLUMN = 4;

    private final List<BodyLine> bodyLines = new ArrayList<>();
    private int columnCount;

    private PaperBody() {}

    /// The lines of all pages.
    static List<BodyLine> linesOf(List<PageText> pages) {
        PaperBody paperBody = new PaperBody();
        RunningHeads runningHeads = RunningHeads.of(pages);
        for (PageText page : pages) {
            paperBody.addPage(page, runningHeads.withoutHeads(page));
        }
        return List.copyOf(paperBody.bodyLines);
    }

    private void addPage(PageText page, List<PageLine> pageLines) {
        List<PageLine> orderedLines =
                columnsIn(pageLines) > MOST_COLUMNS
                                && columnsIn(pageLines) * FEWEST_LINES_OF_A_COLUMN
                                        > pageLines.size()
                        ? sorted(pageLines, page.width() / 2)
                        : pageLines;
        double previousY = Double.MAX_VALUE;
        for (PageLine line : orderedLines) {
            boolean startsColumn = line.y() < previousY - LARGEST_RISE;
            columnCount += startsColumn ? 1 : 0;
            double gap = startsColumn ? 0 : Math.max(0, line.y() - previousY);
            bodyLines.add(
                    new BodyLine(line, columnCount, ReferenceHeading.beginsList(line.text()), gap));
            previousY = line.y();
        }
    }

    private static int columnsIn(List<PageLine> pageLines) {
        int count = 0;
        double previousY = Double.MAX_VALUE;
        for (PageLine line : pageLines) {
            count += line.y() < previousY - LARGEST_RISE ? 1 : 0;
            previousY = line.y();
        }
        return count;
    }

    /// Lines that begin left of the middle first, from above, and then the others.
    private static List<PageLine> sorted(List<PageLine> pageLines, double middle) {
        return pageLines.stream()
                .sorted(
                        Comparator.comparing((PageLine line) -> line.x() > middle - LARGEST_RISE)
                                .thenComparingDouble(PageLine::y)
                                .thenComparingDouble(PageLine::x))
                .toList();
    }
}
