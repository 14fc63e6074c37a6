package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class ImportViewTest {
    private static final String LIBRARY =
            """
            @article{a, title = {Training in Distributed Machine Learning}, author = {Mai, Luo},
              journal = {J}, year = 2020}
            """;
    private static final String MORE =
            """
            @article{b, title = {Training in distributed machine learning}, author = {Mai, Luo},
              journal = {J}, year = 2020, doi = {10.1/x}}
            """;
    private static final String NEW = "@misc{n, title = {Something Else}, author = {Doe, Jane}}\n";

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), LIBRARY));
    }

    private static void copy(ClipboardContent content) {
        TestWindow.run(() -> Clipboard.getSystemClipboard().setContent(content));
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        copy(content);
    }

    private static void paste(TestWindow window) {
        window.select(0);
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.V);
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.run(() -> ((Button) window.node(id)).fire());
    }

    @Test
    void oneNewEntryOnTheClipboardComesInAtOnceAndUndoTakesItOut() throws IOException {
        try (TestWindow window = open()) {
            copy(NEW);
            paste(window);
            TestWindow.until("it is in", () -> window.keys().equals(List.of("a", "n")));
            assertTrue(text(window).startsWith(LIBRARY));
            assertEquals("Something Else", window.text("field-title"));
            assertEquals(List.of("1 entry imported"), window.notices());
            UserNotice notice = TestWindow.on(() -> window.shownNotices().getFirst());
            TestWindow.run(notice.actions().getFirst().task());
            assertEquals(LIBRARY, text(window));
        }
    }

    @Test
    void anEntryThatIsHereIsShownAndNothingChanges() throws IOException {
        try (TestWindow window = open()) {
            copy(LIBRARY);
            paste(window);
            TestWindow.until("it is said", () -> !window.shownNotices().isEmpty());
            assertEquals(List.of("Already here: a"), window.notices());
            assertFalse(window.document().dirtyProperty().get());
        }
    }

    @Test
    void anEntryThatDiffersIsLookedAtFieldByField() throws IOException {
        try (TestWindow window = open()) {
            copy(MORE);
            paste(window);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            assertEquals(LIBRARY, text(window));
            assertTrue(
                    TestWindow.on(() -> ((CheckBox) window.node("import-field-doi")).isSelected()));
            fire(window, "import-take");
            assertTrue(text(window).contains("doi = {10.1/x}"), text(window));
            assertTrue(text(window).contains("{Training in Distributed Machine Learning}"));
            assertEquals(List.of("a"), window.keys());
            window.command("undo");
            assertEquals(LIBRARY, text(window));
        }
    }

    @Test
    @Tag("slow")
    void severalFilesAreLookedAtTogetherAndComeInAsOneStep() throws IOException {
        Path one = Files.writeString(folder.resolve("one.bib"), NEW + MORE);
        Path two = Files.writeString(folder.resolve("two.bib"), NEW + LIBRARY);
        try (TestWindow window = open()) {
            paste(window, one, two);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            assertEquals("1 new, 1 already here, 1 with differences", window.text("import-states"));
            fire(window, "import-take");
            assertEquals(List.of("a", "n"), window.keys());
            window.command("undo");
            assertEquals(LIBRARY, text(window));
            assertEquals("a", window.text("entry-key"), "the entry before it is selected");
        }
    }

    private static void paste(TestWindow window, Path... files) {
        ClipboardContent content = new ClipboardContent();
        content.putFiles(List.of(files).stream().map(Path::toFile).toList());
        copy(content);
        List<File> there = TestWindow.on(() -> Clipboard.getSystemClipboard().getFiles());
        assertEquals(files.length, there.size());
        paste(window);
    }

    @Test
    void theKeysDecideWhatBecomesOfAnEntry() throws IOException {
        try (TestWindow window = open()) {
            copy(NEW + MORE);
            paste(window);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            window.focus("import-list");
            window.press(KeyCode.X);
            window.press(KeyCode.DOWN);
            window.press(KeyCode.A);
            fire(window, "import-take");
            assertEquals(List.of("a", "b"), window.keys());
        }
    }

    @Test
    void whileEntriesAreLookedAtTheKeysDoNotReachTheLibrary() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            copy(NEW + MORE);
            paste(window);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            window.focus("import-list");
            copy(NEW);
            for (KeyCode key : List.of(KeyCode.V, KeyCode.Z, KeyCode.D, KeyCode.DELETE)) {
                window.press(KeyCode.SHORTCUT, key);
            }
            assertEquals(LIBRARY, text(window));
            assertTrue(window.has("import"));
            window.press(KeyCode.ESCAPE);
            window.press(KeyCode.SHORTCUT, KeyCode.D);
            assertFalse(LIBRARY.equals(text(window)));
        }
    }

    @ParameterizedTest
    @CsvSource({"palette, K", "settings, COMMA", "shortcuts, F1"})
    @Tag("slow")
    void whatIsLookedAtComesBackFromBehindOtherSheets(String sheet, KeyCode key)
            throws IOException {
        try (TestWindow window = open()) {
            copy(NEW + MORE);
            paste(window);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            window.focus("import-list");
            window.press(KeyCode.X);
            String summary = window.text("import-summary");
            window.press(key == KeyCode.F1 ? List.of(key).toArray(KeyCode[]::new) : shortcut(key));
            TestWindow.until("it is covered", () -> window.has(sheet));
            assertFalse(window.has("import"));
            window.press(KeyCode.ESCAPE);
            TestWindow.until("it is back", () -> window.node("import-list").isFocused());
            assertEquals(summary, window.text("import-summary"));
            window.press(KeyCode.ESCAPE);
            assertFalse(window.has("import"));
            TestWindow.until("the keys are back", () -> window.node("entries").isFocused());
            assertEquals(LIBRARY, text(window));
        }
    }

    private static KeyCode[] shortcut(KeyCode key) {
        return new KeyCode[] {KeyCode.SHORTCUT, key};
    }

    @Test
    void thePaletteFindsNothingOfALibraryThatIsCovered() throws IOException {
        try (TestWindow window = open()) {
            copy(NEW + MORE);
            paste(window);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            TestWindow.until("it is covered", () -> window.has("palette"));
            String found =
                    TestWindow.on(() ->
                            ((ListView<?>) window.node("palette-list")).getItems().toString());
            assertTrue(found.contains("Settings"), found);
            assertFalse(found.contains("Delete") || found.contains("Training"), found);
        }
    }

    @Test
    @Tag("slow")
    void whatComesMeanwhileWaitsAndIsComparedWithWhatIsThereThen() throws IOException {
        Path one = Files.writeString(folder.resolve("one.bib"), NEW);
        try (TestWindow window = open()) {
            paste(window, one);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            window.command("paste");
            assertEquals("1 new, 0 already here, 0 with differences", window.text("import-states"));
            fire(window, "import-take");
            TestWindow.until(
                    "the next is there",
                    () ->
                            window.has("import")
                                    && window.text("import-states").contains("1 already here"));
            window.press(KeyCode.ESCAPE);
            assertFalse(window.has("import"));
            assertEquals(List.of("a", "n"), window.keys());
        }
    }

    @Test
    @Tag("slow")
    void filesInOtherFormatsComeInBesideLibraries() throws IOException {
        Path one = Files.writeString(folder.resolve("one.bib"), NEW);
        String ris = "TY  - JOUR\nAU  - Roe, Al\nTI  - Third Thing\nPY  - 2022\nER  -\n";
        Path other = Files.writeString(folder.resolve("r.ris"), ris);
        try (TestWindow window = open()) {
            paste(window, one, other);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            assertFalse(window.has("import-open"));
            fire(window, "import-take");
            assertEquals(List.of("a", "n", "roe2022third"), window.keys());
            window.command("undo");
            assertEquals(LIBRARY, text(window));
        }
    }

    @Test
    void aRecordOfPubmedOnTheClipboardComesInAtOnce() throws IOException {
        try (TestWindow window = open()) {
            copy(
                    """
                    PMID- 1
                    OWN - NLM
                    TI  - Sleep well.
                    FAU - Doe, Jo
                    DP  - 2020 Mar
                    PT  - Journal Article
                    """);
            paste(window);
            TestWindow.until("it is in", () -> window.keys().equals(List.of("a", "doe2020sleep")));
            assertEquals("Sleep well", window.text("field-title"));
        }
    }

    @Test
    @Tag("slow")
    void filesCanBeOpenedInstead() throws IOException {
        Path one = Files.writeString(folder.resolve("one.bib"), NEW);
        try (TestWindow window = open()) {
            paste(window, one);
            TestWindow.until("the sheet is there", () -> window.has("import"));
            fire(window, "import-open");
            TestWindow.until("it is open", () -> window.gui.workspaces().open().size() == 2);
            assertEquals(List.of("n"), window.keys());
        }
    }

    @Test
    void aClipboardWithoutEntriesIsSaidToHaveNone() throws IOException {
        try (TestWindow window = open()) {
            copy("no entries in this");
            paste(window);
            TestWindow.until("it is said", () -> !window.shownNotices().isEmpty());
            assertTrue(
                    window.notices().getFirst().startsWith("No references were found"),
                    () -> window.notices().toString());
        }
    }

    @Test
    void anEntryThatIsCutShortDoesNotComeIn() throws IOException {
        try (TestWindow window = open()) {
            copy("@article{bad, author = {X");
            paste(window);
            TestWindow.until("it is said", () -> !window.shownNotices().isEmpty());
            assertEquals(
                    List.of(
                            "Nothing was imported. Skipped: bad (it is not closed: a brace or"
                                    + " quote is missing)"),
                    window.notices());
            assertEquals(LIBRARY, text(window));
        }
    }
}
