package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.layout.Region;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class ReferenceHeightViewTest {
    private static final String FILE =
            """
            @misc{a, title = {A}}
            @article{b, title = {%s}, author = {Li, Guo and Mai, Luo and Roe, Ann and Poe, Jim},
              journal = {Journal of Things}, year = 2020, pages = {1--20}, doi = {10.1000/182}}
            """
                    .formatted("A Title That Takes Some Lines ".repeat(5).strip());

    @TempDir private Path folder = Path.of("");

    /// Whoever goes through the list looks at one place.
    @Test
    void theReferenceOfEachEntryHasTheSameRoom() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), FILE);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            double shortOne = height(window, "A.");
            window.select(1);
            assertEquals(shortOne, height(window, "Journal of Things"));
            assertTrue(shortOne > 80, "only " + shortOne);
        }
    }

    private static double height(TestWindow window, String words) {
        TestWindow.until(
                "its reference is there",
                () ->
                        window.has("preview-reference")
                                && String.valueOf(
                                                window.node("preview-reference")
                                                        .getAccessibleText())
                                        .contains(words));
        return TestWindow.on(() -> ((Region) window.node("preview")).getHeight());
    }
}
