package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableRow;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Font;

import octavo.gui.openlibraries.TestWindow;
import octavo.retractions.RetractionTable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// What rows show besides their texts: what there is of a paper, and one's own name.
class RowChipsViewTest {
    private static final String FILE =
            """
            @article{a, title = {Alpha}, author = {Li, Guo and Mai, Luo and Roe, Ann}, journal = {J},
              year = 2024, file = {:alpha.pdf:PDF}, related = {b}, relatedtype = {preprint}}

            @misc{b, title = {Beta}, author = {Roe, Ann}, year = 2023, related = {a},
              relatedtype = {publishedas}}

            @article{c, title = {Gamma}, author = {Roe, Ann}, journal = {J}, year = {20x1}}
            """;
    private static final String SIDECAR =
            """
            {"version": 1, "people": {"p1": {"me": true, "spellings": {"Mai, Luo": true}}}}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Files.writeString(folder.resolve("p.octavo.json"), SIDECAR);
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
    }

    private static List<Label> labels(TestWindow window, int row, String selector) {
        return TestWindow.on(() ->
                window.table().lookupAll(selector).stream()
                        .filter(node -> node.isVisible() && rowOf(node) == row)
                        .map(Label.class::cast)
                        .toList());
    }

    private static int rowOf(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each instanceof TableRow<?> row) {
                return row.getIndex();
            }
        }
        return -1;
    }

    private static List<String> chips(TestWindow window, int row) {
        return labels(window, row, ".chip").stream().map(Node::getAccessibleText).toList();
    }

    @Test
    void aRowShowsWhatThereIsOfItsPaper() throws IOException {
        try (TestWindow window = open()) {
            assertEquals(List.of("PDF", "Preprint"), chips(window, 0));
            assertEquals(List.of("Published"), chips(window, 1));
            TestWindow.until(
                    "problems are found", () -> chips(window, 2).equals(List.of("Has problems")));
        }
    }

    @Test
    void onesOwnNameStandsOut() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until(
                    "it is known who that is",
                    () -> texts(window, 0, ".own-name").equals(List.of("Mai")));
            Font own = labels(window, 0, ".own-name").getFirst().getFont();
            assertTrue(own.getStyle().contains("Bold"), own.getStyle());
            assertEquals(List.of(), texts(window, 1, ".own-name"));
        }
    }

    private static List<String> texts(TestWindow window, int row, String selector) {
        return labels(window, row, selector).stream()
                .map(Labeled::getText)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    @Test
    void screenReadersHearOfTheChips() throws IOException {
        try (TestWindow window = open()) {
            String words =
                    TestWindow.on(() ->
                            window.table().lookupAll(".title-cell").stream()
                                    .filter(cell -> rowOf(cell) == 0)
                                    .findFirst()
                                    .orElseThrow()
                                    .getAccessibleText());
            assertTrue(words.startsWith("Alpha, "), words);
            assertTrue(words.contains("PDF, Preprint"), words);
        }
    }

    @Test
    void retractedAndCorrectedWorksAreMarkedInRowsFormAndList() throws IOException {
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        RetractionTable.ofCsv(
                        """
                        RetractionDate,RetractionDOI,OriginalPaperDOI,RetractionNature
                        5/24/2023 0:00,10.1000/9,10.1000/1,Retraction
                        5/24/2023 0:00,10.1000/8,10.1000/2,Correction
                        """)
                .orElseThrow()
                .keep();
        Path file =
                Files.writeString(
                        folder.resolve("r.bib"),
                        """
                        @article{a, title = {Alpha}, author = {Roe, Ann}, journal = {J},
                          year = 2020, doi = {10.1000/1}}

                        @article{b, title = {Beta}, author = {Roe, Ann}, journal = {J},
                          year = 2020, doi = {10.1000/2}}
                        """);
        try (TestWindow window = TestWindow.of(folder, file)) {
            TestWindow.until(
                    "retractions are known",
                    () -> chips(window, 0).equals(List.of("Has problems", "Retracted")));
            assertEquals(List.of("Corrected"), chips(window, 1));
            window.select(0);
            TestWindow.until("the form says so", () -> marks(window).contains("a: retracted"));
            window.select(1);
            TestWindow.until("the form says so", () -> marks(window).contains("b: corrected"));
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
            TestWindow.until(
                    "the list says so",
                    () -> isShown(window, ".cv-retracted") && isShown(window, ".cv-corrected"));
        } finally {
            System.clearProperty("octavo.cache");
        }
    }

    private static boolean isShown(TestWindow window, String selector) {
        return TestWindow.on(() -> !window.scene().getRoot().lookupAll(selector).isEmpty());
    }

    private static String marks(TestWindow window) {
        return TestWindow.on(() ->
                window.scene().getRoot().lookupAll(".field-mark").stream()
                        .map(Label.class::cast)
                        .map(Labeled::getText)
                        .collect(Collectors.joining("\n")));
    }
}
