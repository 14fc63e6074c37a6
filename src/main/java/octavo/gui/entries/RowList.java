package octavo.gui.entries;

import javafx.collections.ObservableListBase;

import org.jspecify.annotations.Nullable;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;

/// The visible rows, as an observable list. It is replaced as a whole, so that a hundred thousand
/// rows cost no more than one event.
public final class RowList extends ObservableListBase<EntryCells> {
    /// With more rows than this, replacing all is cheaper.
    private static final int MANY = 1_000;

    private EntryRows rows;
    private int[] shown;

    RowList(RowArrangement arrangement) {
        this.rows = arrangement.rows();
        this.shown = arrangement.all();
    }

    @Override
    public EntryCells get(int index) {
        return rows.get(shown[index]);
    }

    @Override
    public int size() {
        return shown.length;
    }

    /// Shows other rows.
    void show(EntryRows others, int[] indices) {
        List<EntryCells> oldRows = view(rows, shown);
        rows = others;
        shown = indices;
        fireChange(new ListExchange<>(this, oldRows));
    }

    /// Updates the same rows to another state.
    ///
    /// @param which the rows that may have changed
    void update(EntryRows changed, BitSet which) {
        if (which.cardinality() > MANY) {
            show(changed, shown);
            return;
        }
        EntryRows oldRows = rows;
        beginChange();
        rows = changed;
        for (int i = 0; i < shown.length; i++) {
            if (which.get(shown[i])) {
                EntryCells old = oldRows.get(shown[i]);
                if (!old.equals(rows.get(shown[i]))) {
                    nextSet(i, old);
                }
            }
        }
        endChange();
    }

    /// The slot number of a row, without reading the row.
    public int number(int index) {
        return rows.number(shown[index]);
    }

    /// The texts of a column as they are now, by row. Any thread may ask what it gives.
    IntFunction<String> texts(TableColumnKind column) {
        EntryRows now = rows;
        int[] places = shown;
        return index -> now.text(column, places[index]);
    }

    /// Whether the row of a slot is among them.
    public boolean hasSlot(int number) {
        return Arrays.stream(shown).anyMatch(row -> rows.number(row) == number);
    }

    /// The index of the same entry's row. The table looks up the focused row on every change, and
    /// must not read all rows for that.
    @Override
    public int indexOf(@Nullable Object other) {
        if (other instanceof EntryCells row) {
            for (int i = 0; i < shown.length; i++) {
                if (number(i) == row.number()) {
                    return i;
                }
            }
        }
        return -1;
    }

    @Override
    public int lastIndexOf(@Nullable Object other) {
        return indexOf(other);
    }

    @Override
    public boolean contains(@Nullable Object other) {
        return indexOf(other) >= 0;
    }

    /// A snapshot of some rows, each read on demand.
    List<EntryCells> view(int[] indices) {
        return view(rows, Arrays.stream(indices).map(index -> shown[index]).toArray());
    }

    private static List<EntryCells> view(EntryRows rows, int[] indices) {
        return new AbstractList<>() {
            @Override
            public EntryCells get(int index) {
                return rows.get(indices[index]);
            }

            @Override
            public int size() {
                return indices.length;
            }
        };
    }
}
