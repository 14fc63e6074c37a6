package octavo.gui.entries;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableView;

import octavo.fields.FieldName;
import octavo.gui.controls.MessageTexts;
import octavo.settings.Settings.TableLayout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The menu of the columns: which there are, and how a column sorts.
final class ColumnMenu {
    private static final MessageTexts MESSAGES = MessageTexts.of(ColumnMenu.class);

    /// Fields that columns of ours show better.
    private static final Set<String> SHOWN = Set.of("title", "author", "year", FieldName.CROSSREF);

    private final TableView<EntryCells> table;
    private final ColumnLayout layout;
    private final Supplier<Set<String>> fields;

    /// @param fields the names of the fields that entries have
    ColumnMenu(TableView<EntryCells> table, ColumnLayout layout, Supplier<Set<String>> fields) {
        this.table = table;
        this.layout = layout;
        this.fields = fields;
    }

    /// Gives a column its menu, which is filled whenever it is shown.
    void on(TableColumn<EntryCells, ?> column) {
        ContextMenu menu = new ContextMenu(new MenuItem());
        menu.setOnShowing(_ -> {
            menu.getItems()
                    .setAll(
                            sort(column, "ascending", SortType.ASCENDING),
                            sort(column, "descending", SortType.DESCENDING),
                            item("unsorted", () -> table.getSortOrder().clear()),
                            sortBy(),
                            new SeparatorMenuItem(),
                            item("hide", () -> layout.show(ColumnLayout.kind(column), false)));
            menu.getItems().add(new SeparatorMenuItem());
            menu.getItems().addAll(choices());
        });
        column.setContextMenu(menu);
    }

    /// The menu of all columns.
    ContextMenu all() {
        ContextMenu menu = new ContextMenu();
        menu.setId("columns");
        menu.getItems().setAll(choices());
        return menu;
    }

    private MenuItem sort(TableColumn<EntryCells, ?> column, String name, SortType way) {
        return item(name, () -> sort(column, way));
    }

    private void sort(TableColumn<EntryCells, ?> column, SortType way) {
        column.setSortType(way);
        table.getSortOrder().setAll(List.of(column));
    }

    /// By the other columns, some of which may have no heading now.
    private Menu sortBy() {
        Menu menu = new Menu(MESSAGES.text("columns.sort-by"));
        menu.setId("columns-sort-by");
        for (TableColumn<EntryCells, ?> column : table.getColumns()) {
            boolean again = table.getSortOrder().equals(List.of(column));
            boolean ascends = again && column.getSortType() == SortType.ASCENDING;
            CheckMenuItem item = new CheckMenuItem(ColumnLayout.kind(column).heading());
            item.setId("columns-sort-by-" + ColumnLayout.kind(column).id());
            item.setMnemonicParsing(false);
            item.setSelected(again);
            item.setOnAction(_ -> sort(column, ascends ? SortType.DESCENDING : SortType.ASCENDING));
            menu.getItems().add(item);
        }
        return menu;
    }

    private static MenuItem item(String name, Runnable action) {
        MenuItem item = new MenuItem(MESSAGES.text("columns." + name));
        item.setId("columns-" + name);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private List<MenuItem> choices() {
        Menu more = new Menu(MESSAGES.text("columns.fields"));
        more.setId("columns-fields");
        Stream.concat(fields.get().stream(), ReadingMarkTexts.FIELDS.stream())
                .filter(field -> !SHOWN.contains(field))
                .distinct()
                .sorted()
                .forEach(field -> more.getItems().add(choice(TableColumnKind.of(field))));
        more.setDisable(more.getItems().isEmpty());
        List<MenuItem> items =
                new ArrayList<>(Arrays.stream(TableColumnKind.values()).map(this::choice).toList());
        items.add(more);
        items.add(new SeparatorMenuItem());
        items.add(item("usual", () -> layout.restore(TableLayout.DEFAULT_LAYOUT)));
        return items;
    }

    /// Its name, and where it is if it has no room of its own.
    private String words(TableColumnKind kind) {
        boolean hidden =
                table.getColumns().stream()
                        .filter(column -> !column.isVisible())
                        .anyMatch(column -> ColumnLayout.kind(column).equals(kind));
        return !hidden
                ? kind.heading()
                : MESSAGES.text(
                        ColumnWidths.BELOW.contains(kind) ? "columns.below" : "columns.no-room",
                        kind.heading());
    }

    private MenuItem choice(TableColumnKind kind) {
        CheckMenuItem item = new CheckMenuItem(words(kind));
        item.setId("columns-" + kind.id());
        item.setMnemonicParsing(false);
        item.setSelected(layout.has(kind));
        item.setOnAction(_ -> layout.show(kind, !layout.has(kind)));
        return item;
    }
}
