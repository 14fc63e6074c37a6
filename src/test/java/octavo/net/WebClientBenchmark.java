package octavo.net;

import com.sun.management.OperatingSystemMXBean;

import octavo.storage.CacheStore;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// How long one look-up takes beyond the round trip to its service: the first of a process, further
/// ones, and those that the cache has. The budget is 50 ms.
final class WebClientBenchmark {
    private static final Duration ROUND_TRIP = Duration.ofMillis(200);
    private static final int TIMES = 20;

    private WebClientBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("octavo-answers");
        try (var web = new StubServer()) {
            web.on(
                    "",
                    StubAnswer.ofJson("{\"title\": \"" + "x".repeat(20_000) + "\"}")
                            .after(ROUND_TRIP));
            var cache = new AnswerCache(new CacheStore(folder, 1 << 24));
            var client = new WebClient(() -> WebOptions.anonymous(web.hosts()), Optional.of(cache));
            System.out.println("first of a process: " + beyond(client, 0, ROUND_TRIP));
            List<Taken> warm = new ArrayList<>();
            for (int i = 1; i <= TIMES; i++) {
                warm.add(beyond(client, i, ROUND_TRIP));
            }
            warm.sort(Comparator.comparingDouble(Taken::wall));
            System.out.println("median of " + TIMES + ":       " + warm.get(TIMES / 2));
            System.out.println("slowest of them:    " + warm.getLast());
            System.out.println("from the cache:     " + beyond(client, 1, Duration.ZERO));
            cache.removeAll();
        }
    }

    /// What a look-up takes, in milliseconds: by the clock beside the round trip, and of the
    /// processor, the server of this process included.
    private record Taken(double wall, double processor) {
        @Override
        public String toString() {
            return "%.1f ms beyond the round trip, %.1f ms of processor time"
                    .formatted(wall, processor);
        }
    }

    private static Taken beyond(WebClient client, int work, Duration wait)
            throws InterruptedException {
        URI address = URI.create("https://host-" + work + ".example/works/" + work);
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long start = System.nanoTime();
        long processor = system.getProcessCpuTime();
        WebAnswer answer = client.fetchAnswer(WebRequest.ofRecord(address, "application/json"));
        if (answer instanceof WebFailure failure) {
            throw new IllegalStateException(failure.sentence().toString());
        }
        return new Taken(
                (System.nanoTime() - start - wait.toNanos()) / 1e6,
                (system.getProcessCpuTime() - processor) / 1e6);
    }
}
