package octavo.latex;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;

import org.jbibtex.LaTeXParser;
import org.jbibtex.LaTeXPrinter;
import org.jbibtex.ParseException;
import org.jbibtex.TokenMgrException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/// How fast LaTeX is turned into Unicode, beside jbibtex's parser of LaTeX in the same run. Run it
/// with the path of a big file, such as `generate.py 20000` makes; docs/benchmarks.md has the
/// command.
final class LatexBenchmark {
    private static final int WARM_UP = 5;
    private static final int RUNS = 7;
    private static final List<String> FIELDS = List.of("title", "author", "journal", "booktitle");

    private LatexBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        List<String> all =
                BibParser.parse(Files.readAllBytes(Path.of(arguments[0]))).items().stream()
                        .filter(BibEntry.class::isInstance)
                        .map(BibEntry.class::cast)
                        .flatMap(entry -> FIELDS.stream().flatMap(it -> entry.value(it).stream()))
                        .map(value -> value.expandedText(_ -> Optional.empty()))
                        .toList();
        List<String> marked = all.stream().filter(text -> text.indexOf('\\') >= 0).toList();
        compare("all texts", all);
        compare("texts with commands", marked);
    }

    private static void compare(String name, List<String> texts) {
        double size = texts.stream().mapToLong(String::length).sum() / 1e6;
        double ours = seconds(texts, text -> LaTeX.toUnicode(text).length());
        double others = seconds(texts, LatexBenchmark::byJbibtex);
        System.out.printf("%s: %d, %.1f million characters%n", name, texts.size(), size);
        System.out.printf("  octavo   %7.3f s  %6.1f million characters/s%n", ours, size / ours);
        System.out.printf(
                "  jbibtex  %7.3f s  %6.1f million characters/s%n", others, size / others);
        System.out.printf("  octavo is %.1f times as fast as jbibtex%n", others / ours);
    }

    /// What jbibtex cannot read counts as read.
    private static int byJbibtex(String text) {
        try {
            return new LaTeXPrinter().print(new LaTeXParser().parse(text)).length();
        } catch (ParseException | TokenMgrException _) {
            return 1;
        }
    }

    /// The median time for all texts in a warm machine.
    private static double seconds(List<String> texts, ToIntFunction<String> work) {
        double[] times = new double[RUNS];
        for (int i = -WARM_UP; i < RUNS; i++) {
            long start = System.nanoTime();
            if (texts.stream().mapToInt(work).sum() == 0) {
                throw new IllegalStateException("nothing was read");
            }
            times[Math.max(i, 0)] = (System.nanoTime() - start) / 1e9;
        }
        Arrays.sort(times);
        return times[RUNS / 2];
    }
}
