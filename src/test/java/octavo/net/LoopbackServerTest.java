package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

@Timeout(120)
class LoopbackServerTest {
    private final List<LocalRequest> asked = new ArrayList<>();
    private final List<Consumer<LocalAnswer>> waiting = new ArrayList<>();
    private LoopbackServer server = start();

    private LoopbackServer start() {
        try {
            return LoopbackServer.startServer(
                    0, Runnable::run, path -> path.equals("/take"), this::handle);
        } catch (IOException trouble) {
            throw new IllegalStateException(trouble);
        }
    }

    private void handle(LocalRequest request, Consumer<LocalAnswer> reply) {
        asked.add(request);
        if (request.path().equals("/later")) {
            waiting.add(reply);
        } else {
            reply.accept(LocalAnswer.of("é " + request.parameters()));
        }
    }

    @BeforeEach
    void forget() {
        asked.clear();
    }

    @AfterEach
    void stop() {
        server.stopServer();
    }

    /// All that comes back.
    private String exchange(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            send(socket, request);
            return answer(socket);
        }
    }

    private void send(Socket socket, String request) throws IOException {
        String whole =
                request.replace("PORT", String.valueOf(server.port())).replace("|", "\r\n")
                        + "\r\nConnection: close\r\n\r\n";
        socket.getOutputStream().write(whole.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String answer(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "GET / HTTP/1.1|Host: 127.0.0.1:PORT ! 200",
                "GET / HTTP/1.1|Host: localhost:PORT|User-Agent: curl/8 ! 200",
                "GET / HTTP/1.1|Host: LOCALHOST:PORT ! 200",
                "GET / HTTP/1.1|Host: [::1]:PORT ! 200",
                "GET / HTTP/1.1|Host: evil.example:PORT ! 403",
                "GET / HTTP/1.1|Host: evil.example ! 403",
                "GET / HTTP/1.1|Host: localhost ! 403",
                "GET / HTTP/1.1|Host: localhost.evil.example:PORT ! 403",
                "GET / HTTP/1.1|Host: 127.0.0.1:PORT|Host: evil.example ! 4",
                "GET / HTTP/1.0 ! 403",
                "GET / HTTP/1.1|Host: localhost:PORT|Origin: https://evil.example ! 403",
                "GET / HTTP/1.1|Host: localhost:PORT|Origin: null ! 403",
                "GET / HTTP/1.1|Host: localhost:PORT|Origin: http://localhost:PORT ! 403",
                "GET / HTTP/1.1|Host: localhost:PORT|Referer: https://evil.example/ ! 403",
                "GET / HTTP/1.1|Host: localhost:PORT|Sec-Fetch-Site: cross-site ! 403",
                "GET / HTTP/1.1|Host: localhost:PORT|User-Agent: Mozilla/5.0 ! 403",
                "GET / HTTP/1.1|Host: localhost:PORT|User-Agent:"
                        + " Mozilla/5.0|Zotero-Allowed-Request: 1 ! 200",
                "GET / HTTP/1.1|Host: evil.example:PORT|Zotero-Allowed-Request: 1 ! 403",
                "OPTIONS / HTTP/1.1|Host: localhost:PORT|Origin:"
                    + " https://evil.example|Access-Control-Request-Headers: zotero-allowed-request"
                    + " ! 403",
                "POST / HTTP/1.1|Host: localhost:PORT|Content-Length: 0 ! 405",
                "POST /take HTTP/1.1|Host: localhost:PORT|Content-Length: 0 ! 200",
                "POST /take HTTP/1.1|Host: localhost:PORT|Origin:"
                        + " chrome-extension://abc|Content-Length: 0 ! 200",
                "POST /take HTTP/1.1|Host: localhost:PORT|Origin:"
                        + " https://chrome-extension.example|Content-Length: 0 ! 403",
                "POST /take HTTP/1.1|Host: evil.example|Origin:"
                        + " moz-extension://abc|Content-Length: 0 ! 403",
                "DELETE /take HTTP/1.1|Host: localhost:PORT ! 405",
                "OPTIONS / HTTP/1.1|Host: localhost:PORT ! 405",
                "GET /?a=%zz HTTP/1.1|Host: localhost:PORT ! 400",
            })
    void onlyProgramsOfThisComputerAreAnswered(String request, String status) throws IOException {
        String answer = exchange(request);
        assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
        assertEquals(status.equals("200") ? 1 : 0, asked.size());
        assertTrue(!answer.toLowerCase(java.util.Locale.ROOT).contains("access-control"), answer);
    }

    @Test
    void parametersAreDecodedAndTheAnswerIsUtf8() throws IOException {
        String answer = exchange("GET /x?a=%5B+%C3%A9&b&a=2 HTTP/1.1|Host: localhost:PORT");
        assertTrue(answer.endsWith("é {a=[ é, b=}"), answer);
        assertEquals("/x", asked.getFirst().path());
    }

    @Test
    void anAddressThatIsTooLongIsRefused() throws IOException {
        String answer = exchange("GET /" + "x".repeat(9000) + " HTTP/1.1|Host: localhost:PORT");
        assertTrue(answer.startsWith("HTTP/1.1 414"), answer);
    }

    @Test
    void whoWaitsForAPersonKeepsNobodyElseWaiting() throws Exception {
        try (Socket later = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            send(later, "GET /later HTTP/1.1|Host: localhost:PORT");
            while (waiting.isEmpty()) {
                Thread.sleep(5);
            }
            assertTrue(exchange("GET / HTTP/1.1|Host: localhost:PORT").contains("200"));
            waiting.getFirst().accept(LocalAnswer.of("picked"));
            assertTrue(answer(later).endsWith("picked"));
        }
    }

    @Test
    void noOtherAddressOfThisComputerIsListenedOn() throws IOException {
        List<InetAddress> others =
                NetworkInterface.networkInterfaces()
                        .flatMap(NetworkInterface::inetAddresses)
                        .filter(each -> !each.isLoopbackAddress() && !each.isLinkLocalAddress())
                        .toList();
        for (InetAddress other : others) {
            assertThrows(ConnectException.class, () -> new Socket(other, server.port()).close());
        }
    }

    @Test
    void aPortThatIsTakenIsTrouble() {
        assertThrows(
                IOException.class,
                () ->
                        LoopbackServer.startServer(
                                server.port(), Runnable::run, _ -> false, (_, _) -> {}));
    }

    @Test
    void afterStoppingNobodyListens() {
        int port = server.port();
        server.stopServer();
        assertThrows(
                ConnectException.class,
                () -> new Socket(InetAddress.getLoopbackAddress(), port).close());
        server = start();
    }
}
