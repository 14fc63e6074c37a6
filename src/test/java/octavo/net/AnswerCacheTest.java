package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient.ClientEnvironment;
import octavo.storage.CacheStore;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

class AnswerCacheTest {
    private static final String HOST = "api.openalex.org";
    private static final URI WORK = URI.create("https://" + HOST + "/works/doi:10.1/x");

    @TempDir private Path folder;
    private final FakeClock clock = new FakeClock();
    private StubServer web;
    private AnswerCache cache;
    private WebClient client;

    @BeforeEach
    void start() throws IOException {
        web = new StubServer();
        cache = new AnswerCache(new CacheStore(folder.resolve("answers"), 1 << 20));
        Map<String, String> keys = Map.of("openalex", "the-key");
        client =
                new WebClient(
                        () -> new WebOptions(true, Optional.of("me@here"), keys, web.hosts()),
                        Optional.of(cache),
                        new ClientEnvironment(clock, HostResolver.SYSTEM, new Random(1)));
    }

    @AfterEach
    void stop() {
        web.close();
    }

    private WebContent fetch(WebRequest request) throws InterruptedException {
        return assertInstanceOf(WebContent.class, client.fetchAnswer(request));
    }

    private static WebRequest found(String accept) {
        return WebRequest.ofRecord(WORK, accept);
    }

    @Test
    void aFreshAnswerIsNotAskedForAgain() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("[1]"), StubAnswer.ofJson("[2]"));
        fetch(found("application/json"));
        clock.pass(Duration.ofDays(29));
        WebContent content = fetch(found("application/json"));
        assertEquals("[1]", content.text());
        assertEquals("application/json", content.mediaType());
        assertEquals(WORK, content.finalAddress());
        assertEquals(FakeClock.START, content.answeredAt());
        assertEquals(1, web.asked().size());
    }

    @Test
    void whatIsAcceptedAndPostedIsPartOfTheQuestion() throws InterruptedException {
        web.on(HOST, asked -> Optional.of(StubAnswer.of(200, "text/plain", asked.body())));
        fetch(found("application/json"));
        fetch(found("text/plain"));
        assertEquals("a", fetch(found("text/plain").withPostedBody("text/plain", "a")).text());
        assertEquals("b", fetch(found("text/plain").withPostedBody("text/plain", "b")).text());
        assertEquals(4, web.asked().size());
    }

    @Test
    void aSearchIsFreshForADay() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("[1]"), StubAnswer.ofJson("[2]"));
        var search = WebRequest.ofSearch(WORK, "application/json");
        fetch(search);
        clock.pass(Duration.ofHours(23));
        assertEquals("[1]", fetch(search).text());
        clock.pass(Duration.ofHours(1));
        assertEquals("[2]", fetch(search).text());
    }

    @Test
    void anAnswerFromTheFutureIsAskedForAgain() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("[1]"), StubAnswer.ofJson("[2]"));
        var search = WebRequest.ofSearch(WORK, "application/json");
        fetch(search);
        clock.setBack(Duration.ofDays(400));
        assertEquals("[2]", fetch(search).text());
        assertEquals("[2]", fetch(search).text());
    }

    @Test
    void anOldAnswerIsAskedForByItsTag() throws InterruptedException {
        web.on(
                HOST,
                asked ->
                        Optional.of(
                                asked.header("If-None-Match").equals("\"v1\"")
                                        ? StubAnswer.of(304, "text/plain", "")
                                        : StubAnswer.ofJson("[1]").with("ETag: \"v1\"")));
        fetch(found("application/json"));
        clock.pass(Duration.ofDays(31));
        WebContent again = fetch(found("application/json"));
        assertEquals("[1]", again.text());
        assertEquals(clock.now(), again.answeredAt());
        fetch(found("application/json"));
        assertEquals(2, web.asked().size());
    }

    @Test
    void anOldAnswerIsAskedForByItsDate() throws InterruptedException {
        String date = "Wed, 25 Nov 2026 10:00:00 GMT";
        web.on(HOST, StubAnswer.ofJson("[1]").with("Last-Modified: " + date));
        fetch(found("application/json"));
        clock.pass(Duration.ofDays(31));
        fetch(found("application/json"));
        assertEquals(date, web.asked().get(1).header("If-Modified-Since"));
    }

    @Test
    void anOldAnswerIsBetterThanNone() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("[1]"));
        fetch(found("application/json"));
        clock.pass(Duration.ofDays(400));
        web.on(HOST, StubAnswer.of(500, "text/plain", ""));
        WebContent old = fetch(found("application/json"));
        assertEquals("[1]", old.text());
        assertEquals(FakeClock.START, old.answeredAt());
    }

    @Test
    void whatIsGoneIsNotAnsweredFromTheCache() throws InterruptedException {
        web.on(HOST, StubAnswer.ofJson("[1]"), StubAnswer.of(404, "text/plain", ""));
        fetch(found("application/json"));
        clock.pass(Duration.ofDays(31));
        assertEquals(new WebFailure.NotFound(HOST), client.fetchAnswer(found("application/json")));
    }

    @Test
    void failuresAndDocumentsAreNotKept() throws InterruptedException, IOException {
        web.on(HOST, StubAnswer.of(404, "text/plain", ""), StubAnswer.ofJson("[1]"));
        client.fetchAnswer(found("application/json"));
        fetch(WebRequest.ofDocument(WORK, "application/pdf"));
        assertEquals(0, cache.sizeOnDisk());
    }

    @Test
    void neitherMailAddressNorKeyIsOnTheDiskAndOnlyTheOwnerReadsIt()
            throws InterruptedException, IOException {
        web.on(HOST, StubAnswer.ofJson("[1]"));
        fetch(found("application/json"));
        assertTrue(web.asked().getFirst().address().contains("the-key"));
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                assertFalse(text.contains("the-key") || text.contains("me@here"), text);
                assertEquals(
                        "[OWNER_READ, OWNER_WRITE]",
                        Files.getPosixFilePermissions(file).stream().sorted().toList().toString());
            }
        }
    }

    @Test
    void aDamagedFileIsAsNone() throws InterruptedException, IOException {
        web.on(HOST, StubAnswer.ofJson("[1]"), StubAnswer.ofJson("[2]"), StubAnswer.ofJson("[3]"));
        fetch(found("application/json"));
        for (byte[] damaged :
                List.of(new byte[0], "{\"length\": 9}\n[1]".getBytes(StandardCharsets.UTF_8))) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    Files.write(file, damaged);
                }
            }
            assertFalse(fetch(found("application/json")).text().equals("[1]"));
        }
        assertEquals("[3]", fetch(found("application/json")).text());
    }

    @Test
    void aClearedCacheIsEmpty() throws InterruptedException, IOException {
        web.on(HOST, StubAnswer.ofJson("[1]"));
        fetch(found("application/json"));
        assertTrue(cache.sizeOnDisk() > 0);
        cache.removeAll();
        assertEquals(0, cache.sizeOnDisk());
    }
}
