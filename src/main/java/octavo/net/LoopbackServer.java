package octavo.net;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// An HTTP server bound to the loopback addresses, for programs on this computer. It refuses
/// requests of web pages, which reach it through a browser; extensions of browsers count as
/// programs.
public final class LoopbackServer {
    private static final byte[] IPV4_LOOPBACK = {127, 0, 0, 1};
    private static final byte[] IPV6_LOOPBACK = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

    private static final int LONGEST_ADDRESS = 8192;

    /// The largest paper that a browser may send.
    private static final int LARGEST_BODY = 256 << 20;

    /// What only browsers send.
    private static final List<String> BROWSER_HEADERS =
            List.of("Origin", "Referer", "Sec-Fetch-Site");

    /// What a web page cannot send to another address unless that allows it, which this one does
    /// not. Programs that look like browsers send one of them to Zotero.
    private static final List<String> PROGRAM_HEADERS =
            List.of("Zotero-Allowed-Request", "X-Zotero-Connector-API-Version");

    /// Where a browser's own extensions come from; no web page can say that it does.
    private static final List<String> EXTENSION_ORIGINS =
            List.of("chrome-extension://", "moz-extension://", "safari-web-extension://");

    private final List<HttpServer> httpServers = new ArrayList<>();
    private final Set<String> allowedHosts;
    private final Predicate<String> acceptsPosts;

    private LoopbackServer(HttpServer firstServer, Predicate<String> acceptsPosts) {
        httpServers.add(firstServer);
        this.acceptsPosts = acceptsPosts;
        int port = firstServer.getAddress().getPort();
        this.allowedHosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
    }

    /// Begins to listen.
    ///
    /// @param portNumber 0 for any that is free
    /// @param workerExecutor runs each request, so that a slow one keeps no other waiting
    /// @param acceptsPosts whether something may be sent to a path, rather than only asked of it
    /// @param requestHandler gets a request, and replies at once or later, once
    /// @throws IOException if another program has the port
    public static LoopbackServer startServer(
            int portNumber,
            Executor workerExecutor,
            Predicate<String> acceptsPosts,
            BiConsumer<LocalRequest, Consumer<LocalAnswer>> requestHandler)
            throws IOException {
        var loopbackServer = new LoopbackServer(listenOn(IPV4_LOOPBACK, portNumber), acceptsPosts);
        try {
            loopbackServer.httpServers.add(listenOn(IPV6_LOOPBACK, loopbackServer.port()));
        } catch (IOException _) {
            // Many computers have no IPv6; who asks for localhost then tries the other address.
        }
        for (HttpServer httpServer : loopbackServer.httpServers) {
            httpServer.setExecutor(workerExecutor);
            httpServer.createContext(
                    "/", exchange -> loopbackServer.handleExchange(exchange, requestHandler));
            httpServer.start();
        }
        return loopbackServer;
    }

    private static HttpServer listenOn(byte[] address, int portNumber) throws IOException {
        return HttpServer.create(
                new InetSocketAddress(InetAddress.getByAddress(address), portNumber), 0);
    }

    public int port() {
        return httpServers.getFirst().getAddress().getPort();
    }

    /// Stops at once. Who still waits gets no answer.
    public void stopServer() {
        httpServers.forEach(httpServer -> httpServer.stop(0));
    }

    private void handleExchange(
            HttpExchange exchange, BiConsumer<LocalRequest, Consumer<LocalAnswer>> requestHandler) {
        Optional<LocalAnswer> refusal = refusalOf(exchange);
        if (refusal.isPresent()) {
            sendAnswer(exchange, refusal.get());
            return;
        }
        try {
            LocalRequest localRequest =
                    LocalRequest.of(
                            exchange.getRequestURI(),
                            firstHeaders(exchange.getRequestHeaders()),
                            readBody(exchange));
            requestHandler.accept(localRequest, localAnswer -> sendAnswer(exchange, localAnswer));
        } catch (IllegalArgumentException _) {
            sendAnswer(exchange, LocalAnswer.refusal(400, "The address is badly encoded."));
        } catch (TooLargeException _) {
            sendAnswer(exchange, LocalAnswer.refusal(413, "It is too large."));
        } catch (IOException _) {
            exchange.close(); // whoever sent it has gone
        }
    }

    private static Map<String, String> firstHeaders(Headers requestHeaders) {
        Map<String, String> headersByName = new HashMap<>();
        requestHeaders.forEach(
                (name, values) -> headersByName.put(toLowerCase(name), values.getFirst()));
        return headersByName;
    }

    private static String toLowerCase(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// More was sent than is taken.
    private static final class TooLargeException extends IOException {
        private static final long serialVersionUID = 1;
    }

    private static Optional<byte[]> readBody(HttpExchange exchange) throws IOException {
        if (exchange.getRequestMethod().equals("GET")) {
            return Optional.empty();
        }
        byte[] bodyBytes = exchange.getRequestBody().readNBytes(LARGEST_BODY + 1);
        if (bodyBytes.length > LARGEST_BODY) {
            throw new TooLargeException();
        }
        return Optional.of(bodyBytes);
    }

    private Optional<LocalAnswer> refusalOf(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        List<String> hostHeaders = headers.getOrDefault("Host", List.of());
        boolean isAllowedHost =
                hostHeaders.size() == 1
                        && allowedHosts.contains(toLowerCase(hostHeaders.getFirst()));
        if (!isAllowedHost || !exchange.getRemoteAddress().getAddress().isLoopbackAddress()) {
            return Optional.of(LocalAnswer.refusal(403, "Ask for 127.0.0.1 or localhost."));
        }
        if (isFromWebPage(headers)) {
            return Optional.of(LocalAnswer.refusal(403, "Octavo does not answer web pages."));
        }
        String requestMethod = exchange.getRequestMethod();
        boolean isAcceptedPost =
                requestMethod.equals("POST")
                        && acceptsPosts.test(String.valueOf(exchange.getRequestURI().getPath()));
        if (!requestMethod.equals("GET") && !isAcceptedPost) {
            return Optional.of(LocalAnswer.refusal(405, "Here, Octavo answers GET only."));
        }
        return exchange.getRequestURI().toString().length() > LONGEST_ADDRESS
                ? Optional.of(LocalAnswer.refusal(414, "The address is too long."))
                : Optional.empty();
    }

    /// Whether a web page may have made a browser ask, rather than one of the browser's extensions.
    private static boolean isFromWebPage(Headers headers) {
        String origin = toLowerCase(String.valueOf(headers.getFirst("Origin")));
        if (EXTENSION_ORIGINS.stream().anyMatch(origin::startsWith)) {
            return false;
        }
        String userAgent = String.valueOf(headers.getFirst("User-Agent"));
        boolean looksLikeBrowser =
                BROWSER_HEADERS.stream().anyMatch(headers::containsKey)
                        || userAgent.startsWith("Mozilla/");
        return looksLikeBrowser && PROGRAM_HEADERS.stream().noneMatch(headers::containsKey);
    }

    private static void sendAnswer(HttpExchange exchange, LocalAnswer localAnswer) {
        byte[] answerBytes = localAnswer.bodyText().getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Type", "text/plain; charset=UTF-8");
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Cache-Control", "no-store");
            localAnswer.headers().forEach(headers::set);
            exchange.sendResponseHeaders(
                    localAnswer.statusCode(), answerBytes.length == 0 ? -1 : answerBytes.length);
            exchange.getResponseBody().write(answerBytes);
        } catch (IOException _) {
            // Whoever asked has gone.
        }
    }
}
