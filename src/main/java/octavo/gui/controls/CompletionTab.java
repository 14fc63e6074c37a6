package octavo.gui.controls;

import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;

/// Makes Tab leave a field while its completions are shown. A popup receives the keys of the window
/// below, and Tab would only cycle within it. A completion that the user has moved to is accepted;
/// otherwise the typed text stays.
public final class CompletionTab {
    private final PopupWindow popup;
    private final Node field;
    private boolean moved;

    private CompletionTab(PopupWindow popup, Node field) {
        this.popup = popup;
        this.field = field;
    }

    /// Handles Tab in a field while its completions are shown.
    ///
    /// @param popup the field's completions
    public static void on(PopupWindow popup, Node field) {
        CompletionTab tab = new CompletionTab(popup, field);
        popup.addEventFilter(KeyEvent.KEY_PRESSED, tab::whenPressed);
        popup.showingProperty().subscribe(() -> tab.moved = false);
    }

    private void whenPressed(KeyEvent event) {
        switch (event.getCode()) {
            case UP, DOWN, PAGE_UP, PAGE_DOWN -> moved = true;
            case TAB -> {
                event.consume();
                leave(event.isShiftDown());
            }
            default -> moved &= event.getCode().isModifierKey(); // typing changes the completions
        }
    }

    private void leave(boolean backwards) {
        Node chosen = popup.getScene().getFocusOwner();
        if (moved && chosen != null) {
            Event.fireEvent(chosen, enter());
        }
        popup.hide();
        field.requestFocusTraversal(
                backwards ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
    }

    private static KeyEvent enter() {
        return new KeyEvent(
                KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false);
    }
}
