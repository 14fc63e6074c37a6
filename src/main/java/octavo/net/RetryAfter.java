package octavo.net;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// Reads when a host allows the next request: the header `Retry-After` (RFC 9110, 10.2.3), in
/// seconds or as a date; or else `X-RateLimit-Reset`, which services give in seconds from now or
/// since 1970.
final class RetryAfter {
    private static final Duration LONGEST = Duration.ofDays(1);

    private RetryAfter() {}

    static Optional<Instant> of(RawAnswer answer, Instant now) {
        return answer.header("Retry-After")
                .flatMap(text -> parse(text.strip(), now))
                .or(() -> answer.header("X-RateLimit-Reset").flatMap(text -> reset(text, now)));
    }

    private static Optional<Instant> reset(String text, Instant now) {
        if (!text.strip().matches("\\d{1,10}")) {
            return Optional.empty();
        }
        long seconds = Long.parseLong(text.strip());
        boolean isDate = seconds > LONGEST.toSeconds();
        return Optional.of(
                bounded(isDate ? Instant.ofEpochSecond(seconds) : now.plusSeconds(seconds), now));
    }

    private static Optional<Instant> parse(String text, Instant now) {
        if (text.matches("\\d{1,9}")) {
            return Optional.of(bounded(now.plusSeconds(Long.parseLong(text)), now));
        }
        try {
            ZonedDateTime date = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
            return Optional.of(bounded(date.toInstant(), now));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    /// A wrong clock must not block us for years.
    private static Instant bounded(Instant until, Instant now) {
        Instant latest = now.plus(LONGEST);
        return until.isBefore(now) ? now : until.isAfter(latest) ? latest : until;
    }
}
