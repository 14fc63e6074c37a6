package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;
import octavo.integrations.editors.OutsideProgram;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/// Papers are opened outside of the window().
class OpeningViewTest {
    private static final String FILE =
            """
            @article{both, title = {Alpha}, author = {Mai, Luo}, year = 2020,
              doi = {10.1000/182}, eprint = {2101.00001}, url = {https://www.usenix.org/a b}}

            @article{filed, title = {Beta}, author = {Mai, Luo}, year = 2021,
              doi = {10.1000/183}, file = {:papers/beta.pdf:PDF}}

            @article{bare, title = {Gamma}, author = {Mai, Luo}, year = 2022}

            @article{strange, title = {Delta}, author = {Mai, Luo}, year = 2023,
              url = {javascript://alert(1)}, file = {run.sh;page.pdf}}
            """;
    private static final String DOI = "https://doi.org/10.1000/182";

    @TempDir private Path folder = Path.of("");

    private final List<String> opened = new CopyOnWriteArrayList<>();
    private final List<TestWindow> windows = new ArrayList<>();

    @BeforeEach
    void open() throws IOException {
        open(FILE);
    }

    private void open(String library) throws IOException {
        windows.add(TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), library)));
        TestWindow.run(() -> window().gui.printAndLog().openWith(opened::add));
    }

    @AfterEach
    void close() {
        windows.forEach(TestWindow::close);
    }

    private TestWindow window() {
        return windows.getLast();
    }

    private void untilOpened(String... addresses) {
        TestWindow.until("it is opened", () -> opened.equals(List.of(addresses)));
    }

    private void untilTold(String words) {
        TestWindow.until(
                "it is told",
                () -> window().notices().stream().anyMatch(notice -> notice.contains(words)));
    }

    private void ctrlEnter() {
        window().press(KeyCode.SHORTCUT, KeyCode.ENTER);
    }

    @Test
    void ctrlEnterInTheTableOpensTheDoi() {
        window().select(0);
        window().focus("entries");
        ctrlEnter();
        untilOpened(DOI);
    }

    @Test
    void whatIsOpenedIsSaidAtOnce() throws IOException {
        CountDownLatch slow = new CountDownLatch(1);
        TestWindow.run(() -> window().gui.printAndLog().openWith(_ -> slow.await()));
        window().select(0);
        window().focus("entries");
        ctrlEnter();
        untilTold("Opening " + DOI);
        Path file = Files.createDirectories(folder.resolve("papers")).resolve("beta.pdf");
        Files.writeString(file, "%PDF");
        window().select(1);
        ctrlEnter();
        untilTold("Opening " + file);
        slow.countDown();
    }

    @Test
    void whatTheDesktopCannotOpenIsAnError() {
        List<String> missing = List.of("/no/such/program");
        TestWindow.run(
                () -> window().gui.printAndLog().openWith(_ -> OutsideProgram.runProgram(missing)));
        window().select(0);
        window().focus("entries");
        ctrlEnter();
        untilTold(DOI + " could not be opened: ");
        assertFalse(window().notices().contains("Opening " + DOI + " …"));
    }

    @Test
    void ctrlEnterInTheFormOpensItAndKeepsTheText() {
        window().select(0);
        window().focus("field-title");
        ctrlEnter();
        untilOpened(DOI);
        assertEquals("Alpha", window().text("field-title"));
    }

    @Test
    void whatIsBeingTypedCountsAlready() {
        window().select(2);
        window().focus("field-title");
        TestWindow.run(
                () -> window().gui.workspaces().currentProperty().get().editor().addField("doi"));
        window().focus("field-doi");
        window().type("10.1000/999");
        ctrlEnter();
        untilOpened("https://doi.org/10.1000/999");
    }

    @Test
    void aFileThatIsThereComesBeforeTheDoi() throws IOException {
        Path file = Files.createDirectories(folder.resolve("papers")).resolve("beta.pdf");
        Files.writeString(file, "%PDF");
        window().select(1);
        window().focus("entries");
        ctrlEnter();
        untilOpened(file.toUri().toString());
    }

    @Test
    void aLibraryThatIsOpenedByARelativePathFindsItsFiles() throws IOException {
        Path file = Files.createDirectories(folder.resolve("papers")).resolve("beta.pdf");
        Files.writeString(file, "%PDF");
        Path library = folder.resolve("p.bib").toAbsolutePath();
        windows.removeLast().close();
        Path relative = Path.of("").toAbsolutePath().relativize(library);
        windows.add(TestWindow.of(folder, relative));
        TestWindow.run(() -> window().gui.printAndLog().openWith(opened::add));
        window().select(1);
        window().focus("entries");
        ctrlEnter();
        Path siblingPaper = relative.toAbsolutePath().resolveSibling("papers/beta.pdf");
        untilOpened(siblingPaper.toUri().toString());
    }

    @Test
    void aFileThatIsNotThereIsToldAndTheDoiOpens() {
        window().select(1);
        window().focus("entries");
        ctrlEnter();
        untilOpened("https://doi.org/10.1000/183");
        untilTold("papers/beta.pdf does not exist.");
    }

    @Test
    void anEntryThatNamesNothingIsToldSo() {
        window().select(2);
        window().focus("entries");
        ctrlEnter();
        untilTold("bare has no file");
        assertEquals(List.of(), opened);
    }

    @Test
    void nothingThatRunsIsOpened() throws IOException {
        Path script = Files.writeString(folder.resolve("run.sh"), "#!/bin/sh");
        Files.createSymbolicLink(folder.resolve("page.pdf"), script);
        window().select(3);
        window().focus("entries");
        ctrlEnter();
        untilTold("run.sh was not opened");
        untilTold("page.pdf was not opened");
        assertEquals(List.of(), opened);
        assertFalse(window().has("head-url"));
    }

    @Test
    void eachPlaceIsAButtonAboveTheForm() {
        window().select(0);
        TestWindow.until("the buttons are there", () -> window().has("head-url"));
        assertEquals("usenix.org", placeButton("url").getText());
        TestWindow.run(placeButton("url")::fire);
        TestWindow.run(placeButton("eprint")::fire);
        untilOpened("https://www.usenix.org/a%20b", "https://arxiv.org/abs/2101.00001");
    }

    private Button placeButton(String field) {
        return (Button) window().node("head-" + field);
    }

    @Test
    void aFieldOpensWhatItNames() {
        window().select(0);
        TestWindow.until("the form is there", () -> window().has("field-eprint-open"));
        TestWindow.run(() -> ((Button) window().node("field-eprint-open")).fire());
        untilOpened("https://arxiv.org/abs/2101.00001");
    }

    @Test
    void aPersonsPapersOpen() {
        window().command("go-people");
        TestWindow.until("people are there", () -> window().has("people-all"));
        TestWindow.run(() -> ((ButtonBase) window().node("people-all")).fire());
        TestWindow.until("names are compared", () -> !people().getItems().isEmpty());
        TestWindow.run(() -> people().getSelectionModel().select(0));
        TestWindow.until("the papers are there", () -> !papers().isEmpty());
        assertEquals(3, papers().size(), "all but the one that names nothing");
        TestWindow.run(((Button) papers().getLast())::fire);
        untilOpened(DOI);
    }

    private ListView<?> people() {
        return (ListView<?>) window().node("persons");
    }

    private List<Node> papers() {
        return window().nodes().stream()
                .filter(node ->
                        node instanceof Button button
                                && String.valueOf(button.getAccessibleText())
                                        .endsWith("outside Octavo"))
                .toList();
    }

    @Test
    void anEntryOfTheCvOpens() {
        window().command("go-cv");
        TestWindow.until("the list is there", () -> window().has("cv-page"));
        ListView<?> page = (ListView<?>) window().node("cv-page");
        TestWindow.until("it is filled", () -> page.getItems().size() > 3);
        TestWindow.run(() -> page.getSelectionModel().clearAndSelect(page.getItems().size() - 1));
        window().focus("cv-page");
        ctrlEnter();
        untilOpened(DOI);
        Node title =
                window().nodes().stream()
                        .filter(node -> node.getStyleClass().contains("run-link"))
                        .findFirst()
                        .orElseThrow();
        window().click(title);
        TestWindow.until("it is opened, too", () -> opened.size() == 2);
        assertTrue(window().has("cv-page"));
    }

    @Test
    @Tag("slow")
    void manyAtOnceAreAMistake() throws IOException {
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 11; i++) {
            many.append("@misc{k%d, doi = {10.1000/%d}}\n".formatted(i, i));
        }
        window().close();
        windows.clear();
        open(many.toString());
        window().focus("entries");
        window().press(KeyCode.SHORTCUT, KeyCode.A);
        ctrlEnter();
        untilTold("At most 10 entries");
        assertEquals(List.of(), opened);
    }
}
