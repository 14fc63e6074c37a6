package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Keys for many entries are shown before they change.
class KeyProposalViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open(int entries) throws IOException {
        String library =
                IntStream.range(0, entries)
                        .mapToObj(number ->
                                "@misc{e%d, author = {Mai, Luo}, title = {Training}, year = 2020}"
                                        .formatted(number))
                        .collect(Collectors.joining("\n"));
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), library));
    }

    private static void generateForAll(TestWindow window) {
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.A);
        window.press(KeyCode.SHORTCUT, KeyCode.G);
        TestWindow.until("the plan is shown", () -> window.has("plan-make"));
    }

    private static int rows(TestWindow window) {
        return window.has("plan-rows")
                ? ((ListView<?>) window.node("plan-rows")).getItems().size()
                : 0;
    }

    private static String text(TestWindow window) {
        return window.document().library().file().text();
    }

    @Test
    @Tag("slow")
    void twoThousandKeysChangeOnlyAfterSomebodyHasSeenThem() throws IOException {
        try (TestWindow window = open(2000)) {
            String before = text(window);
            generateForAll(window);
            assertEquals(before, text(window));
            assertEquals("Change 2,000 Keys", window.text("plan-make"));
            window.press(KeyCode.ENTER);
            TestWindow.until("the keys are changed", () -> !text(window).equals(before));
            assertFalse(window.has("plan"));
            assertTrue(text(window).contains("{mai2020training,"));
            assertEquals(List.of("Changed 2,000 citation keys"), window.notices());
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(before, text(window));
            assertEquals(List.of("Undone: Change 2,000 keys"), window.notices());
        }
    }

    @Test
    void escapeChangesNoKey() throws IOException {
        try (TestWindow window = open(3)) {
            String before = text(window);
            generateForAll(window);
            window.press(KeyCode.ESCAPE);
            TestWindow.until("the plan is gone", () -> !window.has("plan"));
            assertEquals(before, text(window));
        }
    }

    /// Without the first entry, `mai2020training` goes to the second one, which was to get an `a`.
    @Test
    void keysThatDifferFromWhatWasShownAreShownAgain() throws IOException {
        try (TestWindow window = open(3)) {
            String before = text(window);
            generateForAll(window);
            window.focus("plan-rows");
            window.press(KeyCode.HOME);
            window.press(KeyCode.SPACE);
            assertEquals("Change 2 Keys", window.text("plan-make"));
            window.press(KeyCode.ENTER);
            TestWindow.until("the two are shown again", () -> rows(window) == 2);
            assertEquals(before, text(window));
            window.press(KeyCode.ENTER);
            TestWindow.until("two are changed", () -> !text(window).equals(before));
            assertEquals(List.of("e0", "mai2020training", "mai2020traininga"), window.keys());
        }
    }

    @Test
    void oneKeyIsMadeAtOnceAndCanBeTakenBack() throws IOException {
        try (TestWindow window = open(3)) {
            window.select(1);
            window.command("make-keys");
            TestWindow.until("it is changed", () -> window.keys().contains("mai2020training"));
            assertFalse(window.has("plan"));
            assertEquals(List.of("Changed 1 citation key"), window.notices());
            window.clickText("Undo");
            assertEquals(List.of("e0", "e1", "e2"), window.keys());
        }
    }
}
