package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Completions help whoever types, and hold up nobody.
class CompletionViewTest {
    private static final String FILE =
            """
            @article{a, title = {A}, journal = {Communications of the ACM}, year = 2020}
            @article{b, title = {B}, journal = {}, year = {}}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow typing() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.select(1);
        window.focus("field-journal");
        window.type("Commun");
        TestWindow.until("completions are shown", TestWindow::hasPopup);
        return window;
    }

    @Test
    void tabKeepsWhatWasTypedAndGoesToTheNextField() throws IOException {
        try (TestWindow window = typing()) {
            window.press(KeyCode.TAB);
            assertFalse(TestWindow.hasPopup());
            window.focus("field-year");
            assertEquals("Commun", window.text("field-journal"));
        }
    }

    @Test
    void whatIsTypedAfterTabDoesNotComeIntoTheFieldThatWasLeft() throws IOException {
        try (TestWindow window = typing()) {
            window.press(KeyCode.TAB);
            window.type("7");
            assertEquals("Commun", window.text("field-journal"));
        }
    }

    @Test
    void tabTakesTheCompletionThatWasMovedTo() throws IOException {
        try (TestWindow window = typing()) {
            window.press(KeyCode.DOWN);
            window.press(KeyCode.TAB);
            assertFalse(TestWindow.hasPopup());
            String taken = window.text("field-journal");
            assertFalse(taken.equals("Commun"), taken);
            window.type("7");
            assertEquals(taken, window.text("field-journal"));
        }
    }
}
