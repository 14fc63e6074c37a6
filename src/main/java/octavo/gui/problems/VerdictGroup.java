package octavo.gui.problems;

import octavo.bibliometrics.YearRange;
import octavo.gui.controls.KindNames;
import octavo.gui.controls.MessageTexts;
import octavo.library.WorkKind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/// Entries that a bar of the picture stands for: of some years, or of a kind.
sealed interface VerdictGroup {
    MessageTexts MESSAGES = MessageTexts.of(VerdictGroup.class);

    /// More years than this share bars.
    int MOST_YEARS = 24;

    boolean contains(VerdictRow row);

    /// What it is called.
    String label();

    /// @param firstYear the first of them; 0 for entries without a year
    record YearGroup(int firstYear, int lastYear) implements VerdictGroup {
        @Override
        public boolean contains(VerdictRow row) {
            int year = yearOf(row);
            return firstYear <= year && year <= lastYear;
        }

        @Override
        public String label() {
            if (lastYear == 0) {
                return MESSAGES.text("picture.no-year");
            }
            return new YearRange(firstYear, lastYear).shownYears();
        }
    }

    record KindGroup(WorkKind workKind) implements VerdictGroup {
        @Override
        public boolean contains(VerdictRow row) {
            return row.workKind() == workKind;
        }

        @Override
        public String label() {
            return KindNames.of(workKind);
        }
    }

    /// The years in which entries appeared, the latest first. If they are many, the same number of
    /// years in each.
    static List<VerdictGroup> yearsOf(Collection<VerdictRow> rows) {
        TreeSet<Integer> years = new TreeSet<>();
        rows.forEach(row -> years.add(yearOf(row)));
        boolean hasUndated = years.remove(0);
        List<VerdictGroup> groups = new ArrayList<>();
        for (YearRange range : YearRange.covering(years, MOST_YEARS)) {
            if (years.stream().anyMatch(range::contains)) {
                groups.add(new YearGroup(range.firstYear(), range.lastYear()));
            }
        }
        if (hasUndated) {
            groups.add(new YearGroup(0, 0));
        }
        return groups;
    }

    /// The kinds that occur.
    static List<VerdictGroup> kindsOf(Collection<VerdictRow> rows) {
        return Arrays.stream(WorkKind.values())
                .filter(kind -> rows.stream().anyMatch(row -> row.workKind() == kind))
                .<VerdictGroup>map(KindGroup::new)
                .toList();
    }

    private static int yearOf(VerdictRow row) {
        return YearRange.parseYear(row.paper().year()).orElse(0);
    }
}
