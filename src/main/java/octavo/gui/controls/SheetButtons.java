package octavo.gui.controls;

import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

/// The buttons of a sheet that asks for something.
public final class SheetButtons {
    private SheetButtons() {}

    public static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
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
