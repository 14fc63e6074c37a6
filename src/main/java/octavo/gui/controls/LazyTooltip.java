package octavo.gui.controls;

import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/// Words about a control that come up where the mouse rests. JavaFX makes a window for them, which
/// takes longer than the control itself; here it is made when the mouse first comes.
public final class LazyTooltip {
    private LazyTooltip() {}

    /// Says something about a control from now on.
    ///
    /// @param words empty, if there is nothing to say
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
