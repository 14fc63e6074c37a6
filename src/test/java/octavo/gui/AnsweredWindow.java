package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;

import org.testfx.util.WaitForAsyncUtils;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;

/// A window with one library, whose questions are answered by its buttons. The answer is judged by
/// the files on disk.
record AnsweredWindow(TestWindow window, Path libraryPath) implements AutoCloseable {
    private static final int MAX_WAIT_SECONDS = 12;

    /// Writes a library into a folder, and opens it.
    static AnsweredWindow of(Path folder, String text) throws IOException {
        return of(folder, Files.writeString(folder.resolve("p.bib"), text));
    }

    /// Opens a library that is in the folder.
    static AnsweredWindow of(Path folder, Path libraryPath) {
        return new AnsweredWindow(TestWindow.of(folder, libraryPath), libraryPath);
    }

    /// Shows a page, and waits for one of its nodes.
    void showPage(String page, String id) {
        window.command("go-" + page);
        await(id);
    }

    void await(String id) {
        TestWindow.until("there is " + id, () -> window.has(id));
    }

    void awaitGone(String id) {
        TestWindow.until(id + " is gone", () -> !window.has(id));
    }

    /// Presses a button, once it is there and enabled.
    void press(String id) {
        TestWindow.until(
                id + " can be pressed", () -> window.has(id) && !window.node(id).isDisabled());
        TestWindow.run(() -> ((ButtonBase) window.node(id)).fire());
    }

    /// Presses a button by its text.
    void pressText(String text) {
        window.clickText(text);
    }

    /// Chooses from the menu of a button.
    void choose(String menuId, int item) {
        await(menuId);
        TestWindow.run(() -> ((MenuButton) window.node(menuId)).getItems().get(item).fire());
    }

    /// Selects a row of a list, once the list has that many.
    void selectRow(String listId, int row) {
        TestWindow.until(
                listId + " has row " + row,
                () ->
                        window.has(listId)
                                && ((ListView<?>) window.node(listId)).getItems().size() > row);
        TestWindow.run(() -> {
            ListView<?> list = (ListView<?>) window.node(listId);
            list.getSelectionModel().clearAndSelect(row);
        });
    }

    int rowCount(String listId) {
        return TestWindow.on(() -> ((ListView<?>) window.node(listId)).getItems().size());
    }

    /// Pastes a text into the library.
    void paste(String text) {
        TestWindow.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        window.command("go-library");
        window.select(0);
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.V);
    }

    /// The text in the window, which is not saved yet.
    String textInWindow() {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    /// Saves, and compares the library on disk.
    void assertSaved(String wantedText) throws IOException {
        awaitText(this::textInWindow, wantedText::equals, wantedText);
        window.command("save");
        window.untilState(SaveState.SAVED);
        assertEquals(wantedText, fileText());
    }

    /// Saves, and checks that the library on disk is what the window has, and not a text.
    void assertSavedOther(String unwantedText) throws IOException {
        awaitText(this::textInWindow, text -> !text.equals(unwantedText), "another text");
        window.command("save");
        window.untilState(SaveState.SAVED);
        assertEquals(textInWindow(), fileText());
    }

    /// Waits until the decisions beside the library are on disk.
    void awaitSidecar(Predicate<String> isWanted, String description) {
        awaitText(this::sidecarText, isWanted, description);
    }

    /// Waits for a text; failing shows the one that is there instead.
    private static void awaitText(
            Callable<String> text, Predicate<String> isWanted, String wantedText) {
        try {
            WaitForAsyncUtils.waitFor(
                    MAX_WAIT_SECONDS, TimeUnit.SECONDS, () -> isWanted.test(text.call()));
        } catch (TimeoutException _) {
            assertEquals(wantedText, assertDoesNotThrow(text::call));
        }
    }

    String fileText() throws IOException {
        return Files.readString(libraryPath);
    }

    /// The decisions beside the library, without white space; empty if there are none.
    String sidecarText() throws IOException {
        Path sidecarPath = libraryPath.resolveSibling("p.octavo.json");
        return Files.exists(sidecarPath) ? Files.readString(sidecarPath).replaceAll("\\s", "") : "";
    }

    @Override
    public void close() {
        window.close();
    }
}
