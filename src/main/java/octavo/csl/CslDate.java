package octavo.csl;

import java.util.List;

/// A date in an item: one point or two, or a `literal` text. Missing parts are 0; months from 13 on
/// are seasons (13, 17 and 21 are spring).
///
/// @param edtf the EDTF date, if points cannot express all of it: `201X`, `2018/`
public record CslDate(List<Point> points, boolean uncertain, String literal, String edtf) {
    public CslDate {
        points = List.copyOf(points);
    }

    public CslDate(List<Point> points, boolean uncertain, String literal) {
        this(points, uncertain, literal, "");
    }

    public static CslDate of(int year, int month, int day) {
        return new CslDate(List.of(new Point(year, month, day)), false, "");
    }

    public static CslDate literal(String text) {
        return new CslDate(List.of(), false, text);
    }

    public CslDate withEdtf(String text) {
        return new CslDate(points, uncertain, literal, text);
    }

    public boolean isEmpty() {
        return points.isEmpty() && literal.isEmpty();
    }

    /// A year, a month or a day.
    public record Point(int year, int month, int day) {
        public boolean isSeason() {
            return month > 12;
        }

        /// From 1 for spring to 4 for winter.
        public int season() {
            return (month - 13) % 4 + 1;
        }
    }
}
