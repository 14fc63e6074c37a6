package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.Scene;

import java.util.function.BooleanSupplier;

/// Work done in steps while a node is in the window, and skipped otherwise. The nodes added by a
/// step are styled in a step of their own.
public final class UiStep {
    private final Node place;
    private final BooleanSupplier step;
    private boolean waits;
    private boolean more;
    private boolean unstyled;

    /// @param step does a part; returns whether there is more
    public UiStep(Node place, BooleanSupplier step) {
        this.place = place;
        this.step = step;
    }

    /// Starts after all earlier steps.
    public void take() {
        more = true;
        if (!waits && place.getScene() != null) {
            waits = true;
            UiStepQueue.take(this::pass);
        }
    }

    private boolean pass() {
        Scene scene = place.getScene();
        if (scene == null) {
            unstyled = false;
            waits = false;
            return false;
        }
        if (unstyled) {
            UiStepQueue.style(scene);
            unstyled = false;
        } else {
            more = tried();
            unstyled = true;
        }
        waits = more || unstyled;
        return waits;
    }

    /// One that fails can be taken again.
    private boolean tried() {
        boolean failed = true;
        try {
            boolean goesOn = step.getAsBoolean();
            failed = false;
            return goesOn;
        } finally {
            waits &= !failed;
        }
    }
}
