package octavo.gui.controls;

import static java.util.stream.Collectors.joining;

import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

import java.util.Arrays;

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

    /// The tooltip of a control has the texts in it whenever one of them is cut.
    public static void whenCut(Control control, Label... texts) {
        Runnable tell =
                () -> {
                    boolean isCut =
                            Arrays.stream(texts)
                                    .anyMatch(
                                            it -> it.isTextTruncated() && !it.getText().isEmpty());
                    String all = Arrays.stream(texts).map(Label::getText).collect(joining("\n"));
                    on(control, isCut ? all : "");
                };
        for (Label each : texts) {
            each.textProperty().addListener(_ -> tell.run());
            each.textTruncatedProperty().addListener(_ -> tell.run());
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
