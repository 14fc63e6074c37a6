package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.Work;
import octavo.net.FakeClock;
import octavo.net.StubServer;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A hundred references of HALLMARK, four of them wrong, at the paces that the services publish.
/// The clock is simulated: it passes while a pace is kept and while an answer is under way.
@Tag("slow")
class VerifyPaceTest {
    private static final Duration ANSWER_TIME = Duration.ofMillis(200);

    @TempDir private Path folder = Path.of("");

    @Test
    void aHundredEntriesTakeAMinuteAndHardlyAnythingTheNextTime() throws Exception {
        List<LabelledReference> questions = VerifyRuns.questions();
        List<Work> works =
                Stream.concat(
                                questions.stream().filter(LabelledReference::isTrue).limit(96),
                                questions.stream().filter(it -> !it.isTrue()).limit(4))
                        .map(LabelledReference::toWork)
                        .toList();
        var universe = new LoopbackUniverse(VerifyRuns.universeWorks());
        var clock = new FakeClock();
        try (var web = new StubServer()) {
            web.on(
                    "",
                    asked -> {
                        clock.pass(ANSWER_TIME);
                        return universe.faultlessAnswer(asked);
                    });
            var cache = Optional.of(VerifyRuns.cacheIn(folder));
            var firstVerdicts =
                    VerifyRuns.verdicts(VerifyRuns.inquiry(web.port(), clock, cache), works);
            Duration firstTime = clock.passed();
            int firstCount = web.asked().size();
            var secondVerdicts =
                    VerifyRuns.verdicts(VerifyRuns.inquiry(web.port(), clock, cache), works);
            Duration secondTime = clock.passed().minus(firstTime);
            int secondCount = web.asked().size() - firstCount;
            System.out.printf(
                    "%d requests in %s, then %d in %s%n",
                    firstCount, firstTime, secondCount, secondTime);
            assertEquals(firstVerdicts, secondVerdicts);
            assertTrue(firstTime.compareTo(Duration.ofSeconds(60)) <= 0, firstTime.toString());
            assertTrue(secondTime.compareTo(Duration.ofSeconds(2)) <= 0, secondTime.toString());
            assertTrue(secondCount <= 3, secondCount + " requests");
        }
    }
}
