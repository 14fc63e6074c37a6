package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;

import octavo.gui.entries.EntryCells;
import octavo.gui.librarystate.LibraryDocument.SaveState;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class WindowViewTest {
    private static final String FILE =
            """
            % A remark.

            @inproceedings{mai2020kungfu,
              author = {Mai, Luo and Li, Guo},
              title  = {{KungFu}: Making Training Adaptive},
              month  = nov,
              year   = 2020,
            }
            @Article{lapse, author = "Renz-Wieland, Alexander", title = {Dynamic}, year = {2020}}

            @misc(third, title = {Third})
            """;

    @TempDir private Path folder = Path.of("");

    private Path file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content);
    }

    private TestWindow open(Path... files) {
        return TestWindow.of(folder, files);
    }

    @Test
    void editingAFieldAndSavingChangesOnlyThatValue() throws IOException {
        Path file = file("p.bib", FILE);
        try (TestWindow window = open(file)) {
            window.select(0);
            window.replace("field-year", "2021");
            assertEquals("• p.bib – Octavo", window.stage.getTitle());
            assertEquals("Not saved", window.text("status-state"));
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals("p.bib – Octavo", window.stage.getTitle());
            assertEquals("Saved", window.text("status-state"));
        }
        assertEquals(FILE.replace("= 2020,", "= 2021,"), Files.readString(file));
    }

    private Path many() throws IOException {
        StringBuilder file = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            file.append("@misc{key%1$d, title = {Number %1$d}}%n".formatted(i));
        }
        return file("many.bib", file.toString());
    }

    @Test
    void theFirstRowIsSelectedOfALargeLibraryToo() throws IOException {
        try (TestWindow window = open(many())) {
            TestWindow.until("a row is selected", () -> selected(window).equals("key0"));
            assertEquals("Number 0", window.text("field-title"));
        }
    }

    private static String selected(TestWindow window) {
        EntryCells row = window.table().getSelectionModel().getSelectedItem();
        return row == null ? "" : row.texts().key();
    }

    @Test
    void undoTakesTheEditBackAndTheMarkAway() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.select(1);
            window.replace("field-title", "Static");
            assertEquals("Static", window.table().getItems().get(1).texts().title());
            assertEquals(
                    "_Undo Change title of lapse",
                    window.gui.command("undo").commandText().getValue());
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals("p.bib – Octavo", window.stage.getTitle());
            assertEquals("Dynamic", window.text("field-title"));
            assertEquals("Dynamic", window.table().getItems().get(1).texts().title());
            window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
            assertEquals("Static", window.text("field-title"));
        }
    }

    @Test
    void whileTypingUndoTakesBackTyping() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.select(1);
            window.focus("field-title");
            window.press(KeyCode.END);
            window.type("s");
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals("Dynamic", window.text("field-title"));
            assertFalse(window.document().dirtyProperty().get());
        }
    }

    @Test
    void theKeysAloneOpenSearchSelectEditAndSave() throws IOException {
        Path file = file("p.bib", FILE);
        try (TestWindow window = open()) {
            assertTrue(window.has("welcome"));
            window.choose(file);
            window.press(KeyCode.SHORTCUT, KeyCode.O);
            TestWindow.until("it is open", () -> window.gui.workspaces().settledFiles() == 1);
            window.press(KeyCode.SHORTCUT, KeyCode.F);
            window.type("dynamic");
            assertEquals(List.of("lapse"), window.keys());
            window.press(KeyCode.ENTER);
            window.press(KeyCode.ENTER);
            assertEquals("names-author-list", focusOwner(window));
            window.press(KeyCode.TAB);
            assertEquals("field-title", focusOwner(window));
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("New");
            window.press(KeyCode.SHORTCUT, KeyCode.S);
            window.untilState(SaveState.SAVED);
            window.press(KeyCode.ESCAPE);
            assertEquals("entries", focusOwner(window));
        }
        assertEquals(FILE.replace("{Dynamic}", "{New}"), Files.readString(file));
    }

    private static String focusOwner(TestWindow window) {
        return TestWindow.on(() -> window.scene().getFocusOwner().getId());
    }

    @Test
    void theSearchKeepsTheSelection() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.select(2);
            TestWindow.run(() -> search(window).setText("kungfu"));
            assertEquals(List.of("mai2020kungfu"), window.keys());
            assertEquals("1 of 3 entries", window.text("status-count"));
            assertEquals(-1, window.table().getSelectionModel().getSelectedIndex());
            assertEquals("third", window.text("entry-key"));
            TestWindow.run(() -> search(window).setText("third"));
            assertEquals(0, window.table().getSelectionModel().getSelectedIndex());
            TestWindow.run(() -> search(window).clear());
            assertEquals(2, window.table().getSelectionModel().getSelectedIndex());
        }
    }

    private static TextInputControl search(TestWindow window) {
        return (TextInputControl) window.node("search");
    }

    @Test
    void whatTheEntryCannotTakeIsSaidAtTheField() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.select(1);
            window.replace("field-title", "{open");
            assertTrue(window.text("field-title-problem").contains("braces"));
            assertFalse(window.document().dirtyProperty().get());
            window.select(0);
            window.select(1);
            assertEquals("{open", window.text("field-title"));
            window.focus("field-title");
            window.press(KeyCode.ESCAPE);
            assertEquals("Dynamic", window.text("field-title"));
            assertFalse(window.has("field-title-problem"));
        }
    }

    @Test
    @Tag("slow")
    void aFieldIsAddedAndRemovedByTheKeys() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.select(2);
            window.focus("add-field");
            window.type("note");
            window.press(KeyCode.ENTER);
            assertEquals("field-note", focusOwner(window));
            window.type("Hello");
            window.press(KeyCode.ENTER);
            assertEquals("@misc(third, title = {Third}, note = {Hello})", source(window));
            window.press(KeyCode.ALT, KeyCode.DELETE);
            assertEquals("@misc(third, title = {Third})", source(window));
        }
    }

    private static String source(TestWindow window) {
        return window.gui
                .workspaces()
                .open()
                .getFirst()
                .editor()
                .sourceModel()
                .textProperty()
                .get();
    }

    @Test
    void theSourceShowsTheBytesOfTheEntry() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.select(2);
            TestWindow.run(() -> ((ToggleButton) window.node("show-source")).fire());
            assertEquals("@misc(third, title = {Third})", window.text("source"));
        }
    }

    @Test
    void copyingGivesTheBytesOfTheChosenEntries() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.select(1);
            TestWindow.run(() -> window.table().getSelectionModel().select(2));
            window.focus("entries");
            window.press(KeyCode.SHORTCUT, KeyCode.C);
            assertEquals(
                    """
                    @Article{lapse, author = "Renz-Wieland, Alexander", title = {Dynamic}, year = {2020}}

                    @misc(third, title = {Third})
                    """,
                    clipboard());
            assertEquals("Copied 2 entries as BibTeX", window.text("toast"));
            window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.C);
            assertEquals("\\cite{lapse,third}", clipboard());
        }
    }

    private static String clipboard() {
        return TestWindow.on(() -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void aFileThatCannotBeReadGivesAMessageAndNoMore() throws IOException {
        Path missing = folder.resolve("missing.bib");
        Path empty = file("empty.bib", "");
        Path letter = file("letter.bib", "Dear Bob,\n\nhow are you?\n");
        Path strings = file("strings.bib", "@string{a = {A}}\n");
        try (TestWindow window = open(missing, folder, letter, strings, empty)) {
            assertEquals(3, window.notices().size(), window.notices().toString());
            assertTrue(window.notices().get(0).contains("missing.bib does not exist"));
            assertTrue(window.notices().get(1).contains("is a folder"));
            assertTrue(window.notices().get(2).contains("is empty"));
            var open = window.gui.workspaces().open();
            String letters = open.getFirst().document().notices().noticeList().toString();
            assertTrue(letters.contains("letter.bib has text but no entries"), letters);
            assertEquals("empty.bib – Octavo", window.stage.getTitle());
            assertEquals("No entries", window.text("status-count"));
            assertEquals("This library has no entries yet.", window.text("no-entries"));
        }
    }

    @Test
    void aFileThatAnotherProgramChangedIsNotOverwritten() throws IOException {
        Path file = file("p.bib", FILE);
        try (TestWindow window = open(file)) {
            window.select(0);
            window.replace("field-year", "2021");
            Files.writeString(file, "% other");
            window.command("save");
            TestWindow.until("it is said", () -> window.shownNotices().size() == 1);
            window.untilState(SaveState.CHANGED);
            assertEquals("2021", window.text("field-year"));
            Path copy = folder.resolve("copy.bib");
            window.nameFor(copy);
            window.command("save-as");
            window.untilState(SaveState.SAVED);
            assertEquals("copy.bib – Octavo", window.stage.getTitle());
            assertEquals("% other", Files.readString(file));
            assertEquals(FILE.replace("= 2020,", "= 2021,"), Files.readString(copy));
        }
    }

    @Test
    @Tag("slow")
    void closingAsksWhatToDoWithChanges() throws IOException {
        Path file = file("p.bib", FILE);
        try (TestWindow window = open(file)) {
            window.select(0);
            window.replace("field-year", "2021");
            window.command("close");
            assertEquals(1, window.asked());
            assertEquals(1, window.gui.workspaces().open().size());
            window.answer(Questions.CloseAnswer.SAVE);
            window.command("close");
            TestWindow.until("it is closed", () -> window.gui.workspaces().open().isEmpty());
            assertTrue(window.has("welcome"));
        }
        assertEquals(FILE.replace("= 2020,", "= 2021,"), Files.readString(file));
    }

    @Test
    void severalLibrariesAreTabs() throws IOException {
        Path one = file("one.bib", FILE);
        Path two = file("two.bib", "@misc{only, title = {T}}");
        try (TestWindow window = open(one, two)) {
            assertEquals("two.bib – Octavo", window.stage.getTitle());
            TestWindow.run(() -> window.gui.workspaces().open(List.of(one)));
            assertEquals("one.bib – Octavo", window.stage.getTitle());
            assertEquals(2, window.gui.workspaces().open().size());
            assertEquals(3, window.keys().size());
        }
    }

    @Test
    void theSampleOpensWithoutAFile() {
        try (TestWindow window = open()) {
            window.command("sample");
            TestWindow.until("it is open", () -> !window.gui.workspaces().open().isEmpty());
            assertTrue(window.keys().contains("mai2020kungfu"));
            assertTrue(window.document().path().isEmpty());
        }
    }

    @Test
    void theSearchSaysHowToGoOn() throws IOException {
        try (TestWindow window = open(file("p.bib", FILE))) {
            window.press(KeyCode.SHORTCUT, KeyCode.F);
            TestWindow.run(() -> ((TextInputControl) window.node("search")).setText("aut"));
            TestWindow.until("ways to go on are shown", TestWindow::hasPopup);
            window.press(KeyCode.DOWN);
            window.press(KeyCode.ENTER);
            assertEquals("author:", window.text("search"));
        }
    }
}
