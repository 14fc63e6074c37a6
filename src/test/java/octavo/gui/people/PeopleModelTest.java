package octavo.gui.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.Opened;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.tasks.BackgroundTasks;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.people.KnownIndividual;
import octavo.people.PersonCandidate;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

class PeopleModelTest {
    private static final String FILE =
            """
            @article{a, title = {One}, year = 2020,
              author = {Mai, Luo and Wagenl{\\"a}nder, Marcel and Li, Guo}}
            @article{b, title = {Two}, year = 2021,
              author = {L. Mai and Marcel Wagenlaender and Guo Li}}
            @article{c, title = {Three}, year = 2022, author = {Mai, Luo and Li, Guo}}
            """;

    @TempDir private Path folder = Path.of("");

    private Opened opened = Opened.of("");

    @BeforeEach
    void write() throws IOException {
        opened = Opened.in(folder, FILE);
    }

    private PeopleModel model() {
        return new PeopleModel(opened.forPage());
    }

    private static List<String> names(PeopleModel model) {
        return model.candidates().stream()
                .map(it -> it.fullestVariant().writtenName())
                .sorted()
                .toList();
    }

    private String sidecar() throws IOException {
        return Files.readString(folder.resolve("p.octavo.json"));
    }

    private static PersonPage page(PeopleModel model) {
        return Objects.requireNonNull(model.pageProperty().get());
    }

    @AfterEach
    void nothingFailed() {
        assertEquals(List.of(), opened.failures());
    }

    @Test
    void namesThatMayBeOnePersonAreOffered() {
        assertEquals(List.of("Mai, Luo", "Wagenländer, Marcel"), names(model()));
    }

    @Test
    void theSameIsRememberedAndItsRewritesAreOffered() throws IOException {
        PeopleModel model = model();
        model.same(model.candidates().getFirst());
        assertEquals(1, model.candidates().size());
        assertTrue(sidecar().contains("\"people\""));
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        assertEquals(1, plan.rows().size());
        assertEquals(FILE, opened.text());
        plan.make();
        assertEquals(2, opened.steps().size());
        assertNull(model.planProperty().get());
    }

    @Test
    void onlyTheRewritesThatAreWantedAreMade() {
        PeopleModel model = model();
        model.same(model.candidates().getFirst());
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        plan.setWanted(0, false);
        assertEquals(0, plan.wantedProperty().get());
        plan.make();
        assertEquals(1, opened.steps().size());
        assertEquals(FILE, opened.text());
    }

    @Test
    void whoIsDifferentIsNotAskedAboutAgain() {
        PeopleModel model = model();
        model.different(model.candidates().getFirst());
        assertEquals(1, model.candidates().size());
        assertEquals(1, model().candidates().size());
    }

    @Test
    void whoIsSkippedIsAskedAboutAnotherDay() {
        PeopleModel model = model();
        model.skip(model.candidates().getFirst());
        assertEquals(1, model.candidates().size());
        assertEquals(2, model().candidates().size());
    }

    @Test
    void thePeopleAreFoundByWords() {
        PeopleModel model = model();
        model.queryProperty().set("wagenla");
        assertEquals(
                List.of("Wagenländer, Marcel", "Wagenlaender, Marcel"),
                model.people().stream().map(KnownIndividual::name).sorted().toList().reversed());
    }

    @Test
    void namesToReviewAreFoundByWordsOfAnyOfTheirSpellings() {
        PeopleModel model = model();
        model.queryProperty().set("wagenlaen");
        assertEquals(List.of("Wagenländer, Marcel"), names(model));
        model.queryProperty().set("");
        assertEquals(List.of("Mai, Luo", "Wagenländer, Marcel"), names(model));
    }

    @Test
    void aPageShowsPapersAndCoAuthors() {
        PeopleModel model = model();
        model.open("Li, Guo");
        PersonPage page = page(model);
        assertEquals(
                List.of("Three", "Two", "One"),
                page.papers().stream().map(PaperSummary::title).toList());
        assertEquals("Mai, Luo", page.coauthors().getFirst().name());
        assertEquals(2, page.coauthors().getFirst().papers());
        new PersonCard(model, page).goTo(page.papers().getLast());
        assertEquals(List.of("0 author"), opened.went());
    }

    @Test
    void whatIsDecidedOnAPageIsKept() throws IOException {
        PeopleModel model = model();
        model.open("Mai, Luo");
        var card = new PersonCard(model, page(model));
        card.beMe(true);
        assertEquals("", card.identify("0000-0002-1825-0097"));
        assertTrue(!card.identify("0000-0002-1825-0098").isEmpty());
        assertTrue(sidecar().contains("\"me\": true"));
        assertTrue(sidecar().contains("0000-0002-1825-0097"));
        assertTrue(new PersonCard(model, page(model)).isMe());
        card.forget();
        assertTrue(!sidecar().contains("\"me\""), sidecar());
    }

    @Test
    void aPreferredFormIsOfferedEverywhere() {
        PeopleModel model = model();
        model.open("Li, Guo");
        new PersonCard(model, page(model)).prefer("Li, Guo Xiang");
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        assertEquals(3, plan.rows().size());
        plan.make();
        assertTrue(opened.text().contains("Guo Xiang Li"));
        assertNotNull(model.pageProperty().get());
    }

    @Test
    void whoWasSaidToBeSomebodyElseCanBeForgottenFromBothNames() {
        for (int name = 0; name < 2; name++) {
            PeopleModel model = model();
            var candidate = model.candidates().getFirst();
            model.different(candidate);
            assertEquals(1, model.candidates().size());
            model.open(candidate.variants().get(name).variantKey());
            PersonCard card = new PersonCard(model, page(model));
            assertTrue(card.isDecided());
            card.forget();
            assertEquals(2, model.candidates().size());
        }
    }

    @Test
    void aDecisionIsAStepThatUndoTakesBack() throws IOException {
        PeopleModel model = model();
        model.different(model.candidates().getFirst());
        assertEquals(1, opened.steps().size());
        assertTrue(opened.steps().getFirst().startsWith("Mark "), opened.steps().getFirst());
        opened.undo();
        assertEquals(2, model.candidates().size());
        assertFalse(sidecar().contains("people"), sidecar());
        opened.redo();
        assertEquals(1, model.candidates().size());
        assertTrue(sidecar().contains("people"));
        assertEquals(FILE, opened.text());
    }

    @Test
    void undoOfADecisionPutsAwayWhatItHadOffered() {
        PeopleModel model = model();
        model.same(model.candidates().getFirst());
        assertNotNull(model.planProperty().get());
        opened.undo();
        assertNull(model.planProperty().get());
        assertEquals(2, model.candidates().size());
    }

    @Test
    void aPreferredFormIsNotedOnceItIsMade() throws IOException {
        PeopleModel model = model();
        model.open("Li, Guo");
        new PersonCard(model, page(model)).prefer("Li, Guo Xiang");
        assertFalse(Files.exists(folder.resolve("p.octavo.json")));
        Objects.requireNonNull(model.planProperty().get()).make();
        assertTrue(sidecar().contains("Li, Guo Xiang"));
        opened.undo();
        assertEquals(FILE, opened.text());
        assertFalse(sidecar().contains("Li, Guo Xiang"));
    }

    @Test
    void whatOthersDecideMeanwhileStays() throws IOException {
        PeopleModel one = model();
        PeopleModel other = model();
        one.different(one.candidates().getFirst());
        String key = other.candidates().getLast().fullestVariant().variantKey();
        other.open(key);
        new PersonCard(other, page(other)).beMe(true);
        new PersonCard(other, page(other)).beAdvisee(true);
        opened.undo();
        assertTrue(sidecar().contains("false"), sidecar());
        assertTrue(sidecar().contains("\"me\": true"), sidecar());
        assertFalse(sidecar().contains("advisee"), sidecar());
        assertEquals(1, other.candidates().size());
    }

    /// What a page has its background do, which ends when a test says so.
    private final Deque<Runnable> background = new ArrayDeque<>();

    private PeopleModel slowModel() {
        var model =
                new PeopleModel(
                        opened.forPage(new BackgroundTasks(background::add, Runnable::run)));
        work();
        return model;
    }

    private void work() {
        while (!background.isEmpty()) {
            background.removeFirst().run();
        }
    }

    private static PersonCandidate candidate(PeopleModel model, String name) {
        return model.candidates().stream()
                .filter(each -> each.fullestVariant().writtenName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> everybody(PeopleModel model) {
        return model.people().stream().map(KnownIndividual::name).sorted().toList();
    }

    @Test
    void whoIsDecidedAboutWhileARewriteIsReadDoesNotBringBackTheFormerSpellings() {
        PeopleModel model = slowModel();
        var next = candidate(model, "Wagenländer, Marcel");
        model.same(candidate(model, "Mai, Luo"));
        work();
        Objects.requireNonNull(model.planProperty().get()).make();
        model.different(next);
        work();
        assertEquals(
                List.of("Li, Guo", "Mai, Luo", "Wagenlaender, Marcel", "Wagenländer, Marcel"),
                everybody(model));
    }

    @Test
    void whoIsAskedForLastIsShownWhicheverIsReadyFirst() {
        PeopleModel model = slowModel();
        model.open("Li, Guo");
        model.open("Mai, Luo");
        while (!background.isEmpty()) {
            background.removeLast().run();
        }
        assertEquals("Mai, Luo", page(model).person().name());
    }

    @Test
    void whoIsUnifiedWhileTheirPageIsReadIsShownAsTheyAreNow() {
        PeopleModel model = slowModel();
        model.same(candidate(model, "Mai, Luo"));
        work();
        model.open("Mai, L.");
        Objects.requireNonNull(model.planProperty().get()).make();
        while (!background.isEmpty()) {
            background.removeLast().run();
        }
        assertEquals(
                List.of("Mai, Luo"),
                page(model).person().variants().stream().map(it -> it.writtenName()).toList());
        assertEquals(3, page(model).papers().size());
    }

    @Test
    void whatOneSpellingWouldChangeIsKnownBeforeItIsDecided() {
        PeopleModel model = model();
        PersonCandidate candidate = model.candidates().getFirst();
        String fullest = candidate.fullestVariant().writtenName();
        String other = candidate.variants().getLast().writtenName();
        model.consider(candidate);
        assertEquals(List.of(other), namesToChange(model));
        model.considerSpelling(candidate, other);
        assertFalse(namesToChange(model).contains(other));
        assertEquals(FILE, opened.text());
        model.same(candidate);
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        assertTrue(plan.title().contains(other), plan.title() + ", not " + fullest);
    }

    private static List<String> namesToChange(PeopleModel model) {
        return model
                .spellingChoice()
                .previewProperty()
                .get()
                .orElseThrow()
                .namePlan()
                .rewrites()
                .stream()
                .map(rewrite -> PersonName.parse(rewrite.oldName()).value())
                .map(name -> name.displayName(NameForm.FAMILY_FIRST))
                .distinct()
                .toList();
    }

    @Test
    void pairsThatDifferInFullStopsAreOneStepAndTheirNamesOneReview() throws IOException {
        String file =
                """
                @article{a, title = {One}, author = {Aloe, T. J. and Berg, Ann}}
                @article{b, title = {Two}, author = {Aloe, T J and Berg, Ann}}
                @article{c, title = {Three}, author = {Fern, K. L. and Berg, Ann}}
                @article{d, title = {Four}, author = {Fern, K L and Berg, Ann}}
                @article{e, title = {Five}, author = {M{\"u}ller, Eva and Berg, Ann}}
                @article{f, title = {Six}, author = {Muller, Eva and Berg, Ann}}
                """;
        opened = Opened.in(folder, file);
        PeopleModel model = model();
        assertEquals(3, model.candidates().size());
        assertEquals(2, model.trivialCandidates().size());
        model.settleTrivial();
        assertEquals(1, model.candidates().size());
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        assertEquals(
                List.of("Aloe, T. J.", "Fern, K. L."),
                plan.rows().stream().map(ChangeProposal.ProposalRow::afterText).sorted().toList());
        assertEquals(file, opened.text(), "nothing is written before it is reviewed");
        plan.make();
        assertEquals(file.replace("T J", "T. J.").replace("K L", "K. L."), opened.text());
        assertTrue(sidecar().contains("Aloe, T J"), sidecar());
    }
}
