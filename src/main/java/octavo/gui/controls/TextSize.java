package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;

/// The font size, which users can change: the unit for widths.
public final class TextSize {
    private TextSize() {}

    /// The font size in a pane, in pixels; adds an empty label to the pane. The label is not
    /// hidden, as JavaFX does not style hidden nodes.
    public static ObservableValue<Double> of(Pane pane) {
        Label measure = new Label();
        measure.setManaged(false);
        measure.setMouseTransparent(true);
        pane.getChildren().add(measure);
        return measure.fontProperty().map(Font::getSize);
    }

    /// Whether a pane is narrower than a number of letters.
    public static ObservableValue<Boolean> isNarrower(Pane pane, double letters) {
        ObservableValue<Double> size = of(pane);
        return pane.widthProperty()
                .flatMap(width -> size.map(em -> width.doubleValue() < letters * em));
    }
}
