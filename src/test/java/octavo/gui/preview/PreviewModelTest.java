package octavo.gui.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import octavo.bib.BibParser;
import octavo.cslreferences.ReferenceFormat;
import octavo.cslreferences.StyledReferences;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

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

    @Test
    void anEntryIsShownAsTheStyleCitesIt() {
        model.showEntry(library, library.slots().getFirst().number(), Optional.empty());
        assertEquals(
                "Mai, L., & Li, G. (2020). Adaptive training. Journal of Things, 3.",
                model.referenceProperty().get().plainText());
        assertTrue(model.reference(ReferenceFormat.HTML).contains("<i>Journal of Things"));
        assertTrue(model.reference(ReferenceFormat.MARKDOWN).contains("*Journal of Things"));
    }

    @Test
    void anotherStyleIsShownAtOnce() {
        model.showEntry(library, library.slots().getFirst().number(), Optional.empty());
        model.styleProperty().set("ieee");
        assertTrue(model.referenceProperty().get().plainText().startsWith("L. Mai and G. Li"));
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
            model.showEntry(empty, empty.slots().getFirst().number(), Optional.empty());
            assertEquals("", model.referenceProperty().get().plainText());
            assertEquals("", model.problemProperty().get());
            assertEquals(style, model.usedProperty().get());
        }
    }

    @Test
    void aStyleThatDoesNotExistIsSaidNotToExist() {
        model.styleProperty().set("no-such-style");
        model.showEntry(library, library.slots().getFirst().number(), Optional.empty());
        assertFalse(model.problemProperty().get().isEmpty());
        assertTrue(model.referenceProperty().get().isEmpty());
    }

    @Test
    void theEntryIsAlsoBibtexAndACitation() {
        model.showEntry(library, library.slots().getFirst().number(), Optional.empty());
        assertEquals(ENTRY + "\n", model.source());
        assertEquals("\\cite{mai}", model.citation());
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
        model.showEntry(other, other.slots().getFirst().number(), Optional.empty());
        assertEquals(waits, model.waitingProperty().get());
        assertEquals(waits, model.referenceProperty().get().isEmpty());
    }

    @Test
    void nothingIsShownOfNoEntry() {
        assertFalse(model.waitingProperty().get());
        model.showEntry(library, -1, Optional.empty());
        assertTrue(model.referenceProperty().get().isEmpty());
        assertEquals("", model.citation());
    }
}
