package octavo.files.words;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.SearchIndex;
import octavo.storage.CachedTexts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/// Reads the words of 1,000 PDFs, copies of those in a folder, for the first time and from the
/// cache, and asks for some: `PaperWordsBenchmark ../shared/sources/pdf`.
final class PaperWordsBenchmark {
    private static final int COUNT = 1000;
    private static final int ROUNDS = 200;

    private PaperWordsBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("papers");
        Library library =
                Library.of(
                        BibParser.parse(PaperCopies.library(Path.of(arguments[0]), folder, COUNT)));
        var cache = new CachedTexts(folder.resolve("cache"), 1_000_000_000);
        var papers = LinkedPapers.of(library, List.of(folder));
        PaperWords words = PaperWords.readPapers(papers, cache, _ -> {});
        for (String round : List.of("read", "cached")) {
            long start = System.nanoTime();
            if (round.equals("read")) {
                var none = new CachedTexts(folder.resolve("none"), 1_000_000_000);
                words = PaperWords.readPapers(papers, none, _ -> {});
            } else {
                words = PaperWords.readPapers(papers, cache, _ -> {});
            }
            System.out.printf(
                    "%s: %d PDFs, %d without words: %.1f s%n",
                    round,
                    words.paperCount(),
                    words.unreadCount(),
                    (System.nanoTime() - start) / 1e9);
        }
        SearchIndex index = SearchIndex.of(library);
        for (String text : List.of("file:\"vector clocks\"", "file:of", "file:\"the net\"")) {
            Query query = QueryParser.parse(text, Set.of()).value();
            long[] times = new long[ROUNDS];
            int found = 0;
            for (int i = 0; i < ROUNDS; i++) {
                long start = System.nanoTime();
                found = index.matchingSlots(words.resolveQuery(query)).cardinality();
                times[i] = System.nanoTime() - start;
            }
            Arrays.sort(times);
            System.out.printf("%s: %d, %.2f ms%n", text, found, times[ROUNDS / 2] / 1e6);
        }
    }
}
