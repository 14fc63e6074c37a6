package octavo.venues;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.venuenames.VenueRegister;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// Processor time for sorting the venues of libraries whose size doubles up to 64,000 entries, all
/// named in the same words. The budget is 2.6 times per doubling.
final class VenueScaleBenchmark {
    private static final int SMALLEST = 2_000;
    private static final int LARGEST = 64_000;

    /// `%1$d` is the number of the entry.
    static final Map<String, String> SHAPES =
            Map.of(
                    "number at two places",
                    "Proceedings of the %1$dth Conference on Topic%1$d Systems %1$d",
                    "number at the end",
                    "Conference on Topic Systems%1$d",
                    "number in each word",
                    "Journal%1$d of Ferns%1$d",
                    "short and long",
                    "J. Fern%1$d Sci.",
                    "acronym of all",
                    "Conference on Topic%1$d (TOP)");

    private VenueScaleBenchmark() {}

    public static void main(String[] arguments) {
        VenueRegister register = VenueRegister.builtIn();
        SHAPES.values().forEach(shape -> measured(shape, SMALLEST, register));
        SHAPES.forEach((name, shape) -> {
            double first = 0;
            double last = 0;
            for (int size = SMALLEST; size <= LARGEST; size *= 2) {
                double taken = leastOfFive(shape, size, register);
                System.out.printf(
                        "%-22s %6d entries: %6.2f s%s%n",
                        name, size, taken, last > 0 ? " (%.2f times)".formatted(taken / last) : "");
                first = size == SMALLEST ? taken : first;
                last = taken;
            }
            int doublings = Integer.numberOfTrailingZeros(LARGEST / SMALLEST);
            System.out.printf(
                    "%-22s %.2f times per doubling%n",
                    name, Math.pow(last / first, 1.0 / doublings));
        });
    }

    /// A library of which each entry is at a venue of its own.
    static Library library(String shape, int size) {
        String text =
                IntStream.range(0, size)
                        .mapToObj(i ->
                                "@inproceedings{k%d, title = {T}, booktitle = {%s}}\n"
                                        .formatted(i, shape.formatted(i)))
                        .collect(Collectors.joining());
        return Library.of(BibParser.parse(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static double leastOfFive(String shape, int size, VenueRegister register) {
        return DoubleStream.generate(() -> measured(shape, size, register))
                .limit(5)
                .min()
                .orElseThrow();
    }

    private static double measured(String shape, int size, VenueRegister register) {
        Library library = library(shape, size);
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        VenueIndex.clusterOfSlot(library, register, VenueDecisions.NONE).clusters();
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e9;
    }
}
