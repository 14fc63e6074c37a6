package octavo.net;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The rate limit of a service.
///
/// @param requests the number of requests per time
/// @param concurrent the number of simultaneous requests
record HostPace(int requests, Duration time, int concurrent) {
    private static final int MOST_REQUESTS = 50;
    private static final int MOST_CONCURRENT = 4;
    private static final Pattern INTERVAL = Pattern.compile("(\\d{1,4})\\s*([smh]?)");

    /// The limit that a service declares in the headers defined by Crossref, instead of our
    /// default.
    HostPace corrected(RawAnswer answer) {
        int now = number(answer, "X-Rate-Limit-Limit").orElse(requests);
        Duration interval =
                answer.header("X-Rate-Limit-Interval").flatMap(HostPace::interval).orElse(time);
        int atOnce = number(answer, "X-Concurrency-Limit").orElse(concurrent);
        return new HostPace(
                Math.min(now, MOST_REQUESTS), interval, Math.min(atOnce, MOST_CONCURRENT));
    }

    private static Optional<Integer> number(RawAnswer answer, String header) {
        return answer.header(header)
                .filter(text -> text.matches("\\d{1,6}"))
                .map(Integer::valueOf)
                .filter(number -> number > 0);
    }

    private static Optional<Duration> interval(String text) {
        Matcher parts = INTERVAL.matcher(text.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        long number = Math.max(1, Long.parseLong(parts.group(1)));
        return Optional.of(
                switch (parts.group(2)) {
                    case "m" -> Duration.ofMinutes(number);
                    case "h" -> Duration.ofHours(number);
                    default -> Duration.ofSeconds(number);
                });
    }
}
