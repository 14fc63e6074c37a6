package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Pane;

import octavo.gui.lazyloading.UiStep;

/// Two parts of a page: side by side if there is room, otherwise one below the other.
public final class ResponsivePair {
    private static final double HALF = 0.5;

    private final SplitPane splitPane;
    private final ObservableValue<Double> emSize;
    private final double minWidthInEms;
    private final double share;

    private ResponsivePair(
            SplitPane page, ObservableValue<Double> em, double letters, double share) {
        this.splitPane = page;
        this.emSize = em;
        this.minWidthInEms = letters;
        this.share = share;
    }

    /// Adds the two parts to a page.
    ///
    /// @param letters the width, in letters, needed for both side by side
    /// @param share the first part's share of the page then
    public static void of(SplitPane page, Pane first, Node second, double letters, double share) {
        page.getItems().setAll(first, second);
        page.setDividerPositions(share);
        SplitPane.setResizableWithParent(first, false);
        ResponsivePair stacking = new ResponsivePair(page, TextSize.of(first), letters, share);
        // JavaFX does not support moving panes during layout or restyling.
        UiStep arrangeStep = UiStep.once(page, stacking::arrange);
        page.widthProperty().subscribe(arrangeStep::requestStep);
        stacking.emSize.subscribe(arrangeStep::requestStep);
    }

    private void arrange() {
        boolean isBeside =
                splitPane.getWidth() == 0
                        || splitPane.getWidth() >= minWidthInEms * emSize.getValue();
        Orientation wanted = isBeside ? Orientation.HORIZONTAL : Orientation.VERTICAL;
        if (splitPane.getOrientation() != wanted) {
            splitPane.setOrientation(wanted);
            splitPane.setDividerPositions(isBeside ? share : HALF);
        }
    }
}
