package octavo.values;

import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// A time of day, with its offset from UTC if stated.
public record ClockTime(LocalTime time, Optional<ZoneOffset> zoneOffset) {

    /// In ISO 8601: `17:07:34+05:00`.
    @Override
    public String toString() {
        return time.format(DateTimeFormatter.ISO_LOCAL_TIME)
                + zoneOffset.map(ZoneOffset::getId).orElse("");
    }
}
