package octavo.formats.hayagriva;

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
        PublicationDate startDate =
                date instanceof DateInterval(PartialDate start, _) ? start : date;
        if (!(startDate instanceof PartialDate partialDate)) {
            return date.startYear()
                    .filter(year -> year >= 0 && year <= LAST_YEAR)
                    .map("%04d"::formatted);
        }
        if (Math.abs(partialDate.year()) > LAST_YEAR) {
            return Optional.empty();
        }
        String year =
                (partialDate.year() < 0 ? "-" : "")
                        + "%04d".formatted(Math.abs(partialDate.year()));
        boolean hasMonth = partialDate.month() > 0 && !partialDate.isSeason();
        String uncertaintySign =
                partialDate.certainty() == PartialDate.DateCertainty.CERTAIN ? "" : "~";
        return Optional.of(
                uncertaintySign
                        + year
                        + (hasMonth ? "-%02d".formatted(partialDate.month()) : "")
                        + (hasMonth && partialDate.day() > 0
                                ? "-%02d".formatted(partialDate.day())
                                : ""));
    }
}
