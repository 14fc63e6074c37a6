package octavo.gui.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import octavo.bib.BibParser;
import octavo.cslreferences.StyledReferences;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.richtext.Runs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PreviewModelTest {
    private static final String ENTRY =
            "@article{mai, author = {Mai, Luo and Li, Guo}, title = {Adaptive Training},"
                    + " journal = {Journal of Things}, year = 2020, volume = 3}";

    private final Library library = Library.of(BibParser.parse(ENTRY));
    private final PreviewModel model =
            new PreviewModel(
                    new BackgroundTasks(Runnable::run, Runnable::run),
                    new StyledReferences(),
                    e -> fail(e));

    private void show(Library shownLibrary) {
        model.showEntries(
                shownLibrary, List.of(shownLibrary.slots().getFirst().number()), Optional.empty());
    }

    private String shown() {
        return model.referencesProperty().get().stream()
                .map(Runs::plainText)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void anEntryIsShownAsTheStyleCitesIt() {
        show(library);
        assertEquals("Mai, L., & Li, G. (2020). Adaptive training. Journal of Things, 3.", shown());
    }

    @Test
    void anotherStyleIsShownAtOnce() {
        show(library);
        model.styleProperty().set("ieee");
        assertTrue(shown().startsWith("L. Mai and G. Li"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"nature, Nature", "no-such-style, no-such-style"})
    void aStyleHasTheNameThatTheCatalogueGivesIt(String id, String name) {
        model.styleProperty().set(id);
        assertEquals(name, model.styleNameProperty().get());
    }

    @Test
    void anEntryThatSaysNothingHasNoReference() {
        Library empty = Library.of(BibParser.parse("@article{new}"));
        for (String style : List.of("ieee", "apa")) {
            model.styleProperty().set(style);
            show(empty);
            assertEquals("", shown());
            assertEquals("", model.problemProperty().get());
            assertEquals(style, model.usedProperty().get());
        }
    }

    @Test
    void aStyleThatDoesNotExistIsSaidNotToExist() {
        model.styleProperty().set("no-such-style");
        show(library);
        assertFalse(model.problemProperty().get().isEmpty());
        assertTrue(model.referencesProperty().get().isEmpty());
    }

    @Test
    void severalEntriesAreShownInTheOrderOfTheStyleUpToALimit() {
        String entries =
                IntStream.rangeClosed(1, 60)
                        .mapToObj(i ->
                                "@misc{k%d, author = {Doe, J.}, title = {Part %02d}, year = 2020}"
                                        .formatted(i, i))
                        .collect(Collectors.joining("\n"));
        Library several = Library.of(BibParser.parse(entries));
        List<Integer> slots =
                several.slots().stream()
                        .map(it -> it.number())
                        .filter(it -> several.entryInSlot(it).isPresent())
                        .toList();
        model.showEntries(several, slots.subList(0, 2).reversed(), Optional.empty());
        assertEquals("Doe, J. (2020a). Part 01.\nDoe, J. (2020b). Part 02.", shown());
        assertEquals(0, model.omittedProperty().get());
        model.showEntries(several, slots, Optional.empty());
        assertEquals(50, model.referencesProperty().get().size());
        assertEquals(10, model.omittedProperty().get());
    }

    /// What an unfinished entry lacks, styles leave out, but not what they put around it: IEEE's
    /// prints `J. Doe, .` of an author alone, in citeproc-js as here.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @article{k}                                                        | true
                    @article{k, author = {Doe, Jane}}                                  | true
                    @article{k, author = {Doe, Jane}, year = 2020, month = jan}        | true
                    @article{k, author = {Doe, Jane}, title = { }, keywords = {a}}     | true
                    @article{k, author = {Doe, Jane}, title = {On}}                    | false
                    @misc{k, author = {Doe, Jane}, howpublished = {Letter to Max}}     | false
                    @online{k, url = {https://example.org}}                            | false
                    """)
    void anEntryThatDoesNotSayYetWhatItIsHasNoReference(String entry, boolean waits) {
        Library other = Library.of(BibParser.parse(entry));
        model.styleProperty().set("ieee");
        show(other);
        assertEquals(waits, model.waitingProperty().get());
        assertEquals(waits, model.referencesProperty().get().isEmpty());
    }

    @Test
    void nothingIsShownOfNoEntry() {
        assertFalse(model.waitingProperty().get());
        model.showEntries(library, List.of(-1), Optional.empty());
        assertTrue(model.referencesProperty().get().isEmpty());
    }
}
