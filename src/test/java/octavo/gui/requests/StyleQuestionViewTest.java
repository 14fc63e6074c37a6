package octavo.gui.requests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import javafx.stage.Window;

import octavo.gui.openlibraries.TestWindow;
import octavo.gui.tasks.BackgroundTasks;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// A word processor wants to know the style of a document.
@Timeout(120)
class StyleQuestionViewTest {
    @TempDir private Path folder = Path.of("");

    private static Stage question() {
        return (Stage)
                Window.getWindows().stream()
                        .filter(each -> each.getScene().lookup("#document-style") != null)
                        .findFirst()
                        .orElseThrow();
    }

    private static Node part(String id) {
        return Objects.requireNonNull(question().getScene().lookup("#document-style" + id));
    }

    @Test
    void theChosenStyleIsOneThatThereIs() throws Exception {
        try (TestWindow window = open()) {
            CompletableFuture<Optional<String>> chosen = ask(window);
            TestWindow.run(() -> {
                ((TextField) part("")).setText("no-such-style");
                ((Button) part("-choose")).fire();
            });
            assertFalse(chosen.isDone());
            TestWindow.run(() -> {
                ((TextField) part("")).setText("ieee");
                ((Button) part("-choose")).fire();
            });
            assertEquals(Optional.of("ieee"), chosen.get());
        }
    }

    @Test
    void nothingIsChosenIfSomebodyCancels() throws Exception {
        try (TestWindow window = open()) {
            CompletableFuture<Optional<String>> chosen = ask(window);
            TestWindow.run(() -> ((Button) part("-cancel")).fire());
            assertEquals(Optional.empty(), chosen.get());
        }
    }

    private TestWindow open() throws Exception {
        Path library = folder.resolve("p.bib");
        Files.writeString(library, "@book{one, title = {One}}\n");
        return TestWindow.of(folder, library);
    }

    private static CompletableFuture<Optional<String>> ask(TestWindow window) {
        CompletableFuture<Optional<String>> chosen = new CompletableFuture<>();
        TestWindow.run(() ->
                new StyleQuestion(BackgroundTasks.ofWindow(), window.gui.themeAndSize())
                        .ask("apa", chosen::complete));
        return chosen;
    }
}
