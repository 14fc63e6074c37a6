package octavo.values;

import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// A time of day, with its distance from UTC where that is said.
public record ClockTime(LocalTime time, Optional<ZoneOffset> zone) {

    /// As ISO 8601 has it: `17:07:34+05:00`.
    @Override
    public String toString() {
        return time.format(DateTimeFormatter.ISO_LOCAL_TIME)
                + zone.map(ZoneOffset::getId).orElse("");
    }
}
