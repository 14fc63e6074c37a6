package octavo.paperprojects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.paperprojects.CitedIn.ProjectPlaces;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

class CitedInTest {
    private static final Library LIBRARY =
            Library.of(BibParser.parse("@misc{a}\n@misc{b}\n@misc{c}\n"));

    private static final CitedIn CITED =
            new CitedIn(
                    Map.of(
                            "a", List.of(in("PhD-Thesis"), in("talk 2024")),
                            "b", List.of(in("talk 2024")),
                            "gone", List.of(in("PhD-Thesis"))));

    private static ProjectPlaces in(String project) {
        return new ProjectPlaces(project, List.of(new SourcePlace(Path.of("main.tex"), 1, 1)));
    }

    private static List<String> found(String name) {
        return CITED.citedSlots(LIBRARY, name).stream()
                .mapToObj(number -> LIBRARY.entrySlots().filter(it -> it.number() == number))
                .flatMap(slots -> slots.map(CitedInTest::key))
                .toList();
    }

    private static String key(Slot slot) {
        return ((BibEntry) slot.item()).key();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    PhD-Thesis | a
                    phd        | a
                    THES       | a
                    talk       | a,b
                    2024       | a,b
                    ' talk '   | a,b
                    ''         | a,b
                    hesis      | ''
                    alk        | ''
                    24         | ''
                    poster     | ''
                    """)
    void aProjectIsFoundByTheBeginningOfAWordOfItsName(String name, String keys) {
        assertEquals(keys, String.join(",", found(name)));
    }

    @Test
    void theNamesOfProjectsAreListedOnce() {
        assertEquals("PhD-Thesis, talk 2024", CITED.projectNames("a"));
        assertEquals("", CITED.projectNames("c"));
        assertEquals(
                "x",
                new CitedIn(Map.of("a", List.of(in("x"), in("x")))).projectNames("a"),
                "two folders of one name");
    }

    @Test
    void onlyEntriesThatOtherProjectsCiteThanBeforeHaveChanged() {
        CitedIn later =
                new CitedIn(
                        Map.of(
                                "a", List.of(in("PhD-Thesis"), in("talk 2024")),
                                "c", List.of(in("talk 2024")),
                                "gone", List.of(in("PhD-Thesis"))));
        assertEquals(Set.of("b", "c"), later.changedKeys(CITED));
        assertEquals(Set.of("b", "c"), CITED.changedKeys(later));
        assertEquals(Set.of(), CITED.changedKeys(CITED));
    }
}
