package octavo.gui.venues;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.editing.strings.StringUse;
import octavo.gui.Opened;
import octavo.gui.controls.ChangeProposal;
import octavo.venues.VenueCluster;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

class VenuesModelTest {
    private static final String FILE =
            """
            @string{jos = {Journal of Odd Studies}}
            @article{a, title = {A}, journal = {Proc. VLDB Endow.}, year = 2020}
            @article{b, title = {B}, journal = {Proceedings of the VLDB Endowment}, year = 2021}
            @article{c, title = {C}, journal = jos, year = 2021}
            @article{d, title = {D}, journal = {Odd Papers Quarterly}, year = 2021}
            @article{e, title = {E}, journal = {Odd Papers Quarterly}, year = 2022}
            """;

    @TempDir private Path folder = Path.of("");

    private Opened opened = Opened.of("");

    @BeforeEach
    void write() throws IOException {
        opened = Opened.in(folder, FILE);
    }

    private VenuesModel model() {
        return new VenuesModel(opened.forPage());
    }

    private static VenueCluster named(VenuesModel model, String name) {
        return model.venues().stream()
                .filter(each -> each.venueName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @AfterEach
    void nothingFailed() {
        assertEquals(List.of(), opened.failures());
    }

    @Test
    void spellingsOfOneVenueStandTogether() {
        VenueCluster pvldb = named(model(), "Proceedings of the VLDB Endowment");
        assertEquals(2, pvldb.variants().size());
        assertEquals("PVLDB", pvldb.acronym());
    }

    @Test
    void venuesAreFoundByAnyOfTheirNames() {
        VenuesModel model = model();
        model.queryProperty().set("endow.");
        assertEquals(1, model.venues().size());
        model.queryProperty().set("no such venue");
        assertEquals(0, model.venues().size());
    }

    @ParameterizedTest
    @CsvSource({
        "pvldb, Proceedings of the VLDB Endowment", // an acronym of the register
        "J. Odd Stud., Journal of Odd Studies", // abbreviated word by word
        "j odd stud, Journal of Odd Studies",
        "odd papers q., Odd Papers Quarterly"
    })
    void venuesAreFoundByAbbreviationsThatTheLibraryDoesNotWrite(String typed, String name) {
        VenuesModel model = model();
        model.queryProperty().set(typed);
        assertEquals(List.of(name), model.venues().stream().map(VenueCluster::venueName).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zeitschrift für Bücher", "zeitschrift fur bucher", "fuer buecher"})
    void venuesAreFoundWithoutTheirAccents(String typed) {
        VenuesModel model =
                new VenuesModel(
                        Opened.of(
                                        """
                                        @article{a, title = {A}, journal = {Zeitschrift für Bücher}}
                                        @article{b, title = {B}, journal = {Odd Studies}}
                                        """)
                                .forPage());
        model.queryProperty().set(typed);
        assertEquals(
                List.of("Zeitschrift für Bücher"),
                model.venues().stream().map(VenueCluster::venueName).toList());
    }

    @Test
    void aPreferredFormIsOfferedAndMadeInOneStep() throws IOException {
        VenuesModel model = model();
        model.prefer(named(model, "Proceedings of the VLDB Endowment"), "PVLDB");
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        assertEquals(2, plan.rows().size());
        plan.setWanted(1, false);
        plan.make();
        assertNull(model.planProperty().get());
        assertEquals(1, opened.steps().size());
        assertTrue(opened.text().contains("journal = {PVLDB}"), opened.text());
        assertTrue(opened.text().contains("{Proceedings of the VLDB Endowment}"));
        assertTrue(Files.readString(folder.resolve("p.octavo.json")).contains("PVLDB"));
    }

    @Test
    void aStringOfManyEntriesIsOneLineAndIsRewrittenItself() throws IOException {
        opened =
                Opened.in(
                        folder,
                        """
                        @string{vldb = {Proc. VLDB Endow.}}
                        @article{a, journal = vldb, year = 2020}
                        @article{b, journal = vldb, year = 2021}
                        @article{c, journal = vldb # { A}, year = 2022}
                        @article{d, journal = vldb # { A}, year = 2023}
                        """
                                .replace("vldb # { A}", "{Proc. VLDB} # { Endow.}"));
        VenuesModel model = model();
        model.prefer(named(model, "Proceedings of the VLDB Endowment"), "PVLDB");
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        assertEquals(
                List.of("string vldb, used by 2 entries"),
                plan.rows().stream().map(ChangeProposal.ProposalRow::placeText).toList());
        assertEquals(
                List.of(
                        "2 entries stay unchanged: its value uses a string: {Proc. VLDB} # {"
                                + " Endow.} (c, d)"),
                plan.left());
        plan.make();
        assertTrue(opened.text().contains("@string{vldb = {PVLDB}}"), opened.text());
        assertEquals(
                List.of("Write Proceedings of the VLDB Endowment in 2 entries"), opened.steps());
    }

    @Test
    void twoNamesOfOneVenueAreJoinedByDecision() {
        VenuesModel model = model();
        model.same(named(model, "Odd Papers Quarterly"), "Journal of Odd Studies");
        VenueCluster joined = named(model(), "Odd Papers Quarterly");
        assertEquals(3, joined.useCount());
        model.forget(joined);
        assertEquals(2, named(model(), "Odd Papers Quarterly").useCount());
    }

    @Test
    void aSpellingThatMeansAnotherVenueIsTakenOut() {
        VenuesModel model = model();
        VenueCluster joined = named(model, "Proceedings of the VLDB Endowment");
        var abbreviated =
                joined.variants().stream()
                        .filter(each -> each.writtenName().startsWith("Proc. "))
                        .findFirst()
                        .orElseThrow();
        model.exclude(joined, abbreviated);
        assertEquals(1, named(model(), "Proceedings of the VLDB Endowment").variants().size());
    }

    @Test
    void aSpellingLeadsToItsEntries() {
        VenuesModel model = model();
        model.goTo(named(model, "Odd Papers Quarterly").variants().getFirst());
        assertEquals(1, opened.went().size());
    }

    @Test
    void whatIsSkippedIsNotAskedAgainToday() {
        VenuesModel model = model();
        List<VenueCluster> before = List.copyOf(model.unclear());
        before.forEach(model::skip);
        assertEquals(0, model.unclear().size());
    }

    @Test
    void stringsAreListedRenamedAndWrittenOut() {
        StringsModel model = new StringsModel(opened.forPage());
        assertEquals(List.of("jos"), model.strings().stream().map(StringUse::name).toList());
        model.rename("jos", "odd");
        assertTrue(opened.text().contains("journal = odd"), opened.text());
        model.inline("odd");
        assertTrue(opened.text().contains("journal = {Journal of Odd Studies}"), opened.text());
        assertEquals(2, opened.steps().size());
        assertEquals(0, model.strings().size());
    }

    @Test
    void aTextThatSeveralFieldsHaveBecomesAString() {
        StringsModel model = new StringsModel(opened.forPage());
        model.extract("opq", "Odd Papers Quarterly");
        assertTrue(opened.text().contains("@string{opq = {Odd Papers Quarterly}}"), opened.text());
        assertEquals("", model.problemProperty().get());
        model.extract("no name", "x");
        assertFalse(model.problemProperty().get().isEmpty());
        assertEquals(1, opened.steps().size());
    }

    @Test
    void aPreferredFormIsNotedOnceItIsMade() throws IOException {
        VenuesModel model = model();
        Path sidecar = folder.resolve("p.octavo.json");
        String name = "Proceedings of the VLDB Endowment";
        model.prefer(named(model, name), "PVLDB");
        model.dismiss();
        assertFalse(Files.exists(sidecar));
        model.prefer(named(model, name), "PVLDB");
        Objects.requireNonNull(model.planProperty().get()).make();
        assertTrue(Files.readString(sidecar).contains("PVLDB"));
        opened.undo();
        assertEquals(FILE, opened.text());
        assertFalse(Files.readString(sidecar).contains("PVLDB"));
    }

    @Test
    void whatIsWrittenSoEverywhereAlreadyIsNotNoted() {
        VenuesModel model = model();
        VenueCluster venue = named(model, "Odd Papers Quarterly");
        model.prefer(venue, model.form(venue));
        assertFalse(Files.exists(folder.resolve("p.octavo.json")));
    }

    @Test
    void aDecisionIsAStepThatUndoTakesBack() {
        VenuesModel model = model();
        model.same(named(model, "Odd Papers Quarterly"), "Journal of Odd Studies");
        assertEquals(List.of("Decide about Odd Papers Quarterly"), opened.steps());
        assertEquals(3, named(model, "Odd Papers Quarterly").useCount());
        opened.undo();
        assertEquals(2, named(model, "Odd Papers Quarterly").useCount());
    }
}
