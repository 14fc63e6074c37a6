package octavo.gui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.check.CheckCatalogue;
import octavo.library.Library;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What the checks say of real files is German to the last word that is ours.
class ProblemsInGermanTest {
    private static final MessageTranslator GERMAN = MessageTranslator.in(Locale.GERMAN);
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    /// So long a text of ours is in no file by chance.
    private static final int TELLING = 15;

    /// By how they begin.
    private static final Map<String, List<String>> SENTENCES =
            GERMAN.patterns().keySet().stream()
                    .filter(pattern -> pattern.length() >= TELLING && pattern.indexOf('{') < 0)
                    .collect(Collectors.groupingBy(pattern -> pattern.substring(0, TELLING)));

    private static final String DAMAGED =
            """
            @article{, title = "A \\"o b", year = 2020 month = jan}
            @article{a b, author = {Smith, J. and and others, et al}, pages = {20-10}, doi = {x}}
            @book{c, author = {JOHN SMITH}, isbn = {0-306-40615-3}, date = {2020-13-40}, year}
            @online{d, urldate = {May}, author {x}, title = <i>open</i> $x, crossref = {e}
            @inproceedings{c, booktitle = {Proc. of X, Rome, Italy, May 2020, pp. 1-10}, year = {20}}
            """;

    @Test
    void problemsOfTheSampleAndOfADamagedLibraryAreGerman() throws IOException {
        Path more = Path.of("src/test/resources/octavo/gui/more.bib");
        int problems = problems(Files.readAllBytes(Path.of("samples/papers.bib")));
        assertTrue(problems + problems(Files.readAllBytes(more)) > 0);
        assertTrue(problems(DAMAGED.getBytes(StandardCharsets.UTF_8)) > 15);
    }

    @Test
    @Tag(Sample.TAG)
    @Tag("slow")
    void problemsOfRealFilesAreGerman() throws IOException {
        long problems = 0;
        for (Path file : SharedData.corpus()) {
            problems += problems(Files.readAllBytes(file));
        }
        System.out.printf("german: %d problems of real files%n", problems);
        assertTrue(problems > 100);
    }

    private static int problems(byte[] file) {
        Set<String> english = new TreeSet<>();
        int[] count = {0};
        CheckCatalogue.forEachProblem(
                Library.of(BibParser.parse(file)),
                problem -> {
                    count[0]++;
                    addEnglish(english, problem.diagnostic().message());
                });
        assertEquals(Set.of(), english);
        return count[0];
    }

    /// Adds what is not German of a wording: a pattern that is not translated, or a sentence of
    /// ours among its arguments that is no wording.
    private static void addEnglish(Set<String> english, LocalizedSentence wording) {
        boolean words = PLACE.matcher(wording.pattern()).replaceAll("").matches(".*\\p{L}.*");
        if (words && !GERMAN.patterns().containsKey(wording.pattern())) {
            english.add(wording.pattern());
        }
        for (Object argument : wording.arguments()) {
            switch (argument) {
                case LocalizedSentence inner -> addEnglish(english, inner);
                default ->
                        sentences(argument.toString())
                                .forEach(sentence -> english.add(wording + " has " + sentence));
            }
        }
    }

    private static Stream<String> sentences(String text) {
        return IntStream.rangeClosed(0, text.length() - TELLING)
                .boxed()
                .flatMap(at ->
                        SENTENCES.getOrDefault(text.substring(at, at + TELLING), List.of()).stream()
                                .filter(sentence -> text.startsWith(sentence, at)));
    }

    @Test
    void anEnglishSentenceWithinAnotherWouldBeFound() {
        Set<String> english = new TreeSet<>();
        addEnglish(english, LocalizedSentence.of("{0}: {1}", "url", "There is no such month."));
        addEnglish(english, LocalizedSentence.of("Nobody says this."));
        assertEquals(2, english.size());
        english.clear();
        addEnglish(
                english,
                LocalizedSentence.of(
                        "{0}: {1}", "url", LocalizedSentence.of("There is no such month.")));
        assertEquals(List.of(), List.copyOf(english));
    }
}
