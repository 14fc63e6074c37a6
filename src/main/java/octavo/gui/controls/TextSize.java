package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;

/// The size of letters, which people choose: what widths are to be measured in.
public final class TextSize {
    private TextSize() {}

    /// The size of letters in a pane, in pixels; the pane gets a label without text. It is not
    /// hidden: JavaFX does not tell hidden nodes of their letters.
    public static ObservableValue<Double> of(Pane pane) {
        Label measure = new Label();
        measure.setManaged(false);
        measure.setMouseTransparent(true);
        pane.getChildren().add(measure);
        return measure.fontProperty().map(Font::getSize);
    }

    /// Whether a pane is less wide than some letters.
    public static ObservableValue<Boolean> isNarrower(Pane pane, double letters) {
        ObservableValue<Double> size = of(pane);
        return pane.widthProperty()
                .flatMap(width -> size.map(em -> width.doubleValue() < letters * em));
    }
}
