package octavo.gui.controls;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

import java.util.List;

/// A text with small buttons inside, at the end of its first line. The text leaves them room, so
/// that all texts of a form end at its edge.
public final class ButtonsInside extends StackPane {
    private final TextInputControl text;
    private final HBox buttons = new HBox();

    public ButtonsInside(TextInputControl text) {
        super(text);
        this.text = text;
        buttons.getStyleClass().add("field-buttons");
        buttons.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        buttons.setPickOnBounds(false);
        setAlignment(buttons, Pos.TOP_RIGHT);
        getChildren().add(buttons);
    }

    /// Takes some buttons in, in place of others.
    public void show(List<? extends Node> some) {
        buttons.getChildren().setAll(some);
        text.getStyleClass().removeIf(style -> style.startsWith("room-for-"));
        if (!some.isEmpty()) {
            text.getStyleClass().add("room-for-" + some.size());
        }
    }
}
