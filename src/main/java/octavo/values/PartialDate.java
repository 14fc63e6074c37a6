package octavo.values;

import octavo.values.PublicationDate.DateInterval.Bound;

import java.time.YearMonth;
import java.util.Optional;

/// A date, as far as it is known.
///
/// @param year the astronomical year: 0 is 1 BC; 1990 for `199X`
/// @param unknownDigits how many trailing digits of the year are unknown: 1 for `199X`, 2 for
///   `19XX`
/// @param month 1 to 12, a season from 21 to 41 as in EDTF, `NONE` or `UNKNOWN`
/// @param day 1 to 31, `NONE` or `UNKNOWN`
public record PartialDate(
        int year,
        int unknownDigits,
        int month,
        int day,
        Optional<ClockTime> clock,
        Certainty certainty)
        implements PublicationDate, Bound {

    /// Not part of the date.
    public static final int NONE = 0;

    /// Explicitly unknown: `1999-XX`.
    public static final int UNKNOWN = -1;

    /// For each of the seasons 21 to 41 the month before which it ends, as `Spring 2020` sorts, not
    /// as the weather goes.
    private static final int[] LAST_MONTHS = {
        5, 8, 11, 12, 5, 8, 11, 12, 11, 12, 5, 8, 3, 6, 9, 12, 4, 8, 12, 6, 12
    };

    private static final int AFTER_ALL_MONTHS = 30;
    private static final int AFTER_ALL_DAYS = 32;
    private static final int AFTER_ALL_SECONDS = 86_400;

    public PartialDate {
        if (!exists(year, month, day)
                || unknownDigits < 0
                || unknownDigits > 2
                || (unknownDigits > 0 && (month != NONE || Math.abs((long) year) > 9999))
                || (clock.isPresent() && day < 1)) {
            throw new IllegalArgumentException(year + "-" + month + "-" + day);
        }
    }

    /// How certain the writer was of the date.
    public enum Certainty {
        CERTAIN(""),
        UNCERTAIN("?"),
        APPROXIMATE("~"),
        UNCERTAIN_AND_APPROXIMATE("%");

        private final String mark;

        Certainty(String mark) {
            this.mark = mark;
        }
    }

    /// The precision of a date.
    public enum Precision {
        CENTURY,
        DECADE,
        YEAR,
        SEASON,
        MONTH,
        DAY,
        TIME
    }

    public static Optional<PartialDate> of(int year) {
        return of(year, NONE, NONE);
    }

    /// The date of these parts; empty if it does not exist in the calendar.
    public static Optional<PartialDate> of(int year, int month, int day) {
        return exists(year, month, day)
                ? Optional.of(
                        new PartialDate(year, 0, month, day, Optional.empty(), Certainty.CERTAIN))
                : Optional.empty();
    }

    public PartialDate with(Certainty other) {
        return new PartialDate(year, unknownDigits, month, day, clock, other);
    }

    /// Whether these parts exist in the (proleptic Gregorian) calendar.
    static boolean exists(int year, int month, int day) {
        if (month >= 1 && month <= 12) {
            return day == NONE
                    || day == UNKNOWN
                    || (day >= 1
                            && day
                                    <= YearMonth.of(2000 + Math.floorMod(year, 400), month)
                                            .lengthOfMonth());
        }
        boolean season = month >= 21 && month <= 41;
        return day == NONE
                ? season || month == NONE || month == UNKNOWN
                : day == UNKNOWN && month == UNKNOWN;
    }

    public boolean isSeason() {
        return month >= 21;
    }

    public Precision precision() {
        if (clock.isPresent()) {
            return Precision.TIME;
        }
        if (day > 0) {
            return Precision.DAY;
        }
        if (month > 0) {
            return isSeason() ? Precision.SEASON : Precision.MONTH;
        }
        return switch (unknownDigits) {
            case 0 -> Precision.YEAR;
            case 1 -> Precision.DECADE;
            default -> Precision.CENTURY;
        };
    }

    @Override
    public Optional<Integer> startYear() {
        return Optional.of(year);
    }

    @Override
    public Optional<String> shownYear() {
        return Optional.of(
                unknownDigits > 0
                        ? year / power() + "X".repeat(unknownDigits)
                        : String.valueOf(year));
    }

    @Override
    public long sortKey() {
        int monthOrder =
                isSeason()
                        ? 2 * LAST_MONTHS[month - 21] + 1
                        : month > 0 ? 2 * month : AFTER_ALL_MONTHS;
        return key(
                lastYear(),
                unknownDigits > 0 ? monthOrder + unknownDigits : monthOrder,
                day > 0 ? day : AFTER_ALL_DAYS,
                clock.map(c -> c.time().toSecondOfDay()).orElse(AFTER_ALL_SECONDS));
    }

    /// The sort key of the earliest day that this date may mean; a season counts as the whole year.
    long earliest() {
        return key(firstYear(), isSeason() ? 0 : 2 * Math.max(month, 0), Math.max(day, 0), 0);
    }

    /// The first year that it may be: 1990 for `199X`.
    public int firstYear() {
        return year < 0 && unknownDigits > 0 ? year - power() + 1 : year;
    }

    /// The last year that it may be: 1999 for `199X`.
    public int lastYear() {
        return unknownDigits == 0 || year < 0 ? year : year + power() - 1;
    }

    private static long key(int year, int monthOrder, int day, int second) {
        return ((year * 64L + monthOrder) * 64 + day) * (AFTER_ALL_SECONDS + 1) + second;
    }

    private int power() {
        return unknownDigits == 1 ? 10 : 100;
    }

    /// The date in EDTF: `1995-01`, `199X`, `Y-17000002`, `2003-21?`.
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        long magnitude = Math.abs((long) year);
        if (magnitude > 9999) {
            out.append('Y').append(year);
        } else {
            out.append(year < 0 ? "-" : "");
            String digits = Long.toString(10_000 + magnitude).substring(1);
            out.append(digits, 0, 4 - unknownDigits).append("X".repeat(unknownDigits));
        }
        appendPart(out, month);
        appendPart(out, day);
        clock.ifPresent(time -> out.append('T').append(time));
        return out.append(certainty.mark).toString();
    }

    private static void appendPart(StringBuilder out, int part) {
        if (part == UNKNOWN) {
            out.append("-XX");
        } else if (part != NONE) {
            out.append(part < 10 ? "-0" : "-").append(part);
        }
    }
}
