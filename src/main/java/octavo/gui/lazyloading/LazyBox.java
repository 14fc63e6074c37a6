package octavo.gui.lazyloading;

import javafx.scene.Node;
import javafx.scene.layout.VBox;

import java.util.HashSet;
import java.util.List;

/// A column of lines that are added to the window step by step.
public final class LazyBox extends VBox {
    private List<Node> wantedNodes = List.of();
    private final UiStep fillStep = new UiStep(this, this::step);

    public LazyBox() {
        sceneProperty().subscribe(_ -> fillStep.requestStep());
    }

    /// Shows exactly these lines. Lines that stay are not removed and added again: JavaFX would
    /// restyle everything in them.
    public void show(List<? extends Node> lines) {
        wantedNodes = List.copyOf(lines);
        getChildren().retainAll(new HashSet<>(wantedNodes));
        fillStep.requestStep();
    }

    private boolean step() {
        for (int line = 0; line < wantedNodes.size(); line++) {
            if (put(line)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a line had to be put in its place.
    private boolean put(int line) {
        Node node = wantedNodes.get(line);
        List<Node> shown = getChildren();
        if (line < shown.size() && shown.get(line).equals(node)) {
            return false;
        }
        shown.remove(node);
        shown.add(line, node);
        return true;
    }
}
