package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ToggleButton;

import octavo.files.pdf.DrawnPaper;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// *First Page* below the form.
class FirstPageViewTest {
    private static final String LIBRARY =
            """
            @misc{a, title = {Alpha}, year = 2020, file = {:a.pdf:PDF}}
            @misc{b, title = {Beta}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    @Test
    void thePageOfALinkedPdfIsShownAndHiddenAndNoneIsOfferedWithoutAFile() throws IOException {
        Files.write(folder.resolve("a.pdf"), new DrawnPaper().columns(120).bytes());
        Path library = Files.writeString(folder.resolve("p.bib"), LIBRARY);
        try (TestWindow window = TestWindow.of(folder, library)) {
            window.select(0);
            assertFalse(window.has("preview-page"));
            TestWindow.run(() -> ((ToggleButton) window.node("preview-first-page")).fire());
            TestWindow.until("the page is drawn", () -> window.has("preview-page"));
            window.select(1);
            assertFalse(window.has("preview-page"));
            assertFalse(window.has("preview-first-page"));
            window.select(0);
            TestWindow.until("it is drawn again", () -> window.has("preview-page"));
            TestWindow.run(() -> ((ToggleButton) window.node("preview-first-page")).fire());
            assertTrue(window.has("preview-first-page"));
            assertFalse(window.has("preview-page"));
        }
    }
}
