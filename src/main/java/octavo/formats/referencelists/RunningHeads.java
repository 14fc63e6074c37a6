package octavo.formats.referencelists;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// The running heads, feet and page numbers of a paper: lines at the edge of a page that other
/// pages have at the same height, apart from their text or with the same words.
///
/// @param edgeCounts on how many pages a line is at an edge, by its place and by its words
record RunningHeads(Map<String, Integer> edgeCounts) {
    /// How many lines a head or foot has at most.
    private static final int MOST_LINES = 3;

    /// A head is farther from the text than lines of the text from each other.
    private static final double LEAST_DISTANCE = 1.3;

    private static final double EDGE_SHARE = 0.25;
    private static final double USUAL_LINE_HEIGHT = 14;
    private static final double SAME_LINE = 3;
    private static final int FEWEST_PAGES = 2;

    private static final Pattern PAGE_NUMBER =
            Pattern.compile(
                    "(?i)[-–—|•\\s]*(?:(?:page|seite|p\\.|s\\.)\\s*)?(?:[0-9]{1,4}|[ivxlc]{1,6}|[0-9]{1,3}[:.-][0-9]{1,3})"
                        + "(?:\\s*(?:of|/|von)\\s*[0-9]{1,4})?[-–—|•\\s]*");
    private static final Pattern NUMBERS = Pattern.compile("[0-9]+|\\b[ivxlc]+\\b");

    RunningHeads {
        edgeCounts = Map.copyOf(edgeCounts);
    }

    static RunningHeads of(List<PageText> pages) {
        Map<String, Integer> counts = new HashMap<>();
        for (PageText page : pages) {
            for (boolean isTop : List.of(true, false)) {
                List<PageLine> edge = edgeLines(page, isTop);
                edge.stream()
                        .limit(MOST_LINES)
                        .map(line -> words(line, isTop))
                        .distinct()
                        .forEach(name -> counts.merge(name, 1, Integer::sum));
                if (isApart(edge, page)) {
                    counts.merge(place(edge.getFirst(), isTop), 1, Integer::sum);
                }
            }
        }
        return new RunningHeads(counts);
    }

    /// The lines of a page, in their order.
    List<PageLine> withoutHeads(PageText page) {
        List<PageLine> lines = new ArrayList<>(page.lines());
        for (boolean isTop : List.of(true, false)) {
            List<PageLine> edge = edgeLines(page, isTop);
            int count = headCount(edge, isTop, page);
            double lastY = count == 0 ? 0 : edge.get(count - 1).y();
            lines.removeIf(line ->
                    count > 0
                            && (isTop
                                    ? line.y() <= lastY + SAME_LINE
                                    : line.y() >= lastY - SAME_LINE));
        }
        return lines;
    }

    /// How many lines at an edge are no text.
    private int headCount(List<PageLine> edge, boolean isTop, PageText page) {
        int count = 0;
        for (int i = 0; i < Math.min(MOST_LINES, edge.size()); i++) {
            PageLine line = edge.get(i);
            boolean isHead =
                    edgeCounts.getOrDefault(words(line, isTop), 0) >= FEWEST_PAGES
                            || i == 0 && isApart(edge, page) && isApartOnPages(line, isTop);
            count = isHead ? i + 1 : count;
        }
        return count;
    }

    /// Whether it is a page number, or other pages have a line in its place.
    private boolean isApartOnPages(PageLine line, boolean isTop) {
        return PAGE_NUMBER.matcher(line.text()).matches()
                || edgeCounts.getOrDefault(place(line, isTop), 0) >= FEWEST_PAGES;
    }

    /// The lines from an edge of a page inwards, as far as heads and feet may be.
    private static List<PageLine> edgeLines(PageText page, boolean isTop) {
        Comparator<PageLine> downwards = Comparator.comparingDouble(PageLine::y);
        return page.lines().stream()
                .filter(line ->
                        isTop
                                ? line.y() <= EDGE_SHARE * page.height()
                                : line.y() >= (1 - EDGE_SHARE) * page.height())
                .sorted(isTop ? downwards : downwards.reversed())
                .toList();
    }

    /// Whether the first line is farther from all others than lines of text are.
    private static boolean isApart(List<PageLine> edge, PageText page) {
        if (edge.isEmpty()) {
            return false;
        }
        double edgeY = edge.getFirst().y();
        OptionalDouble nearest =
                page.lines().stream()
                        .mapToDouble(line -> Math.abs(line.y() - edgeY))
                        .filter(distance -> distance > SAME_LINE)
                        .min();
        return nearest.isPresent() && nearest.getAsDouble() > LEAST_DISTANCE * lineHeight(page);
    }

    /// The usual distance of two lines of a column, which are written one after the other.
    private static double lineHeight(PageText page) {
        List<Double> distances = new ArrayList<>();
        for (int i = 1; i < page.lines().size(); i++) {
            double distance = page.lines().get(i).y() - page.lines().get(i - 1).y();
            if (distance > SAME_LINE) {
                distances.add(distance);
            }
        }
        distances.sort(Comparator.naturalOrder());
        return distances.isEmpty() ? USUAL_LINE_HEIGHT : distances.get(distances.size() / 2);
    }

    private static String place(PageLine line, boolean isTop) {
        return isTop + " at " + Math.round(line.y() / SAME_LINE);
    }

    /// A heading with the words of running heads is elsewhere.
    private static String words(PageLine line, boolean isTop) {
        return place(line, isTop)
                + " "
                + NUMBERS.matcher(line.text().toLowerCase(Locale.ROOT)).replaceAll("#");
    }
}
