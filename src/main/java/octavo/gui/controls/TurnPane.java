package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// The place of a part of a page, which comes into the window when it is its turn.
public final class TurnPane extends StackPane {
    private final Node part;
    private Runnable then = () -> {};
    private boolean waits;

    public TurnPane(Node part) {
        this.part = part;
        sceneProperty()
                .subscribe(scene -> {
                    if (scene != null && !isShown() && !waits) {
                        waits = true;
                        Turns.take(this::step);
                    }
                });
    }

    /// Does something as soon as the part is there.
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
        waits = false;
        if (getScene() != null) {
            getChildren().add(part);
            Turns.style(getScene());
            then.run();
        }
        return false;
    }
}
