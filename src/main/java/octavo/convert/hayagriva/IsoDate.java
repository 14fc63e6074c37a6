package octavo.convert.hayagriva;

import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.util.Optional;

/// Formats dates for hayagriva.
final class IsoDate {
    private static final int LAST_YEAR = 9999;

    private IsoDate() {}

    /// `2001`, `2001-07` or `2001-07-04`, with `~` before it if uncertain.
    static Optional<String> of(PublicationDate date) {
        PublicationDate first = date instanceof DateInterval(PartialDate start, _) ? start : date;
        if (!(first instanceof PartialDate day)) {
            return date.startYear()
                    .filter(year -> year >= 0 && year <= LAST_YEAR)
                    .map("%04d"::formatted);
        }
        if (Math.abs(day.year()) > LAST_YEAR) {
            return Optional.empty();
        }
        String year = (day.year() < 0 ? "-" : "") + "%04d".formatted(Math.abs(day.year()));
        boolean month = day.month() > 0 && !day.isSeason();
        String sure = day.certainty() == PartialDate.Certainty.CERTAIN ? "" : "~";
        return Optional.of(
                sure
                        + year
                        + (month ? "-%02d".formatted(day.month()) : "")
                        + (month && day.day() > 0 ? "-%02d".formatted(day.day()) : ""));
    }
}
