package octavo.net;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Lets requests to one service through: at its pace, not more at once than it takes, not before it
/// wants the next one, and not while it rests after failures in a row.
final class HostGate {
    private static final int MOST_FAILURES = 3;
    private static final Duration REST = Duration.ofSeconds(60);

    private final WebClock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition left = lock.newCondition();

    /// When the latest requests began, as many as the pace has.
    private final Deque<Instant> begun = new ArrayDeque<>();

    private HostPace pace;
    private int inside;
    private int failures;
    private Instant closedUntil = Instant.MIN;
    private Instant restsUntil = Instant.MIN;

    /// What a request says of the service.
    enum Outcome {
        FINE,
        TROUBLE,
        /// Nobody waited for the answer.
        UNKNOWN
    }

    HostGate(HostPace pace, WebClock clock) {
        this.pace = pace;
        this.clock = clock;
    }

    /// Waits until a request may go. Who is let in must leave again.
    ///
    /// @param patience how long the service may want to be left alone for somebody to wait
    /// @return when to come again, if that is too long to wait
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

    /// When a request may go, or may be asked for again.
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

    /// Until when the service is not asked, because it failed several times in a row.
    Optional<Instant> restsUntil() {
        lock.lock();
        try {
            return Optional.of(restsUntil).filter(clock.now()::isBefore);
        } finally {
            lock.unlock();
        }
    }

    /// A request is over.
    ///
    /// @param answer what the service said, from which its limits are learnt
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

    /// The service wants to be left alone.
    void closeUntil(Instant until) {
        lock.lock();
        try {
            closedUntil = later(closedUntil, until);
        } finally {
            lock.unlock();
        }
    }
}
