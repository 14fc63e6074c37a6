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
    public static void answerOnEnter(Parent sheet, Button go) {
        sheet.addEventFilter(
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
                        go.fire();
                    }
                });
    }

    /// Puts the two answers beside each other.
    ///
    /// @param go does what the sheet is for, also on Enter
    /// @param cancel leaves it, also on Escape
    public static HBox of(Button go, Button cancel) {
        go.getStyleClass().add("accent");
        go.setDefaultButton(true);
        cancel.setCancelButton(true);
        HBox buttons = new HBox(go, cancel);
        buttons.getStyleClass().add("sheet-buttons");
        return buttons;
    }
}
