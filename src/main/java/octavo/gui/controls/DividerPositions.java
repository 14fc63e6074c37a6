package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;

import java.util.function.DoubleConsumer;

/// The dividers of panes, which move by themselves, too: when a pane or its letters grow.
public final class DividerPositions {
    private DividerPositions() {}

    /// Tells where somebody drags the divider between two parts to.
    public static void whenDragged(SplitPane pane, DoubleConsumer taker) {
        pane.addEventFilter(
                MouseEvent.MOUSE_RELEASED,
                event -> {
                    if (event.getTarget() instanceof Node node && isDivider(node, pane)) {
                        taker.accept(pane.getDividerPositions()[0]);
                    }
                });
    }

    /// Whether a node is a divider of a pane, or what it is taken by.
    private static boolean isDivider(Node node, SplitPane pane) {
        Node parent = node.getParent();
        return pane.equals(parent)
                || parent != null
                        && pane.equals(parent.getParent())
                        && parent.getStyleClass().contains("split-pane-divider");
    }
}
