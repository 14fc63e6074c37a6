package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient.ClientEnvironment;
import octavo.net.WebFailure.AddressRefused;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.RefusalReason;
import octavo.storage.CacheStore;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;

/// What hosts can write into an answer to upset the client of the JDK, or ours. Every answer is
/// content or a failure, never an exception.
class HostileAnswerTest {
    private static final URI WORK = URI.create("https://api.crossref.org/works/10.1/x");

    private final FakeClock clock = new FakeClock();

    private WebClient client(HostMap hosts, Optional<AnswerCache> cache) {
        return new WebClient(
                () -> WebOptions.anonymous(hosts),
                cache,
                new ClientEnvironment(
                        clock,
                        _ -> new InetAddress[] {InetAddress.getByName("192.0.32.8")},
                        new Random(1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{}",
                "HTTP/1.1 999999999999 OK\r\n\r\n",
                "HTTP/1.1 -20 OK\r\n\r\n",
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
                "HTTP/1.1 200 OK\r\nA\u0000B: c\r\nContent-Length: 2\r\n\r\n{}",
                "HTTP/1.1 200 OK\r\n: c\r\nContent-Length: 2\r\n\r\n",
                "HTTP/1.1 401 No\r\nWWW-Authenticate: \r\nContent-Length: 2\r\n\r\n",
                "\u0000\u0001\u0002\r\n\r\n",
                "\r\n\r\n"
            })
    void whateverAHostWritesIsAFailure(String written) throws IOException, InterruptedException {
        try (var host = new RawServer(written)) {
            WebAnswer answer =
                    client(host.hosts(), Optional.empty())
                            .fetchAnswer(WebRequest.ofRecord(WORK, "application/json"));
            assertInstanceOf(WebFailure.class, answer);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"99999999999999999999", "two"})
    void aLengthThatIsNoneIsABrokenAnswer(String length) throws IOException, InterruptedException {
        try (var host =
                new RawServer("HTTP/1.1 200 OK\r\nContent-Length: " + length + "\r\n\r\n{}")) {
            WebAnswer answer =
                    client(host.hosts(), Optional.empty())
                            .fetchAnswer(WebRequest.ofRecord(WORK, "application/json"));
            assertEquals(new BrokenAnswer("api.crossref.org"), answer);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Retry-After: 99999999999999999999", "Retry-After: Wed, 99 Nov 2026 12:00:09 GMT",
                "X-RateLimit-Reset: 9999999999", "X-Rate-Limit-Limit: 99999999999999999999",
                "X-Rate-Limit-Interval: 0s", "Content-Type: text/plain; charset=\"\u00e4\"",
                "Set-Cookie: a=b; Max-Age=99999999999999999999", "Expires: 99999999999999999999"
            })
    void oddHeadersDoNotSpoilAnAnswer(String header) throws IOException, InterruptedException {
        String written = "HTTP/1.1 200 OK\r\n" + header + "\r\nContent-Length: 2\r\n\r\n{}";
        try (var host = new RawServer(written)) {
            WebAnswer answer =
                    client(host.hosts(), Optional.empty())
                            .fetchAnswer(WebRequest.ofRecord(WORK, "application/json"));
            assertEquals("{}", assertInstanceOf(WebContent.class, answer).text());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\u00e4\u00ff\"", "\"a\tb\"", "\"\u0080\u009f\"", "\u2028"})
    void anOddTagIsSentBackOrNotButNeverThrown(String tag, @TempDir Path folder)
            throws IOException, InterruptedException {
        String written =
                "HTTP/1.1 200 OK\r\nETag: "
                        + tag
                        + "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
        try (var host = new RawServer(written)) {
            var cache = new AnswerCache(new CacheStore(folder, 1 << 20));
            WebClient client = client(host.hosts(), Optional.of(cache));
            WebRequest request = WebRequest.ofRecord(WORK, "application/json");
            assertInstanceOf(WebContent.class, client.fetchAnswer(request));
            clock.pass(request.wantedContent().cacheLifetime().plusDays(1));
            assertInstanceOf(WebContent.class, client.fetchAnswer(request));
            assertEquals(2, host.answered());
        }
    }

    @Test
    void aPortThatNoComputerHasIsNoWebAddress() throws InterruptedException {
        URI address = URI.create("https://example.org:99999/a");
        WebAnswer answer =
                client(HostMap.NONE, Optional.empty()).fetchAnswer(WebRequest.ofPage(address));
        assertEquals(
                RefusalReason.NOT_WEB,
                assertInstanceOf(AddressRefused.class, answer).refusalReason());
        assertTrue(WebAddress.parse("https://example.org:99999/a").isEmpty());
    }
}
