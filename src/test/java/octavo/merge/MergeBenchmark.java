package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What it takes to merge a big library of which both sides changed every hundredth entry, renamed
/// and removed some, and sorted it on one side; against reading the three files, and against git's
/// merge of lines. Run it with the path of a big file.
final class MergeBenchmark {
    private static final int RUNS = 5;

    private MergeBenchmark() {}

    private interface Work {
        /// @return what came of it, so that it is not left out
        long run() throws IOException, InterruptedException;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path path = Path.of(arguments[0]);
        BibFile base = BibParser.parse(Files.readAllBytes(path));
        BibFile ours = BibParser.parse(changed(base, 0).bytes());
        BibFile theirs = BibParser.parse(changed(base, 50).bytes());
        BibFile turned = BibParser.parse(base.withItems(ours.items().reversed()).bytes());
        List<byte[]> files = List.of(base.bytes(), ours.bytes(), theirs.bytes());
        double reading =
                measure(
                        "reading the three files",
                        () ->
                                files.stream()
                                        .mapToLong(it -> BibParser.parse(it).items().size())
                                        .sum());
        double git = measure("git merge-file, lines", git(path, ours, theirs));
        double merging =
                measure(
                        "both change every 100th entry",
                        () -> Merge.of(base, ours, theirs).mergedFile().items().size());
        double turning =
                measure(
                        "and one turns the order round",
                        () -> Merge.of(base, turned, theirs).mergedFile().items().size());
        System.out.printf(
                "merging takes %.1f times the reading and %.1f times git; turned round %.1f and"
                        + " %.1f%n",
                merging / reading, merging / git, turning / reading, turning / git);
    }

    /// The fastest of some runs, in seconds.
    private static double measure(String what, Work work) throws IOException, InterruptedException {
        double[] seconds = new double[RUNS];
        long made = 0;
        for (int i = 0; i < RUNS; i++) {
            long start = System.nanoTime();
            made = work.run();
            seconds[i] = (System.nanoTime() - start) / 1e9;
        }
        Arrays.sort(seconds);
        System.out.printf(
                "%s: %.2f s (slowest %.2f s), %d made%n",
                what, seconds[0], seconds[RUNS - 1], made);
        return seconds[0];
    }

    private static Work git(Path base, BibFile ours, BibFile theirs) throws IOException {
        Path folder = Files.createTempDirectory("merge");
        Path here = Files.write(folder.resolve("ours"), ours.bytes());
        Path there = Files.write(folder.resolve("theirs"), theirs.bytes());
        return () ->
                new ProcessBuilder(
                                "git",
                                "merge-file",
                                "-p",
                                here.toString(),
                                base.toString(),
                                there.toString())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor();
    }

    private static BibFile changed(BibFile file, int offset) {
        List<BibItem> items = new ArrayList<>(file.items());
        int entries = 0;
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof BibEntry entry && entries++ % 100 == offset) {
                items.set(i, changed(entry, entries));
            }
        }
        return file.withItems(items);
    }

    private static BibEntry changed(BibEntry entry, int number) {
        BibEntry renamed = number % 3 == 0 ? entry.withKey("k" + number).orElse(entry) : entry;
        return BibValue.braced("changed " + number)
                .flatMap(value -> renamed.withValue("note", value))
                .orElse(renamed);
    }
}
