package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.RadioButton;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.UserNotice;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings.ThemeChoice;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Where the keys go.
class FocusViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open(String text) throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), text));
    }

    private static String focusedId(TestWindow window) {
        TestWindow.awaitFrames();
        Node focusOwner = TestWindow.on(() -> window.scene().getFocusOwner());
        return focusOwner == null ? "none" : focusOwner.getId();
    }

    @Test
    void keysDoNotLeaveASheet() throws IOException {
        try (TestWindow window = open("@misc{a, title = {A}}")) {
            window.command("settings");
            Node settings = window.node("settings");
            for (KeyCode key :
                    List.of(KeyCode.TAB, KeyCode.TAB, KeyCode.DOWN, KeyCode.DOWN, KeyCode.RIGHT)) {
                window.press(key);
            }
            for (int i = 0; i < 60; i++) {
                window.press(KeyCode.TAB);
                assertTrue(TestWindow.on(settings::isFocusWithin), focusedId(window));
            }
            for (int i = 0; i < 40; i++) {
                window.press(KeyCode.SHIFT, KeyCode.TAB);
                assertTrue(TestWindow.on(settings::isFocusWithin), focusedId(window));
            }
            window.press(KeyCode.ESCAPE);
            TestWindow.until("it is closed", () -> !window.has("settings"));
        }
    }

    @Test
    void arrowsChangeAChoiceInTheSettings() throws IOException {
        try (TestWindow window = open("@misc{a, title = {A}}")) {
            window.command("settings");
            TestWindow.until("it is built", () -> window.has("setting-theme"));
            window.focus("setting-theme");
            window.press(KeyCode.DOWN);
            assertEquals("setting-theme", focusedId(window));
            ChoiceBox<?> box = (ChoiceBox<?>) window.node("setting-theme");
            assertEquals(ThemeChoice.LIGHT, TestWindow.on(box::getValue));
            window.press(KeyCode.UP);
            assertEquals(ThemeChoice.SYSTEM, TestWindow.on(box::getValue));
        }
    }

    @Test
    void afterAnotherNoticeReplacesTheFocusedButtonTheKeysGoToTheTable() throws IOException {
        try (TestWindow window = open("@misc{a, title = {A}}")) {
            window.focus("entries");
            tell(window, "First.");
            window.focus("notice-action-0");
            tell(window, "Second.");
            assertEquals("entries", focusedId(window));
        }
    }

    private static void tell(TestWindow window, String text) {
        List<UserNotice.NoticeAction> actions =
                List.of(new UserNotice.NoticeAction("Yes", () -> {}));
        TestWindow.run(() ->
                window.gui
                        .workspaces()
                        .addNotice(new UserNotice(NoticeLevel.WARNING, text, actions)));
    }

    @Test
    void aChosenValueOfAPairKeepsTheFocus() throws IOException {
        String pair =
                """
                @article{a, author = {Mai, Luo}, title = {KungFu}, year = 2020, doi = {10.1/kf}, note = {x}}
                @article{b, author = {Mai, Luo}, title = {KungFu}, year = 2020, doi = {10.1/kf}, note = {y}}
                """;
        try (TestWindow window = open(pair)) {
            window.command("go-duplicates");
            TestWindow.until("the pair is there", () -> window.has("pair-note-gone"));
            window.focus("pair-note-gone");
            TestWindow.run(((RadioButton) window.node("pair-note-gone"))::fire);
            assertEquals("pair-note-gone", focusedId(window));
            window.press(KeyCode.M);
            String text = TestWindow.on(() -> window.document().library().file().text());
            assertTrue(text.contains("note = {y}") && !text.contains("@article{b"), text);
        }
    }
}
