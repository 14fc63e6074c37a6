package octavo.csl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// What `.ci/styles` runs: compares styles with what the reference engine printed just now, prints
/// how much is equal and the first difference of each style, and fails where less is equal than
/// was. A style that differs as often as `argued-styles.tsv` says counts as equal.
///
/// Arguments: the least shares, in per cent, of references, places and citations that are equal and
/// of styles without a difference; the recorded differences; then pairs of a file of items and one
/// of what they become.
final class CslStylesBenchmark {
    private static final List<String> SHARES =
            List.of("references", "places", "citations", "styles without a difference");

    private CslStylesBenchmark() {}

    public static void main(String[] args) throws IOException {
        Set<String> recordedLines = Set.copyOf(Files.readAllLines(Path.of(args[SHARES.size()])));
        boolean fails = false;
        for (int i = SHARES.size() + 1; i + 1 < args.length; i += 2) {
            String items = Path.of(args[i]).getFileName().toString();
            List<Oracle.Comparison> made = new ArrayList<>();
            for (var comparison : new Oracle(Path.of(args[i]), Path.of(args[i + 1])).compare()) {
                made.add(
                        isRecorded(comparison, items, recordedLines)
                                ? comparison.asEqual()
                                : comparison);
            }
            List<Oracle.Tally> tallies = tallies(made);
            for (int k = 0; k < tallies.size(); k++) {
                Oracle.Tally oracleTally = tallies.get(k);
                double share = 100.0 * oracleTally.equal() / Math.max(1, oracleTally.all());
                boolean less = oracleTally.all() == 0 || share < Double.parseDouble(args[k]);
                fails |= less;
                System.out.printf(
                        Locale.ROOT,
                        "%s: %s %d of %d, %.2f %%%s%n",
                        items,
                        SHARES.get(k),
                        oracleTally.equal(),
                        oracleTally.all(),
                        share,
                        less ? ", less than " + args[k] + " %" : "");
            }
            made.stream()
                    .filter(comparison -> !comparison.differences().isEmpty())
                    .forEach(CslStylesBenchmark::printFirstDifference);
        }
        if (fails || args.length < SHARES.size() + 3) {
            System.exit(1);
        }
    }

    /// Whether a style differs exactly as often as a line says: items, style and number.
    private static boolean isRecorded(
            Oracle.Comparison comparison, String items, Set<String> recordedLines) {
        return recordedLines.contains(
                items + "\t" + comparison.style() + "\t" + comparison.differences().size());
    }

    private static void printFirstDifference(Oracle.Comparison comparison) {
        List<String> differences = comparison.differences();
        System.out.printf(
                Locale.ROOT,
                "%s: %d differences, the first: %s%n",
                comparison.style(),
                differences.size(),
                differences.getFirst());
    }

    private static List<Oracle.Tally> tallies(List<Oracle.Comparison> made) {
        List<Oracle.Tally> tallies = new ArrayList<>();
        tallies.add(sum(made.stream().map(Oracle.Comparison::references).toList()));
        tallies.add(sum(made.stream().map(Oracle.Comparison::places).toList()));
        tallies.add(sum(made.stream().map(Oracle.Comparison::citations).toList()));
        int same = (int) made.stream().filter(c -> c.differences().isEmpty()).count();
        tallies.add(new Oracle.Tally(same, made.size()));
        return tallies;
    }

    private static Oracle.Tally sum(List<Oracle.Tally> tallies) {
        return new Oracle.Tally(
                tallies.stream().mapToInt(Oracle.Tally::equal).sum(),
                tallies.stream().mapToInt(Oracle.Tally::all).sum());
    }
}
