import de.undercouch.citeproc.CSL;
import de.undercouch.citeproc.ListItemDataProvider;
import de.undercouch.citeproc.csl.CSLItemData;
import de.undercouch.citeproc.helper.json.JsonLexer;
import de.undercouch.citeproc.helper.json.JsonParser;

import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// Times citeproc-java, as `CslBenchmark` times Octavo: Peer ITEMS.json STYLE…
class Peer {
    private static final int SECONDS = Integer.getInteger("seconds", 60);

    private static long processorTime() {
        return ((com.sun.management.OperatingSystemMXBean)
                        ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws Exception {
        String json = Files.readString(Path.of(arguments[0]));
        CSLItemData[] items =
                new JsonParser(new JsonLexer(new StringReader(json)))
                        .parseArray().stream()
                                .map(item -> CSLItemData.fromJson((Map<String, Object>) item))
                                .toArray(CSLItemData[]::new);
        for (int i = 1; i < arguments.length; i++) {
            double best = Double.MAX_VALUE;
            int length = 0;
            for (double spent = 0; spent < SECONDS; ) {
                long start = processorTime();
                int count = 0;
                double seconds;
                do {
                    length = bibliography(items, arguments[i]).length();
                    count++;
                    seconds = (processorTime() - start) / 1e9;
                } while (seconds < 1);
                spent += seconds;
                best = Math.min(best, seconds / count);
            }
            System.out.printf(
                    "citeproc-java\t%s\t%d\t%.3f s\t(%d letters)%n",
                    arguments[i], items.length, best, length);
        }
    }

    private static String bibliography(CSLItemData[] items, String style) throws Exception {
        CSL engine = new CSL(new ListItemDataProvider(items), style);
        engine.setOutputFormat("html");
        String[] ids = new String[items.length];
        for (int k = 0; k < ids.length; k++) {
            ids[k] = items[k].getId();
        }
        engine.registerCitationItems(ids);
        return engine.makeBibliography().makeString();
    }
}
