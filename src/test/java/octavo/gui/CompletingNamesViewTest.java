package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Names are completed by whom the library knows.
class CompletingNamesViewTest {
    @TempDir private Path folder = Path.of("");

    @Test
    void somebodyTheLibraryKnowsIsWrittenInTwoKeysAndEnterGoesToTheNextAuthor() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"),
                        """
                        @misc{a, author = {Pietzuch, Peter}, title = {A}}
                        @misc{b, title = {B}}
                        """);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-library");
            window.select(1);
            window.command("new-paper");
            TestWindow.until("there is a person", () -> window.has("person-author-family"));
            window.focus("person-author-family");
            window.type("Pietz");
            TestWindow.until("Pietzuch is offered", TestWindow::hasPopup);
            window.press(KeyCode.DOWN);
            window.press(KeyCode.ENTER);
            TestWindow.until("the entry has the author", () -> authors(window) == 2);
            assertTrue(window.text("person-author-family").isEmpty());
            assertEquals("person-author-family", focused(window));
            window.type("Pietz");
            TestWindow.until("Pietzuch is offered again", TestWindow::hasPopup);
            window.press(KeyCode.DOWN);
            window.press(KeyCode.TAB);
            assertEquals("Pietzuch", window.text("person-author-family"));
            assertEquals("person-author-given", focused(window));
        }
    }

    @Test
    void aSpaceIsTypedWhoeverIsOffered() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"), "@misc{a, author = {Meyer, B.}, title = {A}}\n");
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("new-paper");
            TestWindow.until("there is a person", () -> window.has("person-author-family"));
            window.focus("person-author-family");
            window.type("Meyer");
            TestWindow.until("Meyer is offered", TestWindow::hasPopup);
            window.press(KeyCode.SPACE);
            assertEquals("", window.text("person-author-given"), "Meyer, B. is not taken");
            window.replace("field-title", "A");
            window.focus("person-author-family");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("Meyer, Anna and Smith, John Q.");
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "both are authors",
                    () ->
                            window.document()
                                    .library()
                                    .file()
                                    .text()
                                    .contains("author = {Meyer, Anna and Smith, John Q.}"));
        }
    }

    @Test
    void nobodyIsOfferedForANameThatIsFinished() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"),
                        "@misc{a, author = {Smith, Barry}, title = {A}}\n");
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("new-paper");
            TestWindow.until("there is a person", () -> window.has("person-author-family"));
            window.focus("person-author-family");
            window.type("Bob Smith");
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "the entry has the author",
                    () -> window.document().library().file().text().contains("{Smith, Bob}"));
            TestWindow.run(() -> {});
            assertEquals("", window.text("person-author-family"));
            assertFalse(TestWindow.hasPopup());
        }
    }

    private static String focused(TestWindow window) {
        return TestWindow.on(() -> window.scene().getFocusOwner().getId());
    }

    private static int authors(TestWindow window) {
        return window.document()
                        .library()
                        .file()
                        .text()
                        .split("author = \\{Pietzuch, Peter\\}", -1)
                        .length
                - 1;
    }
}
