package octavo.gui.controls;

import javafx.scene.control.Button;

/// A small icon button with a tooltip.
public final class IconButton extends Button {
    /// @param icon the path of an `LineIcon`
    public IconButton(String icon, String words, Runnable action) {
        super("", new LineIcon(icon));
        getStyleClass().addAll("flat", "button-icon", "small");
        setMinWidth(USE_PREF_SIZE);
        setAccessibleText(words);
        LazyTooltip.on(this, words);
        setOnAction(_ -> action.run());
    }
}
