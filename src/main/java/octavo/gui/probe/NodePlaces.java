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
    private final List<String> placeLines = new ArrayList<>();

    private NodePlaces() {}

    /// A line per node: name, left, top, width and height, in pixels.
    static List<String> currentPlaces() {
        NodePlaces nodePlaces = new NodePlaces();
        for (Window window : Window.getWindows()) {
            if (window.getScene() != null) {
                nodePlaces.addNode(window.getScene().getRoot(), "");
            }
        }
        return nodePlaces.placeLines;
    }

    /// @param listName the id of the nearest enclosing control with one
    private void addNode(Node node, String listName) {
        if (!node.isVisible() || node instanceof IndexedCell<?> empty && empty.isEmpty()) {
            return;
        }
        String nodeName = node.getId() == null ? "" : node.getId();
        if (node instanceof IndexedCell<?> cell) {
            nodeName = listName + "[" + cell.getIndex() + "]";
        }
        Bounds screenBounds = node.localToScreen(node.getLayoutBounds());
        if (!nodeName.isEmpty() && screenBounds != null) {
            placeLines.add(
                    "%s %.0f %.0f %.0f %.0f"
                            .formatted(
                                    nodeName,
                                    screenBounds.getMinX(),
                                    screenBounds.getMinY(),
                                    screenBounds.getWidth(),
                                    screenBounds.getHeight()));
        }
        if (node instanceof Parent parent) {
            String outerName =
                    nodeName.isEmpty() || !(node instanceof Control) ? listName : nodeName;
            parent.getChildrenUnmodifiable().forEach(child -> addNode(child, outerName));
        }
    }
}
