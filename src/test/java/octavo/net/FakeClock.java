package octavo.net;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A clock whose time passes only when somebody sleeps, and then at once.
public final class FakeClock implements WebClock {
    public static final Instant START = Instant.parse("2026-11-25T12:00:00Z");

    private final List<Duration> slept = new CopyOnWriteArrayList<>();
    private volatile Instant now = START;
    private volatile Duration elapsed = Duration.ZERO;

    @Override
    public Instant now() {
        return now;
    }

    @Override
    public Duration elapsed() {
        return elapsed;
    }

    @Override
    public synchronized void sleep(Duration time) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        slept.add(time);
        pass(time);
    }

    public synchronized void pass(Duration time) {
        now = now.plus(time);
        elapsed = elapsed.plus(time);
    }

    public void setBack(Duration time) {
        now = now.minus(time);
    }

    /// The time since the start.
    public Duration passed() {
        return elapsed;
    }

    List<Duration> slept() {
        return List.copyOf(slept);
    }
}
