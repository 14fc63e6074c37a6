package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/// A text area that wraps its text and grows with it. Tab moves to the next field, as in
/// single-line fields.
public final class GrowingTextArea extends TextArea {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    /// Prevents the text area from scrolling by a pixel.
    private static final double ROOM = 2;

    private final Text measure = new Text();
    private final ObservableValue<String> shown = SafeWrapping.shown(this);

    public GrowingTextArea() {
        getStyleClass().add("growing");
        SafeWrapping.wrap(this);
        setPrefRowCount(1);
        setMinHeight(USE_PREF_SIZE);
        shown.addListener((_, _, _) -> requestLayout());
        addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
    }

    /// Marks the text as invalid.
    public void showError(boolean error) {
        pseudoClassStateChanged(ERROR, error);
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.TAB && !event.isShortcutDown() && !event.isAltDown()) {
            requestFocusTraversal(
                    event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
            event.consume();
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        Node content = lookup(".content");
        if (width < 0 || !(content instanceof Region region)) {
            return super.computePrefHeight(width);
        }
        Insets inside = region.getInsets();
        Insets border = getInsets();
        double across = inside.getLeft() + inside.getRight() + border.getLeft() + border.getRight();
        double down = inside.getTop() + inside.getBottom() + border.getTop() + border.getBottom();
        measure.setFont(getFont());
        measure.setText(shown.getValue() + "\u200b");
        measure.setWrappingWidth(isWrapText() ? Math.max(1, width - across) : 0);
        return Math.ceil(measure.getLayoutBounds().getHeight() + down + ROOM);
    }
}
