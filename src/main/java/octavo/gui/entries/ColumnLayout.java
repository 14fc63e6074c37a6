package octavo.gui.entries;

import javafx.beans.InvalidationListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableView;

import octavo.gui.controls.MessageTexts;
import octavo.settings.Settings;
import octavo.settings.Settings.TableLayout;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// The order and widths of a table's columns, as stored in the settings.
final class ColumnLayout {
    private static final MessageTexts MESSAGES = MessageTexts.of(ColumnLayout.class);
    private static final String ID = "column-";

    private final TableView<EntryCells> table;
    private final ColumnWidths widths;
    private final Function<TableColumnKind, TableColumn<EntryCells, String>> make;
    private Consumer<TableLayout> changed = _ -> {};
    private boolean restoring;

    /// @param make makes a column
    ColumnLayout(
            TableView<EntryCells> table,
            ColumnWidths widths,
            Function<TableColumnKind, TableColumn<EntryCells, String>> make) {
        this.table = table;
        this.widths = widths;
        this.make = make;
        InvalidationListener tell = _ -> tell();
        table.getColumns().addListener(tell);
        table.getSortOrder().addListener(tell);
    }

    /// Brings a layout back; one without columns is the usual one.
    void restore(TableLayout layout) {
        restoring = true;
        List<TableColumn<EntryCells, String>> columns =
                layout.columns().isEmpty()
                        ? Arrays.stream(TableColumnKind.usual()).map(this::made).toList()
                        : layout.columns().stream().map(this::restored).toList();
        table.getColumns().setAll(columns);
        List<TableColumn<EntryCells, String>> order =
                layout.sortColumns().stream()
                        .flatMap(sort -> sorted(columns, sort).stream())
                        .toList();
        table.getSortOrder().setAll(order);
        restoring = false;
        widths.giveWay();
    }

    private static Optional<TableColumn<EntryCells, String>> sorted(
            List<TableColumn<EntryCells, String>> columns, String sort) {
        boolean down = sort.startsWith("-");
        String id = ID + (down ? sort.substring(1) : sort);
        Optional<TableColumn<EntryCells, String>> column =
                columns.stream().filter(each -> each.getId().equals(id)).findFirst();
        column.ifPresent(it -> it.setSortType(down ? SortType.DESCENDING : SortType.ASCENDING));
        return column;
    }

    private TableColumn<EntryCells, String> restored(Settings.StoredColumn saved) {
        String id =
                saved.columnId().startsWith(ID)
                        ? saved.columnId().substring(ID.length())
                        : saved.columnId();
        TableColumn<EntryCells, String> column = made(TableColumnKind.of(id));
        widths.want(column, saved.width());
        return column;
    }

    private TableColumn<EntryCells, String> made(TableColumnKind kind) {
        TableColumn<EntryCells, String> column = make.apply(kind);
        column.setId(ID + kind.id());
        column.widthProperty().addListener(_ -> tell());
        column.sortTypeProperty().addListener(_ -> tell());
        return column;
    }

    boolean has(TableColumnKind kind) {
        return table.getColumns().stream().anyMatch(column -> kind(column).equals(kind));
    }

    /// Shows a column, or does not. The last one stays.
    void show(TableColumnKind kind, boolean wanted) {
        if (wanted && !has(kind)) {
            table.getColumns().add(made(kind));
        } else if (!wanted && table.getColumns().size() > 1) {
            table.getSortOrder().removeIf(column -> kind(column).equals(kind));
            table.getColumns().removeIf(column -> kind(column).equals(kind));
        }
        widths.giveWay();
    }

    /// Above the titles stands what the rows are sorted by, if that has no heading of its own.
    void tellOrder() {
        Optional<TableColumnKind> hidden =
                table.getSortOrder().stream()
                        .limit(1)
                        .filter(column -> !column.isVisible())
                        .map(column -> kind(column))
                        .findFirst();
        table.getColumns().stream()
                .filter(column -> kind(column).equals(TableColumnKind.TITLE))
                .forEach(column -> column.setText(heading(hidden)));
    }

    private static String heading(Optional<TableColumnKind> hidden) {
        String title = TableColumnKind.TITLE.heading();
        return hidden.map(by -> MESSAGES.text("column.sorted", title, by.heading())).orElse(title);
    }

    static TableColumnKind kind(TableColumn<EntryCells, ?> column) {
        return (TableColumnKind) column.getUserData();
    }

    /// Tells of every change from now on.
    void watch(Consumer<TableLayout> listener) {
        changed = listener;
    }

    private void tell() {
        if (!restoring) {
            changed.accept(layout());
        }
    }

    private TableLayout layout() {
        return new TableLayout(
                table.getColumns().stream()
                        .map(column ->
                                new Settings.StoredColumn(column.getId(), widths.wanted(column)))
                        .toList(),
                table.getSortOrder().stream().map(ColumnLayout::sort).toList());
    }

    private static String sort(TableColumn<EntryCells, ?> column) {
        return (column.getSortType() == SortType.DESCENDING ? "-" : "") + kind(column).id();
    }
}
