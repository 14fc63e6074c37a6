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
    private static final Duration LONGEST_WAIT = Duration.ofDays(1);

    private RetryAfter() {}

    static Optional<Instant> nextRequestTime(RawAnswer rawAnswer, Instant now) {
        return rawAnswer
                .header("Retry-After")
                .flatMap(headerValue -> parseRetryAfter(headerValue.strip(), now))
                .or(() ->
                        rawAnswer
                                .header("X-RateLimit-Reset")
                                .flatMap(headerValue -> parseReset(headerValue, now)));
    }

    private static Optional<Instant> parseReset(String headerValue, Instant now) {
        if (!headerValue.strip().matches("\\d{1,10}")) {
            return Optional.empty();
        }
        long seconds = Long.parseLong(headerValue.strip());
        boolean isDate = seconds > LONGEST_WAIT.toSeconds();
        return Optional.of(
                limitTime(isDate ? Instant.ofEpochSecond(seconds) : now.plusSeconds(seconds), now));
    }

    private static Optional<Instant> parseRetryAfter(String headerValue, Instant now) {
        if (headerValue.matches("\\d{1,9}")) {
            return Optional.of(limitTime(now.plusSeconds(Long.parseLong(headerValue)), now));
        }
        try {
            ZonedDateTime date =
                    ZonedDateTime.parse(headerValue, DateTimeFormatter.RFC_1123_DATE_TIME);
            return Optional.of(limitTime(date.toInstant(), now));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    /// A wrong clock must not block us for years.
    private static Instant limitTime(Instant requestedTime, Instant now) {
        Instant latestTime = now.plus(LONGEST_WAIT);
        return requestedTime.isBefore(now)
                ? now
                : requestedTime.isAfter(latestTime) ? latestTime : requestedTime;
    }
}
