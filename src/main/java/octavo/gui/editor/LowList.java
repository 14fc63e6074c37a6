package octavo.gui.editor;

import javafx.collections.ObservableList;
import javafx.scene.control.ListView;

import java.util.function.IntSupplier;

/// A list that is as high as some of its rows. The height of a row comes from the stylesheets,
/// which a list has from its first layout on, and other ones once the theme or the size of texts
/// changes: so it is asked for in each layout.
final class LowList<T> extends ListView<T> {
    private final IntSupplier shownRows;

    /// @param shownRows how many rows are seen at a time
    LowList(ObservableList<T> items, IntSupplier shownRows) {
        super(items);
        this.shownRows = shownRows;
        setMinHeight(USE_PREF_SIZE);
        setMaxHeight(USE_PREF_SIZE);
        fixedCellSizeProperty().subscribe(this::requestLayout);
        insetsProperty().subscribe(this::requestLayout);
    }

    @Override
    protected double computePrefHeight(double width) {
        double rowHeight = snapSizeY(Math.max(0, getFixedCellSize()));
        return snappedTopInset() + shownRows.getAsInt() * rowHeight + snappedBottomInset();
    }
}
