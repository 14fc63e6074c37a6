package octavo.gui.controls;

import javafx.scene.Node;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

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
        waitBy(Turns::take);
    }

    /// Begins at once, if nobody else waits.
    void begin() {
        waitBy(Turns::begin);
    }

    private void waitBy(Consumer<BooleanSupplier> way) {
        if (!waits && place.getScene() != null) {
            waits = true;
            way.accept(this::pass);
        }
    }

    private boolean pass() {
        waits = place.getScene() != null && step.getAsBoolean();
        return waits;
    }
}
