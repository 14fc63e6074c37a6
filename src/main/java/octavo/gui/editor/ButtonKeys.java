package octavo.gui.editor;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.stream.Stream;

/// Leads to the buttons of a line by F6, and back to its field. Tab passes them by: they come and
/// go as one types.
final class ButtonKeys {
    private final Parent line;
    private final Runnable field;

    private ButtonKeys(Parent line, Runnable field) {
        this.line = line;
        this.field = field;
    }

    /// @param field leads the keys to the field of the line
    static void on(Parent line, Runnable field) {
        ButtonKeys keys = new ButtonKeys(line, field);
        line.addEventFilter(KeyEvent.KEY_PRESSED, keys::whenPressed);
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.F6 && !event.isShortcutDown() && !event.isAltDown()) {
            event.consume();
            go(event.isShiftDown() ? -1 : 1);
        }
    }

    /// The field is the stop before the first button, and after the last one.
    private void go(int step) {
        List<Node> buttons = buttons();
        int stops = buttons.size() + 1;
        int now = buttons.indexOf(line.getScene().getFocusOwner()) + 1;
        int next = Math.floorMod(now + step, stops);
        if (next == 0) {
            field.run();
        } else {
            buttons.get(next - 1).requestFocus();
        }
    }

    /// What is below the text comes before what removes it.
    private List<Node> buttons() {
        List<Node> all = in(line).toList();
        return Stream.concat(
                        all.stream().filter(ButtonKeys::isBelow),
                        all.stream().filter(button -> !isBelow(button)))
                .toList();
    }

    private static boolean isBelow(Node button) {
        return button.getStyleClass().contains("field-action");
    }

    /// People have keys of their own. The choice to keep a text as typed goes away as soon as the
    /// keys leave the text.
    private static Stream<Node> in(Node node) {
        if (!node.isVisible()
                || node.isDisabled()
                || node instanceof NamesView
                || node instanceof TypedHint) {
            return Stream.of();
        }
        if (node instanceof ButtonBase) {
            return Stream.of(node);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(ButtonKeys::in)
                : Stream.of();
    }
}
