package octavo.gui.masterdetail;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A small picture of when papers appeared: a bar for each year of a span.
public final class YearBars extends Pane {
    private static final double WIDTH = 72;
    private static final double HEIGHT = 24;
    private static final double GAP = 2;
    private static final double LOWEST = 2;

    /// More years than this share bars.
    private static final int MOST_BARS = 18;

    private final int[] barCounts;

    /// The years from the first to the last paper.
    public record YearSpan(int firstYear, int lastYear) {
        /// The span of some papers; empty if none of them has a year.
        public static Optional<YearSpan> of(Collection<PaperSummary> papers) {
            var years =
                    papers.stream()
                            .map(YearBars::yearOf)
                            .flatMapToInt(OptionalInt::stream)
                            .summaryStatistics();
            return years.getCount() == 0
                    ? Optional.empty()
                    : Optional.of(new YearSpan(years.getMin(), years.getMax()));
        }

        /// Such as 2019–2024.
        public String shownYears() {
            return firstYear == lastYear ? Integer.toString(firstYear) : firstYear + "–" + lastYear;
        }

        private int yearsPerBar() {
            return (lastYear - firstYear) / MOST_BARS + 1;
        }
    }

    /// @param yearSpan the span of the picture, which others may share
    public YearBars(Collection<PaperSummary> papers, YearSpan yearSpan) {
        int yearsPerBar = yearSpan.yearsPerBar();
        barCounts = new int[(yearSpan.lastYear() - yearSpan.firstYear()) / yearsPerBar + 1];
        Map<Integer, Integer> countsByYear = new TreeMap<>();
        for (PaperSummary paper : papers) {
            yearOf(paper)
                    .ifPresent(year -> {
                        countsByYear.merge(year, 1, Integer::sum);
                        barCounts[(year - yearSpan.firstYear()) / yearsPerBar]++;
                    });
        }
        getStyleClass().add("year-bars");
        setMinSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(
                countsByYear.entrySet().stream()
                        .map(each -> each.getKey() + ": " + each.getValue())
                        .collect(Collectors.joining(", ")));
        for (int count : barCounts) {
            Region bar = new Region();
            bar.getStyleClass().add(count == 0 ? "year-bar-none" : "year-bar");
            getChildren().add(bar);
        }
    }

    private static OptionalInt yearOf(PaperSummary paper) {
        return paper.year().matches("\\d{4}")
                ? OptionalInt.of(Integer.parseInt(paper.year()))
                : OptionalInt.empty();
    }

    @Override
    protected void layoutChildren() {
        double highest = 1;
        for (int count : barCounts) {
            highest = Math.max(highest, count);
        }
        double width = Math.min(8, (WIDTH + GAP) / barCounts.length - GAP);
        double left = WIDTH - barCounts.length * (width + GAP) + GAP;
        for (int i = 0; i < barCounts.length; i++) {
            double height = Math.max(LOWEST, HEIGHT * barCounts[i] / highest);
            getChildren()
                    .get(i)
                    .resizeRelocate(left + i * (width + GAP), HEIGHT - height, width, height);
        }
    }
}
