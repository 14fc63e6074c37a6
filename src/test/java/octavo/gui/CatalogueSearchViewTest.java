package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

import octavo.discovery.CatalogueUniverse;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.receipts.ReceiptFile;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/// *Add → Search Catalogues* in a made world of works that catalogues have.
class CatalogueSearchViewTest {
    @TempDir private Path folder = Path.of("");
    private final StubServer web;

    CatalogueSearchViewTest() throws IOException {
        web = new StubServer();
    }

    @BeforeEach
    void serveCatalogues() {
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        new CatalogueUniverse(1).serve(web);
    }

    @AfterEach
    void unmapHosts() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        web.close();
    }

    private TestWindow open(boolean allowsLookups) throws IOException {
        Path config = Files.createDirectories(folder.resolve("config"));
        Files.writeString(config.resolve("settings.json"), "{\"lookUps\": " + allowsLookups + "}");
        Path library =
                Files.writeString(folder.resolve("p.bib"), new CatalogueUniverse(1).bibtex());
        TestWindow window = TestWindow.of(config, library);
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.K);
        TestWindow.until("the search is there", () -> window.has("catalogue-query"));
        return window;
    }

    private static void search(TestWindow window, String query) {
        window.type(query);
        window.press(KeyCode.ENTER);
    }

    private static ListView<?> works(TestWindow window) {
        return (ListView<?>) window.node("discovery-list");
    }

    private static List<String> rows(TestWindow window) {
        return TestWindow.on(() ->
                works(window).lookupAll(".list-cell").stream()
                        .map(node -> ((ListCell<?>) node).getAccessibleText())
                        .filter(Objects::nonNull)
                        .map(text -> text.replace("\u200E", ""))
                        .toList());
    }

    private static void untilDone(TestWindow window) {
        TestWindow.until(
                "all have answered",
                () ->
                        !window.has("catalogue-stop")
                                && window.text("catalogue-status").matches("\\d+ works?(\\..*)?"));
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    @Test
    void nothingIsSentUntilSomebodyAllowsItAndTheKeysDoAllTheRest() throws IOException {
        try (TestWindow window = open(false)) {
            search(window, "ferns title:seasonal");
            TestWindow.until("consent is asked", () -> window.has("catalogue-consent"));
            assertEquals(List.of(), web.asked());
            window.press(KeyCode.ENTER);
            untilDone(window);
            assertFalse(window.has("catalogue-consent"));
            assertTrue(window.node("catalogue-query").isFocused());
            int missingRow = missingRow(window);
            window.press(KeyCode.DOWN);
            for (int i = 0; i < missingRow; i++) {
                window.press(KeyCode.DOWN);
            }
            window.press(KeyCode.SPACE);
            assertEquals("_Add 1 Work…", window.text("discovery-add"));
            window.press(KeyCode.ENTER);
            TestWindow.until("the review is there", () -> window.has("import-list"));
            assertFalse(window.has("catalogue-search"));
            String before = text(window);
            window.press(KeyCode.ENTER);
            TestWindow.until("it is in", () -> text(window).length() > before.length());
            TestWindow.until(
                    "it has receipts",
                    () -> !window.document().receiptSession().receipts().isEmpty());
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertFalse(ReceiptFile.loadFor(folder.resolve("p.bib")).isEmpty());
            assertEquals(text(window), Files.readString(folder.resolve("p.bib")));
            String addedText = text(window).replace(before, "");
            assertTrue(addedText.matches("(?is)\\s*@\\w+\\{.*seasonal.* ferns.*"), addedText);
            window.command("undo");
            TestWindow.until("it is out", () -> text(window).equals(before));
        }
    }

    private static int missingRow(TestWindow window) {
        List<String> rows = rows(window);
        int row = 0;
        while (rows.get(row).contains("In your library")) {
            row++;
        }
        return row;
    }

    @Test
    void aWorkOfTheLibraryIsMarkedAndLeadsToItsEntry() throws IOException {
        try (TestWindow window = open(true)) {
            search(window, "ferns title:genetic title:growth");
            untilDone(window);
            assertEquals(
                    List.of(
                            "Genetic Growth of Ferns, Brandt, Fuchs · Annals of Botany · 2015, In"
                                    + " your library"),
                    rows(window));
            assertEquals("In your library: w10", window.text("discovery-known-w10"));
            window.click(window.node("discovery-known-w10"));
            assertFalse(window.has("catalogue-search"));
            TestWindow.until(
                    "its entry is chosen",
                    () -> {
                        var row = window.table().getSelectionModel().getSelectedItem();
                        return row != null && row.texts().key().equals("w10");
                    });
        }
    }

    @Test
    void rowsComeWhileAServiceHangsAndOneThatFailsIsNamed() throws IOException {
        web.on("dblp.org", StubAnswer.ofJson("{}").after(Duration.ofHours(1)));
        web.on("openlibrary.org", StubAnswer.of(403, "text/plain", "no"));
        try (TestWindow window = open(true)) {
            search(window, "ferns title:optical");
            TestWindow.until(
                    "only one is waited for",
                    () ->
                            window.text("catalogue-status").endsWith("Waiting for DBLP …")
                                    && window.has("catalogue-failed"));
            assertFalse(rows(window).isEmpty());
            String failures = window.text("catalogue-failed");
            assertTrue(failures.startsWith("Not answered: Open Library ("), failures);
            window.click(window.node("catalogue-stop"));
            assertFalse(window.has("catalogue-stop"));
            assertFalse(rows(window).isEmpty());
            window.press(KeyCode.ESCAPE);
            assertFalse(window.has("catalogue-search"));
        }
    }

    @Test
    void whoeverStopsBeforeAnAnswerIsNotToldThatThereIsNoSuchWork() throws IOException {
        web.on("", StubAnswer.ofJson("{}").after(Duration.ofHours(1)));
        try (TestWindow window = open(true)) {
            search(window, "ferns title:optical");
            TestWindow.until("catalogues are asked", () -> window.has("catalogue-stop"));
            window.click(window.node("catalogue-stop"));
            assertEquals("Stopped", window.text("catalogue-status"));
        }
    }

    @Test
    void theSelectedWorkShowsItsAbstract() throws IOException {
        try (TestWindow window = open(true)) {
            web.on(
                    "api.crossref.org/works",
                    StubAnswer.ofJson(
                            """
                            {"message": {"items": [{"DOI": "10.1000/77", "prefix": "10.1000",
                             "type": "journal-article", "title": ["Sundials"],
                             "author": [{"given": "Ann", "family": "Doe"}],
                             "container-title": ["Nature"], "abstract": "<p>Shadows turn.</p>",
                             "issued": {"date-parts": [[2019]]}}]}}
                            """));
            search(window, "sundials");
            untilDone(window);
            String details =
                    TestWindow.on(() ->
                            window.node("discovery-details").lookupAll(".label").stream()
                                    .map(Node::toString)
                                    .toList()
                                    .toString());
            assertTrue(details.contains("Ann Doe"), details);
            assertTrue(details.contains("Nature · 2019"), details);
            assertTrue(details.contains("Shadows turn."), details);
        }
    }

    @Test
    void whatCannotBeAskedIsSaidAndNothingIsSent() throws IOException {
        try (TestWindow window = open(true)) {
            search(window, "year:2020");
            TestWindow.until(
                    "it is said",
                    () -> window.text("catalogue-status").startsWith("Catalogues can be asked"));
            assertEquals(List.of(), web.asked());
        }
    }
}
