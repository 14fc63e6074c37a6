package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;

import octavo.gui.controls.UserCommand;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class ShortcutsViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Path file =
                Files.writeString(folder.resolve("p.bib"), "@misc{a, title = {A}, year = 2020}");
        TestWindow window = TestWindow.of(folder, file);
        window.select(0);
        window.replace("field-year", "1999");
        window.command("shortcuts");
        return window;
    }

    private static List<String> texts(TestWindow window, String style) {
        return TestWindow.on(() -> {
            ScrollPane list = (ScrollPane) window.node("shortcuts-list");
            return ((Parent) list.getContent())
                    .lookupAll(style).stream().map(it -> ((Labeled) it).getText()).toList();
        });
    }

    @Test
    void theyStandByMenuAndThenByPartOfTheWindow() throws IOException {
        try (TestWindow window = open()) {
            List<String> groups = texts(window, ".heading");
            assertEquals(
                    List.of("File", "Edit", "Entry", "View", "Go", "Help", "In the table"),
                    groups.subList(0, 7));
            assertTrue(groups.contains("On an entry of the CV"));
        }
    }

    @Test
    void everyCommandWithKeysIsNamedAndNoneByWhatItWouldUndo() throws IOException {
        try (TestWindow window = open()) {
            List<String> texts = texts(window, ".label");
            assertTrue(
                    TestWindow.on(() ->
                            window.gui
                                    .command("undo")
                                    .commandText()
                                    .getValue()
                                    .startsWith("_Undo ")));
            assertTrue(texts.containsAll(List.of("Undo", "Copy as \\cite{…}")));
            assertFalse(texts.stream().anyMatch(it -> it.startsWith("Undo ")));
            List<String> missing =
                    window.gui.allCommands().stream()
                            .filter(it -> it.keyCombination().isPresent())
                            .filter(it -> !it.id().matches("(rate|priority)-\\d"))
                            .map(UserCommand::name)
                            .filter(name -> !texts.contains(name))
                            .toList();
            assertEquals(List.of(), missing);
            assertTrue(texts.containsAll(List.of("Alt+0–5", "Rating", "Priority")));
        }
    }

    /// GNOME, KDE and Xfce open a terminal, lock the screen, or show the desktop by these.
    @Test
    void noCommandHasKeysThatDesktopsTake() throws IOException {
        List<String> taken =
                Stream.of("T", "L", "D", "Delete", "Left", "Right", "Up", "Down")
                        .map(key -> KeyCombination.valueOf("Shortcut+Alt+" + key).getDisplayText())
                        .toList();
        try (TestWindow window = open()) {
            List<String> used =
                    window.gui.allCommands().stream()
                            .flatMap(command -> command.keyCombination().stream())
                            .map(KeyCombination::getDisplayText)
                            .toList();
            assertTrue(used.size() > 50, used::toString);
            assertEquals(List.of(), used.stream().filter(taken::contains).toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"A–Z", "0–5", "Shift+R", "S", "M", "Insert", "Esc", "Space", "Enter, F2"})
    @Tag("slow")
    void theKeysOfThePagesAreThere(String keys) throws IOException {
        try (TestWindow window = open()) {
            assertTrue(texts(window, ".keys").contains(keys), keys);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"shortcuts", "about"})
    void aSheetThatIsOnlyReadHasAButtonToCloseIt(String sheet) throws IOException {
        try (TestWindow window = open()) {
            window.command(sheet);
            Button close = (Button) window.node(sheet + "-close");
            TestWindow.run(close::fire);
            assertFalse(window.has(sheet));
        }
    }
}
