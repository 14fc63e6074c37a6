package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

class MenusViewTest {
    private static final Pattern MNEMONIC = Pattern.compile("(?<!_)_([^_])");

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(
                folder, Files.writeString(folder.resolve("p.bib"), "@misc{a, title = {A}}"));
    }

    private static List<Menu> menus(TestWindow window) {
        return ((MenuBar) window.node("menus")).getMenus();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_de"})
    void noTwoItemsOfAMenuHaveOneMnemonic(String language) throws IOException {
        Properties texts = new Properties();
        try (Reader reader =
                Files.newBufferedReader(
                        Path.of(
                                "src/main/resources/octavo/gui/messages"
                                        + language
                                        + ".properties"),
                        StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        try (TestWindow window = open()) {
            List<String> twice = new ArrayList<>();
            TestWindow.run(() -> menus(window).forEach(menu -> collect(menu, texts, twice)));
            assertEquals(List.of(), twice);
        }
    }

    private static void collect(Menu menu, Properties texts, List<String> twice) {
        var seen = new TreeMap<String, String>();
        for (MenuItem item : menu.getItems()) {
            if (item instanceof Menu inner && !"menu-recent".equals(item.getId())) {
                collect(inner, texts, twice);
            }
            String id = Objects.requireNonNullElse(item.getId(), "").replaceFirst("^menu-", "");
            String text =
                    Stream.of("command.", "menu.")
                            .map(kind -> texts.getProperty(kind + id, ""))
                            .filter(it -> !it.isEmpty())
                            .findFirst()
                            .orElse("");
            Matcher letter = MNEMONIC.matcher(text);
            if (letter.find()) {
                String key = letter.group(1).toLowerCase(Locale.ROOT);
                String other = seen.put(key, text);
                if (other != null) {
                    twice.add(menu.getText() + ": " + other + ", " + text);
                }
            }
        }
    }

    @Test
    void everyMenuFitsOnASmallScreen() throws IOException {
        try (TestWindow window = open()) {
            for (Menu menu : menus(window)) {
                TestWindow.run(menu::show);
                double height =
                        TestWindow.on(() ->
                                Window.getWindows().stream()
                                        .filter(PopupWindow.class::isInstance)
                                        .mapToDouble(Window::getHeight)
                                        .max()
                                        .orElse(0));
                TestWindow.run(menu::hide);
                assertTrue(height > 0, menu.getText());
                assertTrue(height < 720, menu.getText() + ": " + height);
            }
        }
    }
}
