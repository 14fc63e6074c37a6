package octavo.gui.entries;

import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;

import java.util.HashSet;
import java.util.Set;

/// A row of the table. When it shows another entry with the same look, it is laid out at once: the
/// table restyles all cells of a row awaiting layout, which takes a third of the time of searching
/// and scrolling.
final class EntryTableRow extends TableRow<EntryCells> {
    /// None of our styles distinguishes these rows.
    private static final Set<PseudoClass> STRIPES =
            Set.of(PseudoClass.getPseudoClass("odd"), PseudoClass.getPseudoClass("even"));

    @Override
    public void updateIndex(int index) {
        Set<PseudoClass> before = looks();
        super.updateIndex(index);
        if (!isEmpty() && getWidth() > 0 && looks().equals(before)) {
            layout();
        }
    }

    private Set<PseudoClass> looks() {
        Set<PseudoClass> looks = new HashSet<>(getPseudoClassStates());
        looks.removeAll(STRIPES);
        return looks;
    }
}
