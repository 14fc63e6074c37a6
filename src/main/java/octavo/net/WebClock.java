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
                public void sleep(Duration time) throws InterruptedException {
                    Thread.sleep(time);
                }
            };

    Instant now();

    void sleep(Duration time) throws InterruptedException;
}
