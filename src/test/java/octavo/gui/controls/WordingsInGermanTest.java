package octavo.gui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.check.CheckCatalogue;
import octavo.editing.tidy.CleanUps;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Whatever the core can say has its German words, with the same places.
class WordingsInGermanTest {
    private static final Path CODE = Path.of("src/main/java/octavo");
    private static final MessageTranslator GERMAN = MessageTranslator.in(Locale.GERMAN);

    private static final String LITERAL = "\"(?:[^\"\\\\]|\\\\.)*+\"";
    private static final Pattern MADE = Pattern.compile("\\bLocalizedSentence\\.of\\(\\s*");
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "\\bLocalizedSentence\\.of\\(\\s*("
                            + LITERAL
                            + "(?:\\s*\\+\\s*"
                            + LITERAL
                            + ")*+)\\s*[,)]");
    private static final Pattern JOINT = Pattern.compile("\"\\s*\\+\\s*\"");
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(CODE)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("LocalizedSentence.java"))
                    .sorted()
                    .toList();
        }
    }

    private static String read(Path source) {
        try {
            return Files.readString(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The patterns that a source has, as the compiler reads them.
    private static Stream<String> written(String source) {
        return WRITTEN.matcher(source)
                .results()
                .map(made -> JOINT.matcher(made.group(1)).replaceAll(""))
                .map(literal -> literal.substring(1, literal.length() - 1).translateEscapes());
    }

    private static Set<String> all() throws IOException {
        Set<String> all = new TreeSet<>();
        sources().forEach(source -> written(read(source)).forEach(all::add));
        all.add("{0} or {1}"); // Wording.anyOf
        CheckCatalogue.ALL_CHECKS.stream()
                .flatMap(check -> check.rules().stream())
                .forEach(rule -> all.add(rule.summary().pattern()));
        CleanUps.PLAIN_CLEAN_UPS.forEach(cleanUp -> all.add(cleanUp.summary()));
        return all;
    }

    /// Whether it has letters to translate, besides placeholders.
    private static boolean hasWords(String pattern) {
        return PLACE.matcher(pattern).replaceAll("").chars().anyMatch(Character::isLetter);
    }

    @ParameterizedTest
    @MethodSource("sources")
    void aPatternIsWrittenOutWhereItIsUsed(Path source) {
        String text = read(source);
        assertEquals(MADE.matcher(text).results().count(), written(text).count());
        assertFalse(
                text.contains("new LocalizedSentence("), "only LocalizedSentence.of is looked at");
    }

    @Test
    void everyWordingHasGermanWords() throws IOException {
        List<String> missing =
                all().stream()
                        .filter(WordingsInGermanTest::hasWords)
                        .filter(pattern -> !GERMAN.patterns().containsKey(pattern))
                        .toList();
        assertEquals("", String.join("\n", missing));
    }

    @Test
    void thereAreNoGermanWordsForWhatNobodySays() throws IOException {
        Set<String> unsaid = new TreeSet<>(GERMAN.patterns().keySet());
        unsaid.removeAll(all());
        assertEquals(Set.of(), unsaid);
    }

    @Test
    void theGermanWordsHaveTheSamePlaces() {
        List<String> wrong = new ArrayList<>();
        GERMAN.patterns()
                .forEach((english, german) -> {
                    if (!places(english).equals(places(german))) {
                        wrong.add(english + " / " + german);
                    }
                });
        assertEquals(List.of(), wrong);
    }

    private static Set<String> places(String pattern) {
        return PLACE.matcher(pattern)
                .results()
                .map(place -> place.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void germanQuotesAreGerman() {
        List<String> wrong =
                GERMAN.patterns().values().stream()
                        .filter(german ->
                                german.contains("”") || count(german, '„') != count(german, '“'))
                        .toList();
        assertEquals(List.of(), wrong);
    }

    private static long count(String text, char sought) {
        return text.chars().filter(c -> c == sought).count();
    }

    @Test
    void aPatternThatIsNotWrittenOutWouldBeFound() {
        String made = "LocalizedSentence.of(pattern, key)";
        assertTrue(MADE.matcher(made).find());
        assertEquals(0, written(made).count());
        assertEquals(
                List.of("a “{0}” \"b\""),
                written("LocalizedSentence.of(\"a “{0}” \"\n + \"\\\"b\\\"\", x)").toList());
    }

    @Test
    void whatStandsInTheBracesIsNotTranslatedUnlessItIsAWording() {
        LocalizedSentence inner = LocalizedSentence.of("all in capitals");
        LocalizedSentence outer = LocalizedSentence.of("one lacks “{0}”", inner);
        assertEquals("einem fehlt „ganz in Großbuchstaben“", GERMAN.translate(outer));
        assertEquals(
                "einem fehlt „{0} von“",
                GERMAN.translate(LocalizedSentence.of("one lacks “{0}”", "{0} von")));
    }
}
