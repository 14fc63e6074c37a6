package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// The sidebar leads to one's own papers.
class OwnEntriesViewTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo}, title = {A}, year = 2020}
            @article{b, author = {Li, Guo and L. Mai}, title = {B}, year = 2021}
            @misc{c, author = {Li, Guo}, title = {C}, year = 2021}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open(String sidecar) throws IOException {
        Files.writeString(folder.resolve("p.octavo.json"), sidecar);
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
    }

    @SuppressWarnings("unchecked") // the tree that has this id
    private static List<TreeItem<Object>> lines(TestWindow window) {
        return ((TreeView<Object>) window.scene().getRoot().lookup("#sidebar"))
                .getRoot()
                .getChildren();
    }

    private static boolean hasOwn(TestWindow window, int count) {
        String second = String.valueOf(lines(window).get(1).getValue());
        return second.contains("id=mine") && second.contains("count=" + count);
    }

    @Test
    @SuppressWarnings("unchecked") // the tree that has this id
    void onesOwnPapersComeFirst() throws IOException {
        try (TestWindow window =
                open(
                        """
                        {"version": 1,
                         "people": {"p1": {"me": true, "spellings": {"Mai, Luo": true}}}}
                        """)) {
            TestWindow.until("mine are counted", () -> hasOwn(window, 2));
            TestWindow.run(() ->
                    ((TreeView<Object>) window.scene().getRoot().lookup("#sidebar"))
                            .getSelectionModel()
                            .select(Objects.requireNonNull(lines(window).get(1))));
            assertEquals(List.of("a", "b"), window.keys());
        }
    }

    @Test
    void theListsOfALibrarySayWhoThatIs() throws IOException {
        try (TestWindow window =
                open(
                        """
                        {"version": 1,
                         "profiles": {"cv": {"self": {"names": ["Guo Li"], "emphasis": "bold"}}}}
                        """)) {
            TestWindow.until("mine are counted", () -> hasOwn(window, 2));
        }
    }

    @Test
    void whoHasNotSaidWhoTheyAreHasNoSuchLine() throws IOException {
        try (TestWindow window = open("{\"version\": 1}")) {
            TestWindow.until("there are lines", () -> lines(window).size() > 2);
            assertTrue(
                    TestWindow.on(() ->
                            lines(window).stream()
                                    .noneMatch(line ->
                                            String.valueOf(line.getValue()).contains("id=mine"))));
        }
    }
}
