package octavo.cv.write.page;

import octavo.convert.ListWords;

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// A chart of the number of publications per year.
final class YearChart {
    private static final int MOST_YEARS = 80;
    private static final int STEP = 26;
    private static final int HEIGHT = 64;
    private static final int FOOT = 16;
    private static final int HEAD = 14;
    private static final int MOST_NAMES = 24;

    private final ListWords words;

    private YearChart(ListWords words) {
        this.words = words;
    }

    /// @param counts by year
    static String of(SortedMap<Integer, Integer> counts, ListWords words) {
        return counts.isEmpty() ? "" : new YearChart(words).of(withGaps(counts));
    }

    private String of(SortedMap<Integer, Integer> years) {
        if (years.size() < 2) {
            return "";
        }
        int most = Collections.max(years.values());
        int each = (years.size() + MOST_NAMES - 1) / MOST_NAMES;
        StringBuilder out =
                new StringBuilder(
                        "<svg id=\"years\" role=\"img\" preserveAspectRatio=\"xMinYMax meet\""
                                + " viewBox=\"0 0 ");
        out.append(years.size() * STEP).append(' ').append(HEAD + HEIGHT + FOOT).append("\">\n");
        int place = 0;
        for (Map.Entry<Integer, Integer> year : years.entrySet()) {
            bar(out, place, year, most);
            if ((years.size() - 1 - place) % each == 0) {
                text(out, place, HEAD + HEIGHT + 12, words.year(year.getKey()));
            }
            place++;
        }
        return out.append("</svg>\n").toString();
    }

    /// The period with the most publications, including years without any: an ancient work, or a
    /// typing error, must not make the chart wider than the page.
    private static SortedMap<Integer, Integer> withGaps(SortedMap<Integer, Integer> counts) {
        int first =
                Collections.max(
                        counts.keySet(), Comparator.comparingInt(year -> sum(from(counts, year))));
        SortedMap<Integer, Integer> years = new TreeMap<>(from(counts, first));
        for (int year = first; year < years.lastKey(); year++) {
            years.putIfAbsent(year, 0);
        }
        return years;
    }

    /// The most years that a chart can show.
    private static SortedMap<Integer, Integer> from(SortedMap<Integer, Integer> counts, int year) {
        return counts.subMap(year, year + MOST_YEARS);
    }

    private static int sum(SortedMap<Integer, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    private void bar(StringBuilder out, int place, Map.Entry<Integer, Integer> year, int most) {
        int count = year.getValue();
        int height = count == 0 ? 1 : Math.max(3, count * HEIGHT / most);
        out.append("<g data-year=\"").append(year.getKey()).append("\"><title>");
        out.append(words.year(year.getKey()))
                .append(": ")
                .append(count)
                .append("</title><rect x=\"");
        out.append(place * STEP + 3).append("\" y=\"").append(HEAD + HEIGHT - height);
        out.append("\" width=\"").append(STEP - 6).append("\" height=\"").append(height);
        out.append("\" rx=\"2\"/>");
        if (count > 0) {
            text(out, place, HEAD + HEIGHT - height - 4, String.valueOf(count));
        }
        out.append("</g>\n");
    }

    private static void text(StringBuilder out, int place, int y, String number) {
        out.append("<text x=\"").append(place * STEP + STEP / 2).append("\" y=\"").append(y);
        out.append("\">").append(number).append("</text>");
    }
}
