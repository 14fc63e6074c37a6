package octavo.gui.entries;

import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;

import java.util.Set;

/// A row of the table. One that comes to show another entry, and looks the same for the rest, is
/// laid out at once: the table works out the styles of all cells of a row that waits to be laid
/// out, which takes a third of the time of searching and scrolling.
final class EntryRow extends TableRow<Row> {
    @Override
    public void updateIndex(int index) {
        Set<PseudoClass> before = Set.copyOf(getPseudoClassStates());
        super.updateIndex(index);
        if (!isEmpty() && getWidth() > 0 && getPseudoClassStates().equals(before)) {
            layout();
        }
    }
}
