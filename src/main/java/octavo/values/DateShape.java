package octavo.values;

import octavo.values.DateParts.Part;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.DateInterval.NoDate;
import octavo.values.PublicationDate.Pending;

import java.util.Optional;

/// Assembles a date from its parts, depending on their order.
final class DateShape {
    private static final int NO_PART = -1;

    private final DateParts parts;

    DateShape(DateParts parts) {
        this.parts = parts;
    }

    /// The date; empty if the parts form none, or one that does not exist in the calendar.
    Optional<PublicationDate> date() {
        if (parts.state().isEmpty()) {
            return dated();
        }
        if (parts.parts().isEmpty()) {
            return Optional.of(new Pending(parts.state().get(), Optional.empty()));
        }
        return dated().filter(PartialDate.class::isInstance)
                .map(date -> new Pending(parts.state().get(), Optional.of((PartialDate) date)));
    }

    private Optional<PublicationDate> dated() {
        return switch (parts.shape()) {
            case "Y" -> single(point(0, NO_PART, NO_PART));
            case "MY" -> single(point(1, 0, NO_PART));
            case "YM" -> single(point(0, 1, NO_PART));
            case "DMY" -> single(point(2, 1, 0));
            case "MDY" -> single(point(2, 0, 1));
            case "YMD" -> single(point(0, 1, 2));
            case "DDY" -> single(numericMonth(2, 1, 0));
            case "Y-D-D" -> single(numericMonth(0, 2, 4));
            case "D-Y" -> single(numericMonth(2, 0, NO_PART));
            case "Y-" -> point(0, NO_PART, NO_PART).map(y -> new DateInterval(y, NoDate.OPEN));
            case "Y-Y" -> span(point(0, NO_PART, NO_PART), point(2, NO_PART, NO_PART));
            case "Y-D" ->
                    span(point(0, NO_PART, NO_PART), shortYear(0, 2))
                            .or(() -> single(numericMonth(0, 2, NO_PART)));
            case "MY-D" -> seasonOverNewYear(shortYear(1, 3));
            case "MY-Y" -> seasonOverNewYear(point(3, NO_PART, NO_PART));
            case "M-MY" -> span(point(3, 0, NO_PART), point(3, 2, NO_PART));
            case "MY-MY" -> span(point(1, 0, NO_PART), point(4, 3, NO_PART));
            case "D-DMY" -> span(point(4, 3, 0), point(4, 3, 2));
            case "MD-DY" -> span(point(4, 0, 1), point(4, 0, 3));
            case "DM-DMY" -> span(point(5, 1, 0), point(5, 4, 3));
            case "MD-MDY" -> span(point(5, 0, 1), point(5, 3, 4));
            case "D-DM-MY" -> span(point(6, 3, 0), point(6, 5, 2));
            case "DMY-DMY" -> span(point(2, 1, 0), point(6, 5, 4));
            case "MDY-MDY" -> span(point(2, 0, 1), point(6, 4, 5));
            default -> Optional.empty();
        };
    }

    private static Optional<PublicationDate> single(Optional<PartialDate> date) {
        return date.map(found -> found);
    }

    /// An interval. With one year and two descending months, the second is in the next year.
    private Optional<PublicationDate> span(Optional<PartialDate> start, Optional<PartialDate> end) {
        if (start.isEmpty() || end.isEmpty()) {
            return Optional.empty();
        }
        PartialDate from = start.get();
        PartialDate to = end.get();
        boolean overNewYear =
                from.year() == to.year() && from.month() > to.month() && !from.isSeason();
        if (overNewYear) {
            Optional<PartialDate> next = PartialDate.of(to.year() + 1, to.month(), to.day());
            return next.flatMap(later -> span(start, Optional.of(later.with(to.certainty()))));
        }
        DateInterval interval = new DateInterval(from, to);
        return interval.isDescending() ? Optional.empty() : Optional.of(interval);
    }

    private Optional<PartialDate> point(int year, int month, int day) {
        Part part = parts.parts().get(year);
        if (part.unknownDigits() > 0) {
            return month == NO_PART
                    ? Optional.of(
                            new PartialDate(
                                    part.value(),
                                    part.unknownDigits(),
                                    PartialDate.NONE,
                                    PartialDate.NONE,
                                    Optional.empty(),
                                    parts.certainty()))
                    : Optional.empty();
        }
        return partOrNone(month) && partOrNone(day)
                ? PartialDate.of(part.value(), value(month), value(day))
                        .map(date -> date.with(parts.certainty()))
                : Optional.empty();
    }

    /// A part present in the text must not be 0, which means absent.
    private boolean partOrNone(int index) {
        return index == NO_PART || value(index) > 0;
    }

    private int value(int index) {
        return index == NO_PART ? PartialDate.NONE : parts.parts().get(index).value();
    }

    /// `05/1998`, `2015/11`, `15.11.2015`.
    private Optional<PartialDate> numericMonth(int year, int month, int day) {
        return value(month) <= 12 ? point(year, month, day) : Optional.empty();
    }

    /// The second year of `1985-86`, `1985-6` and `1999/00`: the next one with that ending.
    private Optional<PartialDate> shortYear(int firstIndex, int secondIndex) {
        int first = value(firstIndex);
        int second = value(secondIndex);
        int power = second < 10 ? 10 : 100;
        int year = first - Math.floorMod(first, power) + second;
        if (second == 0) {
            year = first % 10 == 9 ? first + 1 : first;
        }
        return year > first && parts.parts().get(firstIndex).unknownDigits() == 0
                ? PartialDate.of(year).map(date -> date.with(parts.certainty()))
                : Optional.empty();
    }

    /// `Winter 1999/2000` is the winter of the first of the two years.
    private Optional<PublicationDate> seasonOverNewYear(Optional<PartialDate> secondYear) {
        Optional<PartialDate> season = point(1, 0, NO_PART);
        boolean follows =
                season.isPresent()
                        && season.get().isSeason()
                        && secondYear.isPresent()
                        && secondYear.get().year() == season.get().year() + 1;
        return follows ? single(season) : Optional.empty();
    }
}
