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
                public void sleep(Duration duration) throws InterruptedException {
                    Thread.sleep(duration);
                }
            };

    Instant now();

    void sleep(Duration duration) throws InterruptedException;
}
