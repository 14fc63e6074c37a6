package octavo.gui.controls;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/// Scrolls to parts of what a pane shows. JavaFX does so for Tab only.
public final class ScrollReveal {
    /// What stays visible beside the part.
    private static final double MARGIN = 12;

    private ScrollReveal() {}

    /// Scrolls no further than needed to see a part, or its start if it is higher than the pane.
    public static void show(ScrollPane pane, Node part) {
        Bounds place = place(pane, part);
        double view = pane.getViewportBounds().getHeight();
        double top = pane.getVvalue() * room(pane);
        if (place.getMinY() < top) {
            scroll(pane, place.getMinY() - MARGIN);
        } else if (place.getMaxY() > top + view) {
            scroll(pane, Math.min(place.getMinY() - MARGIN, place.getMaxY() - view + MARGIN));
        }
    }

    /// Scrolls a part to the top.
    public static void toTop(ScrollPane pane, Node part) {
        scroll(pane, place(pane, part).getMinY());
    }

    private static Bounds place(ScrollPane pane, Node part) {
        pane.applyCss();
        pane.layout();
        return pane.getContent().sceneToLocal(part.localToScene(part.getLayoutBounds()));
    }

    private static double room(ScrollPane pane) {
        double height = pane.getContent().getLayoutBounds().getHeight();
        return Math.max(0, height - pane.getViewportBounds().getHeight());
    }

    private static void scroll(ScrollPane pane, double top) {
        double room = room(pane);
        pane.setVvalue(room == 0 ? 0 : Math.clamp(top / room, 0, 1));
    }
}
