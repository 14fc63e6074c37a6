package octavo.paperprojects;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/// Times how long it takes to find what a paper cites: `PaperProjectBenchmark FOLDER`.
final class PaperProjectBenchmark {
    private static final int RUNS = 21;

    private PaperProjectBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        double[] times = new double[RUNS];
        var threads = ManagementFactory.getThreadMXBean();
        double worked = 0;
        int files = 0;
        int keys = 0;
        for (int i = 0; i < RUNS; i++) {
            long before = threads.getCurrentThreadCpuTime();
            long start = System.nanoTime();
            PaperProject paper = PaperProject.of(folder);
            keys = paper.placesByKey().size();
            files = paper.sources().size();
            times[i] = (System.nanoTime() - start) / 1e6;
            if (i == 0) {
                worked = (threads.getCurrentThreadCpuTime() - before) / 1e6;
            }
        }
        double first = times[0];
        Arrays.sort(times);
        System.out.printf(
                Locale.ROOT,
                "%d files, %d keys: first %.0f ms (processor %.0f ms), median %.0f ms, longest %.0f"
                        + " ms%n",
                files,
                keys,
                first,
                worked,
                times[RUNS / 2],
                times[RUNS - 1]);
    }
}
