package octavo.cv.write.sitedata;

import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// A date for websites and registries: day, month and year of the Common Era, or less.
///
/// @param dateText `2024`, `2024-05` or `2024-05-31`; empty if there is no such date
/// @param endText the end of a range, in the same form
/// @param timeText of day, `T10:30:00`; empty if unknown
record EntryDate(String dateText, String endText, String timeText) {
    private static final int FIRST_YEAR = 1000;
    private static final int LAST_YEAR = 2999;
    private static final int YEAR_LENGTH = 4;
    private static final int MONTH_LENGTH = 7;

    static EntryDate of(PublicationDate date) {
        return switch (date) {
            case PartialDate partialDate ->
                    new EntryDate(text(partialDate), "", timeOf(partialDate));
            case DateInterval(PartialDate startDate, var endDate) ->
                    new EntryDate(
                            text(startDate),
                            endDate instanceof PartialDate lastDate ? text(lastDate) : "",
                            timeOf(startDate));
            case PublicationDate.PendingDate(_, Optional<PartialDate> expectedDate) ->
                    new EntryDate(expectedDate.map(EntryDate::text).orElse(""), "", "");
            default ->
                    new EntryDate(
                            date.startYear()
                                    .flatMap(PartialDate::of)
                                    .map(EntryDate::text)
                                    .orElse(""),
                            "",
                            "");
        };
    }

    private static String text(PartialDate partialDate) {
        if (partialDate.unknownDigits() > 0
                || partialDate.year() < FIRST_YEAR
                || partialDate.year() > LAST_YEAR) {
            return "";
        }
        boolean hasMonth = partialDate.month() > 0 && !partialDate.isSeason();
        return partialDate.year()
                + (hasMonth ? "-" + twoDigits(partialDate.month()) : "")
                + (hasMonth && partialDate.day() > 0 ? "-" + twoDigits(partialDate.day()) : "");
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    private static String timeOf(PartialDate partialDate) {
        return partialDate
                .clockTime()
                .map(clock -> "T" + clock.time().format(DateTimeFormatter.ofPattern("HH:mm:ss")))
                .orElse("");
    }

    boolean isKnown() {
        return !dateText.isEmpty();
    }

    /// A full date: the earliest possible day.
    String fullDate() {
        return fullDate(dateText);
    }

    private static String fullDate(String dateText) {
        return switch (dateText.length()) {
            case YEAR_LENGTH -> dateText + "-01-01";
            case MONTH_LENGTH -> dateText + "-01";
            default -> dateText;
        };
    }

    /// A timestamp in Hugo's format.
    String hugoTimestamp() {
        return hugoTimestamp(dateText);
    }

    String endTimestamp() {
        return endText.isEmpty() ? "" : hugoTimestamp(endText);
    }

    private String hugoTimestamp(String date) {
        return fullDate(date) + (timeText.isEmpty() ? "T00:00:00" : timeText) + "Z";
    }
}
