package octavo.gui.shell;

import javafx.scene.Node;
import javafx.scene.Scene;

import octavo.gui.controls.FocusTargets;

import java.util.Optional;

/// Remembers where the focus was before it entered a part of the window, and returns it when the
/// focused node there disappears.
final class FocusReturn {
    private final Node watchedNode;
    private Optional<Node> earlierOwner = Optional.empty();

    FocusReturn(Node watchedNode) {
        this.watchedNode = watchedNode;
        watchedNode
                .sceneProperty()
                .flatMap(Scene::focusOwnerProperty)
                .subscribe((earlierNode, focusedNode) -> {
                    if (FocusTargets.isInside(earlierNode, watchedNode)
                            != FocusTargets.isInside(focusedNode, watchedNode)) {
                        earlierOwner =
                                FocusTargets.isInside(focusedNode, watchedNode)
                                        ? Optional.ofNullable(earlierNode)
                                        : Optional.empty();
                    }
                });
    }

    /// Returns the focus, if it is in this part.
    void restoreFocus() {
        if (watchedNode.isFocusWithin()) {
            earlierOwner
                    .filter(node -> watchedNode.getScene().equals(node.getScene()))
                    .ifPresent(Node::requestFocus);
        }
    }
}
