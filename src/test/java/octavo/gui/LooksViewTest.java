package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.TestWindow;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.theme.ThemeAndSize;
import octavo.settings.Settings.ThemeChoice;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class LooksViewTest {
    /// As many pixels take a while to fill without a graphics card.
    private static final double LARGE = 40_000;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Path file = folder.resolve("p.bib");
        Files.writeString(file, "@misc{k, title = {A}, month = jan, year = 2020}");
        TestWindow window = TestWindow.of(folder, file);
        window.select(0);
        return window;
    }

    @Test
    void bothThemesApply() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> window.gui.themeAndSize().choiceProperty().set(ThemeChoice.LIGHT));
            assertTrue(brightness(window) > 0.9);
            assertTrue(((Color) window.scene().getFill()).getBrightness() > 0.9);
            TestWindow.run(() -> window.gui.themeAndSize().choiceProperty().set(ThemeChoice.DARK));
            assertTrue(brightness(window) < 0.2);
            assertTrue(((Color) window.scene().getFill()).getBrightness() < 0.2);
        }
    }

    @Test
    void nothingLargeIsFilledWithoutNeed() throws IOException {
        try (TestWindow window = open()) {
            assertEquals(List.of(), filledInVain(window));
            for (LibraryPage page : LibraryPages.otherPages()) {
                window.command("go-" + page.id());
                assertEquals(List.of(), filledInVain(window), page.id());
            }
        }
    }

    private static List<String> filledInVain(TestWindow window) {
        return window.nodes().stream()
                .filter(node -> node instanceof Region region && isVeiled(region))
                .map(Node::toString)
                .toList();
    }

    /// Whether a region paints what nobody sees.
    private static boolean isVeiled(Region region) {
        return region.getWidth() * region.getHeight() > LARGE
                && region.getBackground() != null
                && region.getBackground().getFills().stream()
                        .anyMatch(fill -> Color.TRANSPARENT.equals(fill.getFill()));
    }

    @Test
    void inHighContrastALineIsAroundWhatIsChosen() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> window.gui.themeAndSize().highContrastProperty().set(true));
            for (String chosen :
                    List.of(
                            "#entries .table-row-cell:filled:selected",
                            "#sidebar .tree-cell:filled:selected",
                            "#page-library",
                            "#show-fields")) {
                Region region = (Region) TestWindow.on(() -> window.scene().lookup(chosen));
                List<BackgroundFill> fills = region.getBackground().getFills();
                assertEquals(Color.web("#023b95"), fills.getFirst().getFill(), chosen);
                assertTrue(fills.getLast().getInsets().getTop() >= 1, chosen);
            }
        }
    }

    private static double brightness(TestWindow window) {
        return TestWindow.on(() -> {
            window.scene().getRoot().applyCss();
            Region bar = (Region) window.node("toolbar");
            return ((Color) bar.getBackground().getFills().getLast().getFill()).getBrightness();
        });
    }

    @Test
    void zoomMakesTextLarger() throws IOException {
        try (TestWindow window = open()) {
            double before = size(window);
            window.command("zoom-in");
            assertTrue(size(window) > before);
            window.command("zoom-reset");
            assertEquals(before, size(window));
        }
    }

    @Test
    void anotherSettingThatChangesWhileTextGrowsDoesNotTakeThatBack() throws IOException {
        try (TestWindow window = open()) {
            ThemeAndSize looks = window.gui.themeAndSize();
            SplitPane work =
                    TestWindow.on(
                            () -> (SplitPane) window.scene().lookup(".split-pane .split-pane"));
            TestWindow.run(() -> {
                looks.zoomProperty().subscribe((_, _) -> work.setDividerPositions(0.5));
                looks.zoomTo(150);
            });
            assertEquals(150, TestWindow.on(() -> looks.zoomProperty().get()));
        }
    }

    private static double size(TestWindow window) {
        return TestWindow.on(() -> {
            window.scene().getRoot().applyCss();
            return ((Label) window.node("status-count")).getFont().getSize();
        });
    }

    @Test
    void everyControlHasANameForThoseWhoDoNotSeeIt() throws IOException {
        try (TestWindow window = open()) {
            List<String> nameless =
                    window.nodes().stream()
                            .filter(LooksViewTest::needsName)
                            .filter(node -> nameOf(node).isEmpty())
                            .map(Node::toString)
                            .toList();
            assertEquals(List.of(), nameless);
        }
    }

    private static boolean needsName(Node node) {
        return node instanceof Control control
                && (control instanceof TextInputControl
                        || control instanceof Button
                        || control instanceof ToggleButton
                        || control instanceof TableView);
    }

    private static String nameOf(Node node) {
        if (node.getAccessibleText() != null) {
            return node.getAccessibleText();
        }
        return node instanceof Labeled labeled && labeled.getText() != null
                ? labeled.getText()
                : "";
    }

    @Test
    void theLayoutOfTheColumnsIsRemembered() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> {
                var columns = window.table().getColumns();
                columns.setAll(List.copyOf(columns).reversed());
            });
            window.command("quit");
        }
        try (TestWindow window = open()) {
            assertEquals("column-key", window.table().getColumns().getFirst().getId());
        }
    }
}
