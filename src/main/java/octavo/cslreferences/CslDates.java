package octavo.cslreferences;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslDate.DatePoint;
import octavo.latex.LaTeX;
import octavo.values.PartialDate;
import octavo.values.PartialDate.DateCertainty;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Converts dates for CSL items.
public final class CslDates {
    private static final int LAST_SEASON = 24;

    private CslDates() {}

    /// Empty if there is no date.
    static Optional<CslDate> of(PublicationDate date) {
        return switch (date) {
            case PartialDate partialDate when isExact(partialDate) ->
                    Optional.of(exactDate(partialDate));
            case PartialDate partialDate ->
                    Optional.of(
                            dateOfYears(partialDate, partialDate).withEdtf(partialDate.toString()));
            case DateInterval(PartialDate start, PartialDate end)
                    when isExact(start) && isExact(end) ->
                    Optional.of(
                            dateOfPoints(
                                    pointWithoutSeason(start),
                                    pointWithoutSeason(end),
                                    start,
                                    end));
            case DateInterval interval ->
                    Optional.of(
                            inexactDate(interval).withEdtf(interval.toString().replace("..", "")));
            case PublicationDate.PendingDate(_, var expected) -> expected.flatMap(CslDates::of);
            case PublicationDate.UndatedWork _ -> Optional.empty();
            case PublicationDate.UnreadableDate(var dateText) ->
                    dateText.isBlank()
                            ? Optional.empty()
                            : Optional.of(CslDate.literal(LaTeX.toUnicode(dateText)));
        };
    }

    /// A `literal` of CSL-JSON, which holds dates that CSL cannot structure: `2018/`, `201X`.
    public static CslDate ofLiteral(String dateText) {
        return switch (PublicationDate.parse(dateText).value()) {
            case PartialDate partialDate when !isExact(partialDate) ->
                    dateOfYears(partialDate, partialDate);
            case DateInterval interval -> inexactDate(interval);
            default -> CslDate.literal(dateText);
        };
    }

    /// A date as typed by someone.
    public static CslDate ofTyped(String dateText) {
        return switch (PublicationDate.parse(dateText).value()) {
            case PartialDate partialDate when isExact(partialDate) ->
                    new CslDate(List.of(pointOf(partialDate)), isUncertain(partialDate), "");
            case DateInterval(PartialDate start, PartialDate end) ->
                    dateOfPoints(pointOf(start), pointOf(end), start, end);
            default -> CslDate.literal(dateText);
        };
    }

    /// The month of a date; 0 if there is none.
    static int monthOf(PublicationDate date) {
        return date instanceof PartialDate partialDate && partialDate.month() <= 12
                ? Math.max(0, partialDate.month())
                : 0;
    }

    private static boolean isExact(PartialDate date) {
        return date.unknownDigits() == 0;
    }

    private static boolean isUncertain(PartialDate date) {
        return date.certainty() != DateCertainty.CERTAIN;
    }

    private static CslDate exactDate(PartialDate partialDate) {
        DatePoint point =
                partialDate.month() > LAST_SEASON
                        ? pointWithoutSeason(partialDate)
                        : pointOf(partialDate);
        return new CslDate(List.of(point), isUncertain(partialDate), "");
    }

    private static CslDate dateOfPoints(
            DatePoint startPoint, DatePoint endPoint, PartialDate startDate, PartialDate endDate) {
        return new CslDate(
                List.of(startPoint, endPoint), isUncertain(startDate) || isUncertain(endDate), "");
    }

    private static DatePoint pointWithoutSeason(PartialDate date) {
        return date.isSeason() ? new DatePoint(cslYear(date.year()), 0, 0) : pointOf(date);
    }

    private static DatePoint pointOf(PartialDate date) {
        boolean hasMonth = date.month() > 0;
        return new DatePoint(
                cslYear(date.year()),
                hasMonth ? date.month() : 0,
                hasMonth && date.day() > 0 ? date.day() : 0);
    }

    /// In CSL 1 BC is -1, in ISO 8601 it is 0.
    private static int cslYear(int year) {
        return year > 0 ? year : year - 1;
    }

    /// For display: `2018/` as `2018–`, `201X/2021` as 2010 to 2021.
    private static CslDate inexactDate(DateInterval interval) {
        return switch (interval) {
            case DateInterval(PartialDate start, PartialDate end) -> dateOfYears(start, end);
            case DateInterval(PartialDate start, _) -> CslDate.literal(start + "–");
            case DateInterval(_, var end) -> CslDate.literal("–" + end);
        };
    }

    private static CslDate dateOfYears(PartialDate start, PartialDate end) {
        List<DatePoint> yearPoints =
                Stream.of(start.firstYear(), end.lastYear())
                        .flatMap(year -> PartialDate.of(year).stream())
                        .map(CslDates::pointOf)
                        .toList();
        return new CslDate(yearPoints, isUncertain(start) || isUncertain(end), "");
    }
}
