package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.net.HostGate.RequestOutcome;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

class HostGateTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final FakeClock clock = new FakeClock();

    private HostGate gate(int requests, int seconds) {
        return new HostGate(new HostPace(requests, Duration.ofSeconds(seconds), 1), clock);
    }

    private static RawAnswer saying(String... headers) {
        Map<String, List<String>> all = new HashMap<>();
        for (int i = 0; i < headers.length; i += 2) {
            all.put(headers[i], List.of(headers[i + 1]));
        }
        return new RawAnswer(200, all, new byte[0], false);
    }

    private void pass(HostGate gate, int times) throws InterruptedException {
        for (int i = 0; i < times; i++) {
            assertEquals(Optional.empty(), gate.enterGate(PATIENCE));
            gate.leaveGate(Optional.empty(), RequestOutcome.FINE);
        }
    }

    @ParameterizedTest(name = "{0} per {1} s: {2} requests take {3} s")
    @CsvSource({"5, 1, 5, 0", "5, 1, 6, 1", "5, 1, 16, 3", "1, 3, 1, 0", "1, 3, 4, 9"})
    void requestsGoAtThePaceOfTheirHost(int requests, int per, int asked, int seconds)
            throws InterruptedException {
        pass(gate(requests, per), asked);
        assertEquals(Duration.ofSeconds(seconds), clock.passed());
    }

    @Test
    void theFirstOnesAfterAWhileNeedNotWait() throws InterruptedException {
        HostGate gate = gate(2, 10);
        pass(gate, 2);
        clock.pass(Duration.ofSeconds(10));
        pass(gate, 2);
        assertEquals(List.of(), clock.slept());
    }

    @Test
    void aHostMayCorrectItsPace() throws InterruptedException {
        HostGate gate = gate(50, 1);
        gate.enterGate(PATIENCE);
        gate.leaveGate(
                Optional.of(saying("x-rate-limit-limit", "1", "x-rate-limit-interval", "2s")),
                RequestOutcome.FINE);
        pass(gate, 2);
        assertEquals(Duration.ofSeconds(4), clock.passed());
    }

    @ParameterizedTest
    @CsvSource({
        "5, 1s, 1, 5, 1, 1",
        "50, 10, 3, 50, 10, 3",
        "9999, 1m, 99, 50, 60, 4",
        "0, x, -1, 7, 7, 2",
        "'', 0s, '', 7, 1, 2"
    })
    void whatAHostSaysOfItsPaceIsBounded(
            String limit,
            String interval,
            String atOnce,
            int requests,
            int seconds,
            int concurrent) {
        var corrected =
                new HostPace(7, Duration.ofSeconds(7), 2)
                        .correctedBy(
                                saying(
                                        "X-Rate-Limit-Limit",
                                        limit,
                                        "X-Rate-Limit-Interval",
                                        interval,
                                        "X-Concurrency-Limit",
                                        atOnce));
        assertEquals(new HostPace(requests, Duration.ofSeconds(seconds), concurrent), corrected);
    }

    @Test
    void nobodyGoesBeforeTheHostWantsThem() throws InterruptedException {
        HostGate gate = gate(5, 1);
        gate.closeUntil(FakeClock.START.plusSeconds(20));
        pass(gate, 1);
        assertEquals(Duration.ofSeconds(20), clock.passed());
    }

    @Test
    void whoWouldWaitTooLongIsToldWhenToCome() throws InterruptedException {
        HostGate gate = gate(5, 1);
        Instant until = FakeClock.START.plusSeconds(31);
        gate.closeUntil(until);
        assertEquals(Optional.of(until), gate.enterGate(PATIENCE));
        assertEquals(List.of(), clock.slept());
    }

    @Test
    void aHostRestsForAMinuteAfterThreeFailures() throws InterruptedException {
        HostGate gate = gate(5, 1);
        for (int i = 0; i < 3; i++) {
            assertEquals(Optional.empty(), gate.pausedUntil());
            gate.enterGate(PATIENCE);
            gate.leaveGate(Optional.empty(), RequestOutcome.TROUBLE);
        }
        assertEquals(Optional.of(FakeClock.START.plusSeconds(60)), gate.pausedUntil());
        clock.pass(Duration.ofSeconds(60));
        assertEquals(Optional.empty(), gate.pausedUntil());
    }

    @Test
    void anAnswerEndsARowOfFailures() throws InterruptedException {
        HostGate gate = gate(50, 1);
        for (RequestOutcome each :
                List.of(
                        RequestOutcome.TROUBLE,
                        RequestOutcome.TROUBLE,
                        RequestOutcome.FINE,
                        RequestOutcome.TROUBLE)) {
            gate.enterGate(PATIENCE);
            gate.leaveGate(Optional.empty(), each);
        }
        assertEquals(Optional.empty(), gate.pausedUntil());
    }

    @Test
    void noMoreAreInsideThanTheHostTakes() throws InterruptedException {
        var gate = new HostGate(new HostPace(1000, Duration.ofSeconds(1), 2), WebClock.SYSTEM);
        var inside = new AtomicInteger();
        var most = new AtomicInteger();
        Callable<Boolean> request =
                () -> {
                    gate.enterGate(PATIENCE);
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    Thread.sleep(5);
                    inside.decrementAndGet();
                    gate.leaveGate(Optional.empty(), RequestOutcome.FINE);
                    return true;
                };
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Boolean> each : threads.invokeAll(Collections.nCopies(20, request))) {
                assertTrue(each.resultNow());
            }
        }
        assertEquals(2, most.get());
    }

    @Test
    void aClockThatIsSetBackDelaysNoRequest() throws InterruptedException {
        HostGate gate = gate(1, 3);
        pass(gate, 1);
        clock.setBack(Duration.ofDays(400));
        pass(gate, 1);
        assertEquals(Duration.ofSeconds(3), clock.passed());
    }

    @Test
    void aClockThatIsSetBackProlongsNoPause() throws InterruptedException {
        HostGate gate = gate(5, 1);
        gate.closeUntil(FakeClock.START.plusSeconds(20));
        for (int i = 0; i < 3; i++) {
            gate.enterGate(PATIENCE);
            gate.leaveGate(Optional.empty(), RequestOutcome.TROUBLE);
        }
        assertEquals(Duration.ofSeconds(20), clock.passed());
        clock.setBack(Duration.ofDays(400));
        assertEquals(Optional.of(clock.now().plusSeconds(60)), gate.pausedUntil());
        clock.pass(Duration.ofSeconds(60));
        assertEquals(Optional.empty(), gate.pausedUntil());
    }

    @Test
    void whoIsInterruptedWhileWaitingLeavesTheirPlaceToOthers() throws InterruptedException {
        HostGate gate = gate(1, 3);
        pass(gate, 1);
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> gate.enterGate(PATIENCE));
        pass(gate, 1);
    }
}
