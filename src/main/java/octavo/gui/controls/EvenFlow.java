package octavo.gui.controls;

import javafx.scene.control.IndexedCell;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.skin.VirtualFlow;

import java.util.List;

/// Rows of one height, of which any number scroll alike. JavaFX's own flow adds up the heights of
/// all rows above those that it shows, some fifteen times a frame: in the midst of a million rows
/// it shows 14 frames a second. Here, a row's place is its number times the height.
///
/// What changes seldom, such as the size, is left to JavaFX.
final class EvenFlow<T extends IndexedCell<?>> extends VirtualFlow<T> {
    private double widthBefore;
    private double heightBefore;
    private boolean barBefore;
    private double rowHeight;

    /// Whether JavaFX has to look again at what it keeps.
    private boolean stale = true;

    /// Whether rows may show something else in the place where they are.
    private boolean changed = true;

    /// Whether JavaFX gave out rows that are not seen, to screen readers.
    private boolean lent;

    private int count;

    /// The row at the upper edge, and how much of it is above that.
    private double top;

    @Override
    protected void recreateCells() {
        stale = true;
        super.recreateCells();
    }

    @Override
    protected void rebuildCells() {
        changed = true;
        stale |= lent;
        super.rebuildCells();
    }

    @Override
    protected void reconfigureCells() {
        changed = true;
        super.reconfigureCells();
    }

    @Override
    protected T getPrivateCell(int index) {
        T cell = super.getPrivateCell(index);
        lent |= !getCells().contains(cell);
        return cell;
    }

    @Override
    protected void requestCellLayout() {
        getCells().forEach(IndexedCell::requestLayout);
    }

    @Override
    protected void layoutChildren() {
        if (rowHeight != getFixedCellSize()) {
            rowHeight = getFixedCellSize();
            // The first time, JavaFX only has the rows laid out.
            super.layoutChildren();
            stale = true;
        }
        boolean bar = getCellCount() * rowHeight > getHeight();
        if (stale || widthBefore != getWidth() || heightBefore != getHeight() || barBefore != bar) {
            super.layoutChildren();
            widthBefore = getWidth();
            heightBefore = getHeight();
            barBefore = bar;
            stale = false;
            lent = false;
        }
        arrange();
    }

    /// Puts the rows that are to be seen in their places.
    private void arrange() {
        if (rowHeight <= 0 || getViewportLength() <= 0) {
            return;
        }
        if (count != getCellCount()) {
            count = getCellCount();
            changed = true;
            moveTo(top * rowHeight);
        }
        double offset = offset();
        top = offset / rowHeight;
        List<T> before = List.copyOf(getCells());
        addAllToPile();
        ScrollBar bar = getVbar();
        double width = getWidth() - (bar.isVisible() ? bar.getWidth() : 0);
        for (int i = (int) top; i * rowHeight < offset + getViewportLength(); i++) {
            T cell = getAvailableCell(i);
            if (changed || getCellIndex(cell) != i || !before.contains(cell)) {
                setCellIndex(cell, i);
            }
            double y = snapPositionY(i * rowHeight - offset);
            cell.resizeRelocate(0, y, width, rowHeight);
            cell.setVisible(true);
            getCells().addLast(cell);
        }
        for (T cell : before) {
            cell.setVisible(getCells().contains(cell));
        }
        changed = false;
        bar.setMax(1);
        // However many rows there are, the bar's thumb is large enough to be taken.
        double part = getViewportLength() / (count * rowHeight);
        bar.setVisibleAmount(Math.max(part, rowHeight / getViewportLength()));
        bar.setValue(getPosition());
    }

    /// How much is above what is seen.
    private double offset() {
        return getPosition() * furthest();
    }

    /// How far one can scroll.
    private double furthest() {
        return Math.max(0, getCellCount() * rowHeight - getViewportLength());
    }

    private void moveTo(double offset) {
        setPosition(furthest() == 0 ? 0 : Math.clamp(offset / furthest(), 0, 1));
    }

    @Override
    public double scrollPixels(double delta) {
        double before = offset();
        moveTo(before + delta);
        if (offset() != before) {
            // Who turns a page asks at once what is on it.
            arrange();
        }
        return offset() - before;
    }

    @Override
    public void scrollToTop(int index) {
        top = index;
        moveTo(index * rowHeight);
    }

    @Override
    public void scrollTo(int index) {
        double y = Math.clamp(index, 0, Math.max(0, getCellCount() - 1)) * rowHeight;
        moveTo(Math.min(y, Math.max(offset(), y + rowHeight - getViewportLength())));
        top = offset() / rowHeight;
    }
}
