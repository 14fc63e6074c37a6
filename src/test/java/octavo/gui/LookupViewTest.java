package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;

import octavo.files.pdf.DrawnPaper;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.TestWindow;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.receipts.EntryReceipts;
import octavo.receipts.ReceiptFile;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Identifiers that are pasted, against a stub of the web.
class LookupViewTest {
    private static final String LIBRARY = "@article{a, title = {One}, year = 2020}\n";
    private static final StubAnswer FOUND =
            StubAnswer.ofJson(
                    """
                    {"status": "ok", "message": {"items": [
                      {"DOI": "10.1000/1", "prefix": "10.1000", "type": "journal-article",
                       "title": ["Two"], "author": [{"family": "Doe", "given": "Jane"}],
                       "container-title": ["J"], "issued": {"date-parts": [[2019]]}}]}}\
                    """);

    @TempDir private Path folder = Path.of("");
    private StubServer web;

    LookupViewTest() throws IOException {
        web = new StubServer();
    }

    @BeforeEach
    void mapHosts() {
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache") + "");
    }

    @AfterEach
    void unmapHosts() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        web.close();
    }

    private TestWindow pasted(String text) throws IOException {
        return pasted(text, LIBRARY);
    }

    private TestWindow pasted(String text, String library) throws IOException {
        TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), library));
        TestWindow.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        window.select(0);
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.V);
        return window;
    }

    private static List<UserNotice> notices(TestWindow window) {
        return TestWindow.on(() -> List.copyOf(window.document().notices().noticeList()));
    }

    private static void answer(TestWindow window, int action) {
        TestWindow.until("a notice asks", () -> !notices(window).isEmpty());
        UserNotice notice = notices(window).getFirst();
        TestWindow.run(() -> {
            window.document().notices().withdrawNotice(notice);
            notice.actions().get(action).task().run();
        });
    }

    @Test
    void nothingIsAskedUntilSomebodySaysSoAndThenThePaperComesIn() throws IOException {
        web.on("api.crossref.org/works", FOUND);
        try (TestWindow window = pasted("https://doi.org/10.1000/1")) {
            TestWindow.until("a notice asks", () -> !notices(window).isEmpty());
            assertEquals(List.of(), web.asked());
            answer(window, 0);
            TestWindow.until("it is in", () -> window.keys().size() == 2);
            assertTrue(
                    TestWindow.on(() -> window.document().library().file().text())
                            .contains("title = {Two}"));
            assertSaved(window, text(window));
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            TestWindow.until("it is out", () -> window.keys().equals(List.of("a")));
            assertSaved(window, LIBRARY);
        }
    }

    @Test
    void aPaperThatComesInHasTheReceiptsOfItsService() throws IOException {
        web.on("api.crossref.org/works", FOUND);
        try (TestWindow window = pasted("https://doi.org/10.1000/1")) {
            answer(window, 0);
            TestWindow.until("it is in", () -> window.keys().size() == 2);
            TestWindow.until(
                    "it has receipts", () -> !receipts(window).receiptsByField().isEmpty());
            window.command("save");
            window.untilState(SaveState.SAVED);
            Path libraryPath = folder.resolve("p.bib");
            Work work = importedIn(LibraryFile.load(libraryPath).library());
            EntryReceipts entryReceipts = ReceiptFile.loadFor(libraryPath).receiptsOf(work);
            assertTrue(entryReceipts.isConfirmed(), entryReceipts::toString);
            assertEquals(List.of("Crossref"), entryReceipts.sourceNames());
        }
    }

    private static EntryReceipts receipts(TestWindow window) {
        return window.document()
                .receiptSession()
                .receipts()
                .receiptsOf(importedIn(window.document().library()));
    }

    private static Work importedIn(Library library) {
        return Work.allOf(library)
                .filter(work -> !work.key().equals("a"))
                .findFirst()
                .orElseThrow();
    }

    private void assertSaved(TestWindow window, String wantedText) throws IOException {
        window.command("save");
        window.untilState(SaveState.SAVED);
        assertEquals(wantedText, Files.readString(folder.resolve("p.bib")));
    }

    @Test
    void aPaperThatIsHereIsShownAndNobodyIsAsked() throws IOException {
        Path library = folder.resolve("p.bib");
        String known = "@article{b, title = {Two}, doi = {10.1000/ABC}}\n";
        try (TestWindow window = pasted("https://doi.org/10.1000/abc", LIBRARY + known)) {
            int place = window.keys().indexOf("b");
            TestWindow.until(
                    "it is chosen",
                    () -> window.table().getSelectionModel().getSelectedIndex() == place);
            assertEquals(List.of(), web.asked());
            assertEquals(LIBRARY + known, Files.readString(library));
        }
    }

    @Test
    void aLookUpCanBeCancelled() throws IOException {
        web.on("api.crossref.org/works", FOUND.after(Duration.ofSeconds(20)));
        try (TestWindow window = pasted("10.1000/1")) {
            answer(window, 0);
            TestWindow.until("it is asked", () -> !web.asked().isEmpty());
            answer(window, 0);
            TestWindow.until("nothing is said", () -> notices(window).isEmpty());
            assertEquals(List.of("a"), window.keys());
            assertSaved(window, LIBRARY);
        }
    }

    @Test
    @Tag("slow")
    void whatNobodyKnowsIsNamed() throws IOException {
        try (TestWindow window = pasted("10.1000/1")) {
            answer(window, 0);
            TestWindow.until(
                    "it is named",
                    () ->
                            notices(window).stream()
                                    .anyMatch(each -> each.messageText().contains("10.1000/1")));
            assertEquals(List.of("a"), window.keys());
        }
    }

    @Test
    void whatIsNotFoundCanBeKeptAsAnEntry() throws IOException {
        try (TestWindow window = pasted("https://doi.org/10.1000/1")) {
            answer(window, 0);
            window.clickText("Keep as an Entry");
            String kept = LIBRARY + "\n@misc{doi:10.1000/1, doi = {10.1000/1}}\n";
            TestWindow.until("it is kept", () -> text(window).equals(kept));
            assertSaved(window, kept);
            window.command("undo");
            TestWindow.until("it is out", () -> window.keys().equals(List.of("a")));
        }
    }

    @Test
    void whileNobodyMayBeAskedAPaperCanBeKept() throws IOException {
        try (TestWindow window = pasted("arXiv:2101.00001")) {
            answer(window, 1);
            TestWindow.until("it is kept", () -> window.keys().size() == 2);
            assertTrue(text(window).contains("eprint"), () -> text(window));
            assertEquals(List.of(), web.asked());
            assertSaved(window, text(window));
        }
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    @Test
    void theReviewSaysWhichServiceEachValueIsFrom() throws IOException {
        web.on("api.crossref.org/works", FOUND);
        try (TestWindow window = pasted("10.1000/1\n10.1000/2")) {
            answer(window, 0);
            TestWindow.until("the review", () -> window.has("import-source-title"));
            assertEquals("from Crossref", window.text("import-source-journal"));
            assertEquals("from Crossref", window.text("import-source-year"));
        }
    }

    @Test
    @Tag("slow")
    void thePdfOfAnEntryIsFetchedOnceSomebodySaysSo() throws IOException {
        byte[] paper = new DrawnPaper().centred(100, 18, "A Paper").columns(200).bytes();
        web.on(
                "arxiv.org/pdf/1901.00001",
                new StubAnswer(
                        200,
                        List.of("Content-Type: application/pdf"),
                        paper,
                        Optional.empty(),
                        Duration.ZERO,
                        Duration.ZERO));
        String text = "@misc{a, title = {A Paper}, eprint = {1901.00001}, eprinttype = {arxiv}}\n";
        Path file = Files.writeString(folder.resolve("p.bib"), text);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.command("fetch-paper");
            assertEquals(List.of(), web.asked());
            window.click(window.button("Fetch Once").orElseThrow());
            TestWindow.until(
                    "it is linked",
                    () -> window.document().library().file().text().contains("{:a.pdf:PDF}"));
            assertArrayEquals(paper, Files.readAllBytes(folder.resolve("a.pdf")));
            assertEquals(text, Files.readString(file));
        }
    }
}
