package octavo.gui.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.configuration.Emphasis;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profile.PreprintDisplay;
import octavo.gui.Opened;
import octavo.gui.cv.OptionEdits.OptionEdit;
import octavo.gui.cv.PrintedProfile.OutputTarget;
import octavo.library.TitleCapitals;
import octavo.library.WorkKind;
import octavo.people.PeopleIndex;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// What the controls of the CV page decide, without the controls.
class ListOptionsTest {
    private static final String FILE =
            """
            @article{a, title = {Alpha}, author = {Mai, Luo and Li, Guo}, journal = {J}, year = 2020}
            @article{b, title = {Beta}, author = {L. Mai}, journal = {J}, year = 2021}
            @inproceedings{c, title = {Gamma}, author = {Luo Mai}, booktitle = {P}, year = 2022}
            @book{d, title = {Delta}, author = {Li, Guo}, publisher = {P}, year = 2023}
            """;

    @TempDir private Path folder = Path.of("");

    private Opened opened = Opened.of("");

    @BeforeEach
    void open() throws IOException {
        opened = Opened.in(folder, FILE);
    }

    private CvModel model() {
        return new CvModel(opened.forPage());
    }

    private CvModel model(String profiles) throws IOException {
        Files.writeString(
                folder.resolve("p.octavo.json"),
                "{\"version\": 1, \"profiles\": %s}".formatted(profiles));
        return model();
    }

    private static Profile profile(CvModel model) {
        return Objects.requireNonNull(model.printedProperty().get()).profile();
    }

    private static List<String> keys(CvModel model) {
        return Objects.requireNonNull(model.printedProperty().get()).cvDocument().entries().stream()
                .map(item -> item.key())
                .toList();
    }

    private String sidecar() throws IOException {
        return Files.readString(folder.resolve("p.octavo.json"));
    }

    @Test
    void whoWroteMostIsOfferedAsTheOwnerUntilSomebodySays() throws IOException {
        CvModel model = model();
        assertFalse(model.owner().isKnown());
        assertEquals("Mai, Luo", model.owner().busiestAuthors().getFirst().name());
        assertEquals("", model.chooseOwner("Luo Mai"));
        assertTrue(model.owner().isKnown());
        assertEquals(3, model.owner().paperCount());
        assertEquals(List.of("Mai, Luo", "Mai, L."), model.owner().spellings());
        assertTrue(sidecar().contains("\"me\": true"), sidecar());
    }

    @Test
    void spellingsAreCountedAsOnThePageOfPeople() throws IOException {
        opened =
                Opened.in(
                        folder,
                        """
                        @misc{a, author = {M{\\"u}ller, J{\\"o}rg}, year = 2020}
                        @misc{b, author = {Müller, Jörg* and Li, Guo}, year = 2021}
                        @misc{c, author = {Müller,
                            J.}, year = 2021}
                        """);
        CvModel model = model();
        assertEquals("", model.chooseOwner("Jörg Müller"));
        assertEquals(List.of("Müller, Jörg", "Müller, J."), model.owner().spellings());
        assertEquals(3, model.owner().paperCount());
        Set<String> people = PeopleIndex.of(opened.library().get()).variants().keySet();
        assertTrue(people.containsAll(model.owner().spellings()), people.toString());
    }

    @Test
    void theListShowsTheOwnerInBoldAtOnceHoweverTheNameIsSpelt() {
        CvModel model = model();
        model.chooseOwner("Mai, Luo");
        String all = model.printedProperty().get().cvDocument().entries().toString();
        assertEquals(3, all.split("BOLD", -1).length - 1, all);
    }

    @Test
    void aListThatIsNobodysYetBecomesThatOfTheOwnersPapersInOneStep() {
        CvModel model = model();
        int all = model.printedProperty().get().cvDocument().entries().size();
        model.chooseOwner("Guo Li");
        assertTrue(model.printedProperty().get().profile().entrySettings().ownOnly());
        assertEquals(2, model.printedProperty().get().cvDocument().entries().size());
        opened.undo();
        assertEquals(all, model.printedProperty().get().cvDocument().entries().size());
        assertFalse(model.owner().isKnown());
    }

    @Test
    void changingHowTheFirstListLooksChangesNothingOfWhatItLists() throws IOException {
        opened =
                Opened.in(
                        folder,
                        """
                        @inproceedings{a, author = {Mai, Luo}, title = {A}, crossref = {v}}
                        @proceedings{v, editor = {Li, Guo}, title = {Volume}}
                        """);
        CvModel model = model();
        model.chooseOwner("Luo Mai");
        model.editOption(OptionEdits.ownOnly(false));
        assertEquals(
                List.of("a"),
                model.printedProperty().get().cvDocument().entries().stream()
                        .map(item -> item.work().key())
                        .toList());
    }

    @Test
    void aNameThatNobodyHasIsRefused() throws IOException {
        CvModel model = model();
        assertTrue(model.chooseOwner("Nobody, Ned").contains("Nobody, Ned"));
        assertFalse(Files.exists(folder.resolve("p.octavo.json")));
    }

    @Test
    void anotherOwnerReplacesTheFirstAndUndoBringsHimBack() {
        CvModel model = model();
        model.chooseOwner("Mai, Luo");
        model.chooseOwner("Guo Li");
        assertEquals("Li, Guo", model.owner().name());
        assertEquals(2, model.owner().paperCount());
        opened.undo();
        assertEquals("Mai, Luo", model.owner().name());
    }

    @Test
    void aProfileThatNamesItsOwnerIsChangedItself() throws IOException {
        CvModel model = model("{\"x\": {\"self\": {\"names\": [\"Li, Guo\"]}}}");
        assertEquals("Li, Guo", model.owner().name());
        model.chooseOwner("Mai, Luo");
        assertEquals(List.of("Mai, Luo"), profile(model).nameForms().ownNames());
        assertFalse(sidecar().contains("people"), sidecar());
    }

    @Test
    void aNewListBeginsWithTheOwnersPapersByKind() {
        CvModel model = model();
        model.chooseOwner("Mai, Luo");
        model.createProfile("cv");
        assertEquals(
                List.of("type:journal", "type:conference"),
                profile(model).listSections().stream().map(ListSection::query).toList());
        assertEquals(List.of("b", "a", "c"), keys(model));
        assertEquals(Emphasis.BOLD, profile(model).nameForms().selfEmphasis());
        assertEquals(1, model.owner().countsByKind().get(WorkKind.CONFERENCE));
    }

    @Test
    void aListCanStartFromOneOfAFunderAndKeepsWhatIsNotChanged() throws IOException {
        CvModel model = model();
        model.createLike("academic-full");
        assertEquals(List.of("academic-full"), model.names());
        int sections = profile(model).listSections().size();
        model.editOption(OptionEdits.sort("title"));
        assertEquals(sections, profile(model).listSections().size());
        assertTrue(profile(model).entrySettings().ownOnly());
        model.editOption(OptionEdits.ownOnly(false));
        assertFalse(profile(model).entrySettings().ownOnly());
        model.createLike("academic-full");
        assertTrue(model.names().contains("academic-full-2"), model.names().toString());
        assertTrue(sidecar().contains("\"like\": \"academic-full\""), sidecar());
    }

    @Test
    void everyOptionIsTakenAndReadBack() throws IOException {
        CvModel model = model("{\"x\": {\"about\": \"stays\"}}");
        List<OptionEdit> edits =
                List.of(
                        OptionEdits.emphasis(Emphasis.UNDERLINE),
                        OptionEdits.ownOnly(true),
                        OptionEdits.keepSelf(false),
                        OptionEdits.namesShown(3),
                        OptionEdits.marks(false),
                        OptionEdits.superseded(PreprintDisplay.LINK),
                        OptionEdits.locale("de"),
                        OptionEdits.titles(true),
                        OptionEdits.sort("title"),
                        OptionEdits.group("year"));
        edits.forEach(model::editOption);
        Profile now = profile(model);
        assertEquals(Emphasis.UNDERLINE, now.nameForms().selfEmphasis());
        assertTrue(now.entrySettings().ownOnly());
        assertFalse(now.nameForms().keepsSelf());
        assertEquals(TitleCapitals.SENTENCE_CASE, now.entrySettings().titleCapitals());
        assertEquals(3, now.nameForms().mostNames());
        assertTrue(now.authorMarks().signs().isEmpty());
        assertEquals(PreprintDisplay.LINK, now.preprintDisplay());
        assertEquals("de", now.locale());
        assertTrue(sidecar().contains("\"about\": \"stays\""));
        assertEquals(edits.size(), opened.steps().size());
    }

    @Test
    void anOptionThatIsTakenBackLeavesNoTrace() throws IOException {
        CvModel model = model("{\"x\": {\"about\": \"stays\"}}");
        String before = sidecar().replaceAll("\\s", "");
        List.of(true, false).forEach(on -> model.editOption(OptionEdits.ownOnly(on)));
        List.of(false, true).forEach(on -> model.editOption(OptionEdits.keepSelf(on)));
        List.of(true, false).forEach(on -> model.editOption(OptionEdits.titles(on)));
        List.of(4, 0).forEach(most -> model.editOption(OptionEdits.namesShown(most)));
        List.of(false, true).forEach(on -> model.editOption(OptionEdits.marks(on)));
        List.of("de", "").forEach(tag -> model.editOption(OptionEdits.locale(tag)));
        assertEquals(before, sidecar().replaceAll("\\s", ""));
    }

    @ParameterizedTest
    @EnumSource
    void aWayOfNumberingIsRecognizedAgain(NumberingChoice choice) throws IOException {
        CvModel model =
                model(
                        """
                        {"x": {"sections": [{"where": "type:journal"}, {"where": "type:book"},
                                            {"where": "type:journal"}, {"heading": "Other"}]}}
                        """);
        model.editOption(OptionEdits.numbers(choice.patterns(profile(model).listSections())));
        assertEquals(Optional.of(choice), NumberingChoice.of(profile(model)));
        assertEquals(List.of(), model.printedProperty().get().problems());
    }

    @Test
    void numbersThroughoutGoOnFromSectionToSection() throws IOException {
        CvModel model =
                model(
                        """
                        {"x": {"sections": [{"where": "type:journal"}, {"where": "type:book"}]}}
                        """);
        model.editOption(
                OptionEdits.numbers(
                        NumberingChoice.THROUGHOUT.patterns(profile(model).listSections())));
        assertEquals(
                List.of("[1]", "[2]", "[3]"),
                model.printedProperty().get().cvDocument().entries().stream()
                        .map(item -> item.label())
                        .toList());
    }

    @Test
    void sectionsThatFollowNoCommonNumberingChooseNone() throws IOException {
        CvModel model = model("{\"x\": {\"sections\": [{\"number\": \"A1.\"}]}}");
        assertEquals(Optional.empty(), NumberingChoice.of(profile(model)));
    }

    @Test
    void aProfileCanBeEditedAsText() {
        CvModel model = model();
        model.createProfile("x");
        String text = model.json();
        assertEquals("", model.json(text.replace("bold", "italic")));
        assertEquals(Emphasis.ITALIC, profile(model).nameForms().selfEmphasis());
        opened.undo();
        assertEquals(Emphasis.BOLD, profile(model).nameForms().selfEmphasis());
    }

    @Test
    void aProfileReadsAsInTheSidecar() throws IOException {
        CvModel model = model("{\"x\": {\"locale\": \"de\", \"hide\": [\"a\", \"b\"]}}");
        assertEquals(
                "{\n  \"locale\": \"de\",\n  \"hide\": [\n    \"a\",\n    \"b\"\n  ]\n}",
                model.json());
    }

    @Test
    void theOwnersPapersAreCountedOncePerLibraryAndOwner() throws IOException {
        CvModel model = model("{\"x\": {\"self\": {\"names\": \"Mai, Luo\"}}}");
        ListOwner before = model.owner();
        model.editOption(OptionEdits.ownOnly(true));
        assertSame(before, model.owner());
        model.editOption(OptionEdits.selfNames(List.of("Li, Guo")));
        assertNotSame(before, model.owner());
        assertEquals(List.of("Li, Guo"), model.owner().names());
    }

    @Test
    void aTextThatIsNoJsonIsRefusedWithItsPlaceAndChangesNothing() throws IOException {
        CvModel model = model("{\"x\": {}}");
        String before = sidecar();
        String refusal = model.json("{\n  \"locale\": de\n}");
        assertTrue(refusal.startsWith("Line 2, column"), refusal);
        assertFalse(model.json("[]").isEmpty());
        assertFalse(model.json("{\"a\": 1, \"a\": 2}").isEmpty());
        assertFalse(model.json("{\"a\": 1e999999999999}").isEmpty());
        assertEquals(before, sidecar());
    }

    @Test
    void fromABareLibraryAListInFourFormatsTakesFourSteps() {
        CvModel model = model();
        model.chooseOwner("Mai, Luo");
        model.editOption(OptionEdits.ownOnly(true));
        model.outputs().addOutputs("pubs.md, pubs.tex, pubs.pdf, pubs.typ", Optional.empty());
        model.outputs().exportFiles();
        assertEquals(List.of(), opened.failures());
        for (String ending : List.of("md", "tex", "pdf", "typ")) {
            assertTrue(Files.exists(folder.resolve("pubs." + ending)), ending);
        }
        assertEquals(List.of("b", "a", "c"), keys(model));
        String all = model.printedProperty().get().cvDocument().entries().toString();
        assertTrue(all.contains("BOLD"), all);
    }

    @Test
    void filesNamedTogetherAreOneStepWithoutThoseThatCannotBeWritten() {
        CvModel model = model();
        model.outputs().addOutputs("a.md, none/b.md, c.foo, , d.txt,a.md", Optional.empty());
        assertEquals(1, opened.steps().size());
        assertEquals(
                List.of("a.md", "d.txt"),
                Objects.requireNonNull(model.printedProperty().get()).outputTargets().stream()
                        .map(OutputTarget::name)
                        .toList());
        String said = model.outputs().saidOfFileProperty().get();
        assertTrue(said.contains("none/b.md") && said.contains("c.foo"), said);
        opened.undo();
        assertEquals(
                List.of(), Objects.requireNonNull(model.printedProperty().get()).outputTargets());
    }

    @Test
    void emptySectionsAreRemovedTogether() {
        CvModel model = model();
        assertTrue(profile(model).listSections().size() > 3);
        model.sections().removeEmptySections();
        assertEquals(
                List.of("type:journal", "type:conference", "type:book"),
                profile(model).listSections().stream().map(ListSection::query).toList());
        assertEquals(1, opened.steps().size());
    }

    @Test
    void howMuchIsListedIsSaid() {
        assertEquals("4 of 4 papers", model().countsText());
    }
}
