package octavo.bib;

import org.jbibtex.BibTeXParser;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// How fast a library is read, beside jbibtex in the same run: every field with its offsets, on one
/// core. Run it with the path of a big file, such as `generate.py 100000` makes; docs/benchmarks.md
/// has the command.
final class ReadBenchmark {
    private static final int WARM_UP = 8;
    private static final int RUNS = 9;

    private ReadBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        byte[] file = Files.readAllBytes(Path.of(arguments[0]));
        double ours = seconds(() -> BibParser.parse(file).items().size());
        System.out.printf("octavo   %7.3f s  %6.0f MB/s%n", ours, file.length / ours / 1e6);
        String text = new String(file, StandardCharsets.UTF_8);
        double jbibtex = seconds(() -> readByJbibtex(text));
        System.out.printf("jbibtex  %7.3f s  %6.0f MB/s%n", jbibtex, file.length / jbibtex / 1e6);
        System.out.printf("octavo is %.1f times as fast as jbibtex%n", jbibtex / ours);
    }

    private static int readByJbibtex(String text) throws Exception {
        BibTeXParser parser =
                new BibTeXParser() {
                    @Override
                    public void checkStringResolution(
                            org.jbibtex.Key key, org.jbibtex.BibTeXString string) {
                        // The generated file uses the months, which jbibtex does not know.
                    }
                };
        return parser.parse(new StringReader(text)).getEntries().size();
    }

    /// The median time of one run in a warm machine.
    private static double seconds(Callable<Integer> work) throws Exception {
        double[] times = new double[RUNS];
        for (int i = -WARM_UP; i < RUNS; i++) {
            long start = System.nanoTime();
            if (work.call() == 0) {
                throw new IOException("nothing was read");
            }
            times[Math.max(i, 0)] = (System.nanoTime() - start) / 1e9;
        }
        java.util.Arrays.sort(times);
        return times[RUNS / 2];
    }
}
