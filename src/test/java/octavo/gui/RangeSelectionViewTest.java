package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.input.KeyCode;

import octavo.gui.entries.EntryCells;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Ranges of entries, selected by the mouse.
class RangeSelectionViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        String source =
                IntStream.range(0, 12)
                        .mapToObj("@misc{e%1$d, title = {Title %1$d}, year = 2020}\n"::formatted)
                        .collect(Collectors.joining("\n"));
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), source));
    }

    private static Node cell(TestWindow window, int row, int column) {
        TestWindow.until("the row is shown", () -> shown(window, row, column).isPresent());
        return TestWindow.on(() -> shown(window, row, column).orElseThrow());
    }

    private static Optional<Node> shown(TestWindow window, int row, int column) {
        return window.table().lookupAll(".table-cell").stream()
                .filter(node ->
                        node instanceof TableCell<?, ?> cell
                                && isAt(cell, row)
                                && column(cell) == column)
                .findFirst();
    }

    private static boolean isAt(TableCell<?, ?> cell, int row) {
        TableRow<?> shown = cell.getTableRow();
        return shown != null && shown.getIndex() == row;
    }

    private static int column(TableCell<?, ?> cell) {
        return cell.getTableView().getVisibleLeafColumns().indexOf(cell.getTableColumn());
    }

    private static List<String> selected(TestWindow window) {
        return TestWindow.on(() ->
                window.table().getSelectionModel().getSelectedItems().stream()
                        .map(row -> row.texts().key())
                        .toList());
    }

    private static void click(TestWindow window, int row, KeyCode held) {
        window.click(cell(window, row, 0), held);
    }

    @Test
    void shiftWithAClickSelectsFromTheRowClickedBefore() throws IOException {
        try (TestWindow window = open()) {
            window.click(cell(window, 3, 0));
            click(window, 7, KeyCode.SHIFT);
            assertEquals(window.keys().subList(3, 8), selected(window));
            click(window, 5, KeyCode.SHIFT);
            assertEquals(window.keys().subList(3, 6), selected(window), "from the same row");
            click(window, 1, KeyCode.SHIFT);
            assertEquals(window.keys().subList(1, 4), selected(window), "upwards");
            window.press(KeyCode.SHIFT, KeyCode.DOWN);
            assertEquals(window.keys().subList(2, 4), selected(window), "on by the keyboard");
            click(window, 3, KeyCode.SHIFT);
            assertEquals(window.keys().subList(3, 4), selected(window), "on the row itself");
        }
    }

    @Test
    void shiftWithAClickInAnotherColumnSelectsRowsAlike() throws IOException {
        try (TestWindow window = open()) {
            window.click(cell(window, 4, 1));
            window.click(cell(window, 8, 0), KeyCode.SHIFT);
            assertEquals(window.keys().subList(4, 9), selected(window));
            window.click(cell(window, 2, 1), KeyCode.SHIFT);
            assertEquals(window.keys().subList(2, 5), selected(window));
        }
    }

    @Test
    void theShortcutKeyWithAClickAddsARowAndARangeStartsThere() throws IOException {
        try (TestWindow window = open()) {
            window.click(cell(window, 0, 0));
            click(window, 4, KeyCode.SHORTCUT);
            assertEquals(List.of("e0", "e4"), selected(window));
            click(window, 6, KeyCode.SHIFT);
            assertEquals(window.keys().subList(4, 7), selected(window));
            click(window, 5, KeyCode.SHORTCUT);
            assertEquals(List.of("e4", "e6"), selected(window));
        }
    }

    @Test
    void shiftWithAClickFollowsTheOrderOfASortedTable() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> {
                TableColumn<EntryCells, ?> key = window.table().getVisibleLeafColumns().getFirst();
                key.setSortType(TableColumn.SortType.DESCENDING);
                window.table().getSortOrder().add(key);
            });
            TestWindow.until("it is sorted", () -> window.keys().getFirst().equals("e9"));
            window.click(cell(window, 2, 0));
            click(window, 6, KeyCode.SHIFT);
            assertEquals(window.keys().subList(2, 7), selected(window));
        }
    }
}
