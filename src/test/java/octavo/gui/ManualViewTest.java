package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class ManualViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open() {
        TestWindow window = TestWindow.of(folder);
        window.press(KeyCode.SHORTCUT, KeyCode.F1);
        TestWindow.until("it is there", () -> window.has("manual"));
        return window;
    }

    private static ScrollPane page(TestWindow window) {
        return (ScrollPane) window.node("manual-page");
    }

    private static String heading(TestWindow window) {
        return TestWindow.on(
                () -> ((Labeled) page(window).getContent().lookup(".manual-heading-1")).getText());
    }

    private static ListView<?> pages(TestWindow window) {
        return (ListView<?>) window.node("manual-pages");
    }

    @Test
    void theManualOpensWithoutANetworkAndWithoutALibrary() {
        try (TestWindow window = open()) {
            assertEquals("Getting started", heading(window));
            int pages = TestWindow.on(() -> pages(window).getItems().size());
            assertTrue(pages > 10, "pages: " + pages);
            assertEquals(
                    window.node("manual-query"),
                    TestWindow.on(() -> window.scene().getFocusOwner()));
            window.press(KeyCode.ESCAPE);
            assertFalse(window.has("manual"));
        }
    }

    @Test
    void aSearchShowsThePagesWithAllItsWordsAtTheFirstOfThem() {
        try (TestWindow window = open()) {
            window.type("ordinal --unify");
            TestWindow.until("it is found", () -> heading(window).startsWith("Journals"));
            assertEquals(1, TestWindow.on(() -> pages(window).getItems().size()));
            assertTrue(TestWindow.on(() -> page(window).getVvalue() > 0));
            List<Node> marked =
                    TestWindow.on(() ->
                            List.copyOf(page(window).getContent().lookupAll(".manual-found")));
            assertFalse(marked.isEmpty());
        }
    }

    @Test
    void aLinkLeadsToItsPageAndAnAddressOutOfTheWindow() {
        try (TestWindow window = open()) {
            List<String> browsed = new ArrayList<>();
            TestWindow.run(() -> window.gui.printAndLog().openWith(browsed::add));
            TestWindow.run(() -> pages(window).getSelectionModel().select(1));
            String before = heading(window);
            List<Hyperlink> links =
                    TestWindow.on(() ->
                            page(window).getContent().lookupAll(".hyperlink").stream()
                                    .map(Hyperlink.class::cast)
                                    .toList());
            assertFalse(links.isEmpty());
            TestWindow.run(() -> links.getFirst().fire());
            assertTrue(!heading(window).equals(before) || !browsed.isEmpty());
        }
    }

    @Test
    void helpOpensThePageForThoseWhoComeFromAnotherProgram() {
        try (TestWindow window = TestWindow.of(folder)) {
            window.press(KeyCode.ALT, KeyCode.SHIFT, KeyCode.F1);
            TestWindow.until("it is there", () -> window.has("manual"));
            assertEquals("Coming from another program", heading(window));
        }
    }
}
