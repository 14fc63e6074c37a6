package octavo.gui.controls;

import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/// A button whose words are never cut.
public final class ActionButton {
    private ActionButton() {}

    public static Button of(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
