package octavo.gui.controls;

import javafx.scene.control.Control;
import javafx.scene.layout.StackPane;

/// Holds a list whose rows are added to the window step by step: it starts low and grows.
public final class IncrementalList extends StackPane {
    private static final double STEP = 130;

    private final Control list;
    private double most = STEP;
    private boolean roomy;
    private final UiStep turn = new UiStep(this, this::step);

    public IncrementalList(Control list) {
        super(list);
        this.list = list;
        // When the list is hidden, clicks must reach what is below.
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

    /// Makes room for some rows, or adds them.
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
