package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

import octavo.gui.entries.EntryCells;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The columns of the table, its menus, and going to a row by typing.
class ColumnsViewTest {
    private static final String LIBRARY =
            """
            @article{a, author = {Adams, A. and Brown, B.}, journal = {J. B}, title = {Beta}, publisher = {Wiley}, year = 2020}
            @article{b, author = {Clark, C.}, title = {Alpha}, publisher = {ACM}, year = 2021}
            @article{c, author = {Abel, D.}, title = {Gamma two}, publisher = {ACM}, year = 2019}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open(String file) throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve(file), LIBRARY));
    }

    @Test
    void anEntryWithoutATitleIsCalledUntitledWithItsKeyInItsRowOnly() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("u.bib"),
                        LIBRARY + "@misc{u, author = {Doe, J.}}\n@misc{v, title = {Zeta}}");
        try (TestWindow window = TestWindow.of(folder, file)) {
            assertEquals("Untitled: u", titleShown(window, 3));
            assertEquals("Zeta", titleShown(window, 4));
            TestWindow.run(() -> window.table().getSortOrder().setAll(List.of(title(window))));
            assertEquals(List.of("b", "a", "c", "v", "u"), window.keys());
            window.replace("search", "untitled");
            TestWindow.until("nothing is found", () -> window.keys().isEmpty());
            assertTrue(Files.readString(file).endsWith("{Zeta}}"));
        }
    }

    private static TableColumn<EntryCells, ?> title(TestWindow window) {
        return window.table().getColumns().stream()
                .filter(column -> "column-title".equals(column.getId()))
                .findFirst()
                .orElseThrow();
    }

    /// What the cell of a title says first.
    private static String titleShown(TestWindow window, int row) {
        return TestWindow.on(() ->
                window.table().lookupAll(".title-cell").stream()
                        .map(node -> (TableCell<?, ?>) node)
                        .filter(cell -> cell.getIndex() == row)
                        .map(TableCell::getText)
                        .findFirst()
                        .orElseThrow(
                                () -> new AssertionError(window.table().lookupAll(".title-cell"))));
    }

    private static List<String> columns(TestWindow window) {
        return TestWindow.on(
                () -> window.table().getColumns().stream().map(TableColumn::getId).toList());
    }

    private static Optional<ContextMenu> menu(String id) {
        return Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .filter(menu -> id.equals(menu.getId()))
                .findFirst();
    }

    private static Stream<MenuItem> all(List<MenuItem> items) {
        return items.stream()
                .flatMap(item ->
                        item instanceof Menu menu
                                ? Stream.concat(Stream.of(item), all(menu.getItems()))
                                : Stream.of(item));
    }

    private static void choose(String menu, String id) {
        TestWindow.run(() -> {
            ContextMenu shown = menu(menu).orElseThrow();
            all(new ArrayList<>(shown.getItems()))
                    .filter(item -> id.equals(item.getId()))
                    .findFirst()
                    .orElseThrow()
                    .fire();
            shown.hide();
        });
    }

    private static void sort(TestWindow window, String id, TableColumn.SortType way) {
        TestWindow.run(() -> {
            TableColumn<EntryCells, ?> column =
                    window.table().getColumns().stream()
                            .filter(each -> id.equals(each.getId()))
                            .findFirst()
                            .orElseThrow();
            column.setSortType(way);
            window.table().getSortOrder().add(column);
        });
    }

    @Test
    @Tag("slow")
    void anyFieldIsAColumnAndSortsAndIsKeptForItsLibrary() throws IOException {
        try (TestWindow window = open("p.bib")) {
            window.command("columns");
            choose("columns", "columns-publisher");
            assertTrue(columns(window).contains("column-publisher"));
            sort(window, "column-publisher", TableColumn.SortType.ASCENDING);
            sort(window, "column-year", TableColumn.SortType.DESCENDING);
            assertEquals(List.of("b", "c", "a"), window.keys());
            window.command("columns");
            choose("columns", "columns-authors");
            assertFalse(columns(window).contains("column-authors"));
            window.command("quit");
        }
        try (TestWindow window = open("p.bib")) {
            assertTrue(columns(window).contains("column-publisher"));
            assertFalse(columns(window).contains("column-authors"));
            assertEquals(List.of("b", "c", "a"), window.keys());
            window.command("columns");
            choose("columns", "columns-usual");
            assertEquals(
                    Stream.of("title", "authors", "venue", "year", "kind", "key")
                            .map(it -> "column-" + it)
                            .toList(),
                    columns(window));
            assertEquals(List.of("a", "b", "c"), window.keys());
        }
    }

    @Test
    void aRowsMenuHasWhatCanBeDoneToIt() throws IOException {
        try (TestWindow window = open("p.bib")) {
            window.select(1);
            TestWindow.run(() ->
                    window.table()
                            .fireEvent(
                                    new ContextMenuEvent(
                                            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                                            9,
                                            9,
                                            9,
                                            9,
                                            true,
                                            null)));
            assertTrue(TestWindow.on(() -> menu("row-menu").orElseThrow().getHeight()) < 520);
            choose("row-menu", "row-menu-delete");
            assertEquals(List.of("a", "c"), window.keys());
        }
    }

    @Test
    void typingGoesToTheRowThatBeginsSo() throws IOException {
        try (TestWindow window = open("p.bib")) {
            window.focus("entries");
            window.type("gamma t");
            TestWindow.until(
                    "it is selected",
                    () -> window.table().getSelectionModel().getSelectedIndex() == 2);
            window.press(KeyCode.HOME);
            assertEquals(
                    0, TestWindow.on(() -> window.table().getSelectionModel().getSelectedIndex()));
        }
    }

    @Test
    @Tag("slow")
    void theTitleTakesTheSlackAndKeyAndKindGiveWay() throws IOException {
        try (TestWindow window = open("p.bib")) {
            TestWindow.run(() -> window.stage.setWidth(1325));
            TestWindow.until("the key is away", () -> !isVisible(window, "column-key"));
            double title = width(window, "column-title");
            double authors = width(window, "column-authors");
            TestWindow.run(() -> window.stage.setWidth(2100));
            TestWindow.until("the key is back", () -> isVisible(window, "column-key"));
            TestWindow.until(
                    "the title is wider", () -> width(window, "column-title") > title + 200);
            assertTrue(width(window, "column-authors") < authors + 100);
        }
    }

    @Test
    @Tag("slow")
    void authorsAndVenuesStandBelowTheTitlesWhereThereIsLittleRoom() throws IOException {
        try (TestWindow window = open("p.bib")) {
            TestWindow.run(() -> window.stage.setWidth(1600));
            TestWindow.until("it has a column", () -> isVisible(window, "column-authors"));
            double high = TestWindow.on(() -> window.table().getFixedCellSize());
            TestWindow.run(() -> window.stage.setWidth(1200));
            TestWindow.until("it has none", () -> !isVisible(window, "column-authors"));
            assertFalse(isVisible(window, "column-venue"));
            assertTrue(isVisible(window, "column-year"));
            TestWindow.until(
                    "there are two lines",
                    () -> texts(window).contains("Beta, Adams, Brown, J. B"));
            assertTrue(TestWindow.on(() -> window.table().getFixedCellSize()) > 1.4 * high);
        }
    }

    /// What the cells of the titles say.
    private static List<String> texts(TestWindow window) {
        return window.table().lookupAll(".table-cell").stream()
                .map(Node::getAccessibleText)
                .filter(Objects::nonNull)
                .toList();
    }

    @Test
    void rowsAreSortedByWhatStandsBelowTheTitlesToo() throws IOException {
        try (TestWindow window = open("p.bib")) {
            TestWindow.run(() -> window.stage.setWidth(1200));
            TestWindow.until("it has none", () -> !isVisible(window, "column-authors"));
            sortByMenu(window, "authors");
            assertEquals(List.of("c", "a", "b"), window.keys());
            assertEquals("Title, sorted by: Authors", heading(window));
            sortByMenu(window, "authors");
            assertEquals(List.of("b", "a", "c"), window.keys());
            TestWindow.run(() -> window.stage.setWidth(1600));
            TestWindow.until("it has a column", () -> isVisible(window, "column-authors"));
            assertEquals("Title", heading(window));
            assertEquals(List.of("b", "a", "c"), window.keys());
        }
    }

    private static String heading(TestWindow window) {
        return TestWindow.on(() -> column(window, "column-title").getText());
    }

    /// Chooses from the menu of the titles, which says where the other columns are.
    private static void sortByMenu(TestWindow window, String by) {
        TestWindow.run(() -> {
            ContextMenu menu = column(window, "column-title").getContextMenu();
            menu.getOnShowing().handle(new WindowEvent(window.stage, WindowEvent.WINDOW_SHOWING));
            assertEquals(
                    "Authors (Below the Title), Kind (Hidden: Too Narrow), Year",
                    all(menu.getItems())
                            .filter(item -> item.getId() != null)
                            .filter(item -> item.getId().matches("columns-(authors|kind|year)"))
                            .map(MenuItem::getText)
                            .sorted()
                            .collect(Collectors.joining(", ")));
            all(menu.getItems())
                    .filter(item -> ("columns-sort-by-" + by).equals(item.getId()))
                    .forEach(MenuItem::fire);
        });
    }

    private static boolean isVisible(TestWindow window, String id) {
        return column(window, id).isVisible();
    }

    private static double width(TestWindow window, String id) {
        return TestWindow.on(() -> column(window, id).getWidth());
    }

    private static TableColumn<EntryCells, ?> column(TestWindow window, String id) {
        return window.table().getColumns().stream()
                .filter(each -> id.equals(each.getId()))
                .findFirst()
                .orElseThrow();
    }
}
