package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.layout.VBox;

import java.util.HashSet;
import java.util.List;

/// Lines below each other, which come into the window in turn.
public final class LazyBox extends VBox {
    private List<Node> wanted = List.of();
    private final UiStep turn = new UiStep(this, this::step);

    public LazyBox() {
        sceneProperty().subscribe(_ -> turn.take());
    }

    /// Shows these lines and no others. Those that stay are not taken away for it: JavaFX would
    /// work out the looks of all that is in them again.
    public void show(List<? extends Node> lines) {
        wanted = List.copyOf(lines);
        getChildren().retainAll(new HashSet<>(wanted));
        turn.take();
    }

    private boolean step() {
        for (int line = 0; line < wanted.size(); line++) {
            if (put(line)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a line was not in its place yet.
    private boolean put(int line) {
        Node node = wanted.get(line);
        List<Node> shown = getChildren();
        if (line < shown.size() && shown.get(line).equals(node)) {
            return false;
        }
        shown.remove(node);
        shown.add(line, node);
        return true;
    }
}
