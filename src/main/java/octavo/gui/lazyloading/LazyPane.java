package octavo.gui.lazyloading;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// Holds a part of a page that is added to the window in its turn.
public final class LazyPane extends StackPane {
    private final Node lazyPart;
    private Runnable whenShownAction = () -> {};

    public LazyPane(Node part) {
        this.lazyPart = part;
        setAlignment(Pos.TOP_LEFT);
        UiStep showStep = new UiStep(this, this::step);
        sceneProperty().subscribe(_ -> showStep.requestStep());
    }

    /// Runs something as soon as the part is there.
    public void whenShown(Runnable action) {
        if (isShown()) {
            action.run();
        } else {
            whenShownAction = action;
        }
    }

    private boolean isShown() {
        return getChildren().contains(lazyPart);
    }

    private boolean step() {
        if (isShown()) {
            whenShownAction.run();
            whenShownAction = () -> {};
            return false;
        }
        getChildren().add(lazyPart);
        return true;
    }
}
