package octavo.gui.controls;

import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/// A tooltip created when the mouse first enters the control. JavaFX creates a window for each,
/// which takes longer than the control itself.
public final class LazyTooltip {
    private LazyTooltip() {}

    /// Sets the tooltip of a control.
    ///
    /// @param words empty for none
    public static void on(Control control, String words) {
        control.setAccessibleHelp(words);
        if (control.getProperties().put(LazyTooltip.class, true) == null) {
            control.addEventHandler(MouseEvent.MOUSE_ENTERED, _ -> show(control));
        }
        if (control.isHover()) {
            show(control);
        }
    }

    private static void show(Control control) {
        String words = control.getAccessibleHelp();
        Tooltip before = control.getTooltip();
        if (words.isEmpty()) {
            control.setTooltip(null);
        } else if (before == null || !before.getText().equals(words)) {
            control.setTooltip(new Tooltip(words));
        }
    }
}
