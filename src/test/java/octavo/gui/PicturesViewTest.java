package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import octavo.discovery.CitationUniverse;
import octavo.gui.openlibraries.TestWindow;
import octavo.net.StubServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// *View → Pictures*.
class PicturesViewTest {
    private static final String PAPERS =
            """
            @article{a, title = {Apples}, author = {Ann Doe and Bob Roe}, journal = {J}, year = 2024}
            @article{b, title = {Berries}, author = {Ann Doe}, journal = {J}, year = 2024}
            @phdthesis{c, title = {Cherries}, author = {Eve Moe}, year = 2022}
            """;

    @TempDir private Path folder = Path.of("");
    private final StubServer web;
    private final CitationUniverse universe = new CitationUniverse(8);

    PicturesViewTest() throws IOException {
        web = new StubServer();
    }

    @BeforeEach
    void serveReferences() {
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        universe.serve(web, () -> {});
    }

    @AfterEach
    void unmapHosts() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        web.close();
    }

    private TestWindow open(String bibtex) throws IOException {
        TestWindow window =
                TestWindow.of(
                        Files.createDirectories(folder.resolve("config")),
                        Files.writeString(folder.resolve("p.bib"), bibtex));
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.V);
        TestWindow.until("the sheet is there", () -> window.has("pictures"));
        return window;
    }

    private static String partTexts(TestWindow window) {
        return TestWindow.on(() ->
                window.node("picture-part").lookupAll(".hyperlink").stream()
                        .map(node -> ((Labeled) node).getText())
                        .toList()
                        .toString());
    }

    private static List<String> shownKeys(TestWindow window) {
        return TestWindow.on(() ->
                window.table().getSelectionModel().getSelectedItems().stream()
                        .map(row -> row.texts().key())
                        .sorted()
                        .toList());
    }

    @Test
    void aPartListsItsPapersAndTheTableSaysTheSameByTheKeysAlone() throws IOException {
        try (TestWindow window = open(PAPERS)) {
            TestWindow.until("it is drawn", () -> window.has("state-part-2024-journal"));
            assertEquals("3 papers", window.text("pictures-status"));
            assertTrue(window.has("state-part-2022-thesis"));
            window.click(window.node("state-part-2024-journal"));
            assertEquals("[Apples, Berries]", partTexts(window));
            window.focus("pictures-as-table");
            window.press(KeyCode.SPACE);
            TestWindow.until("the table is there", () -> window.has("picture-table"));
            TableView<?> table = (TableView<?>) window.node("picture-table");
            assertEquals(
                    List.of("2024", "2", "2", "0"),
                    TestWindow.on(() ->
                            table.getColumns().stream()
                                    .map(column -> column.getCellData(0).toString())
                                    .toList()));
            TestWindow.run(() -> table.getSelectionModel().select(2));
            window.focus("picture-table");
            window.press(KeyCode.ENTER);
            assertEquals("[Cherries]", partTexts(window));
            window.focus("pictures-as-table");
            window.press(KeyCode.SPACE);
            window.click(window.node("pictures-kind-coauthors"));
            TestWindow.until("it is drawn", () -> window.has("picture-point-0"));
            assertEquals("3 authors of 3 papers", window.text("pictures-status"));
            window.click(window.node("picture-point-0"));
            assertEquals("[Apples, Berries]", partTexts(window));
            window.click(window.node("picture-show"));
            assertFalse(window.has("pictures"));
            TestWindow.until("both are chosen", () -> shownKeys(window).equals(List.of("a", "b")));
        }
    }

    @Test
    void theNetworkAsksOnlyOnceItMayAndWhatIsMissingCanBeAdded() throws IOException {
        try (TestWindow window = open(universe.bibtex())) {
            window.click(window.node("pictures-kind-references"));
            TestWindow.until("it asks", () -> window.has("pictures-ask"));
            assertEquals(List.of(), web.asked());
            window.click(window.node("pictures-ask"));
            TestWindow.until("it is drawn", () -> window.has("picture-point-0"));
            int last =
                    Integer.parseInt(window.text("pictures-status").replaceFirst(" works.*", ""))
                            - 1;
            window.click(window.node("picture-point-" + last));
            TestWindow.until("its part is there", () -> window.has("picture-add"));
            assertTrue(partTexts(window).contains("Own Work Number"), partTexts(window));
            window.click(window.node("picture-add"));
            TestWindow.until("the review is there", () -> window.has("import-list"));
        }
    }
}
