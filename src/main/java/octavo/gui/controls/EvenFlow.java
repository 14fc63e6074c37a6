package octavo.gui.controls;

import javafx.scene.control.IndexedCell;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.skin.VirtualFlow;

import java.util.List;

/// A virtual flow for rows of equal height, independent of their number. JavaFX's own flow sums the
/// heights of all rows above the visible ones, some fifteen times a frame: in the middle of a
/// million rows it shows 14 frames a second. Here, a row's position is its index times the height.
///
/// Rare changes, such as of the size, are left to JavaFX.
final class EvenFlow<T extends IndexedCell<?>> extends VirtualFlow<T> {
    private double widthBefore;
    private double heightBefore;
    private boolean hadBar;
    private double rowHeight;

    /// Whether JavaFX must update its own state.
    private boolean isStale = true;

    /// Whether visible rows may have new content.
    private boolean isChanged = true;

    /// Whether visible rows must ask for their content anew, though it may be that of the same
    /// item.
    private boolean isRefreshed;

    /// Whether JavaFX created invisible rows, for screen readers.
    private boolean hasPrivateCell;

    private int count;

    /// The top row, and how much of it is scrolled out of view.
    private double topRow;

    @Override
    protected void recreateCells() {
        isStale = true;
        super.recreateCells();
    }

    @Override
    protected void rebuildCells() {
        isChanged = true;
        isRefreshed = true;
        isStale |= hasPrivateCell;
        super.rebuildCells();
    }

    @Override
    protected void reconfigureCells() {
        isChanged = true;
        super.reconfigureCells();
    }

    @Override
    protected T getPrivateCell(int index) {
        T cell = super.getPrivateCell(index);
        hasPrivateCell |= !getCells().contains(cell);
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
            // The first time, JavaFX only lays out the rows.
            super.layoutChildren();
            isStale = true;
        }
        boolean bar = getCellCount() * rowHeight > getHeight();
        if (isStale || widthBefore != getWidth() || heightBefore != getHeight() || hadBar != bar) {
            super.layoutChildren();
            widthBefore = getWidth();
            heightBefore = getHeight();
            hadBar = bar;
            isStale = false;
            hasPrivateCell = false;
        }
        arrange();
    }

    /// Positions the visible rows.
    private void arrange() {
        if (rowHeight <= 0 || getViewportLength() <= 0) {
            return;
        }
        if (count != getCellCount()) {
            count = getCellCount();
            isChanged = true;
            moveTo(topRow * rowHeight);
        }
        double offset = offset();
        topRow = offset / rowHeight;
        List<T> before = List.copyOf(getCells());
        addAllToPile();
        ScrollBar bar = getVbar();
        double width = getWidth() - (bar.isVisible() ? bar.getWidth() : 0);
        for (int i = (int) topRow; i * rowHeight < offset + getViewportLength(); i++) {
            T cell = getAvailableCell(i);
            if (isRefreshed) {
                cell.updateIndex(-1); // a row with the same item keeps what it shows
            }
            if (isChanged || getCellIndex(cell) != i || !before.contains(cell)) {
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
        isChanged = false;
        isRefreshed = false;
        bar.setMax(1);
        // The thumb stays large enough to grab, however many rows there are.
        double part = getViewportLength() / (count * rowHeight);
        bar.setVisibleAmount(Math.max(part, rowHeight / getViewportLength()));
        bar.setValue(getPosition());
    }

    /// The height above the viewport.
    private double offset() {
        return getPosition() * furthest();
    }

    /// The maximum scroll offset.
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
            // After paging, callers immediately ask for the visible rows.
            arrange();
        }
        return offset() - before;
    }

    @Override
    public void scrollToTop(int index) {
        topRow = index;
        moveTo(index * rowHeight);
    }

    @Override
    public void scrollTo(int index) {
        double y = Math.clamp(index, 0, Math.max(0, getCellCount() - 1)) * rowHeight;
        moveTo(Math.min(y, Math.max(offset(), y + rowHeight - getViewportLength())));
        topRow = offset() / rowHeight;
    }
}
