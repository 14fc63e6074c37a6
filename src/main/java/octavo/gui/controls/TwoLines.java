package octavo.gui.controls;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;

import java.util.function.Function;

/// A list cell with two lines of text.
public final class TwoLines<T> extends ListCell<T> {
    private final Function<T, String> first;
    private final Function<T, String> then;
    private final Label above = new Label();
    private final Label below = new Label();
    private final VBox lines = new VBox(above, below);

    public TwoLines(Function<T, String> first, Function<T, String> then) {
        this.first = first;
        this.then = then;
        below.getStyleClass().add("muted");
        setPrefWidth(0);
        LazyTooltip.whenCut(this, above, below);
    }

    @Override
    protected void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        if (empty) {
            setGraphic(null);
            setAccessibleText(null);
            above.setText("");
            below.setText("");
            return;
        }
        above.setText(first.apply(item));
        below.setText(then.apply(item));
        setAccessibleText(above.getText() + ", " + below.getText());
        setGraphic(lines);
    }
}
