package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class ToolbarViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Path file = folder.resolve("p.bib");
        Files.writeString(file, "@misc{k, title = {A}, year = 2020}");
        return TestWindow.of(folder, file);
    }

    private static void fire(TestWindow window, String menu, String item) {
        MenuButton button = (MenuButton) window.node("toolbar-" + menu);
        TestWindow.run(() ->
                button.getItems().stream()
                        .filter(each -> (menu + "-" + item).equals(each.getId()))
                        .findFirst()
                        .ifPresent(MenuItem::fire));
    }

    @Test
    void whatOneComesForHasWords() throws IOException {
        try (TestWindow window = open()) {
            assertEquals(
                    List.of("Add", "Import", "Cite"),
                    Stream.of("toolbar-add", "toolbar-import", "toolbar-cite")
                            .map(window::node)
                            .map(node -> ((Labeled) node).getText())
                            .toList());
        }
    }

    @Test
    void addMakesAnEntryOfAKind() throws IOException {
        try (TestWindow window = open()) {
            fire(window, "add", "new-book");
            assertTrue(window.document().library().file().text().contains("@book"));
        }
    }

    @Test
    void citeNeedsAnEntry() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            assertEquals(false, TestWindow.on(() -> window.node("toolbar-cite").isDisabled()));
            TestWindow.run(() -> window.table().getSelectionModel().clearSelection());
            assertEquals(true, TestWindow.on(() -> window.node("toolbar-cite").isDisabled()));
        }
    }

    @Test
    void importAsksForFiles() throws IOException {
        try (TestWindow window = open()) {
            window.choose(
                    Files.writeString(folder.resolve("new.bib"), "@misc{n, title = {New One}}"));
            TestWindow.run(() -> ((Button) window.node("toolbar-import")).fire());
            TestWindow.until("the import is there", () -> window.has("import"));
        }
    }
}
