package octavo.csl;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslDate.DatePoint;
import octavo.csl.valueformats.NumberField;

import java.util.List;
import java.util.Set;

/// Values as text with the same sort order.
final class SortText {
    private static final int BEFORE_CHRIST = 10_000;

    private SortText() {}

    /// A date as year, month and day, reduced to `dateParts`.
    static String dateDigits(DatePoint point, Set<String> dateParts) {
        boolean isBeforeChrist = point.year() < 0;
        int year =
                isBeforeChrist
                        ? BEFORE_CHRIST + Math.max(point.year(), -BEFORE_CHRIST)
                        : point.year();
        int month = point.isSeason() || point.month() < 0 ? 0 : point.month();
        StringBuilder sortDigits = new StringBuilder(9).append(isBeforeChrist ? '0' : '1');
        appendPadded(dateParts.contains("year") ? year : 0, 4, sortDigits);
        appendPadded(dateParts.contains("month") ? month : 0, 2, sortDigits);
        appendPadded(
                dateParts.contains("day") && month > 0 ? Math.max(0, point.day()) : 0,
                2,
                sortDigits);
        return sortDigits.toString();
    }

    /// A number from 0 on, padded with zeros to a length.
    private static void appendPadded(int number, int length, StringBuilder output) {
        String digits = String.valueOf(number);
        output.repeat('0', Math.max(0, length - digits.length())).append(digits);
    }

    static String dateDigits(CslDate date) {
        if (date.points().isEmpty()) {
            return date.literal();
        }
        Set<String> allParts = Set.of("year", "month", "day");
        List<DatePoint> points = date.sortPoints();
        DatePoint endPoint = points.size() > 1 ? points.get(1) : new DatePoint(0, 0, 0);
        return dateDigits(points.getFirst(), allParts) + dateDigits(endPoint, allParts);
    }

    /// A number with leading zeros; other text as it is.
    static String paddedNumber(String text) {
        String digits = text.strip();
        return NumberField.isDigits(digits) && digits.length() < 20
                ? "0".repeat(20 - digits.length()) + digits
                : text;
    }
}
