package octavo.gui.shell;

import javafx.scene.Node;
import javafx.scene.Scene;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/// Remembers where the focus was before it entered a part of the window, and returns it when the
/// focused node there disappears.
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

    @SuppressWarnings("ReferenceEquality") // nodes have no other equality
    private boolean isInside(@Nullable Node node) {
        Node each = node;
        while (each != null && each != place) {
            each = each.getParent();
        }
        return each != null;
    }

    /// Returns the focus, if it is in this part.
    void giveBack() {
        if (place.isFocusWithin()) {
            before.filter(node -> place.getScene().equals(node.getScene()))
                    .ifPresent(Node::requestFocus);
        }
    }
}
