package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;

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

class SearchPlaceViewTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo}, title = {Alpha}, journal = {Nature}, year = 2020}
            @article{b, author = {Li, Guo}, title = {Beta}, journal = {Science}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.replace("search", "beta");
        TestWindow.until("it is found", () -> window.keys().equals(List.of("b")));
        return window;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"people", "venues", "cv", "problems", "history", "duplicates", "projects"})
    @Tag("slow")
    void aPageThatTheSearchDoesNotFilterSaysSoAndCountsAllEntries(String page) throws IOException {
        try (TestWindow window = open()) {
            assertEquals("1 of 2 entries", window.text("status-count"));
            assertFalse(window.has("search-library"));
            window.command("go-" + page);
            assertFalse(window.has("search"));
            assertEquals("Search of the library: beta", window.text("search-library"));
            assertEquals("2 entries", window.text("status-count"));
        }
    }

    @Test
    void whereNoWordBeginsSoWordsThatContainItAreOffered() throws IOException {
        try (TestWindow window = open()) {
            window.replace("search", "lph");
            TestWindow.until("nothing is found", () -> window.keys().isEmpty());
            Button within = (Button) window.node("no-entries-within");
            TestWindow.run(within::fire);
            TestWindow.until("it is found", () -> window.keys().equals(List.of("a")));
            assertEquals("*lph", window.text("search"));
        }
    }

    @Test
    void aMisspeltWordIsCorrectedOnRequest() throws IOException {
        try (TestWindow window = open()) {
            window.replace("search", "alhpa");
            TestWindow.until("it is offered", () -> window.has("no-entries-correction"));
            Button correction = (Button) window.node("no-entries-correction");
            assertEquals("Did you mean alpha?", TestWindow.on(correction::getText));
            TestWindow.run(correction::fire);
            TestWindow.until("it is found", () -> window.keys().equals(List.of("a")));
        }
    }

    @Test
    void theFormSaysThatTheSearchHidesItsEntryAndLeadsBackToIt() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            assertFalse(window.has("hidden-entry"));
            window.replace("search", "alpha");
            TestWindow.until("it is found", () -> window.keys().equals(List.of("a")));
            assertEquals("Hidden", window.text("hidden-entry-note"));
            Button show = (Button) window.node("hidden-entry-show");
            TestWindow.run(show::fire);
            TestWindow.until("all are there", () -> window.keys().equals(List.of("a", "b")));
            assertFalse(window.has("hidden-entry"));
            assertEquals(
                    "b",
                    TestWindow.on(() ->
                            window.table().getSelectionModel().getSelectedItem().texts().key()));
        }
    }

    /// Mail programs keep the message that one reads although a search hides it, and so does the
    /// form: who changes what was searched for goes on typing. What says so must not move a field
    /// from under the mouse.
    @Test
    void nothingInTheFormMovesWhenTheSearchHidesItsEntry() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            List<Bounds> before = places(window);
            window.focus("field-title");
            window.press(KeyCode.END);
            window.type("!");
            window.focus("search");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("alpha");
            TestWindow.until("it is hidden", () -> window.has("hidden-entry"));
            assertEquals(before, places(window));
            assertTrue(window.document().library().file().text().contains("{Beta!}"));
            Bounds note = place(window, "hidden-entry");
            assertTrue(
                    note.getMaxY() <= place(window, "names-author-list").getMinY(), "over a field");
            assertFalse(note.intersects(place(window, "show-source")), "over the tabs");
            assertTrue(window.has("hidden-entry-show"));
        }
    }

    private static List<Bounds> places(TestWindow window) {
        return Stream.of("entry-type", "entry-key", "names-author-list", "field-title")
                .map(id -> place(window, id))
                .toList();
    }

    private static Bounds place(TestWindow window, String id) {
        return TestWindow.on(() -> {
            Node node = window.node(id);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    @Test
    void itsButtonLeadsBackToTheSearchOfTheLibrary() throws IOException {
        try (TestWindow window = open()) {
            window.command("go-people");
            Button back = (Button) window.node("search-library");
            TestWindow.run(back::fire);
            assertTrue(TestWindow.on(() -> window.node("search").isFocused()));
            assertEquals("beta", window.text("search"));
            assertEquals("1 of 2 entries", window.text("status-count"));
            window.press(KeyCode.ESCAPE);
            window.command("go-people");
            assertEquals("Search the library", window.text("search-library"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"people", "venues"})
    @Tag("slow")
    void findLeadsToThePagesOwnSearch(String page) throws IOException {
        try (TestWindow window = open()) {
            window.command("go-" + page);
            window.press(KeyCode.SHORTCUT, KeyCode.F);
            String query = page + "-query";
            TestWindow.until(
                    "the keys are there",
                    () -> window.has(query) && window.node(query).isFocused());
            window.command("go-cv");
            window.press(KeyCode.SHORTCUT, KeyCode.F);
            assertTrue(TestWindow.on(() -> window.node("search").isFocused()));
        }
    }
}
