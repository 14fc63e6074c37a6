package octavo.gui.controls;

import javafx.scene.control.Control;
import javafx.scene.layout.StackPane;

/// The place of a list, whose rows come into the window in turn: it begins low, and grows.
public final class IncrementalList extends StackPane {
    private static final double STEP = 130;

    private final Control list;
    private double most = STEP;
    private boolean roomy;
    private final UiStep turn = new UiStep(this, this::step);

    public IncrementalList(Control list) {
        super(list);
        this.list = list;
        // The place of a list that is hidden takes no clicks from what lies below it.
        visibleProperty().bind(list.visibleProperty());
    }

    @Override
    protected void layoutChildren() {
        if (UiStepQueue.isStarting()) {
            most = Double.MAX_VALUE;
        }
        place();
        if (most < getHeight()) {
            turn.take();
        }
    }

    private void place() {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        double wide = Math.min(width, list.maxWidth(-1));
        double left = snapPositionX(snappedLeftInset() + (width - wide) / 2);
        list.resizeRelocate(left, snappedTopInset(), wide, Math.min(height, most));
    }

    /// Makes room for some rows, or has them come into it.
    private boolean step() {
        roomy = !roomy;
        if (roomy) {
            most += STEP;
            place();
            return true;
        }
        list.layout();
        if (most >= getHeight()) {
            most = Double.MAX_VALUE;
        }
        return most < getHeight();
    }
}
