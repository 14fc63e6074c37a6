package octavo.gui.lazyloading;

import javafx.scene.Node;
import javafx.scene.Parent;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// Work done in steps while a node is in the window, and skipped otherwise. The children that a
/// step adds are styled in a step of their own.
public final class UiStep {
    private final Parent parentNode;
    private final BooleanSupplier step;
    private boolean isWaiting;
    private boolean hasMore;
    private List<Node> unstyledNodes = List.of();

    /// @param step does a part; returns whether there is more
    public UiStep(Parent place, BooleanSupplier step) {
        this.parentNode = place;
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
    public void requestStep() {
        hasMore = true;
        if (!isWaiting && parentNode.getScene() != null) {
            isWaiting = true;
            UiStepQueue.take(this::pass);
        }
    }

    private boolean pass() {
        if (parentNode.getScene() == null) {
            unstyledNodes = List.of();
            isWaiting = false;
            return false;
        }
        if (unstyledNodes.isEmpty()) {
            Set<Node> before = Set.copyOf(parentNode.getChildrenUnmodifiable());
            hasMore = tried();
            unstyledNodes = new ArrayList<>(parentNode.getChildrenUnmodifiable());
            unstyledNodes.removeAll(before);
        } else {
            UiStepQueue.style(unstyledNodes);
            unstyledNodes = List.of();
        }
        isWaiting = hasMore || !unstyledNodes.isEmpty();
        return isWaiting;
    }

    /// One that fails can be taken again.
    private boolean tried() {
        boolean failed = true;
        try {
            boolean goesOn = step.getAsBoolean();
            failed = false;
            return goesOn;
        } finally {
            isWaiting &= !failed;
        }
    }
}
