package octavo.gui.controls;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.stage.PopupWindow.AnchorLocation;
import javafx.stage.Screen;

/// Keeps a menu at its field: directly below, or above where there is too little room, with their
/// left edges in line. JavaFX places a menu by the size that it has before its items are laid out,
/// moves it over the field if it does not fit there, and goes back to that place whenever the items
/// change. So the place is chosen again after each layout.
final class PopupPlace {
    private final ContextMenu menu;
    private final Node field;

    PopupPlace(ContextMenu menu, Node field) {
        this.menu = menu;
        this.field = field;
        menu.setAnchorLocation(AnchorLocation.WINDOW_TOP_LEFT);
        menu.setAutoFix(false);
        menu.getScene().addPostLayoutPulseListener(this::place);
    }

    boolean isOnScreen() {
        return field.localToScreen(field.getLayoutBounds()) != null;
    }

    /// Returns how wide the menu may be without moving to the left: at least as its field.
    double widest() {
        Bounds fieldBounds = bounds();
        return Math.max(
                fieldBounds.getWidth(), screen(fieldBounds).getMaxX() - fieldBounds.getMinX());
    }

    void show() {
        Bounds fieldBounds = bounds();
        menu.show(field, fieldBounds.getMinX(), fieldBounds.getMaxY());
        place();
    }

    private void place() {
        if (!menu.isShowing() || !isOnScreen()) {
            return;
        }
        Bounds fieldBounds = bounds();
        Rectangle2D screen = screen(fieldBounds);
        double below = screen.getMaxY() - fieldBounds.getMaxY();
        double above = fieldBounds.getMinY() - screen.getMinY();
        leaveOut(Math.max(below, above));
        boolean up = menu.getHeight() > below && above > below;
        double y = up ? fieldBounds.getMinY() - menu.getHeight() : fieldBounds.getMaxY();
        if (Math.abs(menu.getX() - fieldBounds.getMinX()) > 1 || Math.abs(menu.getY() - y) > 1) {
            menu.setAnchorX(fieldBounds.getMinX());
            menu.setAnchorY(y);
        }
    }

    /// Leaves out the last items that have no room: whoever wants them types on.
    private void leaveOut(double room) {
        int all = menu.getItems().size();
        int fit = Math.max(1, (int) (all * room / menu.getHeight()));
        if (fit < all) {
            menu.getItems().remove(fit, all);
        }
    }

    private Bounds bounds() {
        return field.localToScreen(field.getLayoutBounds());
    }

    private static Rectangle2D screen(Bounds fieldBounds) {
        return Screen.getScreensForRectangle(fieldBounds.getMinX(), fieldBounds.getMinY(), 1, 1)
                .stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
    }
}
