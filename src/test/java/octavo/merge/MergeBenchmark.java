package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What it takes to merge a big library of which both sides changed every hundredth entry, renamed
/// and removed some, and sorted it on one side. Run it with the path of a big file.
final class MergeBenchmark {
    private static final int RUNS = 5;

    private MergeBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        BibFile base = BibParser.parse(Files.readAllBytes(Path.of(arguments[0])));
        BibFile ours = BibParser.parse(changed(base, 0).bytes());
        BibFile theirs = BibParser.parse(changed(base, 50).bytes());
        BibFile sorted = BibParser.parse(base.with(reversed(ours)).bytes());
        measure("both change every 100th entry", base, ours, theirs);
        measure("and one turns the order round", base, sorted, theirs);
    }

    private static void measure(String what, BibFile base, BibFile ours, BibFile theirs) {
        double[] seconds = new double[RUNS];
        int conflicts = 0;
        for (int i = 0; i < RUNS; i++) {
            long start = System.nanoTime();
            conflicts = Merge.of(base, ours, theirs).conflicts().size();
            seconds[i] = (System.nanoTime() - start) / 1e9;
        }
        Arrays.sort(seconds);
        System.out.printf(
                "%s: %.2f s (first run included, slowest %.2f s), %d conflicts%n",
                what, seconds[RUNS / 2], seconds[RUNS - 1], conflicts);
    }

    private static BibFile changed(BibFile file, int offset) {
        List<BibItem> items = new ArrayList<>(file.items());
        int entries = 0;
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof BibEntry entry && entries++ % 100 == offset) {
                items.set(i, changed(entry, entries));
            }
        }
        return file.with(items);
    }

    private static BibEntry changed(BibEntry entry, int number) {
        BibEntry renamed = number % 3 == 0 ? entry.withKey("k" + number).orElse(entry) : entry;
        return BibValue.braced("changed " + number)
                .flatMap(value -> renamed.with("note", value))
                .orElse(renamed);
    }

    private static List<BibItem> reversed(BibFile file) {
        return file.items().reversed();
    }
}
