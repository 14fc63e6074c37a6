package octavo.values;

import octavo.values.DateParts.DateToken;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.PublicationDate.DateInterval.NoDate;
import octavo.values.PublicationDate.PendingDate;

import java.util.Optional;

/// Assembles a date from its parts, depending on their order.
final class DateShape {
    private static final int NO_PART = -1;

    private final DateParts dateParts;

    DateShape(DateParts dateParts) {
        this.dateParts = dateParts;
    }

    /// The date; empty if the parts form none, or one that does not exist in the calendar.
    Optional<PublicationDate> toDate() {
        if (dateParts.publicationState().isEmpty()) {
            return assembleDate();
        }
        if (dateParts.parts().isEmpty()) {
            return Optional.of(
                    new PendingDate(dateParts.publicationState().get(), Optional.empty()));
        }
        return assembleDate()
                .filter(PartialDate.class::isInstance)
                .map(date ->
                        new PendingDate(
                                dateParts.publicationState().get(),
                                Optional.of((PartialDate) date)));
    }

    private Optional<PublicationDate> assembleDate() {
        return switch (dateParts.shape()) {
            case "Y" -> asPublicationDate(partialDate(0, NO_PART, NO_PART));
            case "MY" -> asPublicationDate(partialDate(1, 0, NO_PART));
            case "YM" -> asPublicationDate(partialDate(0, 1, NO_PART));
            case "DMY" -> asPublicationDate(partialDate(2, 1, 0));
            case "MDY" -> asPublicationDate(partialDate(2, 0, 1));
            case "YMD" -> asPublicationDate(partialDate(0, 1, 2));
            case "DDY" -> asPublicationDate(withNumericMonth(2, 1, 0));
            case "Y-D-D" -> asPublicationDate(withNumericMonth(0, 2, 4));
            case "D-Y" -> asPublicationDate(withNumericMonth(2, 0, NO_PART));
            case "Y-" ->
                    partialDate(0, NO_PART, NO_PART)
                            .map(startDate -> new DateInterval(startDate, NoDate.OPEN));
            case "Y-Y" ->
                    dateInterval(
                            partialDate(0, NO_PART, NO_PART), partialDate(2, NO_PART, NO_PART));
            case "Y-D" ->
                    dateInterval(partialDate(0, NO_PART, NO_PART), completeShortYear(0, 2))
                            .or(() -> asPublicationDate(withNumericMonth(0, 2, NO_PART)));
            case "MY-D" -> seasonOverNewYear(completeShortYear(1, 3));
            case "MY-Y" -> seasonOverNewYear(partialDate(3, NO_PART, NO_PART));
            case "M-MY" -> dateInterval(partialDate(3, 0, NO_PART), partialDate(3, 2, NO_PART));
            case "MY-MY" -> dateInterval(partialDate(1, 0, NO_PART), partialDate(4, 3, NO_PART));
            case "D-DMY" -> dateInterval(partialDate(4, 3, 0), partialDate(4, 3, 2));
            case "MD-DY" -> dateInterval(partialDate(4, 0, 1), partialDate(4, 0, 3));
            case "DM-DMY" -> dateInterval(partialDate(5, 1, 0), partialDate(5, 4, 3));
            case "MD-MDY" -> dateInterval(partialDate(5, 0, 1), partialDate(5, 3, 4));
            case "D-DM-MY" -> dateInterval(partialDate(6, 3, 0), partialDate(6, 5, 2));
            case "DMY-DMY" -> dateInterval(partialDate(2, 1, 0), partialDate(6, 5, 4));
            case "MDY-MDY" -> dateInterval(partialDate(2, 0, 1), partialDate(6, 4, 5));
            default -> Optional.empty();
        };
    }

    private static Optional<PublicationDate> asPublicationDate(Optional<PartialDate> date) {
        return date.map(partialDate -> partialDate);
    }

    /// An interval. With one year and two descending months, the second is in the next year.
    private Optional<PublicationDate> dateInterval(
            Optional<PartialDate> firstDate, Optional<PartialDate> lastDate) {
        if (firstDate.isEmpty() || lastDate.isEmpty()) {
            return Optional.empty();
        }
        PartialDate startDate = firstDate.get();
        PartialDate endDate = lastDate.get();
        boolean crossesNewYear =
                startDate.year() == endDate.year()
                        && startDate.month() > endDate.month()
                        && !startDate.isSeason();
        if (crossesNewYear) {
            Optional<PartialDate> nextYearDate =
                    PartialDate.of(endDate.year() + 1, endDate.month(), endDate.day());
            return nextYearDate.flatMap(laterDate ->
                    dateInterval(
                            firstDate, Optional.of(laterDate.withCertainty(endDate.certainty()))));
        }
        DateInterval dateInterval = new DateInterval(startDate, endDate);
        return dateInterval.isDescending() ? Optional.empty() : Optional.of(dateInterval);
    }

    private Optional<PartialDate> partialDate(int yearIndex, int monthIndex, int dayIndex) {
        DateToken yearPart = dateParts.parts().get(yearIndex);
        if (yearPart.unknownDigits() > 0) {
            return monthIndex == NO_PART
                    ? Optional.of(
                            new PartialDate(
                                    yearPart.value(),
                                    yearPart.unknownDigits(),
                                    PartialDate.NONE,
                                    PartialDate.NONE,
                                    Optional.empty(),
                                    dateParts.certainty()))
                    : Optional.empty();
        }
        return isAbsentOrPositive(monthIndex) && isAbsentOrPositive(dayIndex)
                ? PartialDate.of(yearPart.value(), valueAt(monthIndex), valueAt(dayIndex))
                        .map(date -> date.withCertainty(dateParts.certainty()))
                : Optional.empty();
    }

    /// A part present in the text must not be 0, which means absent.
    private boolean isAbsentOrPositive(int index) {
        return index == NO_PART || valueAt(index) > 0;
    }

    private int valueAt(int index) {
        return index == NO_PART ? PartialDate.NONE : dateParts.parts().get(index).value();
    }

    /// `05/1998`, `2015/11`, `15.11.2015`.
    private Optional<PartialDate> withNumericMonth(int yearIndex, int monthIndex, int dayIndex) {
        return valueAt(monthIndex) <= 12
                ? partialDate(yearIndex, monthIndex, dayIndex)
                : Optional.empty();
    }

    /// The second year of `1985-86`, `1985-6` and `1999/00`: the next one with that ending.
    private Optional<PartialDate> completeShortYear(int firstIndex, int secondIndex) {
        int firstYear = valueAt(firstIndex);
        int secondYear = valueAt(secondIndex);
        int modulus = secondYear < 10 ? 10 : 100;
        int year = firstYear - Math.floorMod(firstYear, modulus) + secondYear;
        if (secondYear == 0) {
            year = firstYear % 10 == 9 ? firstYear + 1 : firstYear;
        }
        return year > firstYear && dateParts.parts().get(firstIndex).unknownDigits() == 0
                ? PartialDate.of(year).map(date -> date.withCertainty(dateParts.certainty()))
                : Optional.empty();
    }

    /// `Winter 1999/2000` is the winter of the first of the two years.
    private Optional<PublicationDate> seasonOverNewYear(Optional<PartialDate> secondYear) {
        Optional<PartialDate> seasonDate = partialDate(1, 0, NO_PART);
        boolean isNextYear =
                seasonDate.isPresent()
                        && seasonDate.get().isSeason()
                        && secondYear.isPresent()
                        && secondYear.get().year() == seasonDate.get().year() + 1;
        return isNextYear ? asPublicationDate(seasonDate) : Optional.empty();
    }
}
