package octavo.net;

import java.time.Duration;

/// The purpose of a request: determines cache lifetime, size limit and timeout.
public enum WantedContent {
    /// A service's record of one work or person.
    RECORD(Duration.ofDays(30), 20 << 20, Duration.ofSeconds(30)),
    /// The results of a query.
    SEARCH(Duration.ofDays(1), 20 << 20, Duration.ofSeconds(60)),
    /// A web page for people.
    PAGE(Duration.ofDays(1), 10 << 20, Duration.ofSeconds(30)),
    /// A file such as a PDF, never cached.
    DOCUMENT(Duration.ZERO, 200 << 20, Duration.ofMinutes(5));

    private final Duration cacheLifetime;
    private final int mostBytes;
    private final Duration requestTimeout;

    WantedContent(Duration cacheLifetime, int mostBytes, Duration requestTimeout) {
        this.cacheLifetime = cacheLifetime;
        this.mostBytes = mostBytes;
        this.requestTimeout = requestTimeout;
    }

    /// How long a cached answer is used without revalidation.
    public Duration cacheLifetime() {
        return cacheLifetime;
    }

    public int mostBytes() {
        return mostBytes;
    }

    /// The timeout of a request.
    public Duration requestTimeout() {
        return requestTimeout;
    }

    boolean isCached() {
        return !cacheLifetime.isZero();
    }

    boolean isPage() {
        return this == PAGE;
    }
}
