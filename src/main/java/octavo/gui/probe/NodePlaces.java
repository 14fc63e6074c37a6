package octavo.gui.probe;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.stage.Window;

import java.util.ArrayList;
import java.util.List;

/// Screen positions of nodes with ids, for scripts that move the mouse. A list's cell is named by
/// list and row: `entries[3]`.
final class NodePlaces {
    private final List<String> lines = new ArrayList<>();

    private NodePlaces() {}

    /// A line per node: name, left, top, width and height, in pixels.
    static List<String> now() {
        NodePlaces places = new NodePlaces();
        for (Window window : Window.getWindows()) {
            if (window.getScene() != null) {
                places.add(window.getScene().getRoot(), "");
            }
        }
        return places.lines;
    }

    /// @param list the id of the nearest enclosing control with one
    private void add(Node node, String list) {
        if (!node.isVisible() || node instanceof IndexedCell<?> empty && empty.isEmpty()) {
            return;
        }
        String name = node.getId() == null ? "" : node.getId();
        if (node instanceof IndexedCell<?> cell) {
            name = list + "[" + cell.getIndex() + "]";
        }
        Bounds at = node.localToScreen(node.getLayoutBounds());
        if (!name.isEmpty() && at != null) {
            lines.add(
                    "%s %.0f %.0f %.0f %.0f"
                            .formatted(
                                    name,
                                    at.getMinX(),
                                    at.getMinY(),
                                    at.getWidth(),
                                    at.getHeight()));
        }
        if (node instanceof Parent parent) {
            String around = name.isEmpty() || !(node instanceof Control) ? list : name;
            parent.getChildrenUnmodifiable().forEach(child -> add(child, around));
        }
    }
}
