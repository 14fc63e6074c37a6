package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class FieldFocusViewTest {
    @TempDir private Path folder = Path.of("");

    private static ScrollPane form(TestWindow window) {
        Node node = window.node("fields");
        while (!(node instanceof ScrollPane)) {
            node = node.getParent();
        }
        return (ScrollPane) node;
    }

    @Test
    @Tag("slow")
    void enterOnARowShowsTheFieldThatTheKeysGoTo() throws IOException {
        String fields =
                IntStream.range(0, 40)
                        .mapToObj("note%d = {N}"::formatted)
                        .collect(Collectors.joining(", "));
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"),
                        "@article{a, author = {Mai, Luo}, title = {A}, %s}".formatted(fields));
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            window.focus("entries");
            ScrollPane form = form(window);
            TestWindow.run(() -> form.setVvalue(1));
            window.press(KeyCode.ENTER);
            Node authors = window.node("names-author-list");
            assertTrue(authors.isFocused());
            Bounds seen = TestWindow.on(() -> form.localToScene(form.getLayoutBounds()));
            Bounds list = TestWindow.on(() -> authors.localToScene(authors.getLayoutBounds()));
            assertEquals(list, inside(seen, list));
        }
    }

    @Test
    void theListOfAuthorsEndsWhereTheOtherFieldsDo() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"), "@article{a, author = {Mai, Luo}, title = {A}}");
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            Node title = window.node("field-title");
            Node authors = window.node("names-author-list");
            assertEquals(right(title), right(authors), 1.5);
        }
    }

    private static double right(Node node) {
        return TestWindow.on(() -> node.localToScene(node.getLayoutBounds()).getMaxX());
    }

    /// One place as far as it is within another.
    private static Bounds inside(Bounds outer, Bounds inner) {
        return outer.contains(inner) ? inner : outer;
    }
}
