package octavo.gui.controls;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// Holds a part of a page that is added to the window in its turn.
public final class LazyPane extends StackPane {
    private final Node part;
    private Runnable then = () -> {};

    public LazyPane(Node part) {
        this.part = part;
        setAlignment(Pos.TOP_LEFT);
        UiStep turn = new UiStep(this, this::step);
        sceneProperty().subscribe(_ -> turn.take());
    }

    /// Runs something as soon as the part is there.
    public void whenShown(Runnable action) {
        if (isShown()) {
            action.run();
        } else {
            then = action;
        }
    }

    private boolean isShown() {
        return getChildren().contains(part);
    }

    private boolean step() {
        if (isShown()) {
            then.run();
            then = () -> {};
            return false;
        }
        getChildren().add(part);
        return true;
    }
}
