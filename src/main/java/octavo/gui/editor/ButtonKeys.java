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
    private final Parent buttonLine;
    private final Runnable focusField;

    private ButtonKeys(Parent buttonLine, Runnable focusField) {
        this.buttonLine = buttonLine;
        this.focusField = focusField;
    }

    /// @param focusField leads the keys to the field of the line
    static void attachTo(Parent buttonLine, Runnable focusField) {
        ButtonKeys buttonKeys = new ButtonKeys(buttonLine, focusField);
        buttonLine.addEventFilter(KeyEvent.KEY_PRESSED, buttonKeys::whenPressed);
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.F6 && !event.isShortcutDown() && !event.isAltDown()) {
            event.consume();
            moveFocus(event.isShiftDown() ? -1 : 1);
        }
    }

    /// The field is the stop before the first button, and after the last one.
    private void moveFocus(int step) {
        List<Node> lineButtons = orderedButtons();
        int stopCount = lineButtons.size() + 1;
        int currentStop = lineButtons.indexOf(buttonLine.getScene().getFocusOwner()) + 1;
        int nextStop = Math.floorMod(currentStop + step, stopCount);
        if (nextStop == 0) {
            focusField.run();
        } else {
            lineButtons.get(nextStop - 1).requestFocus();
        }
    }

    /// What is below the text comes before what removes it.
    private List<Node> orderedButtons() {
        List<Node> allButtons = buttonsIn(buttonLine).toList();
        return Stream.concat(
                        allButtons.stream().filter(ButtonKeys::isBelow),
                        allButtons.stream().filter(button -> !isBelow(button)))
                .toList();
    }

    private static boolean isBelow(Node button) {
        return button.getStyleClass().contains("field-action");
    }

    /// People have keys of their own. The choice to keep a text as typed goes away as soon as the
    /// keys leave the text.
    private static Stream<Node> buttonsIn(Node node) {
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
                ? parent.getChildrenUnmodifiable().stream().flatMap(ButtonKeys::buttonsIn)
                : Stream.of();
    }
}
