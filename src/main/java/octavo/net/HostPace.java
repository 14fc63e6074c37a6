package octavo.net;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The rate limit of a service.
///
/// @param requestCount the number of requests per time
/// @param mostConcurrent the number of simultaneous requests
record HostPace(int requestCount, Duration periodLength, int mostConcurrent) {
    private static final int MOST_REQUESTS = 50;
    private static final int MOST_CONCURRENT = 4;
    private static final Pattern INTERVAL = Pattern.compile("(\\d{1,4})\\s*([smh]?)");

    /// The limit that a service declares in the headers defined by Crossref, instead of our
    /// default.
    HostPace correctedBy(RawAnswer rawAnswer) {
        int declaredRequests = positiveNumber(rawAnswer, "X-Rate-Limit-Limit").orElse(requestCount);
        Duration declaredInterval =
                rawAnswer
                        .header("X-Rate-Limit-Interval")
                        .flatMap(HostPace::parseInterval)
                        .orElse(periodLength);
        int declaredConcurrency =
                positiveNumber(rawAnswer, "X-Concurrency-Limit").orElse(mostConcurrent);
        return new HostPace(
                Math.min(declaredRequests, MOST_REQUESTS),
                declaredInterval,
                Math.min(declaredConcurrency, MOST_CONCURRENT));
    }

    private static Optional<Integer> positiveNumber(RawAnswer rawAnswer, String headerName) {
        return rawAnswer
                .header(headerName)
                .filter(headerValue -> headerValue.matches("\\d{1,6}"))
                .map(Integer::valueOf)
                .filter(number -> number > 0);
    }

    private static Optional<Duration> parseInterval(String headerValue) {
        Matcher intervalMatch = INTERVAL.matcher(headerValue.strip());
        if (!intervalMatch.matches()) {
            return Optional.empty();
        }
        long unitCount = Math.max(1, Long.parseLong(intervalMatch.group(1)));
        return Optional.of(
                switch (intervalMatch.group(2)) {
                    case "m" -> Duration.ofMinutes(unitCount);
                    case "h" -> Duration.ofHours(unitCount);
                    default -> Duration.ofSeconds(unitCount);
                });
    }
}
