package octavo.net;

import java.time.Duration;
import java.time.Instant;

/// The current time and sleeping. Replaceable by tests.
interface WebClock {
    WebClock SYSTEM =
            new WebClock() {
                @Override
                public Instant now() {
                    return Instant.now();
                }

                @Override
                public Duration elapsed() {
                    return Duration.ofNanos(System.nanoTime());
                }

                @Override
                public void sleep(Duration duration) throws InterruptedException {
                    Thread.sleep(duration);
                }
            };

    Instant now();

    /// The time since some fixed moment. It never decreases, even if the computer's clock is set
    /// back.
    Duration elapsed();

    void sleep(Duration duration) throws InterruptedException;
}
