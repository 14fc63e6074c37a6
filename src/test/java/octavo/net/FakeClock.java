package octavo.net;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A clock whose time passes only when somebody sleeps, and then at once.
final class FakeClock implements WebClock {
    static final Instant START = Instant.parse("2026-11-25T12:00:00Z");

    private final List<Duration> slept = new CopyOnWriteArrayList<>();
    private volatile Instant now = START;

    @Override
    public Instant now() {
        return now;
    }

    @Override
    public synchronized void sleep(Duration time) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        slept.add(time);
        now = now.plus(time);
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    /// The time since the start.
    Duration passed() {
        return Duration.between(START, now);
    }

    List<Duration> slept() {
        return List.copyOf(slept);
    }
}
