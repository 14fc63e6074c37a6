package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;

import octavo.gui.controls.UserCommand;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The window for those who do not see it, and for those who use no mouse.
class AccessViewTest {
    private static final String FILE =
            "@article{a, author = {Mai, Luo}, title = {A}, pages = {1-2}, keywords = {good}}\n";

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.select(0);
        return window;
    }

    @Test
    @Tag("slow")
    void everyCommandIsInAMenuThatTheKeysReach() throws IOException {
        try (TestWindow window = open()) {
            MenuBar bar = (MenuBar) window.node("menus");
            Set<String> inMenus = new TreeSet<>();
            bar.getMenus().stream()
                    .flatMap(AccessViewTest::items)
                    .map(MenuItem::getId)
                    .filter(id -> id != null)
                    .forEach(inMenus::add);
            List<String> missing =
                    window.gui.allCommands().stream()
                            .map(UserCommand::id)
                            .filter(id -> !inMenus.contains("menu-" + id))
                            .toList();
            assertEquals(List.of(), missing);
        }
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu
                ? menu.getItems().stream().flatMap(AccessViewTest::items)
                : Stream.of(item);
    }

    @Test
    @Tag("slow")
    void noTwoCommandsHaveTheSameKeys() throws IOException {
        try (TestWindow window = open()) {
            Map<String, String> byKeys = new HashMap<>();
            List<String> clashes = new ArrayList<>();
            for (UserCommand command : window.gui.allCommands()) {
                command.keyCombination()
                        .ifPresent(keys -> {
                            String other = byKeys.put(keys.getName(), command.id());
                            if (other != null) {
                                clashes.add(keys + ": " + other + ", " + command.id());
                            }
                        });
            }
            assertEquals(List.of(), clashes);
            assertTrue(byKeys.size() > 10);
        }
    }

    @Test
    @Tag("slow")
    void tabLeadsToEveryButton() throws IOException {
        try (TestWindow window = open()) {
            window.focus("search");
            Set<String> reached = new TreeSet<>();
            for (int i = 0; i < 60; i++) {
                window.press(KeyCode.TAB);
                Node owner = TestWindow.on(() -> window.scene().getFocusOwner());
                reached.add(String.valueOf(owner.getId()));
            }
            Set<String> wanted =
                    Set.of(
                            "names-author-list",
                            "open",
                            "toolbar-add",
                            "toolbar-import",
                            "toolbar-cite",
                            "head-copy",
                            "sidebar",
                            "entries");
            assertTrue(reached.containsAll(wanted), reached.toString());
        }
    }

    @Test
    void theStartPageHasTheKeys() throws IOException {
        try (TestWindow window = TestWindow.of(folder)) {
            assertTrue(window.node("welcome-open").isFocused());
            window.command("new-library");
            window.command("close");
            assertTrue(window.node("welcome-open").isFocused());
        }
    }
}
