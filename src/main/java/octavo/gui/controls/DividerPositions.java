package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;

import java.util.function.DoubleConsumer;

/// Reports divider drags, as opposed to movements caused by a resized pane or font.
public final class DividerPositions {
    private DividerPositions() {}

    /// Calls back with the position to which the user drags the divider between two parts.
    public static void whenDragged(SplitPane pane, DoubleConsumer taker) {
        pane.addEventFilter(
                MouseEvent.MOUSE_RELEASED,
                event -> {
                    if (event.getTarget() instanceof Node node && isDivider(node, pane)) {
                        taker.accept(pane.getDividerPositions()[0]);
                    }
                });
    }

    /// Whether a node is a divider of a pane, or its grabber.
    private static boolean isDivider(Node node, SplitPane pane) {
        Node parent = node.getParent();
        return pane.equals(parent)
                || parent != null
                        && pane.equals(parent.getParent())
                        && parent.getStyleClass().contains("split-pane-divider");
    }
}
