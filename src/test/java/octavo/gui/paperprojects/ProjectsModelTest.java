package octavo.gui.paperprojects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.Opened;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.pagecontract.LibraryProjects;
import octavo.gui.paperprojects.ProjectLine.LineGroup;
import octavo.officedocuments.CodeSamples;
import octavo.officedocuments.WordMaker;
import octavo.paperprojects.ProjectReading;
import octavo.paperprojects.SourcePlace;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

class ProjectsModelTest {
    private static final String LIBRARY =
            """
            @article{mai2020, author = {Mai, Luo}, title = {Kungfu}, year = 2020}
            @article{li2019, author = {Li, Guo}, title = {Spotnik}, year = 2019, volume = 3}
            @book{plato, author = {Plato}, title = {The Republic}}
            """;

    private static final String REFERENCES =
            """
            % by hand
            @article{li2019, author = {Li, Guo}, title = {Spotnik}, year = 2018, number = 7}
            @misc{old, title = {Nobody Cites Me}}
            """;

    private static final String PAPER =
            """
            \\documentclass{article}
            \\begin{document}
            See \\cite{mai2020} and \\cite{li2019}.
            Again \\cite[3]{mai2020}, but \\cite{plat}.
            \\bibliography{refs}
            \\end{document}
            """;

    @TempDir private Path folder = Path.of("");

    private Path paper = Path.of("");
    private Opened opened = Opened.of("");
    private final List<SourcePlace> shown = new ArrayList<>();
    private final List<List<Path>> kept = new ArrayList<>();

    @BeforeEach
    void write() throws IOException {
        opened = Opened.in(folder, LIBRARY);
        paper = Files.createDirectory(folder.resolve("thesis"));
        Files.writeString(paper.resolve("main.tex"), PAPER);
        Files.writeString(paper.resolve("refs.bib"), REFERENCES);
        opened.choose(paper);
        opened.projects()
                .beginWith(List.of(), new LibraryProjects.ProjectKeeping(kept::add, shown::add));
    }

    private ProjectsModel model() {
        ProjectsModel model = new ProjectsModel(opened.forPage());
        model.addProject();
        return model;
    }

    private String references() throws IOException {
        return Files.readString(paper.resolve("refs.bib"));
    }

    private static ProjectLine line(ProjectsModel model, LineGroup group, String key) {
        model.stageProperty().set(group.lineStage());
        return model.lines().stream()
                .filter(each -> each.entryKey().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @AfterEach
    void nothingFailed() {
        assertEquals(List.of(), opened.failures());
    }

    @Test
    void aFolderThatIsAddedIsKeptAndRead() {
        ProjectsModel model = model();
        assertEquals(List.of(List.of(paper)), kept);
        assertEquals(
                Map.of(
                        LineGroup.MISSING, 1L,
                        LineGroup.DIFFERS, 1L,
                        LineGroup.IN_LIBRARY, 1L,
                        LineGroup.UNCITED, 1L),
                model.countsProperty().get());
        model.addProject();
        assertEquals(1, model.projects().size());
    }

    @Test
    void whatOnlyAWordDocumentHasIsImported() throws IOException {
        Path document = folder.resolve("paper.docx");
        String known = CodeSamples.zoteroCite("Mai", 2020, "Kungfu", "").replace("Ann", "Luo");
        String fresh = CodeSamples.zoteroCite("Adams", 2001, "On Tests", "");
        Files.write(
                document,
                new WordMaker()
                        .paragraph(
                                WordMaker.field(CodeSamples.zoteroField("[1]", known), "[1]"),
                                WordMaker.field(CodeSamples.zoteroField("[2]", fresh), "[2]"))
                        .make());
        opened.choose(document);
        ProjectsModel model = model();
        assertEquals("paper.docx", model.projects().getFirst().projectName());
        assertEquals(1, model.newCountProperty().getValue());
        model.importNew();
        assertTrue(opened.went().getLast().startsWith("import @article{"), opened.went()::toString);
        assertTrue(opened.went().getLast().contains("On Tests"), opened.went()::toString);
        assertFalse(opened.went().getLast().contains("Kungfu"), opened.went()::toString);
    }

    @Test
    void aMissingKeyComesWithSimilarOnes() {
        ProjectLine plat = line(model(), LineGroup.MISSING, "plat");
        assertEquals(List.of("plato"), plat.citedEntry().orElseThrow().nearKeys());
    }

    @Test
    void eachKeyTellsWhereItIsCited() {
        ProjectsModel model = model();
        ProjectLine mai = line(model, LineGroup.IN_LIBRARY, "mai2020");
        List<SourcePlace> places = mai.citedEntry().orElseThrow().sourcePlaces();
        assertEquals(List.of(3, 4), places.stream().map(SourcePlace::line).toList());
        model.openPlace(places.getLast());
        assertEquals(List.of(places.getLast()), shown);
    }

    @Test
    void theirVersionOfSomeFieldsIsTakenAsOneStep() {
        ProjectsModel model = model();
        model.exchangeOffers().offerTake(line(model, LineGroup.DIFFERS, "li2019"));
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        List<String> fields =
                plan.rows().stream().map(ChangeProposal.ProposalRow::placeText).toList();
        assertEquals(List.of("number", "volume", "year"), fields.stream().sorted().toList());
        plan.setWanted(fields.indexOf("volume"), false);
        plan.make();
        assertTrue(opened.text().contains("year = {2018}, volume = 3"), opened.text());
        assertTrue(opened.text().contains("number = {7}"), opened.text());
        assertEquals(List.of("Take li2019 from a paper"), opened.steps());
        opened.undo();
        assertEquals(LIBRARY, opened.text());
    }

    @Test
    void ourVersionIsGivenToThePaperAndNothingElseInItsFileChanges() throws IOException {
        ProjectsModel model = model();
        model.exchangeOffers().offerGive(line(model, LineGroup.DIFFERS, "li2019"));
        ChangeProposal plan = Objects.requireNonNull(model.planProperty().get());
        assertEquals(REFERENCES, references());
        plan.make();
        assertEquals("", model.problemProperty().get());
        assertTrue(references().startsWith("% by hand\n@article{li2019,"), references());
        assertTrue(references().contains("year = {2019}"), references());
        assertTrue(references().contains("volume = {3}"), references());
        assertFalse(references().contains("number"), references());
        assertTrue(references().endsWith("@misc{old, title = {Nobody Cites Me}}\n"));
        assertEquals(LIBRARY, opened.text());
        assertEquals(1L, model.countsProperty().get().get(LineGroup.HERE));
    }

    @Test
    void thePlanOfTheFileIsShownBeforeItIsWritten() throws IOException {
        ProjectsModel model = model();
        model.offerFile();
        var plan = model.filePlanProperty().get().orElseThrow();
        assertEquals(paper.resolve("refs.bib"), plan.file());
        assertTrue(plan.diffLines().stream().anyMatch(it -> it.startsWith("+@article{mai2020")));
        assertEquals(REFERENCES, references());
        model.writeFile();
        assertTrue(references().startsWith(REFERENCES.strip()), references());
        assertTrue(references().contains("@article{mai2020"));
        assertEquals(null, model.countsProperty().get().get(LineGroup.IN_LIBRARY));
        model.offerFile();
        assertTrue(model.filePlanProperty().get().isPresent() || !said(model).isEmpty());
    }

    private static String said(ProjectsModel model) {
        return String.valueOf(model.problemProperty().get());
    }

    @Test
    void aFileThatChangedAfterThePlanWasMadeIsNotOverwritten() throws IOException {
        ProjectsModel model = model();
        model.offerFile();
        String theirs = REFERENCES + "@misc{coauthor, title = {New}}\n";
        Files.writeString(paper.resolve("refs.bib"), theirs);
        model.writeFile();
        assertEquals(theirs, references());
        assertTrue(said(model).contains("refs.bib"), said(model));
    }

    @Test
    void changesOnTheDiskAreFollowed() throws IOException {
        ProjectsModel model = model();
        ProjectReading before = model.projects().getFirst();
        opened.projects().readChanged();
        assertEquals(before, model.projects().getFirst());
        Files.writeString(paper.resolve("main.tex"), PAPER.replace("plat}", "plato}"));
        opened.projects().readChanged();
        assertFalse(model.countsProperty().get().containsKey(LineGroup.MISSING));
    }

    @Test
    void aFolderThatIsGoneIsSaid() throws IOException {
        ProjectsModel model = model();
        Path elsewhere = folder.resolve("elsewhere");
        Files.move(paper, elsewhere);
        opened.projects().readChanged();
        assertEquals(
                paper + " does not exist.",
                String.valueOf(model.projects().getFirst().trouble().orElseThrow()));
        assertEquals(List.of(), model.lines());
        Files.move(elsewhere, paper);
        opened.projects().readChanged();
        assertTrue(model.projects().getFirst().readContent().isPresent());
    }

    @Test
    void aDamagedProfileIsSaid() throws IOException {
        ProjectsModel model = model();
        Files.writeString(paper.resolve("octavo.json"), "{");
        opened.projects().readChanged();
        String trouble = String.valueOf(model.projects().getFirst().trouble().orElseThrow());
        assertTrue(trouble.contains("JSON"), trouble);
    }

    @Test
    void aProjectThatIsRemovedStaysOnTheDisk() throws IOException {
        ProjectsModel model = model();
        model.removeProject();
        assertEquals(List.of(), model.projects());
        assertEquals(List.of(), kept.getLast());
        assertEquals(REFERENCES, references());
    }

    /// The file that a stranger's paper names may lie anywhere, or be a link to anywhere.
    @Test
    void aPaperCannotHaveAFileOutsideItsFolderWritten() throws IOException {
        Path victim = Files.writeString(folder.resolve("victim.bib"), "");
        Files.writeString(paper.resolve("main.tex"), PAPER.replace("{refs}", "{../victim,link}"));
        Files.createSymbolicLink(paper.resolve("link.bib"), victim);
        ProjectsModel model = model();
        model.offerFile();
        assertEquals(Optional.empty(), model.filePlanProperty().get());
        assertTrue(model.needsConsentProperty().getValue());
        model.allowProject();
        assertFalse(model.needsConsentProperty().getValue());
        model.offerFile();
        assertEquals(
                paper.resolve("refs.bib"), model.filePlanProperty().get().orElseThrow().file());
        Files.delete(paper.resolve("refs.bib"));
        Files.createSymbolicLink(paper.resolve("refs.bib"), victim);
        model.writeFile();
        assertTrue(model.problemProperty().get().contains("outside"), model.problemProperty()::get);
        assertEquals("", Files.readString(victim));
    }

    @Test
    void anEntryOfTheLibraryCanBeShown() {
        ProjectsModel model = model();
        model.showEntry(line(model, LineGroup.IN_LIBRARY, "mai2020").citedEntry().orElseThrow());
        assertEquals(1, opened.went().size());
    }
}
