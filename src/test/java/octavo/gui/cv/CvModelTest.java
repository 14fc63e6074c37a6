package octavo.gui.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cv.configuration.CvFormat;
import octavo.cv.output.CvOutput;
import octavo.gui.Opened;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.tasks.BackgroundTasks;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

class CvModelTest {
    private static final String FILE =
            """
            @article{a, title = {Alpha}, author = {Mai, Luo}, journal = {J}, year = 2020}
            @article{b, title = {Beta}, author = {Mai, Luo}, journal = {J}, year = 2021}
            @article{c, title = {Gamma}, author = {Mai, Luo}, journal = {J}, year = 2022}
            @inproceedings{d, title = {Delta}, author = {Li, Guo}, booktitle = {P}, year = 2022}
            """;
    private static final String SIDECAR =
            """
            {"version": 1, "more": {"kept": [1, 2]},
             "people": {"mai": {"me": true, "spellings": {"Mai, Luo": true}}},
             "profiles": {"home": {"about": "stays", "self": {"emphasis": "bold"},
               "sections": [{"heading": "None", "where": "type:thesis"},
                            {"heading": "All", "where": "type:journal", "max": 9}],
               "outputs": [{"format": "markdown", "to": "out.md"},
                           {"format": "latex", "into": "cv.tex"}]}}}
            """;

    @TempDir private Path folder = Path.of("");

    private Opened opened = Opened.of("");

    @BeforeEach
    void write() throws IOException {
        opened = Opened.in(folder, FILE);
        Files.writeString(folder.resolve("p.octavo.json"), SIDECAR);
        Files.writeString(folder.resolve("cv.tex"), "no place\n");
    }

    private CvModel model() {
        return new CvModel(opened.forPage());
    }

    private static PrintedProfile printed(CvModel model) {
        return Objects.requireNonNull(model.printedProperty().get());
    }

    private static List<String> keys(CvModel model) {
        return printed(model).cvDocument().entries().stream().map(item -> item.key()).toList();
    }

    private String sidecar() throws IOException {
        return Files.readString(folder.resolve("p.octavo.json"));
    }

    @Test
    void theListIsShownAsTheProfileSays() {
        CvModel model = model();
        assertEquals(List.of("home"), model.names());
        assertEquals(List.of("c", "b", "a"), keys(model));
        assertEquals(List.of(List.of(), List.of("c", "b", "a")), printed(model).keysBySection());
    }

    @Test
    void whoIsMeInTheSidecarIsBroughtOut() {
        String first = printed(model()).cvDocument().entries().getFirst().entryLines().toString();
        assertTrue(first.contains("BOLD"), first);
    }

    @Test
    void anEntryIsHiddenAndShownAgain() throws IOException {
        CvModel model = model();
        model.hideEntry("b", true);
        assertEquals(List.of("c", "a"), keys(model));
        assertTrue(sidecar().contains("hide"));
        model.hideEntry("b", false);
        assertEquals(List.of("c", "b", "a"), keys(model));
        assertFalse(sidecar().contains("hide"));
    }

    @Test
    void whatElseTheSidecarSaysStays() throws IOException {
        CvModel model = model();
        model.hideEntry("b", true);
        assertTrue(sidecar().contains("\"kept\""));
        assertTrue(sidecar().contains("\"about\": \"stays\""));
    }

    @Test
    void anEntryIsMovedWithinItsSection() throws IOException {
        CvModel model = model();
        assertTrue(model.sections().move(1, "a", 1));
        assertEquals(List.of("c", "a", "b"), keys(model));
        assertTrue(model.sections().move(1, "c", 2));
        assertEquals(List.of("a", "b", "c"), keys(model));
        assertFalse(model.sections().move(1, "c", 3));
        assertFalse(model.sections().move(0, "c", 0));
        assertTrue(sidecar().contains("\"max\": 9"));
    }

    @Test
    void aNoteIsSaidBehindAnEntry() {
        CvModel model = model();
        model.note("a", "Best paper");
        assertEquals("Best paper", model.note("a"));
        assertTrue(
                printed(model)
                        .cvDocument()
                        .entries()
                        .getLast()
                        .entryLines()
                        .toString()
                        .contains("Best"));
        model.note("a", " ");
        assertEquals("", model.note("a"));
    }

    @Test
    void rowsKnowTheirSections() {
        List<CvRow> rows = CvRow.of(printed(model()));
        assertEquals(new CvRow.HeadingRow(1, "All"), rows.getFirst());
        CvRow.EntryRow last = (CvRow.EntryRow) rows.get(3);
        assertEquals(1, last.sectionIndex());
        assertEquals(2, last.entryIndex());
    }

    @Test
    void sectionsAreWrittenAddedMovedAndRemoved() {
        CvModel model = model();
        model.sections().changeSection(2, "Talks", "type:conference", "-date");
        assertEquals(List.of("c", "b", "a", "d"), keys(model));
        model.sections().moveSection(2, 0);
        assertEquals(List.of("d", "c", "b", "a"), keys(model));
        model.sections().removeSection(0);
        assertEquals(List.of("c", "b", "a"), keys(model));
    }

    @Test
    void theFormCanBeAStyleOrATemplate() {
        CvModel model = model();
        model.changeForm(true, "ieee");
        assertTrue(
                printed(model)
                        .cvDocument()
                        .entries()
                        .getFirst()
                        .entryLines()
                        .toString()
                        .contains("“"));
        model.changeForm(false, "one-line");
        assertEquals(0, printed(model).problems().size());
        model.changeForm(true, "no-such-style");
        assertEquals(1, printed(model).problems().size());
        assertEquals(3, keys(model).size());
    }

    @Test
    void whileTheListIsMadeItSaysSo() {
        Deque<Runnable> work = new ArrayDeque<>();
        CvModel model = new CvModel(opened.forPage(new BackgroundTasks(work::add, Runnable::run)));
        while (!work.isEmpty()) {
            work.remove().run();
        }
        assertFalse(model.makingProperty().get());
        model.hideEntry("a", true);
        while (!model.makingProperty().get()) {
            work.remove().run();
        }
        assertTrue(keys(model).contains("a"), "the list before is shown");
        while (!work.isEmpty()) {
            work.remove().run();
        }
        assertFalse(model.makingProperty().get());
        assertFalse(keys(model).contains("a"));
    }

    @Test
    void filesAreFreshOrStaleAndExported() throws IOException {
        CvModel model = model();
        assertEquals(
                List.of(CvOutput.OutputState.MISSING, CvOutput.OutputState.NO_PLACE),
                printed(model).outputTargets().stream()
                        .map(PrintedProfile.OutputTarget::outputState)
                        .toList());
        Files.writeString(
                folder.resolve("cv.tex"), "A\n% octavo: begin home\n% octavo: end home\nB\n");
        model.outputs().exportFiles();
        assertEquals(List.of(), opened.failures());
        assertEquals(
                List.of(CvOutput.OutputState.FRESH, CvOutput.OutputState.FRESH),
                printed(model).outputTargets().stream()
                        .map(PrintedProfile.OutputTarget::outputState)
                        .toList());
        assertTrue(Files.readString(folder.resolve("cv.tex")).startsWith("A\n"));
        model.hideEntry("a", true);
        assertEquals(
                CvOutput.OutputState.STALE,
                printed(model).outputTargets().getFirst().outputState());
    }

    private void writesTo(String file) throws IOException {
        Files.writeString(folder.resolve("p.octavo.json"), SIDECAR.replace("out.md", file));
    }

    @Test
    void anExportAsksBeforeItReplacesAFileThatOctavoDidNotWrite() throws IOException {
        Path mine = Files.writeString(folder.resolve("out.md"), "mine\n");
        CvModel model = model();
        model.outputs().exportFiles();
        assertEquals("mine\n", Files.readString(mine));
        String asked = CvExport.describeObjections(model.outputs().unconfirmedProperty().get());
        assertTrue(asked.contains(mine.toRealPath() + ": it exists already"), asked);
        model.outputs().declineExport();
        assertEquals("mine\n", Files.readString(mine));
        model.outputs().exportFiles();
        model.outputs().confirmExport();
        assertTrue(Files.readString(mine).contains("Gamma"));
        assertEquals(List.of(), model.outputs().unconfirmedProperty().get());
    }

    @Test
    void aFileOutsideTheLibrarysFolderIsNeitherReadNorWrittenUntilItIsConfirmed()
            throws IOException {
        Path library = Files.createDirectory(folder.resolve("sub"));
        opened = Opened.in(library, FILE);
        String sidecar = SIDECAR.replace("out.md", "../out.md");
        Files.writeString(library.resolve("p.octavo.json"), sidecar);
        Path mine = Files.writeString(folder.resolve("out.md"), "mine\n");
        CvModel model = model();
        assertEquals(
                CvOutput.OutputState.UNCONFIRMED,
                printed(model).outputTargets().getFirst().outputState());
        model.outputs().exportFiles();
        assertEquals("mine\n", Files.readString(mine));
        model.outputs().confirmExport();
        assertTrue(Files.readString(mine).contains("Gamma"));
        assertEquals(
                CvOutput.OutputState.FRESH,
                printed(model).outputTargets().getFirst().outputState());
    }

    @Test
    void whatTheWindowWritesForAllProfilesAsksAsWell() throws IOException {
        writesTo(".profile");
        CvExport done =
                CvExport.of(
                        opened.forPage().libraryValue().getValue(),
                        folder.resolve("p.bib"),
                        Set.of());
        assertFalse(Files.exists(folder.resolve(".profile")));
        assertTrue(CvExport.describeObjections(done.unconfirmedPaths()).contains("hidden"));
        CvExport again =
                CvExport.of(
                        opened.forPage().libraryValue().getValue(),
                        folder.resolve("p.bib"),
                        CvExport.pathsOf(done.unconfirmedPaths()));
        assertEquals(List.of(), again.unconfirmedPaths());
        assertTrue(Files.exists(folder.resolve(".profile")));
    }

    @Test
    void aStyleThatASidecarNamesIsNotReadFromOutsideTheLibrarysFolder() throws IOException {
        Path style = Files.writeString(folder.resolve("f.csl"), "x");
        Path library = Files.createDirectory(folder.resolve("sub"));
        opened = Opened.in(library, FILE);
        String form = "\"entry\": {\"csl\": \"%s\"}, \"about\"".formatted(style);
        Files.writeString(library.resolve("p.octavo.json"), SIDECAR.replace("\"about\"", form));
        String problem = printed(model()).problems().getFirst();
        assertTrue(problem.contains("must be in the library’s folder"), problem);
    }

    @Test
    void aFileWithoutAPlaceIsSaidToHaveNone() {
        model().outputs().exportFiles();
        String failed = String.valueOf(opened.failures().getFirst().getMessage());
        assertTrue(failed.contains("octavo: begin home"), failed);
    }

    @Test
    void oneFileThatCannotBeWrittenDoesNotKeepTheOthersFromIt() throws IOException {
        Files.writeString(
                folder.resolve("p.octavo.json"),
                SIDECAR.replace(
                                "{\"format\": \"markdown\", \"to\": \"out.md\"},",
                                "{\"format\": \"html\", \"to\": \"none/x.html\"},")
                        .replace(
                                "\"into\": \"cv.tex\"}",
                                "\"into\": \"cv.tex\"}, {\"format\": \"text\", \"to\":"
                                        + " \"x.txt\"}"));
        CvModel model = model();
        model.outputs().exportFiles();
        assertTrue(Files.exists(folder.resolve("x.txt")));
        String said = String.valueOf(opened.failures().getFirst().getMessage());
        assertTrue(said.contains("x.html") && said.contains("cv.tex"), said);
    }

    @Test
    void anOutputThatCannotBeWrittenIsNotNotedButSaid() throws IOException {
        String before = sidecar();
        CvModel model = model();
        for (String file : List.of("p.bib", "p.octavo.json", "none/x.md")) {
            model.outputs().addOutputs(file, Optional.empty());
            assertTrue(model.outputs().saidOfFileProperty().get().contains(file), file);
        }
        assertEquals(before, sidecar());
        model.outputs().addOutputs("x.md", Optional.empty());
        assertEquals("", model.outputs().saidOfFileProperty().get());
        assertEquals(3, printed(model).outputTargets().size());
    }

    @Test
    void aNameThatSpeaksOfNoFormatIsTakenOnceOneIsChosen() throws IOException {
        String before = sidecar();
        CvModel model = model();
        model.outputs().addOutputs("pub.foo", Optional.empty());
        String said = model.outputs().saidOfFileProperty().get();
        assertTrue(said.contains("pub.foo") && said.contains("format"), said);
        assertEquals(before, sidecar());
        model.outputs().addOutputs("pub.foo", Optional.of(CvFormat.LATEX_MODERNCV));
        assertEquals("", model.outputs().saidOfFileProperty().get());
        assertTrue(sidecar().contains("latex-moderncv"), sidecar());
    }

    @Test
    void namesOfFilesLeaveTheirFieldAtOnceAndComeBackIfNoneCanBeWritten() {
        List<Runnable> waiting = new ArrayList<>();
        OpenLibrary page = opened.forPage();
        BackgroundTasks busy = new BackgroundTasks(waiting::add, Runnable::run);
        CvModel model =
                new CvModel(
                        new OpenLibrary(
                                busy,
                                page.libraryValue(),
                                page.nearbyFiles(),
                                page.editSteps(),
                                page.libraryWays(),
                                page.onFailure()));
        doAll(waiting);
        model.outputs().typedProperty().set("none/x.md");
        model.outputs().addTyped(Optional.empty());
        assertEquals("", model.outputs().typedProperty().get());
        doAll(waiting);
        assertEquals("none/x.md", model.outputs().typedProperty().get());
        model.outputs().typedProperty().set("x.md");
        model.outputs().addTyped(Optional.empty());
        assertEquals("", model.outputs().typedProperty().get());
        doAll(waiting);
        assertEquals("", model.outputs().typedProperty().get());
        assertEquals(List.of("out.md", "cv.tex", "x.md"), outputs(model));
    }

    private static void doAll(List<Runnable> waiting) {
        while (!waiting.isEmpty()) {
            waiting.removeFirst().run();
        }
    }

    @Test
    void anOutputIsRemovedAndUndoBringsItBack() {
        CvModel model = model();
        model.outputs().removeOutput(0);
        assertEquals(List.of("cv.tex"), outputs(model));
        opened.undo();
        assertEquals(List.of("out.md", "cv.tex"), outputs(model));
    }

    private static List<String> outputs(CvModel model) {
        return printed(model).outputTargets().stream()
                .map(PrintedProfile.OutputTarget::name)
                .toList();
    }

    @Test
    void aProfileGetsAnotherNameAndKeepsWhatItSays() throws IOException {
        CvModel model = model();
        model.createProfile("thesis");
        assertFalse(model.renameProfile("home"));
        assertTrue(model.saidProperty().get().contains("home"));
        model.chosenProperty().set("home");
        assertTrue(model.renameProfile(" web "));
        assertEquals(List.of("web", "thesis"), model.names());
        assertEquals("web", model.chosenProperty().get());
        assertEquals(List.of("c", "b", "a"), keys(model));
        assertTrue(sidecar().contains("\"about\": \"stays\""));
        opened.undo();
        assertEquals(List.of("home", "thesis"), model.names());
    }

    @Test
    void aNameThatIsTakenIsSaidToBe() {
        CvModel model = model();
        assertFalse(model.createProfile("home"));
        assertTrue(model.saidProperty().get().contains("home"));
        assertEquals(List.of(), opened.steps());
    }

    @Test
    void everyChangeOfTheListIsTakenBackByItsName() throws IOException {
        CvModel model = model();
        Map<String, Runnable> changes = new LinkedHashMap<>();
        changes.put("a section is removed", () -> model.sections().removeSection(1));
        changes.put(
                "a query is changed", () -> model.sections().changeSection(1, "All", "alpha", ""));
        changes.put("an entry is moved", () -> model.sections().move(1, "c", 2));
        changes.put("a section is moved", () -> model.sections().moveSection(1, 0));
        changes.put("a form is chosen", () -> model.changeForm(true, "ieee"));
        changes.put("an entry is hidden", () -> model.hideEntry("a", true));
        for (Map.Entry<String, Runnable> change : changes.entrySet()) {
            String before = sidecar().replaceAll("\\s", "");
            change.getValue().run();
            assertNotEquals(before, sidecar().replaceAll("\\s", ""), change.getKey());
            assertEquals("Change profile home", opened.steps().getLast());
            opened.undo();
            assertEquals(before, sidecar().replaceAll("\\s", ""), change.getKey());
        }
    }

    @Test
    void withoutProfilesTheUsualListIsShownAndAChangeMakesAProfileOfIt() throws IOException {
        Files.delete(folder.resolve("p.octavo.json"));
        CvModel model = model();
        assertEquals(List.of("publications"), model.names());
        assertEquals(4, keys(model).size());
        model.hideEntry("d", true);
        assertEquals(3, keys(model).size());
        assertTrue(sidecar().contains("\"publications\""));
    }

    @Test
    void aNewProfileIsLookedAtAtOnce() {
        CvModel model = model();
        model.createProfile("thesis");
        assertEquals("thesis", model.chosenProperty().get());
        assertEquals(List.of("c", "b", "a"), keys(model));
        model.outputs().addOutputs("list.tex", Optional.empty());
        assertEquals(1, printed(model).outputTargets().size());
        model.removeProfile();
        assertEquals("home", model.chosenProperty().get());
    }

    @Test
    void aChangeIsAStepThatUndoTakesBack() throws IOException {
        CvModel model = model();
        String before = Files.readString(folder.resolve("p.octavo.json"));
        List<String> keys = keys(model);
        model.hideEntry("a", true);
        assertEquals(List.of("Change profile home"), opened.steps());
        String hidden = Files.readString(folder.resolve("p.octavo.json"));
        assertFalse(hidden.equals(before));
        opened.undo();
        assertEquals(keys, keys(model));
        assertFalse(Files.readString(folder.resolve("p.octavo.json")).contains("hide"));
        opened.redo();
        assertEquals(hidden, Files.readString(folder.resolve("p.octavo.json")));
    }
}
