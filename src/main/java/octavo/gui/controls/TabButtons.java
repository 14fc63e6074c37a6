package octavo.gui.controls;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

/// A row of toggle buttons of which exactly one is selected, initially the first.
public final class TabButtons extends HBox {
    public TabButtons(ToggleButton... buttons) {
        super(buttons);
        getStyleClass().add("tabs");
        ToggleGroup group = new ToggleGroup();
        group.getToggles().setAll(buttons);
        group.selectToggle(buttons[0]);
        group.selectedToggleProperty()
                .addListener((_, before, now) -> {
                    if (now == null) {
                        group.selectToggle(before);
                    }
                });
    }

    public static ToggleButton tab(String id, String text) {
        ToggleButton button = new ToggleButton(text);
        button.setId(id);
        button.getStyleClass().add("small");
        return button;
    }
}
