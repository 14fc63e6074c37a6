package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Window;

import octavo.csl.catalogue.BundledStyles;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// Completions help whoever types, and hold up nobody.
class CompletionViewTest {
    private static final String FILE =
            """
            @article{a, title = {A}, journal = {Communications of the ACM}, year = 2020}
            @article{b, title = {B}, journal = {}, year = {}}
            """;

    @TempDir private Path folder = Path.of("");

    private Path written() throws IOException {
        return Files.writeString(folder.resolve("p.bib"), FILE);
    }

    private TestWindow typing() throws IOException {
        TestWindow window = TestWindow.of(folder, written());
        window.select(1);
        window.focus("field-journal");
        window.type("Commun");
        TestWindow.until("completions are shown", TestWindow::hasPopup);
        return window;
    }

    @Test
    @Tag("slow")
    void tabKeepsWhatWasTypedAndGoesToTheNextField() throws IOException {
        try (TestWindow window = typing()) {
            window.press(KeyCode.TAB);
            assertFalse(TestWindow.hasPopup());
            window.focus("field-year");
            assertEquals("Commun", window.text("field-journal"));
        }
    }

    @Test
    void whatIsTypedAfterTabDoesNotComeIntoTheFieldThatWasLeft() throws IOException {
        try (TestWindow window = typing()) {
            window.press(KeyCode.TAB);
            window.type("7");
            assertEquals("Commun", window.text("field-journal"));
        }
    }

    @Test
    void tabTakesTheCompletionThatWasMovedTo() throws IOException {
        try (TestWindow window = typing()) {
            window.press(KeyCode.DOWN);
            window.press(KeyCode.TAB);
            assertFalse(TestWindow.hasPopup());
            String taken = window.text("field-journal");
            assertFalse(taken.equals("Commun"), taken);
            window.type("7");
            assertEquals(taken, window.text("field-journal"));
        }
    }

    @Test
    void enterTakesTheFirstStyleThatIsOffered() throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(0);
            TestWindow.until("it is shown", () -> window.has("preview-style"));
            window.focus("preview-style");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("natur");
            TestWindow.until("styles are offered", TestWindow::hasPopup);
            window.press(KeyCode.ENTER);
            assertFalse(TestWindow.hasPopup());
            assertEquals("Nature", window.text("preview-style"));
        }
    }

    @Test
    @Tag("slow")
    void citationStylesAreOfferedByTitleAndDoNotCoverWhatIsTyped() throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(0);
            TestWindow.until("it is shown", () -> window.has("preview-style"));
            window.focus("preview-style");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("chicago");
            TestWindow.until("styles are offered", TestWindow::hasPopup);
            PopupWindow popup = TestWindow.on(CompletionViewTest::popup);
            List<String> lines =
                    TestWindow.on(() ->
                            ((ContextMenu) popup)
                                    .getItems().stream()
                                            .map(MenuItem::getGraphic)
                                            .map(each -> ((Labeled) each).getText())
                                            .toList());
            assertTrue(
                    lines.getFirst().matches("Chicago Manual of Style.* – chicago-.*"),
                    lines::toString);
            isAtItsField(window, "preview-style");
        }
    }

    @Test
    @Tag("slow")
    void completionsStayDirectlyAtTheirFieldWithLeftEdgesInLine() throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(1);
            window.focus("field-journal");
            for (String typed : List.of("Proc", "eedings of the A", "CM on I")) {
                window.type(typed);
                TestWindow.until("completions are shown", TestWindow::hasPopup);
                isAtItsField(window, "field-journal");
            }
        }
    }

    /// Below or above, never over it, on the screen, and not cut off.
    private static void isAtItsField(TestWindow window, String id) {
        PopupWindow popup = TestWindow.on(CompletionViewTest::popup);
        Rectangle2D screen = TestWindow.on(() -> Screen.getPrimary().getVisualBounds());
        TestWindow.until(
                "it is at its field",
                () -> {
                    Node node = window.node(id);
                    Bounds field = node.localToScreen(node.getLayoutBounds());
                    double bottom = popup.getY() + popup.getHeight();
                    return Math.abs(popup.getX() - field.getMinX()) <= 1
                            && (Math.abs(bottom - field.getMinY()) <= 1
                                    || Math.abs(popup.getY() - field.getMaxY()) <= 1)
                            && popup.getY() >= screen.getMinY()
                            && bottom <= screen.getMaxY()
                            && popup.getX() + popup.getWidth() <= screen.getMaxX();
                });
    }

    @Test
    void nothingIsOfferedAfterEnter() throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(0);
            TestWindow.until("it is shown", () -> window.has("preview-style"));
            window.focus("preview-style");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("chicago");
            window.press(KeyCode.ENTER);
            TestWindow.run(() -> ((TextField) window.node("preview-style")).setText("ieee"));
            TestWindow.run(() -> {});
            assertFalse(TestWindow.hasPopup());
        }
    }

    private static PopupWindow popup() {
        return Window.getWindows().stream()
                .filter(PopupWindow.class::isInstance)
                .map(PopupWindow.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFieldWhoseNameIsCompletedIsAdded() throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(0);
            window.focus("add-field");
            window.type("keyw");
            TestWindow.until("names are offered", TestWindow::hasPopup);
            window.press(KeyCode.DOWN);
            window.press(KeyCode.ENTER);
            TestWindow.until("it is added", () -> window.has("field-keywords"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "keyw, field-keywords", // the only one
        "rel, field-rel", // related and relatedtype
        "key, field-key" // a field itself, though keywords is all that is offered
    })
    void enterTakesTheOnlyFieldThatIsOfferedAndElseWhatWasTyped(String typed, String added)
            throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(0);
            window.focus("add-field");
            window.type(typed);
            TestWindow.until("names are offered", TestWindow::hasPopup);
            window.press(KeyCode.ENTER);
            TestWindow.until("it is added", () -> window.has(added));
            assertFalse(TestWindow.hasPopup());
        }
    }

    @Test
    void aFieldWhoseOnlyOfferIsPutAwayIsNamedAsTyped() throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(0);
            window.focus("add-field");
            window.type("not");
            TestWindow.until("names are offered", TestWindow::hasPopup);
            window.press(KeyCode.ESCAPE);
            window.press(KeyCode.ENTER);
            TestWindow.until("it is added", () -> window.has("field-not"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"natur", "chicago"})
    @Tag("slow")
    void aStyleThatIsCompletedIsUsed(String typed) throws IOException {
        try (TestWindow window = TestWindow.of(folder, written())) {
            window.select(0);
            TestWindow.until("the reference is shown", () -> window.has("preview-style"));
            window.focus("preview-style");
            TestWindow.run(() -> ((TextField) window.node("preview-style")).selectAll());
            window.type(typed);
            TestWindow.until("styles are offered", TestWindow::hasPopup);
            window.press(KeyCode.DOWN);
            window.press(KeyCode.ENTER);
            Workspace workspace =
                    Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
            TestWindow.until(
                    "it is used",
                    () -> workspace.preview().usedProperty().get().matches(typed + ".+"));
            String id = TestWindow.on(() -> workspace.preview().usedProperty().get());
            assertEquals(BundledStyles.findTitle(id).orElseThrow(), window.text("preview-style"));
        }
    }
}
