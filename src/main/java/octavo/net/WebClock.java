package octavo.net;

import java.time.Duration;
import java.time.Instant;

/// What time it is, and how to let some pass. Tests have another one.
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
