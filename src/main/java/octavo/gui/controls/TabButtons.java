package octavo.gui.controls;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;

/// A row of toggle buttons of which exactly one is selected, initially the first. Those that have
/// no room go into a second row: their words are never cut.
public final class TabButtons extends FlowPane {
    /// As wide as all of its buttons, where there is room.
    private static final double ONE_ROW = 10_000;

    public TabButtons(ToggleButton... buttons) {
        super(buttons);
        getStyleClass().add("tabs");
        setPrefWrapLength(ONE_ROW);
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
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }
}
