package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient.ClientEnvironment;
import octavo.net.WebFailure.AddressRefused;
import octavo.net.WebFailure.RefusalReason;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/// Hosts whose name server gives them a private address while a request waits.
class AddressChangeTest {
    private static final URI PAGE = URI.create("http://example.org/a");
    private static final String PUBLIC = "192.0.32.8";

    private final FakeClock clock = new FakeClock();
    private final List<URI> sent = new ArrayList<>();

    /// @param later the address of all hosts once time has passed
    private WebClient client(String later, Function<URI, RawAnswer> web) {
        HostResolver resolver =
                _ -> InetAddress.getAllByName(clock.passed().isZero() ? PUBLIC : later);
        RequestSender sender =
                (target, _, _) -> {
                    sent.add(target);
                    return web.apply(target);
                };
        return new WebClient(
                () -> WebOptions.anonymous(HostMap.NONE),
                Optional.empty(),
                new ClientEnvironment(clock, resolver, new Random(1), sender));
    }

    private static RawAnswer answer(int status, Map<String, List<String>> headers) {
        byte[] body = "text".getBytes(StandardCharsets.UTF_8);
        return new RawAnswer(status, headers, body, false);
    }

    private static void assertPrivate(WebAnswer answer) {
        assertEquals(
                RefusalReason.PRIVATE,
                assertInstanceOf(AddressRefused.class, answer).refusalReason());
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "192.168.0.1", "169.254.169.254", "::1"})
    void aRetryIsNotSentToAnAddressThatBecamePrivate(String later) throws InterruptedException {
        WebClient client = client(later, _ -> answer(503, Map.of("Retry-After", List.of("30"))));
        assertPrivate(client.fetchAnswer(WebRequest.ofPage(PAGE)));
        assertEquals(Duration.ofSeconds(30), clock.passed());
        assertEquals(List.of(PAGE), sent);
    }

    @Test
    void aRetryAfterAPauseOfOurOwnIsCheckedToo() throws InterruptedException {
        WebClient client = client("10.0.0.1", _ -> answer(502, Map.of()));
        assertPrivate(client.fetchAnswer(WebRequest.ofPage(PAGE)));
        assertEquals(List.of(PAGE), sent);
    }

    @Test
    void aRequestThatWaitsForItsPaceIsCheckedAfterTheWait() throws InterruptedException {
        WebClient client = client("127.0.0.1", _ -> answer(200, Map.of()));
        while (clock.passed().isZero()) {
            WebAnswer answer = client.fetchAnswer(WebRequest.ofPage(PAGE));
            if (clock.passed().isZero()) {
                assertInstanceOf(WebContent.class, answer);
            } else {
                assertPrivate(answer);
            }
        }
        assertEquals(WebService.OTHER_HOSTS.requestCount(), sent.size());
    }

    @Test
    void aRedirectIsCheckedAfterItsWait() throws InterruptedException {
        WebClient client = client("127.0.0.1", _ -> answer(302, Map.of("Location", List.of("/b"))));
        assertPrivate(client.fetchAnswer(WebRequest.ofPage(PAGE)));
        assertEquals(WebService.OTHER_HOSTS.requestCount(), sent.size());
    }

    @Test
    void anAddressThatStaysPublicIsAskedAgain() throws InterruptedException {
        WebClient client =
                client(
                        "192.0.32.9",
                        _ ->
                                sent.size() == 1
                                        ? answer(503, Map.of("Retry-After", List.of("30")))
                                        : answer(200, Map.of()));
        assertInstanceOf(WebContent.class, client.fetchAnswer(WebRequest.ofPage(PAGE)));
        assertEquals(2, sent.size());
    }
}
