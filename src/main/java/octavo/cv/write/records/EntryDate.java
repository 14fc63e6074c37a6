package octavo.cv.write.records;

import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// A date for websites and registries: day, month and year of the Common Era, or less.
///
/// @param text `2024`, `2024-05` or `2024-05-31`; empty if there is no such date
/// @param end the end of a range, in the same form
/// @param time of day, `T10:30:00`; empty if unknown
record EntryDate(String text, String end, String time) {
    private static final int FIRST_YEAR = 1000;
    private static final int LAST_YEAR = 2999;
    private static final int YEAR = 4;
    private static final int MONTH = 7;

    static EntryDate of(PublicationDate date) {
        return switch (date) {
            case PartialDate day -> new EntryDate(text(day), "", time(day));
            case DateInterval(PartialDate start, var end) ->
                    new EntryDate(
                            text(start),
                            end instanceof PartialDate last ? text(last) : "",
                            time(start));
            case PublicationDate.Pending(_, Optional<PartialDate> expected) ->
                    new EntryDate(expected.map(EntryDate::text).orElse(""), "", "");
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

    private static String text(PartialDate day) {
        if (day.unknownDigits() > 0 || day.year() < FIRST_YEAR || day.year() > LAST_YEAR) {
            return "";
        }
        boolean month = day.month() > 0 && !day.isSeason();
        return day.year()
                + (month ? "-" + twoDigits(day.month()) : "")
                + (month && day.day() > 0 ? "-" + twoDigits(day.day()) : "");
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    private static String time(PartialDate day) {
        return day.clock()
                .map(clock -> "T" + clock.time().format(DateTimeFormatter.ofPattern("HH:mm:ss")))
                .orElse("");
    }

    boolean isKnown() {
        return !text.isEmpty();
    }

    /// A full date: the earliest possible day.
    String day() {
        return day(text);
    }

    private static String day(String text) {
        return switch (text.length()) {
            case YEAR -> text + "-01-01";
            case MONTH -> text + "-01";
            default -> text;
        };
    }

    /// A timestamp in Hugo's format.
    String moment() {
        return moment(text);
    }

    String endMoment() {
        return end.isEmpty() ? "" : moment(end);
    }

    private String moment(String date) {
        return day(date) + (time.isEmpty() ? "T00:00:00" : time) + "Z";
    }
}
