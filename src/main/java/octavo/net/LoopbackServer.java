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

/// Answers programs on this computer by HTTP, and nobody else: it listens on the loopback addresses
/// only, and refuses web pages, which a browser could let ask as well. A browser's own extensions
/// are programs.
public final class LoopbackServer {
    private static final byte[] FOUR = {127, 0, 0, 1};
    private static final byte[] SIX = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

    private static final int LONGEST = 8192;

    /// The largest paper that a browser may send.
    private static final int LARGEST = 256 << 20;

    /// What only browsers send.
    private static final List<String> OF_BROWSERS = List.of("Origin", "Referer", "Sec-Fetch-Site");

    /// What a web page cannot send to another address unless that allows it, which this one does
    /// not. Programs that look like browsers send one of them to Zotero.
    private static final List<String> OF_PROGRAMS =
            List.of("Zotero-Allowed-Request", "X-Zotero-Connector-API-Version");

    /// Where a browser's own extensions come from; no web page can say that it does.
    private static final List<String> OF_EXTENSIONS =
            List.of("chrome-extension://", "moz-extension://", "safari-web-extension://");

    private final List<HttpServer> servers = new ArrayList<>();
    private final Set<String> hosts;
    private final Predicate<String> takes;

    private LoopbackServer(HttpServer first, Predicate<String> takes) {
        servers.add(first);
        this.takes = takes;
        int port = first.getAddress().getPort();
        this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
    }

    /// Begins to listen.
    ///
    /// @param port 0 for any that is free
    /// @param workers runs each request, so that a slow one keeps no other waiting
    /// @param takes whether something may be sent to a path, rather than only asked of it
    /// @param handler gets a request, and replies at once or later, once
    /// @throws IOException if another program has the port
    public static LoopbackServer start(
            int port,
            Executor workers,
            Predicate<String> takes,
            BiConsumer<LocalRequest, Consumer<LocalAnswer>> handler)
            throws IOException {
        var server = new LoopbackServer(listening(FOUR, port), takes);
        try {
            server.servers.add(listening(SIX, server.port()));
        } catch (IOException _) {
            // Many computers have no IPv6; who asks for localhost then tries the other address.
        }
        for (HttpServer each : server.servers) {
            each.setExecutor(workers);
            each.createContext("/", exchange -> server.handle(exchange, handler));
            each.start();
        }
        return server;
    }

    private static HttpServer listening(byte[] address, int port) throws IOException {
        return HttpServer.create(new InetSocketAddress(InetAddress.getByAddress(address), port), 0);
    }

    public int port() {
        return servers.getFirst().getAddress().getPort();
    }

    /// Stops at once. Who still waits gets no answer.
    public void stop() {
        servers.forEach(each -> each.stop(0));
    }

    private void handle(
            HttpExchange exchange, BiConsumer<LocalRequest, Consumer<LocalAnswer>> handler) {
        Optional<LocalAnswer> refusal = refusal(exchange);
        if (refusal.isPresent()) {
            send(exchange, refusal.get());
            return;
        }
        try {
            LocalRequest request =
                    LocalRequest.of(
                            exchange.getRequestURI(),
                            headers(exchange.getRequestHeaders()),
                            sent(exchange));
            handler.accept(request, answer -> send(exchange, answer));
        } catch (IllegalArgumentException _) {
            send(exchange, LocalAnswer.refusal(400, "The address is badly encoded."));
        } catch (TooLargeException _) {
            send(exchange, LocalAnswer.refusal(413, "It is too large."));
        } catch (IOException _) {
            exchange.close(); // whoever sent it has gone
        }
    }

    private static Map<String, String> headers(Headers all) {
        Map<String, String> headers = new HashMap<>();
        all.forEach((name, values) -> headers.put(lower(name), values.getFirst()));
        return headers;
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// More was sent than is taken.
    private static final class TooLargeException extends IOException {
        private static final long serialVersionUID = 1;
    }

    private static Optional<byte[]> sent(HttpExchange exchange) throws IOException {
        if (exchange.getRequestMethod().equals("GET")) {
            return Optional.empty();
        }
        byte[] bytes = exchange.getRequestBody().readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw new TooLargeException();
        }
        return Optional.of(bytes);
    }

    private Optional<LocalAnswer> refusal(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        List<String> host = headers.getOrDefault("Host", List.of());
        boolean isHere = host.size() == 1 && hosts.contains(lower(host.getFirst()));
        if (!isHere || !exchange.getRemoteAddress().getAddress().isLoopbackAddress()) {
            return Optional.of(LocalAnswer.refusal(403, "Ask for 127.0.0.1 or localhost."));
        }
        if (isOfPage(headers)) {
            return Optional.of(LocalAnswer.refusal(403, "Octavo does not answer web pages."));
        }
        String method = exchange.getRequestMethod();
        boolean isSent =
                method.equals("POST")
                        && takes.test(String.valueOf(exchange.getRequestURI().getPath()));
        if (!method.equals("GET") && !isSent) {
            return Optional.of(LocalAnswer.refusal(405, "Here, Octavo answers GET only."));
        }
        return exchange.getRequestURI().toString().length() > LONGEST
                ? Optional.of(LocalAnswer.refusal(414, "The address is too long."))
                : Optional.empty();
    }

    /// Whether a web page may have made a browser ask, rather than one of the browser's extensions.
    private static boolean isOfPage(Headers headers) {
        String origin = lower(String.valueOf(headers.getFirst("Origin")));
        if (OF_EXTENSIONS.stream().anyMatch(origin::startsWith)) {
            return false;
        }
        String agent = String.valueOf(headers.getFirst("User-Agent"));
        boolean looksSo =
                OF_BROWSERS.stream().anyMatch(headers::containsKey) || agent.startsWith("Mozilla/");
        return looksSo && OF_PROGRAMS.stream().noneMatch(headers::containsKey);
    }

    private static void send(HttpExchange exchange, LocalAnswer answer) {
        byte[] bytes = answer.text().getBytes(StandardCharsets.UTF_8);
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Type", "text/plain; charset=UTF-8");
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Cache-Control", "no-store");
            answer.headers().forEach(headers::set);
            exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        } catch (IOException _) {
            // Whoever asked has gone.
        }
    }
}
