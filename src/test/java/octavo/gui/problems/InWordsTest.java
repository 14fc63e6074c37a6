package octavo.gui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.check.Check;
import octavo.tidy.CleanUp;
import octavo.tidy.CleanUps;

import org.junit.jupiter.api.Test;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class InWordsTest {
    private static final String WORDS = "octavo.gui.problems.words";

    @Test
    void everyRuleAndCleanUpHasAGermanName() {
        Stream<String> rules =
                Check.ALL.stream()
                        .flatMap(check -> check.rules().stream())
                        .map(it -> it.code().id());
        Stream<String> cleanUps = CleanUps.PLAIN.stream().map(CleanUp::name);
        assertEquals(
                Stream.concat(rules, cleanUps).collect(Collectors.toCollection(TreeSet::new)),
                new TreeSet<>(ResourceBundle.getBundle(WORDS, Locale.GERMAN).keySet()));
    }

    @Test
    void inEnglishTheySayThemselvesWhatTheyAreCalled() {
        assertEquals(0, ResourceBundle.getBundle(WORDS, Locale.ROOT).keySet().size());
        CleanUp first = CleanUps.PLAIN.getFirst();
        assertEquals(first.summary(), InWords.of(first));
    }
}
