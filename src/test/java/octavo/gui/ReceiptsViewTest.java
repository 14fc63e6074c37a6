package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.receipts.ReceiptSource;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ReceiptSource.EditorSource;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.receipts.ValueReceipt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Who vouches for the values of an entry, in its form.
class ReceiptsViewTest {
    private static final String LIBRARY =
            """
            @article{doe, title = {Packages for Programs}, author = {Doe, Ann},
              journal = {Nature}, year = {2019}, doi = {10.1000/1}}

            @article{roe, title = {Second Thoughts}, author = {Roe, Bob}, year = {2020}}
            """;
    private static final LocalDate DAY = LocalDate.of(2026, 11, 28);
    private static final String PROPOSED =
            "proposed by an assistant on 2026-11-28; nobody has confirmed it";

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Path libraryPath = Files.writeString(folder.resolve("p.bib"), LIBRARY);
        Library library = LibraryFile.load(libraryPath).library();
        LibraryReceipts _ =
                ReceiptFile.updateFor(
                        libraryPath,
                        receipts ->
                                receipts.withReceipts(
                                        List.of(
                                                fields(library, "doe", "title"),
                                                fields(library, "doe", "year", "author"),
                                                fields(library, "roe", "title"))));
        TestWindow window = TestWindow.of(folder, libraryPath);
        window.select(window.keys().indexOf("doe"));
        TestWindow.until("values are marked", () -> window.has("field-title-receipt"));
        return window;
    }

    private static ConfirmedFields fields(Library library, String key, String... names) {
        ReceiptSource source =
                key.equals("roe")
                        ? new EditorSource()
                        : names[0].equals("title")
                                ? new ServiceSource("Crossref")
                                : new AssistantSource();
        return new ConfirmedFields(
                library.workWithKey(key).orElseThrow(),
                Set.of(names),
                new ValueReceipt(source, DAY, ""));
    }

    /// What `octavo why` says, by the files on disk.
    private String why(String key, String fieldName) throws IOException {
        Path libraryPath = folder.resolve("p.bib");
        Work work = LibraryFile.load(libraryPath).library().workWithKey(key).orElseThrow();
        return ReceiptFile.loadFor(libraryPath)
                .receiptsOf(work)
                .receiptOf(fieldName)
                .map(receipt -> receipt.sentence().toString())
                .orElse("nobody");
    }

    private void untilWhy(String key, String fieldName, String sentence) {
        TestWindow.until(fieldName + " is " + sentence, () -> why(key, fieldName).equals(sentence));
    }

    private static String accepted() {
        return "accepted by hand on " + LocalDate.now(ZoneId.systemDefault());
    }

    private static String focused(TestWindow window) {
        return TestWindow.on(() ->
                Optional.ofNullable(window.scene().getFocusOwner()).map(Node::getId).orElse(""));
    }

    @Test
    void aMarkSpeaksItsSentenceAndShowsItByTheKeys() throws IOException {
        try (TestWindow window = open()) {
            assertEquals(
                    "Title: confirmed by Crossref on 2026-11-28",
                    TestWindow.on(() -> window.node("field-title-receipt").getAccessibleText()));
            assertFalse(window.has("field-title-receipt-sentence"));
            assertFalse(window.has("field-journal-receipt"));
            window.focus("field-title");
            window.press(KeyCode.F6);
            assertEquals("field-title-receipt", focused(window));
            window.press(KeyCode.SPACE);
            TestWindow.until("it is shown", () -> window.has("field-title-receipt-sentence"));
            assertEquals(why("doe", "title"), window.text("field-title-receipt-sentence"));
        }
    }

    @Test
    void aMarkGoesWhileAnotherValueIsTypedAndWithTheValue() throws IOException {
        try (TestWindow window = open()) {
            window.focus("field-title");
            window.type("x");
            assertFalse(window.has("field-title-receipt"));
            window.press(KeyCode.ESCAPE);
            assertTrue(window.has("field-title-receipt"));
            window.replace("field-title", "Packages for Nobody");
            window.press(KeyCode.ENTER);
            assertFalse(window.has("field-title-receipt"));
            window.command("undo");
            TestWindow.until("it is back", () -> window.has("field-title-receipt"));
        }
    }

    @Test
    void anAcceptedValueIsAPersonsWordOnDiskAndOneUndoTakesItBack() throws IOException {
        try (TestWindow window = open()) {
            window.focus("field-year");
            window.press(KeyCode.F6);
            assertEquals("field-year-receipt", focused(window));
            window.press(KeyCode.SPACE);
            assertEquals(PROPOSED, window.text("field-year-receipt-sentence"));
            assertEquals("field-year-accept", focused(window));
            window.press(KeyCode.SPACE);
            untilWhy("doe", "year", accepted());
            assertEquals(PROPOSED, why("doe", "author"));
            TestWindow.until("it is quiet", () -> !window.has("field-year-accept"));
            assertEquals("field-year", focused(window));
            assertEquals(
                    "Accept year of doe",
                    TestWindow.on(() -> window.document().undoNameProperty().get()));
            window.command("undo");
            untilWhy("doe", "year", PROPOSED);
            window.command("redo");
            untilWhy("doe", "year", accepted());
            assertEquals(LIBRARY, Files.readString(folder.resolve("p.bib")));
        }
    }

    @Test
    void anEntryIsAcceptedAsAWholeAndItsProblemGoes() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until("it can be accepted", () -> window.has("accept-entry"));
            window.click(window.node("accept-entry"));
            untilWhy("doe", "author", accepted());
            assertEquals(accepted(), why("doe", "journal"));
            assertEquals("confirmed by Crossref on 2026-11-28", why("doe", "title"));
            TestWindow.until("nothing is proposed", () -> !window.has("accept-entry"));
            window.command("undo");
            untilWhy("doe", "author", PROPOSED);
            assertEquals("nobody", why("doe", "journal"));
        }
    }

    @Test
    void whatAnEditorBroughtCanBeAcceptedToo() throws IOException {
        try (TestWindow window = open()) {
            window.select(window.keys().indexOf("roe"));
            TestWindow.until("it can be accepted", () -> window.has("accept-entry"));
            window.click(window.node("accept-entry"));
            untilWhy("roe", "title", accepted());
        }
    }
}
