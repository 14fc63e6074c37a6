package octavo.csl;

import octavo.bib.SharedData;
import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Style;
import octavo.formats.csljson.CslJsonItems;
import octavo.richtext.HtmlWriter;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/// How long a bibliography of 1,000 and of 10,000 items takes, and one reference in a warm style:
/// the time of the processor, since machines are shared.
public final class CslBenchmark {
    private static final int ROUNDS = Integer.getInteger("rounds", 5);

    /// So long does each engine format, to get warm, in seconds of the processor.
    private static final int SECONDS = Integer.getInteger("seconds", 60);

    private CslBenchmark() {}

    /// Without arguments: all; `--write COUNT FILE` writes items for others to format, and `--time
    /// FILE STYLE…` formats such items in each style, as others do: the mean of the bibliographies
    /// of a second, of the best such second in so many; `--rich COUNT` compares the oracle's rich
    /// items with its plain ones.
    public static void main(String[] arguments) throws IOException {
        switch (arguments.length == 0 ? "" : arguments[0]) {
            case "--write" ->
                    Files.writeString(Path.of(arguments[2]), json(Integer.parseInt(arguments[1])));
            case "--time" -> {
                for (int i = 2; i < arguments.length; i++) {
                    best(Path.of(arguments[1]), arguments[i]);
                }
            }
            case "--rich" -> compare(Integer.parseInt(arguments[1]));
            default -> all();
        }
    }

    /// The two in turns, so that a busy machine slows both alike.
    private static void compare(int count) throws IOException {
        for (String name : List.of("ieee", "apa", "chicago-author-date")) {
            Style style = BundledStyles.readStyle(name).orElseThrow().style().value().orElseThrow();
            CslLocale locale = CslLocale.of(style, "");
            List<CslItem> plain = items(oracle("dev-plain.json"), count);
            List<CslItem> rich = items(oracle("dev-rich.json"), count);
            double bestPlain = Double.MAX_VALUE;
            double bestRich = Double.MAX_VALUE;
            for (int round = 0; round < 3 * ROUNDS; round++) {
                bestPlain = Math.min(bestPlain, time(bibliography(style, locale, plain)));
                bestRich = Math.min(bestRich, time(bibliography(style, locale, rich)));
            }
            System.out.printf(
                    "%s: %d items, plain in %.0f ms, rich in %.0f ms: %.2f x%n",
                    name, count, bestPlain, bestRich, bestRich / bestPlain);
        }
    }

    private static Supplier<Bibliography> bibliography(
            Style style, CslLocale locale, List<CslItem> items) {
        return () -> new CitationProcessor(style, locale, items).bibliography();
    }

    private static List<CslItem> oracle(String name) throws IOException {
        var file = SharedData.path("octavo.csl.oracle", "csl/oracle").resolve(name);
        return CslJsonItems.of(JsonMapper.shared().readTree(Files.readString(file)));
    }

    private static void best(Path file, String name) throws IOException {
        List<CslItem> items = CslJsonItems.of(JsonMapper.shared().readTree(Files.readString(file)));
        double best = Double.MAX_VALUE;
        int letters = 0;
        for (double spent = 0; spent < SECONDS; ) {
            long start = processorTime();
            int count = 0;
            double seconds;
            do {
                letters = letters(name, items);
                count++;
                seconds = (processorTime() - start) / 1e9;
            } while (seconds < 1);
            spent += seconds;
            best = Math.min(best, seconds / count);
        }
        System.out.printf(
                "octavo\t%s\t%d\t%.3f s\t(%d letters)%n", name, items.size(), best, letters);
    }

    private static int letters(String name, List<CslItem> items) throws IOException {
        Style style = BundledStyles.readStyle(name).orElseThrow().style().value().orElseThrow();
        StringBuilder html = new StringBuilder();
        new CitationProcessor(style, "", items)
                .references()
                .forEach(reference -> HtmlWriter.appendHtml(reference.runs(), html));
        return html.toString().length();
    }

    /// Of the whole process: what compiles and collects garbage counts too.
    private static long processorTime() {
        return ((com.sun.management.OperatingSystemMXBean)
                        ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    /// The items of the oracle again and again, with first authors and years of their own.
    private static String json(int count) throws IOException {
        var file = SharedData.path("octavo.csl.oracle", "csl/oracle").resolve("dev-rich.json");
        JsonNode base = JsonMapper.shared().readTree(Files.readString(file));
        ArrayNode items = JsonMapper.shared().createArrayNode();
        Random random = new Random(1);
        for (int i = 0; i < count; i++) {
            ObjectNode item = (ObjectNode) base.get(i % base.size()).deepCopy();
            item.put("id", "i" + i);
            ArrayNode authors = item.withArray("author");
            ObjectNode first = authors.insertObject(0);
            first.put("family", "Doe" + Integer.toString(random.nextInt(676) + 36, 36));
            first.put("given", "Jane");
            item.putObject("issued")
                    .putArray("date-parts")
                    .addArray()
                    .add(1970 + random.nextInt(55))
                    .add(1 + random.nextInt(12));
            items.add(item);
        }
        return items.toString();
    }

    private static void all() throws IOException {
        List<CslItem> base = oracle("dev-rich.json");
        for (String name : List.of("ieee", "apa", "chicago-author-date")) {
            Style style = BundledStyles.readStyle(name).orElseThrow().style().value().orElseThrow();
            CslLocale locale = CslLocale.of(style, "");
            for (int count : new int[] {1, 1_000, 10_000}) {
                List<CslItem> items = items(base, count);
                double best = Double.MAX_VALUE;
                for (int round = 0; round < (count == 1 ? 2_000 : 3 * ROUNDS); round++) {
                    best = Math.min(best, time(bibliography(style, locale, items)));
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
