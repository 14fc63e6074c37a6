package octavo.gui.entries;

import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;

import octavo.settings.Settings;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/// The order and widths of a table's columns, as stored in the settings.
final class ColumnLayout {
    private final ObservableList<TableColumn<EntryCells, ?>> columns;
    private final ColumnWidths widths;

    ColumnLayout(ObservableList<TableColumn<EntryCells, ?>> columns, ColumnWidths widths) {
        this.columns = columns;
        this.widths = widths;
    }

    /// Restores a layout. Columns not in it come last.
    void restore(List<Settings.Column> layout) {
        List<String> order = layout.stream().map(Settings.Column::id).toList();
        for (TableColumn<EntryCells, ?> column : columns) {
            int index = order.indexOf(column.getId());
            if (index >= 0) {
                widths.want(column, layout.get(index).width());
            }
        }
        columns.setAll(
                columns.stream()
                        .sorted(Comparator.comparingInt(column -> place(order, column)))
                        .toList());
    }

    private static int place(List<String> order, TableColumn<EntryCells, ?> column) {
        int index = order.indexOf(column.getId());
        return index < 0 ? Integer.MAX_VALUE : index;
    }

    /// Reports every change.
    void watch(Consumer<List<Settings.Column>> listener) {
        InvalidationListener tell = _ -> listener.accept(layout());
        columns.addListener(tell);
        columns.forEach(column -> column.widthProperty().addListener(tell));
    }

    private List<Settings.Column> layout() {
        return columns.stream()
                .map(column -> new Settings.Column(column.getId(), widths.wanted(column)))
                .toList();
    }
}
