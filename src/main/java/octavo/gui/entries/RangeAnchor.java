package octavo.gui.entries;

import javafx.collections.MapChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;

import java.util.BitSet;

/// The row that Shift with an arrow or a click extends the selection from. JavaFX remembers its
/// number, which is that of another entry after a search; this remembers the entry.
final class RangeAnchor {
    private static final int NONE = -1;

    /// Where JavaFX keeps it, and the only way to it (`CellBehaviorBase`).
    private static final String ANCHOR = "anchor";

    private static final String IS_DEFAULT = "isDefaultAnchor";

    private final TableView<EntryCells> table;
    private final RowList rows;
    private int slot = NONE;

    RangeAnchor(TableView<EntryCells> table, RowList rows) {
        this.table = table;
        this.rows = rows;
        table.getProperties().addListener((MapChangeListener<Object, Object>) this::remember);
    }

    private void remember(MapChangeListener.Change<?, ?> change) {
        if (ANCHOR.equals(change.getKey())) {
            slot =
                    change.getValueAdded() instanceof TablePosition<?, ?> at
                            ? slot(at.getRow())
                            : NONE;
        }
    }

    private int slot(int row) {
        return row >= 0 && row < rows.size() ? rows.number(row) : NONE;
    }

    /// Puts it on a row; on none if that is negative.
    void put(int row) {
        if (row < 0) {
            table.getProperties().remove(ANCHOR);
            table.getProperties().remove(IS_DEFAULT);
        } else {
            TableColumn<EntryCells, ?> all = null;
            table.getProperties().put(ANCHOR, new TablePosition<>(table, row, all));
            table.getProperties().put(IS_DEFAULT, false);
        }
        slot = slot(row);
    }

    /// Follows its entry as long as that is selected, and otherwise the lead.
    void follow(BitSet selected, int lead) {
        int other = lead >= 0 ? lead : selected.nextSetBit(0);
        put(selected.stream().filter(row -> slot(row) == slot).findFirst().orElse(other));
    }
}
