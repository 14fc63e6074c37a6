package octavo.net;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Answers programs on this computer by HTTP, and nobody else: it listens on the loopback addresses
/// only, and refuses web pages, which a browser could let ask as well.
public final class LoopbackServer {
    private static final byte[] FOUR = {127, 0, 0, 1};
    private static final byte[] SIX = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};

    private static final int LONGEST = 8192;

    /// What only browsers send.
    private static final List<String> OF_BROWSERS = List.of("Origin", "Referer", "Sec-Fetch-Site");

    /// What a web page cannot send to another address unless that allows it, which this one does
    /// not. Programs that look like browsers send one of them to Zotero.
    private static final List<String> OF_PROGRAMS =
            List.of("Zotero-Allowed-Request", "X-Zotero-Connector-API-Version");

    private final List<HttpServer> servers = new ArrayList<>();
    private final Set<String> hosts;

    private LoopbackServer(HttpServer first) {
        servers.add(first);
        int port = first.getAddress().getPort();
        this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
    }

    /// Begins to listen.
    ///
    /// @param port 0 for any that is free
    /// @param handler gets a request, and replies at once or later, once
    /// @throws IOException if another program has the port
    public static LoopbackServer start(
            int port, BiConsumer<LocalRequest, Consumer<LocalAnswer>> handler) throws IOException {
        var server = new LoopbackServer(listening(FOUR, port));
        try {
            server.servers.add(listening(SIX, server.port()));
        } catch (IOException _) {
            // Many computers have no IPv6; who asks for localhost then tries the other address.
        }
        for (HttpServer each : server.servers) {
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
        LocalRequest request;
        try {
            request = LocalRequest.of(exchange.getRequestURI());
        } catch (IllegalArgumentException _) {
            send(exchange, LocalAnswer.refusal(400, "The address is badly encoded."));
            return;
        }
        handler.accept(request, answer -> send(exchange, answer));
    }

    private Optional<LocalAnswer> refusal(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        List<String> host = headers.getOrDefault("Host", List.of());
        boolean isHere =
                host.size() == 1 && hosts.contains(host.getFirst().toLowerCase(Locale.ROOT));
        if (!isHere || !exchange.getRemoteAddress().getAddress().isLoopbackAddress()) {
            return Optional.of(LocalAnswer.refusal(403, "Ask for 127.0.0.1 or localhost."));
        }
        if (isOfBrowser(headers)) {
            return Optional.of(LocalAnswer.refusal(403, "Octavo does not answer web pages."));
        }
        if (!exchange.getRequestMethod().equals("GET")) {
            return Optional.of(LocalAnswer.refusal(405, "Octavo answers GET only."));
        }
        return exchange.getRequestURI().toString().length() > LONGEST
                ? Optional.of(LocalAnswer.refusal(414, "The address is too long."))
                : Optional.empty();
    }

    private static boolean isOfBrowser(Headers headers) {
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
            exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        } catch (IOException _) {
            // Whoever asked has gone.
        }
    }
}
