package octavo.cv.write.html;

import octavo.cslreferences.ListWords;

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// A chart of the number of publications per year.
final class YearChart {
    private static final int MOST_YEARS = 80;
    private static final int BAR_STEP = 26;
    private static final int CHART_HEIGHT = 64;
    private static final int FOOT_HEIGHT = 16;
    private static final int HEAD_HEIGHT = 14;
    private static final int MOST_LABELS = 24;

    private final ListWords listWords;

    private YearChart(ListWords listWords) {
        this.listWords = listWords;
    }

    /// @param countsByYear by year
    static String of(SortedMap<Integer, Integer> countsByYear, ListWords listWords) {
        return countsByYear.isEmpty() ? "" : new YearChart(listWords).of(withGaps(countsByYear));
    }

    private String of(SortedMap<Integer, Integer> countsByYear) {
        if (countsByYear.size() < 2) {
            return "";
        }
        int highestCount = Collections.max(countsByYear.values());
        int labelInterval = (countsByYear.size() + MOST_LABELS - 1) / MOST_LABELS;
        StringBuilder output =
                new StringBuilder(
                        "<svg id=\"years\" role=\"img\" preserveAspectRatio=\"xMinYMax meet\""
                                + " viewBox=\"0 0 ");
        output.append(countsByYear.size() * BAR_STEP)
                .append(' ')
                .append(HEAD_HEIGHT + CHART_HEIGHT + FOOT_HEIGHT)
                .append("\">\n");
        int barIndex = 0;
        for (Map.Entry<Integer, Integer> yearCount : countsByYear.entrySet()) {
            writeBar(output, barIndex, yearCount, highestCount);
            if ((countsByYear.size() - 1 - barIndex) % labelInterval == 0) {
                writeLabel(
                        output,
                        barIndex,
                        HEAD_HEIGHT + CHART_HEIGHT + 12,
                        listWords.yearText(yearCount.getKey()));
            }
            barIndex++;
        }
        return output.append("</svg>\n").toString();
    }

    /// The period with the most publications, including years without any: an ancient work, or a
    /// typing error, must not make the chart wider than the page.
    private static SortedMap<Integer, Integer> withGaps(SortedMap<Integer, Integer> countsByYear) {
        int firstYear =
                Collections.max(
                        countsByYear.keySet(),
                        Comparator.comparingInt(year -> sumCounts(chartRange(countsByYear, year))));
        SortedMap<Integer, Integer> shownCounts =
                new TreeMap<>(chartRange(countsByYear, firstYear));
        for (int year = firstYear; year < shownCounts.lastKey(); year++) {
            shownCounts.putIfAbsent(year, 0);
        }
        return shownCounts;
    }

    /// The most years that a chart can show.
    private static SortedMap<Integer, Integer> chartRange(
            SortedMap<Integer, Integer> countsByYear, int year) {
        return countsByYear.subMap(year, year + MOST_YEARS);
    }

    private static int sumCounts(SortedMap<Integer, Integer> countsByYear) {
        return countsByYear.values().stream().mapToInt(Integer::intValue).sum();
    }

    private void writeBar(
            StringBuilder output,
            int barIndex,
            Map.Entry<Integer, Integer> yearCount,
            int highestCount) {
        int count = yearCount.getValue();
        int barHeight = count == 0 ? 1 : Math.max(3, count * CHART_HEIGHT / highestCount);
        output.append("<g data-year=\"").append(yearCount.getKey()).append("\"><title>");
        output.append(listWords.yearText(yearCount.getKey()))
                .append(": ")
                .append(count)
                .append("</title><rect x=\"");
        output.append(barIndex * BAR_STEP + 3)
                .append("\" y=\"")
                .append(HEAD_HEIGHT + CHART_HEIGHT - barHeight);
        output.append("\" width=\"").append(BAR_STEP - 6).append("\" height=\"").append(barHeight);
        output.append("\" rx=\"2\"/>");
        if (count > 0) {
            writeLabel(
                    output,
                    barIndex,
                    HEAD_HEIGHT + CHART_HEIGHT - barHeight - 4,
                    String.valueOf(count));
        }
        output.append("</g>\n");
    }

    private static void writeLabel(
            StringBuilder output, int barIndex, int baseline, String labelText) {
        output.append("<text x=\"")
                .append(barIndex * BAR_STEP + BAR_STEP / 2)
                .append("\" y=\"")
                .append(baseline);
        output.append("\">").append(labelText).append("</text>");
    }
}
