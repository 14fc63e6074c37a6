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

/// Times citeproc-java, the best mean of ten bibliographies in a row: Peer ITEMS.json STYLE…
class Peer {
    private static final int ROUNDS = Integer.getInteger("rounds", 5);

    /// As in `CslBenchmark`.
    private static final int IN_A_ROW = 10;

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
            for (int round = 0; round < ROUNDS; round++) {
                long start = processorTime();
                for (int k = 0; k < IN_A_ROW; k++) {
                    length = bibliography(items, arguments[i]).length();
                }
                best = Math.min(best, (processorTime() - start) / 1e9 / IN_A_ROW);
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
