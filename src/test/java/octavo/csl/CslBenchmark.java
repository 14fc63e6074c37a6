package octavo.csl;

import octavo.bib.SharedData;
import octavo.exporter.csl.CslJsonItems;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/// How long a bibliography of 1,000 and of 10,000 items takes, and one reference in a warm style:
/// the time of the processor, since machines are shared.
public final class CslBenchmark {
    private static final int ROUNDS = 5;

    private CslBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        var file = SharedData.path("octavo.csl.oracle", "csl/oracle").resolve("dev-rich.json");
        List<CslItem> base = CslJsonItems.of(JsonMapper.shared().readTree(Files.readString(file)));
        for (String name : List.of("ieee", "apa", "chicago-author-date")) {
            Style style = BundledStyles.read(name).orElseThrow().style().value().orElseThrow();
            CslLocale locale = CslLocale.of(style, "");
            for (int count : new int[] {1, 1_000, 10_000}) {
                List<CslItem> items = items(base, count);
                double best = Double.MAX_VALUE;
                for (int round = 0; round < (count == 1 ? 2_000 : ROUNDS); round++) {
                    best =
                            Math.min(
                                    best,
                                    time(() -> new Processor(style, locale, items).bibliography()));
                }
                System.out.printf("%s: %d items in %.2f ms%n", name, count, best);
            }
        }
    }

    private static double time(Supplier<Bibliography> work) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        Bibliography made = work.get();
        long end = threads.getCurrentThreadCpuTime();
        if (made.entries().isEmpty()) {
            throw new IllegalStateException("nothing was formatted");
        }
        return (end - start) / 1e6;
    }

    /// Items like those there are, by some hundreds of first authors, in years of their own.
    private static List<CslItem> items(List<CslItem> base, int count) {
        Random random = new Random(1);
        List<CslItem> items = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            CslItem item = base.get(i % base.size());
            Map<String, List<CslName>> names = new HashMap<>(item.names());
            List<CslName> authors = new ArrayList<>(names.getOrDefault("author", List.of()));
            authors.addFirst(CslName.of("Doe" + (char) ('a' + random.nextInt(26)), "Jane"));
            names.put("author", authors);
            Map<String, CslDate> dates = new HashMap<>(item.dates());
            dates.put("issued", CslDate.of(1970 + random.nextInt(55), 1 + random.nextInt(12), 0));
            items.add(new CslItem("i" + i, item.type(), item.texts(), names, dates));
        }
        return items;
    }
}
