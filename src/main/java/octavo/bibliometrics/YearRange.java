package octavo.bibliometrics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/// Years that share a bar of a picture; mostly a single one.
public record YearRange(int firstYear, int lastYear) {
    private static final int FEW_YEARS = 5;

    /// The year as a number; empty for an entry without a plausible one, such as *n. d.* or 370 BC.
    public static OptionalInt parseYear(String shownYear) {
        return shownYear.matches("[12]\\d{3}")
                ? OptionalInt.of(Integer.parseInt(shownYear))
                : OptionalInt.empty();
    }

    /// The ranges of some years, the latest first, all of the same length. Those between without
    /// any are among them unless they are many.
    ///
    /// @param mostBars more years than this share bars
    public static List<YearRange> covering(Collection<Integer> years, int mostBars) {
        TreeSet<Integer> sortedYears = new TreeSet<>(years);
        if (sortedYears.isEmpty()) {
            return List.of();
        }
        int span = sortedYears.getLast() - sortedYears.getFirst() + 1;
        int length =
                sortedYears.size() <= mostBars
                        ? 1
                        : Math.max(FEW_YEARS, (span + mostBars - 1) / mostBars);
        boolean hasGaps = span <= mostBars * length;
        List<YearRange> ranges = new ArrayList<>();
        for (int end = sortedYears.getLast(); end >= sortedYears.getFirst(); end -= length) {
            int start = end - length + 1;
            if (hasGaps || !sortedYears.subSet(start, true, end, true).isEmpty()) {
                ranges.add(new YearRange(start, end));
            }
        }
        return List.copyOf(ranges);
    }

    public boolean contains(int year) {
        return firstYear <= year && year <= lastYear;
    }

    /// Such as 2024, or 2020–2024.
    public String shownYears() {
        return firstYear == lastYear ? Integer.toString(firstYear) : firstYear + "–" + lastYear;
    }
}
