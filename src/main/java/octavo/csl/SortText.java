package octavo.csl;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslDate.Point;

import java.util.List;
import java.util.Set;

/// Values as text with the same sort order.
final class SortText {
    private static final int BEFORE_CHRIST = 10_000;

    private SortText() {}

    /// A date as year, month and day, reduced to `parts`.
    static String date(Point point, Set<String> parts) {
        boolean past = point.year() < 0;
        int year = past ? BEFORE_CHRIST + Math.max(point.year(), -BEFORE_CHRIST) : point.year();
        int month = point.isSeason() || point.month() < 0 ? 0 : point.month();
        StringBuilder text = new StringBuilder(9).append(past ? '0' : '1');
        padded(parts.contains("year") ? year : 0, 4, text);
        padded(parts.contains("month") ? month : 0, 2, text);
        padded(parts.contains("day") && month > 0 ? Math.max(0, point.day()) : 0, 2, text);
        return text.toString();
    }

    /// A number from 0 on, padded with zeros to a length.
    private static void padded(int number, int length, StringBuilder to) {
        String digits = String.valueOf(number);
        to.repeat('0', Math.max(0, length - digits.length())).append(digits);
    }

    static String date(CslDate date) {
        if (date.points().isEmpty()) {
            return date.literal();
        }
        Set<String> all = Set.of("year", "month", "day");
        List<Point> points = date.points();
        Point end = points.size() > 1 ? points.get(1) : new Point(0, 0, 0);
        return date(points.getFirst(), all) + date(end, all);
    }

    /// A number with leading zeros; other text as it is.
    static String number(String text) {
        String digits = text.strip();
        return NumberField.isDigits(digits) && digits.length() < 20
                ? "0".repeat(20 - digits.length()) + digits
                : text;
    }
}
