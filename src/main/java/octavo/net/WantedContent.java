package octavo.net;

import java.time.Duration;

/// What a request is for: how long its answer stays good, how large and how slow it may be.
public enum WantedContent {
    /// What a service knows of one work or person.
    RECORD(Duration.ofDays(30), 20 << 20, Duration.ofSeconds(30)),
    /// What a service finds for a query.
    SEARCH(Duration.ofDays(1), 20 << 20, Duration.ofSeconds(60)),
    /// A page for people.
    PAGE(Duration.ofDays(1), 10 << 20, Duration.ofSeconds(30)),
    /// A file such as a PDF, which is never kept.
    DOCUMENT(Duration.ZERO, 200 << 20, Duration.ofMinutes(5));

    private final Duration freshFor;
    private final int mostBytes;
    private final Duration patience;

    WantedContent(Duration freshFor, int mostBytes, Duration patience) {
        this.freshFor = freshFor;
        this.mostBytes = mostBytes;
        this.patience = patience;
    }

    /// How long an answer is taken from the cache without asking again.
    public Duration freshFor() {
        return freshFor;
    }

    public int mostBytes() {
        return mostBytes;
    }

    /// How long an answer may take, once it was asked for.
    public Duration patience() {
        return patience;
    }

    boolean isKept() {
        return !freshFor.isZero();
    }

    boolean isPage() {
        return this == PAGE;
    }
}
