package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.SplitMenuButton;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The capitals of titles in the preview, and the choice in the menu beside *Copy*.
class TitleChoiceViewTest {
    @TempDir private Path folder = Path.of("");

    private static CheckMenuItem choice(TestWindow window) {
        return (CheckMenuItem) ((SplitMenuButton) window.node("preview-copy")).getItems().getLast();
    }

    private static void waitForTitle(TestWindow window, String title) {
        TestWindow.until(
                title,
                () ->
                        TestWindow.on(() ->
                                String.valueOf(window.node("preview-reference").getAccessibleText())
                                        .contains(title)));
    }

    @Test
    void titlesAreCitedAsWrittenOnceTheLibrarySaysSoAndThatCanBeUndone() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"),
                        "@misc{a, author = {Doe, Jane}, title = {On Large Models}, year = 2020}\n");
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            waitForTitle(window, "On large models");
            TestWindow.run(() -> {
                choice(window).setSelected(true);
                choice(window).fire();
            });
            waitForTitle(window, "On Large Models");
            window.command("undo");
            waitForTitle(window, "On large models");
            assertEquals(false, TestWindow.on(() -> choice(window).isSelected()));
        }
    }
}
