package octavo.cli.commands;

import octavo.cv.configuration.CvFormat;
import octavo.cv.list.CvDocument;
import octavo.cv.output.CvWriters;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Gatherers;

/// How long ten profiles of 2,000 publications take in all formats, half of them by templates and
/// half in CSL styles: opening the library, making the lists, and writing each in every format, or
/// in those named. `CvExportBenchmark` writes them to the disk. With `isSideBySide`, side by side
/// as `octavo cv --all` does it; without, one by one, and it prints the time of the processor in
/// the one thread for each part. Both print the clock, and the time of all processors with what the
/// virtual machine needs for itself.
public final class CvBenchmark {
    private static final int ENTRIES = 2000;
    private static final double SECOND = 1e9;
    private static final List<String> FORMS =
            List.of(
                    "\"template\": \"homepage\"",
                    "\"template\": \"title-first\"",
                    "\"template\": \"one-line\"",
                    "\"template\": \"two-line\"",
                    "\"template\": \"names-title-venue\"",
                    "\"csl\": \"ieee\"",
                    "\"csl\": \"apa\"",
                    "\"csl\": \"nature\"",
                    "\"csl\": \"chicago-author-date\"",
                    "\"csl\": \"modern-language-association\"");

    private CvBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        boolean isSideBySide = List.of(arguments).contains("beside");
        List<CvFormat> formats =
                Arrays.stream(CvFormat.values())
                        .filter(format ->
                                arguments.length == (isSideBySide ? 1 : 0)
                                        || List.of(arguments).contains(format.toString()))
                        .toList();
        Path folder = Files.createTempDirectory("octavo-cv");
        Path library = Files.writeString(folder.resolve("papers.bib"), library());
        Files.writeString(folder.resolve("papers.octavo.json"), profiles());
        long clock = System.nanoTime();
        long bytes = isSideBySide ? sideBySide(library, formats) : oneByOne(library, formats);
        System.out.printf(
                Locale.ROOT,
                "%d profiles, %d formats, %d MB%n%-28s %7.2f s%n%-28s %7.2f s%n",
                FORMS.size(),
                formats.size(),
                bytes >> 20,
                "by the clock",
                (System.nanoTime() - clock) / SECOND,
                "processors, with compiler",
                ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis() / 1e3);
    }

    /// As `octavo cv --all` makes its outputs.
    private static long sideBySide(Path library, List<CvFormat> formats) {
        CvLists lists = CvLists.of(library, List.of(), "", new PrintWriter(new StringWriter()));
        lists.checkQueries(lists.profileNames());
        return lists.profileNames().stream()
                .flatMap(name -> formats.stream().map(format -> Map.entry(name, format)))
                .gather(
                        Gatherers.mapConcurrent(
                                CvCommand.MOST_AT_ONCE,
                                each ->
                                        size(
                                                each.getValue(),
                                                lists.listOf(each.getKey()),
                                                lists.writers())))
                .mapToLong(size -> size)
                .sum();
    }

    /// With the time of the thread's processor for each part.
    private static long oneByOne(Path library, List<CvFormat> formats) {
        Map<String, Double> parts = new TreeMap<>();
        long start = processor();
        CvLists lists = CvLists.of(library, List.of(), "", new PrintWriter(new StringWriter()));
        add(parts, "(opened)", start);
        long bytes = 0;
        for (String name : lists.profileNames()) {
            long before = processor();
            CvDocument list = lists.listOf(name);
            add(parts, "(list) " + name, before);
            for (CvFormat format : formats) {
                long then = processor();
                bytes += size(format, list, lists.writers());
                add(parts, format.toString(), then);
            }
        }
        add(parts, "= all of these", start);
        parts.forEach(
                (what, time) -> System.out.printf(Locale.ROOT, "%-28s %7.2f s%n", what, time));
        return bytes;
    }

    private static long size(CvFormat format, CvDocument list, CvWriters writers) {
        return writers.writeList(format, list, "out").contentsByPath().values().stream()
                .mapToLong(each -> each.length)
                .sum();
    }

    /// The time of the processor: that of the clock says little on a machine that others use too.
    private static long processor() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void add(Map<String, Double> parts, String what, long start) {
        parts.merge(what, (processor() - start) / SECOND, Double::sum);
    }

    public static String library() {
        StringBuilder bib = new StringBuilder();
        for (int i = 0; i < ENTRIES; i++) {
            boolean journal = i % 3 == 0;
            bib.append(journal ? "@article{" : "@inproceedings{").append("key").append(i);
            bib.append(",\n  author = {Wagenländer, Marcel");
            for (int j = 0; j < 2 + i % 9; j++) {
                bib.append(" and Family").append((i * 7 + j) % 900).append(", Given J.");
            }
            bib.append("},\n  author+an = {1=equal; 2=equal},\n  title = {{System").append(i);
            bib.append("}: Fast and Scalable Training of {ML} Models, part ").append(i);
            bib.append(" of \\\"uber \\emph{many}},\n  ");
            bib.append(journal ? "journal = {Journal " : "booktitle = {Proceedings of ");
            bib.append(i % 40).append("},\n  year = {").append(1985 + i % 40);
            bib.append("}, month = nov, volume = {3}, pages = {1--20},\n  doi = {10.1145/");
            bib.append(i).append("},\n  keywords = {systems}\n}\n\n");
        }
        return bib.toString();
    }

    private static String profiles() {
        return profiles(_ -> "[]");
    }

    /// @param outputs those of a profile, as JSON
    public static String profiles(UnaryOperator<String> outputs) {
        StringBuilder json = new StringBuilder("{\"profiles\": {");
        for (int i = 0; i < FORMS.size(); i++) {
            json.append(i == 0 ? "" : ",\n").append("\"p").append(i).append("\": {\"entry\": {");
            json.append(FORMS.get(i)).append("}, \"self\": {\"names\": \"Wagenländer, Marcel\",");
            json.append("\"emphasis\": \"bold\"}, \"sections\": [{\"where\": \"type:journal\",");
            json.append("\"number\": \"-[1]\"}, {\"where\": \"type:conference\",");
            json.append("\"group\": \"year\"}], \"outputs\": ");
            json.append(outputs.apply("p" + i)).append('}');
        }
        return json.append("}}").toString();
    }
}
