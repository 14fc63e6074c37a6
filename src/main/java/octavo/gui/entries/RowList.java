package octavo.gui.entries;

import javafx.collections.ObservableListBase;

import java.util.AbstractList;
import java.util.List;

/// The rows that are shown, as a list that the table watches. All of it is exchanged at once, so
/// that a hundred thousand rows cost no more than one event.
public final class RowList extends ObservableListBase<Row> {
    private Rows rows;
    private int[] shown;

    RowList(Arrangement arrangement) {
        this.rows = arrangement.rows();
        this.shown = arrangement.all();
    }

    @Override
    public Row get(int index) {
        return rows.get(shown[index]);
    }

    @Override
    public int size() {
        return shown.length;
    }

    /// Shows other rows.
    void show(Rows others, int[] indices) {
        List<Row> before = view(rows, shown);
        beginChange();
        rows = others;
        shown = indices;
        nextReplace(0, indices.length, before);
        endChange();
    }

    /// Takes the same rows in another state.
    void update(Rows changed) {
        Rows before = rows;
        beginChange();
        rows = changed;
        for (int i = 0; i < shown.length; i++) {
            Row old = before.get(shown[i]);
            if (!old.equals(rows.get(shown[i]))) {
                nextSet(i, old);
            }
        }
        endChange();
    }

    private static List<Row> view(Rows rows, int[] indices) {
        return new AbstractList<>() {
            @Override
            public Row get(int index) {
                return rows.get(indices[index]);
            }

            @Override
            public int size() {
                return indices.length;
            }
        };
    }
}
