package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.Work;
import octavo.net.AnswerCache;
import octavo.net.FakeClock;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What a failure must never lead to.
class VerifyFaultsTest {
    private static final List<UniverseRecord> RECORDS = VerifyRuns.madeRecords(30);
    private static final List<Work> WORKS = VerifyRuns.toWorks(RECORDS);

    @TempDir private Path folder = Path.of("");
    private final LoopbackUniverse universe = new LoopbackUniverse(RECORDS);

    /// What a service may do instead of answering.
    enum ServiceFault {
        TOO_MANY_REQUESTS,
        UNAVAILABLE,
        FORBIDDEN,
        BOT_CHECK,
        TRUNCATED_TEXT,
        TRUNCATED_TRANSFER,
        OTHER_SCHEMA,
        ERROR_AS_JSON,
        EMPTY_BODY;

        StubAnswer instead(StubAnswer answer) {
            return switch (this) {
                case TOO_MANY_REQUESTS ->
                        StubAnswer.of(429, "text/plain", "slower").with("Retry-After: 1");
                case UNAVAILABLE -> StubAnswer.of(503, "text/plain", "down");
                case FORBIDDEN -> StubAnswer.of(403, "text/html", "<html>no</html>");
                case BOT_CHECK ->
                        StubAnswer.of(
                                200,
                                "text/html",
                                "<html><title>Making sure you're not a bot!</title></html>");
                case TRUNCATED_TEXT -> answer.withBody(firstHalf(answer.body()));
                case TRUNCATED_TRANSFER -> answer.cutAfter(answer.body().length / 2);
                case OTHER_SCHEMA ->
                        StubAnswer.ofJson("{\"version\": 9, \"works\": [{\"name\": \"x\"}]}");
                case ERROR_AS_JSON -> StubAnswer.ofJson("{\"error\": \"try again\"}");
                case EMPTY_BODY -> StubAnswer.ofJson("");
            };
        }

        private static byte[] firstHalf(byte[] body) {
            String text = new String(body, StandardCharsets.UTF_8);
            return text.substring(0, text.length() / 2).getBytes(StandardCharsets.UTF_8);
        }
    }

    private List<VerificationVerdict> verify(int port, Optional<AnswerCache> cache)
            throws InterruptedException {
        return VerifyRuns.verdicts(VerifyRuns.inquiry(port, new FakeClock(), cache), WORKS);
    }

    @ParameterizedTest
    @EnumSource
    void noFaultLeadsToAVerdictOrIsKept(ServiceFault fault)
            throws IOException, InterruptedException {
        AnswerCache cache = VerifyRuns.cacheIn(folder);
        try (var web = new StubServer()) {
            web.on("", asked -> universe.faultlessAnswer(asked).map(fault::instead));
            verify(web.port(), Optional.of(cache))
                    .forEach(it -> assertInstanceOf(UndecidedEntry.class, it));
            assertEquals(0, cache.sizeOnDisk());
            web.on("", universe::faultlessAnswer);
            verify(web.port(), Optional.of(cache))
                    .forEach(it -> assertInstanceOf(ConfirmedEntry.class, it));
        }
    }

    @Test
    void withoutAConnectionNothingIsSaid() throws IOException, InterruptedException {
        int port;
        try (var web = new StubServer()) {
            port = web.port();
        }
        AnswerCache cache = VerifyRuns.cacheIn(folder);
        verify(port, Optional.of(cache)).forEach(it -> assertInstanceOf(UndecidedEntry.class, it));
        assertEquals(0, cache.sizeOnDisk());
    }

    @Test
    void aClockThatIsSetBackChangesNoVerdict() throws IOException, InterruptedException {
        var clock = new FakeClock();
        try (var web = new StubServer()) {
            web.on(
                    "",
                    asked -> {
                        if (web.asked().size() % 10 == 0) {
                            clock.setBack(Duration.ofDays(1));
                        }
                        return universe.faultlessAnswer(asked);
                    });
            EntryInquiry inquiry =
                    VerifyRuns.inquiry(web.port(), clock, Optional.of(VerifyRuns.cacheIn(folder)));
            List<VerificationVerdict> verdicts = VerifyRuns.verdicts(inquiry, WORKS);
            verdicts.forEach(it -> assertInstanceOf(ConfirmedEntry.class, it));
            assertEquals(verdicts, VerifyRuns.verdicts(inquiry, WORKS));
            assertTrue(clock.passed().compareTo(Duration.ofMinutes(2)) < 0);
        }
    }
}
