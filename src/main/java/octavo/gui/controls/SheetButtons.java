package octavo.gui.controls;

import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/// The buttons of a sheet that asks for something.
public final class SheetButtons {
    private SheetButtons() {}

    /// Has Enter answer on the choices of a sheet, too: JavaFX has the default button hear it only
    /// from texts.
    public static void answerOnEnter(Parent dialogParent, Button confirmButton) {
        dialogParent.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    boolean isChoice =
                            event.getTarget() instanceof ToggleButton
                                    || event.getTarget() instanceof CheckBox
                                    || event.getTarget() instanceof ComboBox<?> box
                                            && !box.isEditable()
                                            && !box.isShowing();
                    if (event.getCode() == KeyCode.ENTER && isChoice) {
                        event.consume();
                        confirmButton.fire();
                    }
                });
    }

    /// Puts the two answers beside each other.
    ///
    /// @param confirmButton does what the sheet is for, also on Enter
    /// @param cancel leaves it, also on Escape
    public static HBox of(Button confirmButton, Button cancel) {
        confirmButton.getStyleClass().add("accent");
        confirmButton.setDefaultButton(true);
        cancel.setCancelButton(true);
        HBox buttons = new HBox(confirmButton, cancel);
        buttons.getStyleClass().add("sheet-buttons");
        return buttons;
    }
}
