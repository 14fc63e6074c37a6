package octavo.gui.controls;

import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// The margin of a form that scrolls. The bar takes the room of the margin: fields end where they
/// do without it.
public final class FormMargin {
    private static final double MARGIN = 12;

    private FormMargin() {}

    /// Gives a form its margin.
    ///
    /// @param form what is in the scroll pane
    public static void on(ScrollPane scroll, Region form) {
        form.paddingProperty()
                .bind(
                        scroll.viewportBoundsProperty()
                                .map(seen ->
                                        new Insets(0, MARGIN - bar(scroll, seen), MARGIN, MARGIN)));
    }

    private static double bar(ScrollPane scroll, Bounds seen) {
        return Math.clamp(scroll.getWidth() - seen.getWidth(), 0, MARGIN);
    }
}
