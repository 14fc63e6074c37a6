package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.Questions.CloseAnswer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What is asked before changes are lost.
class DialogsViewTest {
    @TempDir private Path folder = Path.of("");

    private final List<CloseAnswer> answers = new ArrayList<>();

    private TestWindow open() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), "@misc{k, title = {A}}\n");
        TestWindow window = TestWindow.of(folder, file);
        window.select(0);
        return window;
    }

    private void ask(TestWindow window) {
        FileDialogs dialogs = new FileDialogs(window.stage);
        TestWindow.run(() ->
                dialogs.askAboutChanges(
                        window.gui.workspaces().currentProperty().get(), answers::add));
        assertTrue(window.has("close-discard"));
    }

    @Test
    void changesAreAskedAboutInTheWindowAndEnterSavesThem() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            window.press(KeyCode.ENTER);
            assertEquals(List.of(CloseAnswer.SAVE), answers);
            assertFalse(window.has("close-discard"));
        }
    }

    @Test
    void eachReplyIsTaken() throws IOException {
        try (TestWindow window = open()) {
            for (String id : List.of("close-discard", "close-cancel", "close-save")) {
                ask(window);
                window.click(window.node(id));
            }
            assertEquals(
                    List.of(CloseAnswer.DISCARD, CloseAnswer.CANCEL, CloseAnswer.SAVE), answers);
        }
    }

    @Test
    void whoClosesTheQuestionStays() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            window.press(KeyCode.ESCAPE);
            assertEquals(List.of(), answers);
            assertFalse(window.has("close-discard"));
        }
    }
}
