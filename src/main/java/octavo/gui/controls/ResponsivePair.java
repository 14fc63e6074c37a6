package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Pane;

/// The two parts of a page: beside each other where there is room for that, otherwise the second
/// below the first.
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

    /// Gives a page its two parts.
    ///
    /// @param letters how many letters it takes to have them beside each other
    /// @param share how much of the page the first then takes
    public static void of(SplitPane page, Pane first, Node second, double letters, double share) {
        page.getItems().setAll(first, second);
        page.setDividerPositions(share);
        SplitPane.setResizableWithParent(first, false);
        ResponsivePair stacking = new ResponsivePair(page, TextSize.of(first), letters, share);
        // In the midst of a layout or of new styles, JavaFX cannot do with panes elsewhere.
        UiStep turn = new UiStep(page, stacking::arrange);
        page.widthProperty().subscribe(turn::take);
        stacking.em.subscribe(turn::take);
    }

    private boolean arrange() {
        boolean beside = page.getWidth() == 0 || page.getWidth() >= letters * em.getValue();
        Orientation wanted = beside ? Orientation.HORIZONTAL : Orientation.VERTICAL;
        if (page.getOrientation() != wanted) {
            page.setOrientation(wanted);
            page.setDividerPositions(beside ? share : HALF);
        }
        return false;
    }
}
