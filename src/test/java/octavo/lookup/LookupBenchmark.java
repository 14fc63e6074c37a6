package octavo.lookup;

import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;
import octavo.net.WebClient;
import octavo.net.WebOptions;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How long one identifier takes beyond the round trip to its service, from the text to the work,
/// and how many requests and how long 200 DOIs take. The budgets are 50 ms and five requests.
final class LookupBenchmark {
    private static final Duration ROUND_TRIP = Duration.ofMillis(200);
    private static final int TIMES = 20;
    private static final Pattern DOI = Pattern.compile("10\\.1000/\\d+");

    private LookupBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        try (var web = new StubServer()) {
            web.on("api.crossref.org/works", LookupBenchmark::answer);
            var client = new WebClient(() -> WebOptions.anonymous(web.hosts()), Optional.empty());
            System.out.printf("first of a process: %.1f ms%n", beyond(client, 0));
            List<Double> warm = new ArrayList<>();
            for (int i = 1; i <= TIMES; i++) {
                Thread.sleep(300); // Crossref’s pace is no part of what is measured
                warm.add(beyond(client, i));
            }
            warm.sort(null);
            System.out.printf(
                    "one identifier, beyond the round trip: median %.1f ms, slowest %.1f ms%n",
                    warm.get(TIMES / 2), warm.getLast());
            Thread.sleep(2000);
            int before = web.asked().size();
            String list =
                    IntStream.range(0, 200)
                            .mapToObj(i -> "10.1000/" + i)
                            .collect(Collectors.joining("\n"));
            long start = System.nanoTime();
            int found = find(client, list).foundPapers().size();
            System.out.printf(
                    "200 DOIs: %d found, %d requests, %.1f s%n",
                    found, web.asked().size() - before, (System.nanoTime() - start) / 1e9);
        }
    }

    private static LookupResult find(WebClient client, String text) throws InterruptedException {
        return new PaperLookup(client, _ -> {})
                .findPapers(IdentifierScanner.findPapersOrTitle(text));
    }

    private static double beyond(WebClient client, int number) throws InterruptedException {
        long start = System.nanoTime();
        if (find(client, "https://doi.org/10.1000/" + number).foundPapers().size() != 1) {
            throw new IllegalStateException("not found: " + number);
        }
        return (System.nanoTime() - start - ROUND_TRIP.toNanos()) / 1e6;
    }

    private static Optional<StubAnswer> answer(Asked asked) {
        String address = URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
        String works =
                DOI.matcher(address)
                        .results()
                        .map(it -> work(it.group()))
                        .collect(Collectors.joining(","));
        return Optional.of(
                StubAnswer.ofJson("{\"message\": {\"items\": [" + works + "]}}").after(ROUND_TRIP));
    }

    private static String work(String doi) {
        return """
        {"DOI": "%s", "prefix": "10.1000", "type": "journal-article", "title": ["A title of %s"],
         "author": [{"family": "Bo", "given": "Anna"}], "container-title": ["J"],
         "abstract": "<jats:p>%s</jats:p>", "issued": {"date-parts": [[2019]]}}\
        """
                .formatted(doi, doi, "words ".repeat(200));
    }
}
