package octavo.net;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Admits requests to one service: within its rate and concurrency limits, not before it allows the
/// next one, and not while it is paused after repeated failures. Its times are [WebClock#elapsed],
/// so that nobody waits for a clock that was set back.
final class HostGate {
    private static final int MOST_FAILURES = 3;
    private static final Duration PAUSE_AFTER_FAILURES = Duration.ofSeconds(60);

    private final WebClock webClock;
    private final ReentrantLock gateLock = new ReentrantLock();
    private final Condition requestEnded = gateLock.newCondition();

    /// Start times of the latest requests, as many as the rate limit counts.
    private final Deque<Duration> startTimes = new ArrayDeque<>();

    private HostPace hostPace;
    private int activeRequests;
    private int failureCount;
    private Duration closedUntil;
    private Duration pausedUntil;

    /// What a request reveals about the service.
    enum RequestOutcome {
        FINE,
        TROUBLE,
        /// The request was cancelled.
        UNKNOWN
    }

    HostGate(HostPace hostPace, WebClock webClock) {
        this.hostPace = hostPace;
        this.webClock = webClock;
        this.closedUntil = webClock.elapsed();
        this.pausedUntil = closedUntil;
    }

    /// Waits until a request may start. Each admitted request must leave again.
    ///
    /// @param longestPause the longest pause requested by the service that is waited for
    /// @return when to try again, if that is longer
    Optional<Instant> enterGate(Duration longestPause) throws InterruptedException {
        GateAdmission admission = requestAdmission(longestPause);
        if (!admission.isGranted()) {
            return Optional.of(clockTime(admission.admissionTime()));
        }
        boolean isAdmitted = false;
        try {
            Duration waitTime = admission.admissionTime().minus(webClock.elapsed());
            if (waitTime.isPositive()) {
                webClock.sleep(waitTime);
            }
            isAdmitted = true;
            return Optional.empty();
        } finally {
            if (!isAdmitted) {
                leaveGate(Optional.empty(), RequestOutcome.UNKNOWN);
            }
        }
    }

    /// When a request may start, or may ask again.
    private record GateAdmission(Duration admissionTime, boolean isGranted) {}

    private GateAdmission requestAdmission(Duration longestPause) throws InterruptedException {
        gateLock.lockInterruptibly();
        try {
            while (activeRequests >= hostPace.mostConcurrent()) {
                requestEnded.await();
            }
            Duration startTime = webClock.elapsed();
            if (closedUntil.compareTo(startTime.plus(longestPause)) > 0) {
                return new GateAdmission(closedUntil, false);
            }
            while (startTimes.size() >= hostPace.requestCount()) {
                startTime =
                        laterOf(startTime, startTimes.removeFirst().plus(hostPace.periodLength()));
            }
            startTime = laterOf(startTime, closedUntil);
            startTimes.addLast(startTime);
            activeRequests++;
            return new GateAdmission(startTime, true);
        } finally {
            gateLock.unlock();
        }
    }

    private static Duration laterOf(Duration firstTime, Duration secondTime) {
        return firstTime.compareTo(secondTime) > 0 ? firstTime : secondTime;
    }

    private Instant clockTime(Duration elapsedTime) {
        return webClock.now().plus(elapsedTime.minus(webClock.elapsed()));
    }

    /// Until when the service is paused because of repeated failures.
    Optional<Instant> pausedUntil() {
        gateLock.lock();
        try {
            return pausedUntil.compareTo(webClock.elapsed()) > 0
                    ? Optional.of(clockTime(pausedUntil))
                    : Optional.empty();
        } finally {
            gateLock.unlock();
        }
    }

    /// Ends a request.
    ///
    /// @param rawAnswer the answer, from which the service's limits are learnt
    void leaveGate(Optional<RawAnswer> rawAnswer, RequestOutcome requestOutcome) {
        gateLock.lock();
        try {
            activeRequests--;
            failureCount =
                    switch (requestOutcome) {
                        case FINE -> 0;
                        case TROUBLE -> failureCount + 1;
                        case UNKNOWN -> failureCount;
                    };
            if (requestOutcome == RequestOutcome.TROUBLE && failureCount >= MOST_FAILURES) {
                pausedUntil = webClock.elapsed().plus(PAUSE_AFTER_FAILURES);
            }
            rawAnswer.ifPresent(it -> hostPace = hostPace.correctedBy(it));
            requestEnded.signalAll();
        } finally {
            gateLock.unlock();
        }
    }

    /// Closes the gate as requested by the service.
    void closeUntil(Instant closedEnd) {
        gateLock.lock();
        try {
            Duration closedTime = Duration.between(webClock.now(), closedEnd);
            closedUntil = laterOf(closedUntil, webClock.elapsed().plus(closedTime));
        } finally {
            gateLock.unlock();
        }
    }
}
