package octavo.net;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Admits requests to one service: within its rate and concurrency limits, not before it allows the
/// next one, and not while it is paused after repeated failures.
final class HostGate {
    private static final int MOST_FAILURES = 3;
    private static final Duration REST = Duration.ofSeconds(60);

    private final WebClock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition left = lock.newCondition();

    /// Start times of the latest requests, as many as the rate limit counts.
    private final Deque<Instant> begun = new ArrayDeque<>();

    private HostPace pace;
    private int inside;
    private int failures;
    private Instant closedUntil = Instant.MIN;
    private Instant restsUntil = Instant.MIN;

    /// What a request reveals about the service.
    enum Outcome {
        FINE,
        TROUBLE,
        /// The request was cancelled.
        UNKNOWN
    }

    HostGate(HostPace pace, WebClock clock) {
        this.pace = pace;
        this.clock = clock;
    }

    /// Waits until a request may start. Each admitted request must leave again.
    ///
    /// @param patience the longest pause requested by the service that is waited for
    /// @return when to try again, if that is longer
    Optional<Instant> enter(Duration patience) throws InterruptedException {
        Turn turn = turn(patience);
        if (!turn.isGranted()) {
            return Optional.of(turn.when());
        }
        boolean isWoken = false;
        try {
            Duration wait = Duration.between(clock.now(), turn.when());
            if (wait.isPositive()) {
                clock.sleep(wait);
            }
            isWoken = true;
            return Optional.empty();
        } finally {
            if (!isWoken) {
                leave(Optional.empty(), Outcome.UNKNOWN);
            }
        }
    }

    /// When a request may start, or may ask again.
    private record Turn(Instant when, boolean isGranted) {}

    private Turn turn(Duration patience) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (inside >= pace.concurrent()) {
                left.await();
            }
            Instant start = clock.now();
            if (closedUntil.isAfter(start.plus(patience))) {
                return new Turn(closedUntil, false);
            }
            while (begun.size() >= pace.requests()) {
                start = later(start, begun.removeFirst().plus(pace.time()));
            }
            start = later(start, closedUntil);
            begun.addLast(start);
            inside++;
            return new Turn(start, true);
        } finally {
            lock.unlock();
        }
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    /// Until when the service is paused because of repeated failures.
    Optional<Instant> restsUntil() {
        lock.lock();
        try {
            return Optional.of(restsUntil).filter(clock.now()::isBefore);
        } finally {
            lock.unlock();
        }
    }

    /// Ends a request.
    ///
    /// @param answer the answer, from which the service's limits are learnt
    void leave(Optional<RawAnswer> answer, Outcome outcome) {
        lock.lock();
        try {
            inside--;
            failures =
                    switch (outcome) {
                        case FINE -> 0;
                        case TROUBLE -> failures + 1;
                        case UNKNOWN -> failures;
                    };
            if (outcome == Outcome.TROUBLE && failures >= MOST_FAILURES) {
                restsUntil = clock.now().plus(REST);
            }
            answer.ifPresent(it -> pace = pace.corrected(it));
            left.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Closes the gate as requested by the service.
    void closeUntil(Instant until) {
        lock.lock();
        try {
            closedUntil = later(closedUntil, until);
        } finally {
            lock.unlock();
        }
    }
}
