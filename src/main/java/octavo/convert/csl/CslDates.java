package octavo.convert.csl;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslDate.Point;
import octavo.values.PartialDate;
import octavo.values.PartialDate.Certainty;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Converts dates for CSL items.
final class CslDates {
    private static final int LAST_SEASON = 24;

    private CslDates() {}

    /// Empty if there is no date.
    static Optional<CslDate> of(PublicationDate date) {
        return switch (date) {
            case PartialDate day when isExact(day) -> Optional.of(exact(day));
            case PartialDate day -> Optional.of(years(day, day).withEdtf(day.toString()));
            case DateInterval(PartialDate start, PartialDate end)
                    when isExact(start) && isExact(end) ->
                    Optional.of(points(withoutSeason(start), withoutSeason(end), start, end));
            case DateInterval range ->
                    Optional.of(inexact(range).withEdtf(range.toString().replace("..", "")));
            case PublicationDate.Pending(_, var expected) -> expected.flatMap(CslDates::of);
            case PublicationDate.Undated _ -> Optional.empty();
            case PublicationDate.Literal(var text) ->
                    text.isBlank() ? Optional.empty() : Optional.of(CslDate.literal(text));
        };
    }

    /// A `literal` of CSL-JSON, which holds dates that CSL cannot structure: `2018/`, `201X`.
    static CslDate ofLiteral(String text) {
        return switch (PublicationDate.parse(text).value()) {
            case PartialDate day when !isExact(day) -> years(day, day);
            case DateInterval range -> inexact(range);
            default -> CslDate.literal(text);
        };
    }

    /// A date as typed by someone.
    static CslDate ofTyped(String text) {
        return switch (PublicationDate.parse(text).value()) {
            case PartialDate day when isExact(day) ->
                    new CslDate(List.of(point(day)), isUncertain(day), "");
            case DateInterval(PartialDate start, PartialDate end) ->
                    points(point(start), point(end), start, end);
            default -> CslDate.literal(text);
        };
    }

    private static boolean isExact(PartialDate date) {
        return date.unknownDigits() == 0;
    }

    private static boolean isUncertain(PartialDate date) {
        return date.certainty() != Certainty.CERTAIN;
    }

    private static CslDate exact(PartialDate day) {
        Point point = day.month() > LAST_SEASON ? withoutSeason(day) : point(day);
        return new CslDate(List.of(point), isUncertain(day), "");
    }

    private static CslDate points(Point from, Point to, PartialDate start, PartialDate end) {
        return new CslDate(List.of(from, to), isUncertain(start) || isUncertain(end), "");
    }

    private static Point withoutSeason(PartialDate date) {
        return date.isSeason() ? new Point(year(date.year()), 0, 0) : point(date);
    }

    private static Point point(PartialDate date) {
        boolean hasMonth = date.month() > 0;
        return new Point(
                year(date.year()),
                hasMonth ? date.month() : 0,
                hasMonth && date.day() > 0 ? date.day() : 0);
    }

    /// In CSL 1 BC is -1, in ISO 8601 it is 0.
    private static int year(int year) {
        return year > 0 ? year : year - 1;
    }

    /// For display: `2018/` as `2018–`, `201X/2021` as 2010 to 2021.
    private static CslDate inexact(DateInterval range) {
        return switch (range) {
            case DateInterval(PartialDate start, PartialDate end) -> years(start, end);
            case DateInterval(PartialDate start, _) -> CslDate.literal(start + "–");
            case DateInterval(_, var end) -> CslDate.literal("–" + end);
        };
    }

    private static CslDate years(PartialDate start, PartialDate end) {
        List<Point> years =
                Stream.of(start.firstYear(), end.lastYear())
                        .flatMap(year -> PartialDate.of(year).stream())
                        .map(CslDates::point)
                        .toList();
        return new CslDate(years, isUncertain(start) || isUncertain(end), "");
    }
}
