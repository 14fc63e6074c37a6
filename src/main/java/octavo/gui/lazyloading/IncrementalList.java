package octavo.gui.lazyloading;

import javafx.scene.control.Control;
import javafx.scene.layout.StackPane;

/// Holds a list whose rows are added to the window step by step: it starts low and grows.
public final class IncrementalList extends StackPane {
    private static final double STEP = 130;

    private final Control list;
    private double shownHeight = STEP;
    private boolean hasRoom;
    private final UiStep growStep = new UiStep(this, this::step);

    public IncrementalList(Control list) {
        super(list);
        this.list = list;
        // When the list is hidden, clicks must reach what is below.
        visibleProperty().bind(list.visibleProperty());
    }

    @Override
    protected void layoutChildren() {
        if (UiStepQueue.isStarting()) {
            shownHeight = Double.MAX_VALUE;
        }
        place();
        if (shownHeight < getHeight()) {
            growStep.requestStep();
        }
    }

    private void place() {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        double wide = Math.min(width, list.maxWidth(-1));
        double left = snapPositionX(snappedLeftInset() + (width - wide) / 2);
        list.resizeRelocate(left, snappedTopInset(), wide, Math.min(height, shownHeight));
    }

    /// Makes room for some rows, or adds them.
    private boolean step() {
        hasRoom = !hasRoom;
        if (hasRoom) {
            shownHeight += STEP;
            place();
            return true;
        }
        list.layout();
        if (shownHeight >= getHeight()) {
            shownHeight = Double.MAX_VALUE;
        }
        return shownHeight < getHeight();
    }
}
