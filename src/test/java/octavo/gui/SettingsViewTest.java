package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.List;

class SettingsViewTest {
    @TempDir private Path folder = Path.of("");

    private static double left(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    private static Node text(Parent label) {
        return label.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 150})
    void eachHintStandsBelowItsControl(int zoom) {
        try (TestWindow window = TestWindow.of(folder)) {
            TestWindow.run(() -> window.gui.themeAndSize().zoomTo(zoom));
            window.command("settings");
            List<Node> settings =
                    TestWindow.on(() -> List.copyOf(window.node("settings").lookupAll(".setting")));
            assertFalse(settings.isEmpty());
            for (Node setting : settings) {
                TestWindow.run(() -> {
                    HBox line = (HBox) setting.lookup(".setting-line");
                    Label help = (Label) setting.lookup(".setting-help");
                    assertEquals(left(line.getChildren().get(1)), left(text(help)), 1.5);
                });
            }
        }
    }

    private static double distanceBelowLinks(TestWindow window) {
        return TestWindow.on(() ->
                window.node("settings-files").localToScene(0, 0).getY()
                        - window.node("settings-files-link").localToScene(0, 0).getY());
    }

    @Test
    void theNameOfAGroupLeadsToItsSettings() {
        try (TestWindow window = TestWindow.of(folder)) {
            window.command("settings");
            TestWindow.until("all are there", () -> window.has("settings-online"));
            double before = distanceBelowLinks(window);
            window.click(window.node("settings-files-link"));
            TestWindow.until("it is at the top", () -> distanceBelowLinks(window) < 60);
            assertTrue(before > 600, () -> "it was there before: " + before);
        }
    }

    @Test
    void noNameOfASettingIsCut() {
        try (TestWindow window = TestWindow.of(folder)) {
            window.command("settings");
            assertEquals(
                    List.of(),
                    TestWindow.look(() -> CutTexts.in((Parent) window.node("settings"))));
        }
    }
}
