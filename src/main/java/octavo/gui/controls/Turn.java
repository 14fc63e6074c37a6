package octavo.gui.controls;

import javafx.scene.Node;

import java.util.function.BooleanSupplier;

/// The steps of something that has its place in the window; they pass while that is not there.
final class Turn {
    private final Node place;
    private final BooleanSupplier step;
    private boolean waits;

    /// @param step does a part, and says whether there is more
    Turn(Node place, BooleanSupplier step) {
        this.place = place;
        this.step = step;
    }

    /// Begins with the next frame.
    void take() {
        if (isWanted()) {
            Turns.take(this::pass);
        }
    }

    /// Begins at once, if nobody else waits.
    void begin() {
        if (isWanted()) {
            Turns.begin(this::pass);
        }
    }

    private boolean isWanted() {
        boolean wanted = !waits && place.getScene() != null;
        waits |= wanted;
        return wanted;
    }

    private boolean pass() {
        waits = place.getScene() != null && step.getAsBoolean();
        return waits;
    }
}
