package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Many entries are changed at once, after somebody has seen what would change.
class BulkEditViewTest {
    private static final String LIBRARY =
            """
            @article{a, title = {Proc. of A}, publisher = {ACM}, keywords = {x, y}}

            @article{b, title = {Proc. of B},   publisher = {IEEE}, keywords = {y}}

            @article{c, title = "C", year = 2020}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), LIBRARY));
    }

    private static void selectAll(TestWindow window) {
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.A);
        TestWindow.until("all are read", () -> window.has("bulk-field-publisher"));
    }

    private static String text(TestWindow window) {
        return window.document().library().file().text();
    }

    private static void untilPlan(TestWindow window) {
        TestWindow.until("the plan is shown", () -> window.has("plan-make"));
    }

    private static int rows(TestWindow window) {
        return ((ListView<?>) window.node("plan-rows")).getItems().size();
    }

    @Test
    void theFormOfSeveralEntriesSaysHowManyAndWhatDiffers() throws IOException {
        try (TestWindow window = open()) {
            selectAll(window);
            assertEquals("3 selected", window.text("bulk-count"));
            var publisher = (TextInputControl) window.node("bulk-field-publisher");
            assertEquals("", publisher.getText());
            assertEquals("mixed; 2 of 3 have it", publisher.getPromptText());
            assertFalse(window.has("field-title"));
            window.select(0);
            TestWindow.until("the form of one is back", () -> window.has("field-title"));
            assertFalse(window.has("bulk-count"));
        }
    }

    @Test
    @Tag("slow")
    void enterOnAnyChoiceShowsWhatWouldChange() throws IOException {
        for (String choice : List.of("replace-scope-library", "replace-case")) {
            try (TestWindow window = open()) {
                window.command("replace");
                window.replace("replace-search", "Proc. of");
                window.replace("replace-by", "Proceedings of");
                window.focus(choice);
                window.press(KeyCode.ENTER);
                untilPlan(window);
            }
        }
        try (TestWindow window = open()) {
            window.select(0);
            window.command("change-field");
            window.replace("change-field", "publisher");
            window.replace("change-text", "organization");
            window.focus("change-kind");
            window.press(KeyCode.ENTER);
            untilPlan(window);
        }
    }

    @Test
    @Tag("slow")
    void theFormOfSeveralEntriesBeginsAndEndsWhereThatOfOneDoes() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            TestWindow.until("the form of one is there", () -> window.has("field-title"));
            Node one = window.node("fields");
            Bounds ofOne = TestWindow.on(() -> one.localToScene(one.getLayoutBounds()));
            selectAll(window);
            Node several = window.node("bulk-fields");
            TestWindow.until(
                    "it has the same margins",
                    () -> {
                        Bounds all = several.localToScene(several.getLayoutBounds());
                        return all.getMinX() == ofOne.getMinX() && all.getMaxX() == ofOne.getMaxX();
                    });
        }
    }

    @Test
    @Tag("slow")
    void aTextTypedThereGoesToAllAfterReviewAndOneUndoTakesItBack() throws IOException {
        try (TestWindow window = open()) {
            selectAll(window);
            window.replace("bulk-field-publisher", "USENIX");
            assertTrue(window.has("bulk-set-publisher"));
            window.press(KeyCode.ENTER);
            untilPlan(window);
            assertEquals(LIBRARY, text(window));
            assertEquals(3, rows(window));
            window.press(KeyCode.ENTER);
            String changed =
                    LIBRARY.replace("{ACM}", "{USENIX}")
                            .replace("{IEEE}", "{USENIX}")
                            .replace("year = 2020}", "year = 2020, publisher = \"USENIX\"}");
            TestWindow.until("they are changed", () -> text(window).equals(changed));
            assertEquals(List.of("3 values changed"), window.notices());
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(LIBRARY, text(window));
        }
    }

    @Test
    void whatIsTypedStaysAtAClickBesideItUntilEscape() throws IOException {
        try (TestWindow window = open()) {
            Node searchBox = window.node("search");
            window.command("replace");
            window.replace("replace-search", "Proc. of");
            window.click(searchBox);
            assertEquals("Proc. of", window.text("replace-search"));
            window.press(KeyCode.ESCAPE);
            assertFalse(window.has("replace-search"));
            window.command("about");
            assertTrue(window.has("about"));
            window.click(searchBox);
            assertFalse(window.has("about"));
        }
    }

    @Test
    @Tag("slow")
    void findAndReplaceChangesOnlyTheTickedValues() throws IOException {
        try (TestWindow window = open()) {
            window.focus("entries");
            window.press(KeyCode.SHORTCUT, KeyCode.H);
            assertFalse(window.has("replace-scope-selection"));
            window.replace("replace-search", "Proc. of");
            window.replace("replace-by", "Proceedings of");
            TestWindow.run(() -> ((Button) window.node("replace-review")).fire());
            untilPlan(window);
            assertEquals(2, rows(window));
            window.focus("plan-rows");
            window.press(KeyCode.HOME);
            window.press(KeyCode.SPACE);
            window.press(KeyCode.ENTER);
            String changed = LIBRARY.replace("{Proc. of B}", "{Proceedings of B}");
            TestWindow.until("it is changed", () -> text(window).equals(changed));
        }
    }

    @Test
    @Tag("slow")
    void aRegularExpressionThatIsNoneIsSaidBelowIt() throws IOException {
        try (TestWindow window = open()) {
            window.press(KeyCode.SHORTCUT, KeyCode.H);
            TestWindow.run(() -> ((CheckBox) window.node("replace-pattern")).fire());
            window.replace("replace-search", "(");
            assertTrue(window.text("replace-problem").startsWith("This is not a regular"));
            assertTrue(window.node("replace-review").isDisabled());
            window.replace("replace-search", "nowhere");
            TestWindow.run(() -> ((Button) window.node("replace-review")).fire());
            TestWindow.until(
                    "it says so",
                    () ->
                            window.has("replace-problem")
                                    && "No value changes.".equals(window.text("replace-problem")));
        }
    }

    @Test
    @Tag("slow")
    void aFieldIsRenamedInAllSelectedEntries() throws IOException {
        try (TestWindow window = open()) {
            selectAll(window);
            window.press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.E);
            TestWindow.run(() -> {
                @SuppressWarnings("unchecked")
                var kinds = (ComboBox<Object>) window.node("change-kind");
                kinds.getSelectionModel().select(4);
            });
            window.replace("change-field", "publisher");
            window.replace("change-text", "organization");
            window.press(KeyCode.ENTER);
            untilPlan(window);
            window.press(KeyCode.ENTER);
            String changed = LIBRARY.replace("publisher", "organization");
            TestWindow.until("it is renamed", () -> text(window).equals(changed));
        }
    }

    @Test
    @Tag("slow")
    void aTagIsRemovedFromAllSelectedEntries() throws IOException {
        try (TestWindow window = open()) {
            selectAll(window);
            window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.T);
            window.press(KeyCode.DOWN);
            window.press(KeyCode.ENTER);
            String changed = LIBRARY.replace("{x, y}", "{x}").replace(", keywords = {y}", "");
            TestWindow.until("it is gone", () -> text(window).equals(changed));
            assertEquals(List.of("y removed from 2 entries"), window.notices());
        }
    }

    @Test
    void aCleanUpIsFoundByItsCommandShownAndMadeAsOneStep() throws IOException {
        String library =
                """
                @article{a, title = {{Proc. of A}}, pages = {1-2}}

                @article{b, title = {{Proc. of B}}}
                """;
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("q.bib"), library))) {
            window.command("palette");
            window.type("tidy");
            window.press(KeyCode.ENTER);
            TestWindow.until("they are counted", () -> window.has("clean-ups"));
            ListView<?> cleanUps = (ListView<?>) window.node("clean-ups");
            TestWindow.run(() -> {
                int row = 0;
                while (!cleanUps.getItems().get(row).toString().contains("=2]")) {
                    row++;
                }
                cleanUps.getSelectionModel().select(row);
            });
            ListView<?> diff = (ListView<?>) window.node("clean-up-diff");
            TestWindow.until("it is shown", () -> diff.getItems().size() > 4);
            window.press(KeyCode.ENTER);
            TestWindow.until("they are changed", () -> !text(window).equals(library));
            assertFalse(text(window).contains("{{"));
            window.command("undo");
            assertEquals(library, TestWindow.on(() -> text(window)));
        }
    }
}
