package octavo.gui.entries;

import javafx.collections.ObservableList;
import javafx.collections.ObservableListBase;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.TableViewSelectionModel;

import java.util.AbstractList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;

/// The table's selection as a set of rows. JavaFX's own takes quadratic time to clear the result of
/// "select all", minutes for a hundred thousand rows.
final class RowSelection extends TableViewSelectionModel<EntryCells> {
    private static final int MANY = 1_000;

    private final TableView<EntryCells> table;
    private final RowList list;
    private final Runnable changed;
    private final RangeAnchor anchor;
    private final BitSet selected = new BitSet();
    private final Selected<Integer> indices = new Selected<>();
    private final Selected<EntryCells> rows = new Selected<>();

    @SuppressWarnings("rawtypes") // TableView's type for the property
    private final Selected<TablePosition> cells = new Selected<>();

    /// @param list the rows of the table
    /// @param changed called when the user changes the selection
    RowSelection(TableView<EntryCells> table, RowList list, Runnable changed) {
        super(table);
        this.table = table;
        this.list = list;
        this.changed = changed;
        this.anchor = new RangeAnchor(table, list);
        setSelectionMode(SelectionMode.MULTIPLE);
    }

    private int rowCount() {
        return table.getItems().size();
    }

    private EntryCells row(int index) {
        return table.getItems().get(index);
    }

    private TablePosition<EntryCells, ?> cell(int index) {
        return new TablePosition<>(table, index, (TableColumn<EntryCells, ?>) null);
    }

    /// Selects exactly these rows, for the model. The lead is where keyboard navigation starts, or
    /// -1.
    void show(BitSet others, int lead) {
        selected.clear();
        selected.or(others);
        take(lead);
        anchor.follow(selected, lead);
    }

    private void select(int from, int to, int lead) {
        selected.set(from, to);
        take(lead);
        changed.run();
    }

    private void take(int lead) {
        int[] now = selected.stream().toArray();
        setSelectedIndex(lead);
        setSelectedItem(isRow(lead) ? row(lead) : null);
        indices.exchange(view(now, index -> index));
        rows.exchange(list.view(now));
        // A cell reads its row; no one asks for a thousand of them.
        cells.exchange(view(now.length > MANY ? lead(lead) : now, this::cell));
        if (lead >= 0) {
            focus(lead);
        }
    }

    private int[] lead(int lead) {
        return isRow(lead) ? new int[] {lead} : new int[0];
    }

    private static <T> List<T> view(int[] indices, IntFunction<T> value) {
        return new AbstractList<>() {
            @Override
            public T get(int index) {
                return value.apply(indices[index]);
            }

            @Override
            public int size() {
                return indices.length;
            }
        };
    }

    /// Keeps only the row that a range starts from if the selection is so large that the table's
    /// row-by-row clearing would be noticeable. The following range replaces it in any case.
    void beforeRange(int anchor) {
        if (selected.cardinality() > MANY && isRow(anchor)) {
            selected.clear();
            selected.set(anchor);
            take(anchor);
        }
    }

    private boolean isRow(int index) {
        return index >= 0 && index < rowCount();
    }

    @Override
    public ObservableList<Integer> getSelectedIndices() {
        return indices;
    }

    @Override
    public ObservableList<EntryCells> getSelectedItems() {
        return rows;
    }

    @Override
    @SuppressWarnings("rawtypes") // as in TableView
    public ObservableList<TablePosition> getSelectedCells() {
        return cells;
    }

    @Override
    public boolean isSelected(int index) {
        return index >= 0 && selected.get(index);
    }

    @Override
    public boolean isEmpty() {
        return selected.isEmpty();
    }

    @Override
    public void select(int index) {
        if (isRow(index)) {
            select(index, index + 1, index);
        }
    }

    @Override
    public void select(EntryCells row) {
        select(table.getItems().indexOf(row));
    }

    @Override
    public void clearAndSelect(int index) {
        if (isRow(index)) {
            selected.clear();
            select(index);
            anchor.put(index);
        }
    }

    @Override
    public void selectIndices(int index, int... more) {
        selected.set(index);
        for (int each : more) {
            selected.set(each);
        }
        select(more.length == 0 ? index : more[more.length - 1]);
    }

    /// Selects from the first row, inclusive, to the last, exclusive in its direction.
    @Override
    public void selectRange(int first, int last) {
        int low = Math.max(0, first <= last ? first : last + 1);
        int high = Math.min(rowCount(), first <= last ? last : first + 1);
        if (low < high) {
            select(low, high, first <= last ? high - 1 : low);
        }
    }

    /// Selects from the first row to the last, both inclusive, for a click with Shift. JavaFX's own
    /// selects cells from column to column, and none where the columns of rows are all null.
    @Override
    public void selectRange(
            int first,
            TableColumnBase<EntryCells, ?> firstColumn,
            int last,
            TableColumnBase<EntryCells, ?> lastColumn) {
        selectRange(first, first <= last ? last + 1 : last - 1);
    }

    @Override
    public void selectAll() {
        select(0, rowCount(), table.getFocusModel().getFocusedIndex());
    }

    @Override
    public void clearSelection(int index) {
        if (isSelected(index)) {
            selected.clear(index);
            take(getSelectedIndex() == index ? selected.nextSetBit(0) : getSelectedIndex());
            changed.run();
        }
    }

    @Override
    public void clearSelection() {
        selected.clear();
        take(-1);
        changed.run();
    }

    @Override
    public void selectFirst() {
        select(0);
    }

    @Override
    public void selectLast() {
        select(rowCount() - 1);
    }

    @Override
    public void selectPrevious() {
        select(getSelectedIndex() - 1);
    }

    @Override
    public void selectNext() {
        select(getSelectedIndex() + 1);
    }

    @Override
    public void selectAboveCell() {
        selectPrevious();
    }

    @Override
    public void selectBelowCell() {
        selectNext();
    }

    @Override
    public void selectLeftCell() {}

    @Override
    public void selectRightCell() {}

    @Override
    public boolean isSelected(int index, TableColumn<EntryCells, ?> column) {
        return isSelected(index);
    }

    @Override
    public void select(int index, TableColumn<EntryCells, ?> column) {
        select(index);
    }

    @Override
    public void clearAndSelect(int index, TableColumn<EntryCells, ?> column) {
        clearAndSelect(index);
    }

    @Override
    public void clearSelection(int index, TableColumn<EntryCells, ?> column) {
        clearSelection(index);
    }

    /// The selection as an observable list.
    private static final class Selected<T> extends ObservableListBase<T> {
        private List<T> now = List.of();

        @Override
        public T get(int index) {
            return now.get(index);
        }

        @Override
        public int size() {
            return now.size();
        }

        void exchange(List<T> next) {
            List<T> before = now;
            now = next;
            fireChange(new ListExchange<>(this, before));
        }
    }
}
