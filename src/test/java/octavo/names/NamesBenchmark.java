package octavo.names;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/// How fast lists of names are taken to pieces, beside the least that anybody could do: splitting
/// them at `and` and at commas by regular expressions, which gets braces and particles wrong. Run
/// it with the path of a big file, such as `generate.py 100000` makes; docs/benchmarks.md has the
/// command.
final class NamesBenchmark {
    private static final int WARM_UP = 8;
    private static final int RUNS = 9;
    private static final Pattern AND = Pattern.compile("\\s+and\\s+");
    private static final Pattern PARTS = Pattern.compile("\\s*,\\s*|[\\s~]+");

    private NamesBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        List<String> lists =
                BibParser.parse(Files.readAllBytes(Path.of(arguments[0]))).items().stream()
                        .filter(BibEntry.class::isInstance)
                        .flatMap(entry -> ((BibEntry) entry).value("author").stream())
                        .map(value -> value.expandedText(_ -> Optional.empty()))
                        .toList();
        int names = lists.stream().mapToInt(NamesBenchmark::byUs).sum();
        double ours = seconds(lists, NamesBenchmark::byUs);
        double shown = seconds(lists, NamesBenchmark::shown);
        double naive = seconds(lists, NamesBenchmark::split);
        System.out.printf("%d names%n", names);
        print("taken to pieces", ours, names, naive);
        print("and in Unicode", shown, names, naive);
        print("naive splitting", naive, names, naive);
    }

    private static void print(String what, double seconds, int names, double naive) {
        System.out.printf(
                "%-16s %7.3f s  %6.2f million names/s  %.1f × the naive time%n",
                what, seconds, names / seconds / 1e6, seconds / naive);
    }

    private static int byUs(String list) {
        return BibNameList.parse(list).value().names().size();
    }

    private static int shown(String list) {
        return BibNameList.parse(list).value().names().stream()
                .mapToInt(name -> name.displayName(NameForm.FAMILY_FIRST).length())
                .sum();
    }

    private static int split(String list) {
        int parts = 0;
        for (String name : AND.split(list, -1)) {
            parts += PARTS.split(name, -1).length;
        }
        return parts;
    }

    /// The median time for all lists in a warm machine.
    private static double seconds(List<String> lists, ToIntFunction<String> work) {
        double[] times = new double[RUNS];
        for (int i = -WARM_UP; i < RUNS; i++) {
            long start = System.nanoTime();
            if (lists.stream().mapToInt(work).sum() == 0) {
                throw new IllegalStateException("nothing was read");
            }
            times[Math.max(i, 0)] = (System.nanoTime() - start) / 1e9;
        }
        Arrays.sort(times);
        return times[RUNS / 2];
    }
}
