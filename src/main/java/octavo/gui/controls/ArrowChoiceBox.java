package octavo.gui.controls;

import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyEvent;

/// A choice box whose choice the arrow keys change, as everywhere outside JavaFX, where they move
/// the focus to another control.
public final class ArrowChoiceBox<T> extends ChoiceBox<T> {
    public ArrowChoiceBox() {
        addEventFilter(KeyEvent.ANY, this::whenKey);
    }

    /// Releasing a key would open the list.
    private void whenKey(KeyEvent event) {
        if (isShowing() || !event.getCode().isArrowKey() || event.isAltDown()) {
            return;
        }
        event.consume();
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            switch (event.getCode()) {
                case UP, LEFT, KP_UP, KP_LEFT -> getSelectionModel().selectPrevious();
                default -> getSelectionModel().selectNext();
            }
        }
    }
}
