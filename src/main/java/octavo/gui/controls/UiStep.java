package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.Parent;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// Work done in steps while a node is in the window, and skipped otherwise. The children that a
/// step adds are styled in a step of their own.
public final class UiStep {
    private final Parent place;
    private final BooleanSupplier step;
    private boolean waits;
    private boolean more;
    private List<Node> unstyled = List.of();

    /// @param step does a part; returns whether there is more
    public UiStep(Parent place, BooleanSupplier step) {
        this.place = place;
        this.step = step;
    }

    /// A step that has only one part.
    public static UiStep once(Parent place, Runnable work) {
        return new UiStep(
                place,
                () -> {
                    work.run();
                    return false;
                });
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
        if (place.getScene() == null) {
            unstyled = List.of();
            waits = false;
            return false;
        }
        if (unstyled.isEmpty()) {
            Set<Node> before = Set.copyOf(place.getChildrenUnmodifiable());
            more = tried();
            unstyled = new ArrayList<>(place.getChildrenUnmodifiable());
            unstyled.removeAll(before);
        } else {
            UiStepQueue.style(unstyled);
            unstyled = List.of();
        }
        waits = more || !unstyled.isEmpty();
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
