package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.net.FakeClock;
import octavo.net.StubServer;
import octavo.verify.VerificationVerdict.ConfirmedEntry;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/// Processes that are killed while they verify.
@Tag("slow")
class VerifyResumptionTest {
    private static final int ENTRY_COUNT = 1000;
    private static final int KILL_COUNT = 20;

    @TempDir private Path folder = Path.of("");

    private static Process start(int port, Path cache, int startHour) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        VerifyRuns.class.getName(),
                        String.valueOf(port),
                        String.valueOf(ENTRY_COUNT),
                        cache.toString(),
                        String.valueOf(startHour))
                .redirectErrorStream(true)
                .redirectOutput(new File("/dev/null"))
                .start();
    }

    /// The process is killed when its request arrives: the one before is answered and kept, this
    /// one never is. So at most one request per kill comes twice.
    @Test
    void aRunThatIsKilledTwentyTimesAsksNothingTwice() throws Exception {
        Path cache = folder.resolve("cache");
        var universe = new LoopbackUniverse(VerifyRuns.madeRecords(ENTRY_COUNT));
        var answeredCount = new AtomicInteger();
        var killCount = new AtomicInteger();
        var processes = new CopyOnWriteArrayList<Process>();
        try (var web = new StubServer()) {
            web.on(
                    "",
                    asked -> {
                        boolean isKilled =
                                killCount.get() < KILL_COUNT
                                        && answeredCount.get()
                                                >= (killCount.get() + 1) * ENTRY_COUNT / KILL_COUNT;
                        if (isKilled) {
                            killCount.incrementAndGet();
                            processes.getLast().destroyForcibly();
                        } else {
                            answeredCount.incrementAndGet();
                        }
                        return universe.faultlessAnswer(asked);
                    });
            int exitValue = 1;
            while (exitValue != 0) {
                processes.add(start(web.port(), cache, killCount.get()));
                exitValue = processes.getLast().waitFor();
                assertTrue(exitValue == 0 || exitValue == 137, "exit " + exitValue);
            }
            assertEquals(KILL_COUNT, killCount.get());
            Map<String, Long> countsByAddress =
                    web.asked().stream()
                            .collect(
                                    Collectors.groupingBy(
                                            StubServer.Asked::address, Collectors.counting()));
            long repeatedCount = countsByAddress.values().stream().mapToLong(it -> it - 1).sum();
            assertTrue(repeatedCount <= KILL_COUNT, repeatedCount + " were asked twice");
            int askedCount = web.asked().size();
            var laterClock = new FakeClock();
            laterClock.pass(Duration.ofDays(2));
            var verdicts =
                    VerifyRuns.verdicts(
                            VerifyRuns.inquiry(
                                    web.port(), laterClock, Optional.of(VerifyRuns.cacheIn(cache))),
                            VerifyRuns.toWorks(VerifyRuns.madeRecords(ENTRY_COUNT)));
            assertEquals(ENTRY_COUNT, verdicts.size());
            verdicts.forEach(it -> assertInstanceOf(ConfirmedEntry.class, it));
            assertEquals(askedCount, web.asked().size());
        }
    }
}
