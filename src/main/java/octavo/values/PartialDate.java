package octavo.values;

import octavo.values.PublicationDate.DateInterval.IntervalBound;

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
        Optional<ClockTime> clockTime,
        DateCertainty certainty)
        implements PublicationDate, IntervalBound {

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
        if (!isValidDate(year, month, day)
                || unknownDigits < 0
                || unknownDigits > 2
                || (unknownDigits > 0 && (month != NONE || Math.abs((long) year) > 9999))
                || (clockTime.isPresent() && day < 1)) {
            throw new IllegalArgumentException(year + "-" + month + "-" + day);
        }
    }

    /// How certain the writer was of the date.
    public enum DateCertainty {
        CERTAIN(""),
        UNCERTAIN("?"),
        APPROXIMATE("~"),
        UNCERTAIN_AND_APPROXIMATE("%");

        private final String edtfMark;

        DateCertainty(String edtfMark) {
            this.edtfMark = edtfMark;
        }
    }

    /// The precision of a date.
    public enum DatePrecision {
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
        return isValidDate(year, month, day)
                ? Optional.of(
                        new PartialDate(
                                year, 0, month, day, Optional.empty(), DateCertainty.CERTAIN))
                : Optional.empty();
    }

    public PartialDate withCertainty(DateCertainty newCertainty) {
        return new PartialDate(year, unknownDigits, month, day, clockTime, newCertainty);
    }

    /// Whether these parts exist in the (proleptic Gregorian) calendar.
    static boolean isValidDate(int year, int month, int day) {
        if (month >= 1 && month <= 12) {
            return day == NONE
                    || day == UNKNOWN
                    || (day >= 1
                            && day
                                    <= YearMonth.of(2000 + Math.floorMod(year, 400), month)
                                            .lengthOfMonth());
        }
        boolean isSeason = month >= 21 && month <= 41;
        return day == NONE
                ? isSeason || month == NONE || month == UNKNOWN
                : day == UNKNOWN && month == UNKNOWN;
    }

    /// Whether it is a known year without a month.
    public boolean isBareYear() {
        return month == NONE && unknownDigits == 0;
    }

    public boolean isSeason() {
        return month >= 21;
    }

    public DatePrecision precision() {
        if (clockTime.isPresent()) {
            return DatePrecision.TIME;
        }
        if (day > 0) {
            return DatePrecision.DAY;
        }
        if (month > 0) {
            return isSeason() ? DatePrecision.SEASON : DatePrecision.MONTH;
        }
        return switch (unknownDigits) {
            case 0 -> DatePrecision.YEAR;
            case 1 -> DatePrecision.DECADE;
            default -> DatePrecision.CENTURY;
        };
    }

    @Override
    public Optional<Integer> startYear() {
        return Optional.of(year);
    }

    @Override
    public Optional<String> displayYear() {
        return Optional.of(
                unknownDigits > 0
                        ? year / unknownPower() + "X".repeat(unknownDigits)
                        : String.valueOf(year));
    }

    @Override
    public long sortKey() {
        int monthOrder =
                isSeason()
                        ? 2 * LAST_MONTHS[month - 21] + 1
                        : month > 0 ? 2 * month : AFTER_ALL_MONTHS;
        return sortKeyOf(
                lastYear(),
                unknownDigits > 0 ? monthOrder + unknownDigits : monthOrder,
                day > 0 ? day : AFTER_ALL_DAYS,
                clockTime.map(time -> time.time().toSecondOfDay()).orElse(AFTER_ALL_SECONDS));
    }

    /// The sort key of the earliest day that this date may mean; a season counts as the whole year.
    long earliestSortKey() {
        return sortKeyOf(firstYear(), isSeason() ? 0 : 2 * Math.max(month, 0), Math.max(day, 0), 0);
    }

    /// The first year that it may be: 1990 for `199X`.
    public int firstYear() {
        return year < 0 && unknownDigits > 0 ? year - unknownPower() + 1 : year;
    }

    /// The last year that it may be: 1999 for `199X`.
    public int lastYear() {
        return unknownDigits == 0 || year < 0 ? year : year + unknownPower() - 1;
    }

    private static long sortKeyOf(int year, int monthOrder, int day, int second) {
        return ((year * 64L + monthOrder) * 64 + day) * (AFTER_ALL_SECONDS + 1) + second;
    }

    private int unknownPower() {
        return unknownDigits == 1 ? 10 : 100;
    }

    /// The date in EDTF: `1995-01`, `199X`, `Y-17000002`, `2003-21?`.
    @Override
    public String toString() {
        StringBuilder output = new StringBuilder();
        long magnitude = Math.abs((long) year);
        if (magnitude > 9999) {
            output.append('Y').append(year);
        } else {
            output.append(year < 0 ? "-" : "");
            String yearDigits = Long.toString(10_000 + magnitude).substring(1);
            output.append(yearDigits, 0, 4 - unknownDigits).append("X".repeat(unknownDigits));
        }
        appendPart(output, month);
        appendPart(output, day);
        clockTime.ifPresent(time -> output.append('T').append(time));
        return output.append(certainty.edtfMark).toString();
    }

    private static void appendPart(StringBuilder output, int datePart) {
        if (datePart == UNKNOWN) {
            output.append("-XX");
        } else if (datePart != NONE) {
            output.append(datePart < 10 ? "-0" : "-").append(datePart);
        }
    }
}
