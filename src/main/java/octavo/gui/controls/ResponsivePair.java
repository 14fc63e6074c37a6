package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Pane;

/// Two parts of a page: side by side if there is room, otherwise one below the other.
public final class ResponsivePair {
    private static final double HALF = 0.5;

    private final SplitPane page;
    private final ObservableValue<Double> em;
    private final double letters;
    private final double share;

    private ResponsivePair(
            SplitPane page, ObservableValue<Double> em, double letters, double share) {
        this.page = page;
        this.em = em;
        this.letters = letters;
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
        UiStep turn = UiStep.once(page, stacking::arrange);
        page.widthProperty().subscribe(turn::take);
        stacking.em.subscribe(turn::take);
    }

    private void arrange() {
        boolean beside = page.getWidth() == 0 || page.getWidth() >= letters * em.getValue();
        Orientation wanted = beside ? Orientation.HORIZONTAL : Orientation.VERTICAL;
        if (page.getOrientation() != wanted) {
            page.setOrientation(wanted);
            page.setDividerPositions(beside ? share : HALF);
        }
    }
}
