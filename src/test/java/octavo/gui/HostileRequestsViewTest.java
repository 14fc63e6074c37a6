package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Programs on this computer that send all they can think of: the window's thread has little to do
/// with any of it. It is measured as in `WatchdogViewTest`.
@Tag("slow")
class HostileRequestsViewTest {
    private static final int REQUESTS = 500;
    private static final int AT_ONCE = 8;
    private static final int SIZE = 20_000;
    private static final int MANY_ENTRIES = 25_000;
    private static final int LIMIT = Integer.getInteger("octavo.watchdog.limit", 400);

    private static final List<String> PATHS =
            List.of(
                    "connector/import",
                    "connector/import?session=s%d",
                    "connector/saveItems",
                    "connector/saveSnapshot",
                    "connector/saveAttachment?sessionID=s%d",
                    "connector/saveStandaloneAttachment?sessionID=s%d",
                    "connector/getRecognizedItem",
                    "connector/updateSession",
                    "connector/findExistingItems",
                    "connector/getSelectedCollection",
                    "libraries/current/entries");

    @TempDir private Path folder = Path.of("");
    private int port;
    private final HttpClient client = HttpClient.newHttpClient();

    private TestWindow open() throws Exception {
        Path library =
                Files.writeString(
                        folder.resolve("p.bib"),
                        "@article{a2001, title = {One}, author = {Adams, Ann}, year = 2001}\n");
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Files.writeString(
                folder.resolve("settings.json"),
                "{\"saveFromBrowsers\": true, \"editorPort\": %d}".formatted(port));
        TestWindow window = TestWindow.of(folder, library);
        while (!isListening()) {
            TestWindow.run(() -> {});
        }
        return window;
    }

    private boolean isListening() throws IOException, InterruptedException {
        try {
            return client.send(
                                    request("connector/ping", "{}"),
                                    HttpResponse.BodyHandlers.ofString())
                            .statusCode()
                    == 200;
        } catch (ConnectException _) {
            return false;
        }
    }

    private HttpRequest request(String path, String body) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/%s".formatted(port, path)))
                .header("X-Zotero-Connector-API-Version", "3")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    /// Bodies of each kind that a reader could stumble over, and such as are what they should be.
    private static List<String> bodies(int size) {
        String item =
                "{\"id\":\"x\",\"itemType\":\"journalArticle\",\"title\":\"T\",\"tags\":[\"a\"]},";
        String target = "{\"sessionID\":\"s1\",\"target\":\"L1\",\"tags\":[\"";
        return List.of(
                "{\"a\":".repeat(size / 5),
                "[".repeat(size),
                "[{\"DOI\":\"a\",\"title\":\"b\"},".repeat(size / 25),
                "{\"items\":[" + item.repeat(size / item.length()) + "{}]}",
                "{\"items\":[{\"itemType\":\"book\",\"note\":\"" + "{".repeat(size) + "\"}]}",
                "{\"items\":[{\"itemType\":\"book\",\"title\":" + "[".repeat(400) + "]".repeat(400),
                target + "t,".repeat(size / 2) + "\"]}",
                "{\"url\":\"http://a\",\"title\":\"T\",\"html\":\""
                        + "<i>".repeat(size / 3)
                        + "\"}",
                "{\"identifiers\":{\"doi\":[\"" + "10.1/a\",\"".repeat(size / 9) + "\"]}}",
                "<modsCollection>" + "<mods ".repeat(size / 6),
                "a:\n  title: t\n  b: " + "[".repeat(size),
                "TY  - JOUR\nTI  - a\nER  - \n".repeat(size / 30),
                manyEntries(size / 40),
                "@a{".repeat(size / 3),
                "\r".repeat(size));
    }

    private void sendAll(int requests, int size) throws InterruptedException {
        List<String> bodies = bodies(size);
        Semaphore free = new Semaphore(AT_ONCE);
        AtomicInteger answered = new AtomicInteger();
        List<CompletableFuture<?>> sent = new ArrayList<>();
        for (int i = 0; i < requests; i++) {
            free.acquire();
            String path = PATHS.get(i % PATHS.size()).formatted(i % 40);
            String body = bodies.get(i / PATHS.size() % bodies.size());
            sent.add(
                    client.sendAsync(request(path, body), HttpResponse.BodyHandlers.discarding())
                            .whenComplete((answer, _) -> {
                                answered.addAndGet(answer == null ? 0 : 1);
                                free.release();
                            }));
        }
        CompletableFuture.allOf(sent.toArray(CompletableFuture[]::new)).join();
        assertEquals(requests, answered.get());
    }

    /// In one window, since its code is compiled but once.
    @Test
    void hostileRequestsDoNotKeepTheWindowWaiting() throws Exception {
        try (TestWindow _ = open()) {
            sendAll(REQUESTS / 2, SIZE / 10);
            assertShortAfter("hundreds of requests", () -> sendAll(REQUESTS, SIZE));
            assertShortAfter("6 MB of nested JSON", () -> send("{\"a\":".repeat(SIZE * 60)));
            assertShortAfter("25,000 entries", () -> send(manyEntries(MANY_ENTRIES)));
        }
    }

    private void send(String imported) throws IOException, InterruptedException {
        client.send(request("connector/import", imported), HttpResponse.BodyHandlers.discarding());
    }

    private static String manyEntries(int count) {
        return IntStream.range(0, count)
                .mapToObj("@article{k%d, title = {Title number %<d}}\n"::formatted)
                .collect(Collectors.joining());
    }

    private interface Attack {
        void run() throws Exception;
    }

    private static void assertShortAfter(String what, Attack attack) throws Exception {
        TestWindow.run(() -> {});
        TestWindow.TASKS.take();
        attack.run();
        TestWindow.run(() -> {});
        Optional<UiTasks.Task> longest = TestWindow.TASKS.take().stream().findFirst();
        double millis = longest.map(UiTasks.Task::millis).orElse(0.0);
        System.out.printf("hostile requests: %.1f ms at most after %s%n", millis, what);
        assertTrue(millis < LIMIT, longest::toString);
    }
}
