package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient.ClientEnvironment;
import octavo.net.WebFailure.BadRequest;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.ComputerOffline;
import octavo.net.WebFailure.HostPaused;
import octavo.net.WebFailure.HostUnreachable;
import octavo.net.WebFailure.NotAllowed;
import octavo.net.WebFailure.RateLimited;
import octavo.net.WebFailure.ServerTrouble;
import octavo.net.WebFailure.TooLarge;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/// What the client makes of hosts in trouble. Time passes on a clock of the test.
class WebTroubleTest {
    private static final String HOST = "api.crossref.org";
    private static final URI WORK = URI.create("https://" + HOST + "/works/10.1/x");

    private final FakeClock clock = new FakeClock();
    private StubServer web;
    private WebClient client;

    @BeforeEach
    void start() throws IOException {
        web = new StubServer();
        client = client(web.hosts(), HostResolver.SYSTEM);
    }

    @AfterEach
    void stop() {
        web.close();
    }

    private WebClient client(HostMap hosts, HostResolver resolver) {
        return new WebClient(
                () -> WebOptions.anonymous(hosts),
                Optional.empty(),
                new ClientEnvironment(clock, resolver, new Random(1)));
    }

    private WebAnswer fetch() throws InterruptedException {
        return client.fetchAnswer(WebRequest.ofRecord(WORK, "application/json"));
    }

    @Test
    void aHostThatWantsToBeLeftAloneIsAskedAgainThen() throws InterruptedException {
        var busy = StubAnswer.of(429, "text/plain", "slow down").with("Retry-After: 7");
        web.on(HOST, busy, StubAnswer.ofJson("{}"));
        assertInstanceOf(WebContent.class, fetch());
        assertEquals(Duration.ofSeconds(7), clock.passed());
    }

    @Test
    void aDateIsAsGoodAsSeconds() throws InterruptedException {
        var busy =
                StubAnswer.of(503, "text/plain", "")
                        .with("Retry-After: Wed, 25 Nov 2026 12:00:09 GMT");
        web.on(HOST, busy, StubAnswer.ofJson("{}"));
        assertInstanceOf(WebContent.class, fetch());
        assertEquals(Duration.ofSeconds(9), clock.passed());
    }

    @Test
    void whoIsToldToWaitLongIsToldSoAndAsksNoMore() throws InterruptedException {
        web.on(HOST, StubAnswer.of(429, "text/plain", "").with("Retry-After: 3600"));
        var limited = new RateLimited(HOST, FakeClock.START.plusSeconds(3600));
        assertEquals(limited, fetch());
        assertEquals(limited, fetch());
        assertEquals(1, web.asked().size());
        assertEquals(Duration.ZERO, clock.passed());
    }

    @Test
    void whatIsToldByNoHeaderIsTriedThreeTimes() throws InterruptedException {
        web.on(HOST, StubAnswer.of(429, "text/plain", ""));
        assertInstanceOf(RateLimited.class, fetch());
        assertEquals(3, web.asked().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {500, 502, 503, 504})
    void passingTroubleIsTriedAgainAfterAPauseThatGrows(int status) throws InterruptedException {
        var trouble = StubAnswer.of(status, "application/json", "{}");
        web.on(HOST, trouble, trouble, StubAnswer.ofJson("{}"));
        assertInstanceOf(WebContent.class, fetch());
        assertEquals(2, clock.slept().size());
        assertBetween(250, 750, clock.slept().getFirst());
        assertBetween(500, 1500, clock.slept().get(1));
    }

    private static void assertBetween(int least, int most, Duration time) {
        assertTrue(time.toMillis() >= least && time.toMillis() <= most, time::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {501, 505, 300, 204})
    void lastingTroubleIsNotTriedAgain(int status) throws InterruptedException {
        web.on(HOST, StubAnswer.of(status, "application/json", ""));
        assertEquals(new ServerTrouble(HOST, status), fetch());
        assertEquals(1, web.asked().size());
    }

    @ParameterizedTest
    @CsvSource({"400, 400", "414, 414", "422, 422"})
    void aQuestionThatIsNotUnderstoodIsNotTriedAgain(int status, int named)
            throws InterruptedException {
        web.on(HOST, StubAnswer.of(status, "application/json", "[]"));
        assertEquals(new BadRequest(HOST, named), fetch());
        assertEquals(1, web.asked().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 403})
    void aHostThatLetsNobodyInIsNamed(int status) throws InterruptedException {
        web.on(HOST, StubAnswer.of(status, "application/json", "{}"));
        assertEquals(new NotAllowed(HOST, status), fetch());
    }

    @Test
    void aHostThatFailsRestsForAMinute() throws InterruptedException {
        web.on(HOST, StubAnswer.of(500, "application/json", "{}"));
        assertEquals(new ServerTrouble(HOST, 500), fetch());
        assertEquals(3, web.asked().size());
        assertInstanceOf(HostPaused.class, fetch());
        assertEquals(3, web.asked().size());
        clock.pass(Duration.ofSeconds(60));
        web.on(HOST, StubAnswer.ofJson("{}"));
        assertInstanceOf(WebContent.class, fetch());
    }

    @Test
    void oneHostInTroubleKeepsNobodyFromAnother() throws InterruptedException {
        web.on(HOST, StubAnswer.of(500, "application/json", "{}"));
        web.on("api.datacite.org", StubAnswer.ofJson("{}"));
        fetch();
        fetch();
        URI other = URI.create("https://api.datacite.org/dois/10.1/x");
        assertInstanceOf(
                WebContent.class,
                client.fetchAnswer(WebRequest.ofRecord(other, "application/json")));
    }

    @Test
    void aCutAnswerIsTriedAgain() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("{\"a\": 1}").cutAfter(3), StubAnswer.ofJson("{}"));
        assertInstanceOf(WebContent.class, fetch());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    application/json                     | {"a": [1
                    application/vnd.api+json             | ''
                    application/vnd.citationstyles.csl+json | {"a": "b
                    application/xml                      | <a><b>c
                    application/atom+xml; charset=UTF-8  | <feed></feed
                    """)
    void whatDoesNotEndIsBroken(String type, String body) throws InterruptedException {
        web.on(HOST, StubAnswer.of(200, type, body));
        assertEquals(new BrokenAnswer(HOST), fetch());
    }

    @Test
    void packedBytesThatAreDamagedAreBroken() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("{}").with("Content-Encoding: gzip"));
        assertEquals(new BrokenAnswer(HOST), fetch());
    }

    @Test
    void anAnswerThatIsTooLargeIsNotTaken() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("").withBody(new byte[(20 << 20) + 1]));
        assertEquals(new TooLarge(HOST, 20), fetch());
    }

    @Test
    void aFewBytesThatUnpackToManyAreNotTaken() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("").withBody(new byte[(20 << 20) + 1]).gzipped());
        assertEquals(new TooLarge(HOST, 20), fetch());
    }

    @Test
    void aHostWhereNobodyListensIsUnreachable() throws InterruptedException {
        HostMap nobody = web.hosts();
        web.close();
        client = client(nobody, HostResolver.SYSTEM);
        assertEquals(new HostUnreachable(HOST), fetch());
    }

    @Test
    void beingOfflineIsOneAnswerForAllHostsAndNotAskedForEach() throws InterruptedException {
        var resolved = new AtomicInteger();
        client =
                client(
                        HostMap.NONE,
                        host -> {
                            resolved.incrementAndGet();
                            throw new UnknownHostException(host);
                        });
        assertEquals(new ComputerOffline(), fetch());
        URI other = URI.create("https://export.arxiv.org/api/query?id_list=1");
        assertEquals(new ComputerOffline(), client.fetchAnswer(WebRequest.ofRecord(other, "*/*")));
        assertEquals(1, resolved.get());
        clock.setBack(Duration.ofDays(400));
        clock.pass(Duration.ofSeconds(5));
        fetch();
        assertEquals(2, resolved.get());
    }

    @Test
    void aHostThatDoesNotExistIsNamed() throws InterruptedException {
        client =
                client(
                        HostMap.NONE,
                        host -> {
                            throw new UnknownHostException(host);
                        });
        URI slip = URI.create("https://exmaple.invalid/paper");
        assertEquals(
                new HostUnreachable("exmaple.invalid"),
                client.fetchAnswer(WebRequest.ofPage(slip)));
    }

    @Test
    void whoIsInterruptedWaitsNoLonger() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("[" + " ".repeat(10_000)).dripping(Duration.ofMillis(5)));
        var task = new FutureTask<>(this::fetch);
        Thread thread = Thread.ofVirtual().start(task);
        while (web.asked().isEmpty()) {
            Thread.sleep(5);
        }
        thread.interrupt();
        Exception thrown = assertThrows(Exception.class, task::get);
        assertInstanceOf(InterruptedException.class, thrown.getCause());
    }

    @Test
    void twoFailuresForOneReasonAreEqual() {
        assertEquals(
                1,
                List.of(new ComputerOffline(), new ComputerOffline()).stream().distinct().count());
    }
}
