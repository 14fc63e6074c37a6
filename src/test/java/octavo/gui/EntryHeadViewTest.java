package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.layout.FlowPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// Which paper the form is about, and what can be opened from there.
class EntryHeadViewTest {
    private static final String FILE =
            """
            @inproceedings{tenplex, title = {{Tenplex}: Dynamic Parallelism for Deep Learning using
              Parallelizable Tensor Collections}, author = {Li, Guo}, booktitle = {SOSP}, year = 2024,
              doi = {10.1000/182}, file = {:tenplex.pdf:PDF},
              related = {early}, relatedtype = {preprint}}

            @misc{early, title = {Early}, author = {Li, Guo}, year = 2023, eprint = {2101.00001},
              archiveprefix = {arXiv}}

            @article{self, title = {Also on arXiv}, journal = {J}, year = 2022, eprint = {2101.00002}}

            @article{bare, title = {}, year = 2021}

            @book{mixed, title = {A Long Title about שלום עולם and Its Long History in Many Words, Told Again},
              year = 2020}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
    }

    private static List<String> buttons(TestWindow window) {
        return TestWindow.on(() ->
                ((FlowPane) window.scene().lookup(".head-buttons"))
                        .getChildren().stream()
                                .map(Labeled.class::cast)
                                .map(Labeled::getText)
                                .toList());
    }

    @Test
    void theHeadHasTheWholeTitleLargerThanTheText() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            assertEquals("Conference ·", window.text("head-kind"));
            assertEquals("tenplex", window.text("head-key"));
            Labeled title = (Labeled) window.node("head-title");
            assertEquals(
                    "Tenplex: Dynamic Parallelism for Deep Learning using Parallelizable Tensor"
                            + " Collections",
                    title.getText());
            assertFalse(TestWindow.on(title::isTextTruncated));
            assertTrue(size(window, "head-title") > size(window, "status-count"));
            assertTrue(size(window, "head-key") < size(window, "status-count"));
        }
    }

    @Test
    void aTitleInTwoDirectionsIsInTheHeadWhole() throws IOException {
        try (TestWindow window = open()) {
            window.select(4);
            TextFlow title = (TextFlow) window.node("head-title-flow");
            assertEquals(
                    "A Long Title about שלום עולם and Its Long History in Many Words, Told Again",
                    TestWindow.on(() ->
                            title.getChildren().stream()
                                    .map(it -> ((Text) it).getText())
                                    .collect(Collectors.joining())));
            assertTrue(
                    TestWindow.on(() ->
                            title.getChildren().stream()
                                    .map(Node::getBoundsInParent)
                                    .allMatch(it ->
                                            it.getMaxX() <= title.getWidth() + 1
                                                    && it.getMaxY() <= title.getHeight() + 1)));
            assertTrue(
                    TestWindow.on(() -> ((Text) title.getChildren().getFirst()).getFont().getSize())
                            > size(window, "status-count"));
            assertFalse(window.has("head-title"));
            window.select(0);
            assertFalse(window.has("head-title-flow"));
        }
    }

    private static double size(TestWindow window, String id) {
        return TestWindow.on(() -> ((Labeled) window.node(id)).getFont().getSize());
    }

    @Test
    void onlyWhatThereIsHasAButton() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            assertEquals(List.of("Open PDF", "DOI", "Preprint", "Copy \\cite"), buttons(window));
            window.select(1);
            assertEquals(List.of("arXiv", "Copy \\cite"), buttons(window));
            window.select(2);
            assertEquals(List.of("Preprint", "Copy \\cite"), buttons(window));
            window.select(3);
            assertEquals(List.of("Copy \\cite"), buttons(window));
            assertEquals("No title", window.text("head-title"));
        }
    }

    @Test
    void thePreprintInTheLibraryIsOneClickAway() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            TestWindow.run(() -> ((Button) window.node("head-preprint")).fire());
            assertEquals("early", window.text("head-key"));
        }
    }

    @Test
    void severalEntriesHaveNoHead() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            assertTrue(window.has("entry-head"));
            TestWindow.run(() -> window.table().getSelectionModel().selectAll());
            assertFalse(window.has("entry-head"));
        }
    }
}
