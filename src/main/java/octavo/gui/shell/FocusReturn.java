package octavo.gui.shell;

import javafx.scene.Node;
import javafx.scene.Scene;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/// Remembers where the focus was before it came to a part of the window, and gives it back when
/// what has the focus there goes away.
final class FocusReturn {
    private final Node place;
    private Optional<Node> before = Optional.empty();

    FocusReturn(Node place) {
        this.place = place;
        place.sceneProperty()
                .flatMap(Scene::focusOwnerProperty)
                .subscribe((from, to) -> {
                    if (isInside(from) != isInside(to)) {
                        before = isInside(to) ? Optional.ofNullable(from) : Optional.empty();
                    }
                });
    }

    @SuppressWarnings("ReferenceEquality") // nodes have no other
    private boolean isInside(@Nullable Node node) {
        Node each = node;
        while (each != null && each != place) {
            each = each.getParent();
        }
        return each != null;
    }

    /// Gives the focus back, if it is in the place.
    void giveBack() {
        if (place.isFocusWithin()) {
            before.filter(node -> place.getScene().equals(node.getScene()))
                    .ifPresent(Node::requestFocus);
        }
    }
}
