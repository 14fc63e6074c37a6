package octavo.net;

import static java.util.Comparator.comparingInt;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/// Stands for the whole web on this computer: replays recorded answers and says what tests tell it
/// to. `main` does the same for scripts.
public final class StubServer implements AutoCloseable {
    static {
        // Else the JDK's server waits 40 ms between the headers of an answer and its body.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<RecordedAnswer> recorded = new CopyOnWriteArrayList<>();
    private final List<Rule> rules = new CopyOnWriteArrayList<>();
    private final List<Asked> asked = new CopyOnWriteArrayList<>();

    /// A request that came.
    ///
    /// @param address without its scheme: `api.crossref.org/works/10.1/x?rows=1`
    /// @param headers by their names in small letters
    public record Asked(String method, String address, Map<String, String> headers, String body) {
        public String header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        }
    }

    private record Rule(String start, Function<Asked, Optional<StubAnswer>> answer) {}

    public StubServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 200);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    /// One that replays all recordings in a folder and those in it.
    public static StubServer replaying(Path folder) throws IOException {
        var server = new StubServer();
        server.recorded.addAll(RecordedAnswer.allIn(folder));
        return server;
    }

    /// Answers all requests whose address starts so, whatever is recorded. The latest rule wins.
    public StubServer on(String start, StubAnswer... answers) {
        var left = new ArrayList<>(List.of(answers));
        return on(
                start,
                _ -> {
                    synchronized (left) {
                        return Optional.of(left.size() > 1 ? left.removeFirst() : left.getFirst());
                    }
                });
    }

    /// The same with answers made for each request; nothing leaves it to the recordings.
    public StubServer on(String start, Function<Asked, Optional<StubAnswer>> answer) {
        rules.addFirst(new Rule(start, answer));
        return this;
    }

    public int port() {
        return server.getAddress().getPort();
    }

    /// What leads all requests here.
    public HostMap hosts() {
        return HostMap.parse("*=http://127.0.0.1:" + port());
    }

    /// A client that asks only here, and whose waiting for a host's pace takes no time.
    public WebClient client() {
        return clientOf(port(), new FakeClock(), Optional.empty());
    }

    /// A client that asks only at a port, with a clock and a cache of the test's own.
    public static WebClient clientOf(int port, FakeClock clock, Optional<AnswerCache> cache) {
        HostMap hostMap = HostMap.parse("*=http://127.0.0.1:" + port);
        return new WebClient(
                () -> WebOptions.anonymous(hostMap),
                cache,
                new WebClient.ClientEnvironment(clock, HostResolver.SYSTEM, new Random(1)));
    }

    /// What was asked so far, in the order in which it came.
    public List<Asked> asked() {
        return List.copyOf(asked);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private void answer(HttpExchange exchange) throws IOException {
        Asked now = read(exchange);
        asked.add(now);
        try {
            send(exchange, found(now));
        } catch (InterruptedException _) {
            // The server is closed.
        } finally {
            exchange.close();
        }
    }

    private static Asked read(HttpExchange exchange) throws IOException {
        Map<String, String> headers = new HashMap<>();
        exchange.getRequestHeaders()
                .forEach((name, values) ->
                        headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
        String host = headers.getOrDefault("x-forwarded-host", headers.getOrDefault("host", ""));
        URI path = exchange.getRequestURI();
        return new Asked(
                exchange.getRequestMethod(),
                host + path,
                headers,
                new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    }

    private StubAnswer found(Asked now) {
        for (Rule rule : rules) {
            if (now.address().startsWith(rule.start())) {
                Optional<StubAnswer> answer = rule.answer().apply(now);
                if (answer.isPresent()) {
                    return answer.get();
                }
            }
        }
        return recorded.stream()
                .filter(each -> each.fit(now) > 0)
                .max(comparingInt(each -> each.fit(now)))
                .map(RecordedAnswer::answer)
                .orElseGet(() -> StubAnswer.of(404, "text/plain", "nothing recorded for this"));
    }

    private static void send(HttpExchange exchange, StubAnswer answer)
            throws IOException, InterruptedException {
        Thread.sleep(answer.pause());
        for (String header : answer.headers()) {
            int colon = header.indexOf(':');
            exchange.getResponseHeaders()
                    .add(header.substring(0, colon), header.substring(colon + 1).strip());
        }
        byte[] body = answer.body();
        exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
        int sent = Math.min(body.length, answer.sent().orElse(body.length));
        OutputStream out = exchange.getResponseBody();
        if (answer.drip().isZero()) {
            out.write(body, 0, sent);
            out.flush();
        } else {
            drip(out, body, sent, answer.drip());
        }
    }

    private static void drip(OutputStream out, byte[] body, int sent, Duration wait)
            throws IOException, InterruptedException {
        for (int i = 0; i < sent; i++) {
            Thread.sleep(wait);
            out.write(body[i]);
            out.flush();
        }
    }

    /// Serves the recordings in a folder until it is killed, and prints its port.
    public static void main(String[] folders) throws IOException, InterruptedException {
        try (var server = new StubServer()) {
            for (String folder : folders) {
                server.recorded.addAll(RecordedAnswer.allIn(Path.of(folder)));
            }
            System.out.println(server.port());
            System.out.flush();
            Thread.currentThread().join();
        }
    }
}
