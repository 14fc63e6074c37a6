package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Entries are exported in another format, and what that loses is said before.
class ExportViewTest {
    private static final String LIBRARY =
            """
            @article{a, author = {Mai, Luo}, title = {Alpha}, year = 2020, mood = {good}}
            @article{b, author = {Li, Guo}, title = {Beta}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), LIBRARY));
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.run(() -> {
            if (window.scene().lookup("#" + id) instanceof RadioButton radio) {
                radio.fire();
            } else {
                ((Button) window.scene().lookup("#" + id)).fire();
            }
        });
    }

    private static void untilConverted(TestWindow window) {
        TestWindow.until("it is converted", () -> !window.node("export-save").isDisabled());
    }

    @Test
    void whatRisHasNoPlaceForIsSaidBeforeItIsWritten() throws IOException {
        try (TestWindow window = open()) {
            window.command("export");
            fire(window, "export-ris");
            untilConverted(window);
            assertTrue(
                    ((ListView<?>) window.node("export-losses"))
                            .getItems()
                            .toString()
                            .contains("mood"));
            Path to = folder.resolve("p.ris");
            window.nameFor(to);
            assertFalse(Files.exists(to));
            fire(window, "export-save");
            TestWindow.until("it is written", () -> Files.exists(to));
            assertTrue(Files.readString(to).contains("TI  - Beta"));
            TestWindow.until(
                    "it is said", () -> window.notices().equals(List.of("Exported to p.ris")));
        }
    }

    @Test
    void theLibraryItselfIsNeverReplaced() throws IOException {
        try (TestWindow window = open()) {
            window.command("export");
            untilConverted(window);
            Path own = folder.resolve("p.bib");
            window.nameFor(own);
            fire(window, "export-save");
            TestWindow.until("it is refused", () -> !window.notices().isEmpty());
            assertEquals(LIBRARY, Files.readString(own));
        }
    }
}
