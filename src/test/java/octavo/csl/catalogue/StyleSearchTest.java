package octavo.csl.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.csl.style.StyleReader;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

class StyleSearchTest {
    private static final List<BundledStyle> ALL = BundledStyles.allStyles();
    private static final StyleSearch SEARCH = new StyleSearch(ALL);

    @Test
    void everyStyleOfTheTableIsThereAndEveryParentIsOneThatStandsByItself() {
        assertTrue(ALL.size() > 10_000, () -> "only " + ALL.size() + " styles");
        Set<String> independent = new HashSet<>();
        ALL.stream().filter(s -> !s.isDependent()).map(BundledStyle::id).forEach(independent::add);
        for (BundledStyle style : ALL) {
            assertTrue(!style.title().isEmpty(), style.id());
            assertTrue(
                    !style.isDependent() || independent.contains(style.parentId()),
                    style.parentId());
        }
        // Each of these reads the whole table.
        for (int i = 0; i < ALL.size(); i += 100) {
            assertTrue(BundledStyles.hasStyle(ALL.get(i).id()), ALL.get(i).id());
        }
    }

    @Test
    void theTableSaysOfEachDependentStyleWhatItsFileSays() throws IOException {
        for (BundledStyle style : ALL) {
            if (style.isDependent()) {
                try (InputStream file =
                        StyleSearchTest.class.getResourceAsStream(
                                "/dependent/" + style.id() + ".csl")) {
                    String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
                    StyleReader.DependentStyle read =
                            StyleReader.parseDependent(text).orElseThrow();
                    assertEquals(
                            read.parentUri().replace("http://www.zotero.org/styles/", ""),
                            style.parentId());
                    assertEquals(read.defaultLocale(), style.defaultLocale(), style.id());
                }
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"nature-methods", "http://www.zotero.org/styles/nature-methods"})
    void aDependentStyleIsItsParentInItsOwnLanguage(String id) {
        BundledStyles.ResolvedStyle found = BundledStyles.readStyle(id).orElseThrow();
        assertEquals(BundledStyles.readStyle("nature").orElseThrow().style(), found.style());
        assertEquals("en-GB", found.locale());
        assertTrue(BundledStyles.hasStyle(id));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"", "no-such-style", "../apa", "apa\tx"})
    void anUnknownIdIsNoStyle(String id) {
        assertFalse(BundledStyles.hasStyle(id));
        assertTrue(BundledStyles.readStyle(id).isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ieee                               | ieee
                    IEEE                               | ieee
                    APA style 7th edition              | apa
                    acs nano                           | acs-nano
                    Institute of electrical and electronics engineers | ieee
                    Nature Communications              | nature-communications
                    """)
    void theStyleOfThatIdOrTitleComesFirst(String query, String id) {
        assertEquals(id, SEARCH.findStyles(query).getFirst().id());
        assertEquals(id, SEARCH.findByName(query).orElseThrow().id());
    }

    @Test
    void allWordsOfAQueryMustBePartOfAStyle() {
        List<BundledStyle> found = SEARCH.findStyles("Physics numeric");
        assertTrue(found.size() > 50, () -> "only " + found.size());
        for (BundledStyle style : found) {
            String all = (style.id() + style.title() + style.shortTitle()).toLowerCase(Locale.ROOT);
            assertTrue(
                    style.researchFields().contains("physics") || all.contains("physics"),
                    style::id);
            assertTrue(
                    style.citationFormat().equals("numeric") || all.contains("numeric"), style::id);
        }
        assertEquals(List.of(), SEARCH.findStyles("physics zzz"));
    }

    @Test
    void stylesThatStandByThemselvesComeBeforeThoseThatStandForOthers() {
        List<BundledStyle> found = SEARCH.findStyles("psychology author-date");
        int first = found.stream().map(BundledStyle::isDependent).toList().indexOf(true);
        assertTrue(found.stream().skip(first).allMatch(BundledStyle::isDependent));
    }

    @Test
    void withoutWordsAllAreFound() {
        assertEquals(ALL, SEARCH.findStyles(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "apaa, apa",
        "iee, ieee",
        "ieee-, ieee",
        "chicago-auhtor-date, chicago-author-date",
        "modern-langage-asociation, modern-language-association",
        "Elsevier Havard, elsevier-harvard",
        "mla, modern-language-association",
        "ACM, association-for-computing-machinery"
    })
    void aMisspeltIdOrInitialsAreNearToTheRightOne(String misspelt, String id) {
        List<String> near = SEARCH.findSimilar(misspelt).stream().map(BundledStyle::id).toList();
        assertEquals(id, near.getFirst());
        assertTrue(near.size() <= 5);
    }

    @Test
    void nothingIsNearToNonsense() {
        assertEquals(List.of(), SEARCH.findSimilar("qwxzqwxzqwxz"));
    }
}
