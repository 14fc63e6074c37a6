package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.Sample;
import octavo.bib.BibField;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;

/// Real files, `-Doctavo.corpus=DIR`, damaged ones too, and random words from them. Of every so
/// many files one is searched, `-Doctavo.search.every=1` has all of them searched.
class SearchCorpusTest {
    private static final int EVERY = Integer.getInteger("octavo.search.every", 5);
    private static final int QUERIES = 60;

    @Test
    @Tag(Sample.TAG)
    void aGlanceAtTheEntriesOfRealFilesAnswersAsTheIndexDoes() throws IOException {
        Random random = new Random(1);
        List<String> faults = new ArrayList<>();
        int asked = 0;
        for (Path path : Sample.of(files())) {
            Library library = Library.of(BibParser.parse(Files.readAllBytes(path)));
            SearchIndex index = SearchIndex.of(library);
            PartialIndex growing = PartialIndex.of(library);
            List<String> words = words(library, random);
            List<String> fields = index.fieldNames().stream().sorted().toList();
            for (int i = 0; i < QUERIES && !words.isEmpty(); i++) {
                String query = query(random, words, fields);
                Query parsed = QueryParser.parse(query, index.fieldNames()).value();
                asked++;
                if (!index.matchingSlots(parsed).equals(growing.matchingSlots(parsed))) {
                    faults.add(path.getFileName() + ": " + query);
                }
            }
        }
        System.out.printf("%d queries of real files, %d not as the index%n", asked, faults.size());
        assertEquals(List.of(), faults);
    }

    private static List<Path> files() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.filter(it -> it.toString().endsWith(".bib")).sorted().toList();
            return all.stream().filter(it -> all.indexOf(it) % EVERY == 0).toList();
        }
    }

    private static List<String> words(Library library, Random random) {
        List<Work> works = Work.allOf(library).toList();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < QUERIES && !works.isEmpty(); i++) {
            Work work = any(random, works);
            List<BibField> fields = work.entry().fields();
            if (!fields.isEmpty()) {
                String field = any(random, fields).name().toLowerCase(Locale.ROOT);
                SearchWords.of(work.plainText(field)).forEach(words::addAll);
            }
        }
        return words;
    }

    private static <T> T any(Random random, List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private static String query(Random random, List<String> words, List<String> fields) {
        String word = any(random, words);
        String begun = word.substring(0, 1 + random.nextInt(word.length()));
        return switch (random.nextInt(8)) {
            case 0 -> begun;
            case 1 -> "\"" + word + "\"";
            case 2 -> "\"" + word + " " + any(random, words) + "\"";
            case 3 -> any(random, fields) + ":" + begun;
            case 4 -> "author:" + begun;
            case 5 -> "title:" + begun + " " + any(random, words);
            case 6 -> "-" + word + " or venue:" + any(random, words);
            default -> "key:" + begun;
        };
    }
}
