package octavo.gui.controls;

import javafx.css.PseudoClass;
import javafx.scene.Node;

import java.util.function.BooleanSupplier;

/// Marks a node as `:drop-target` while a drag that it accepts is over it.
///
/// Reading what another program drags waits for that program and handles other events meanwhile,
/// even the drop itself. So a drag may have ended when its content is known.
public final class DropHighlight {
    private static final PseudoClass DROP_TARGET = PseudoClass.getPseudoClass("drop-target");

    private final Node node;

    /// How many drags have left the node or been dropped on it.
    private int endCount;

    public DropHighlight(Node node) {
        this.node = node;
    }

    /// Shows whether the node accepts the drag over it, unless the drag ends meanwhile.
    ///
    /// @return whether it accepts it
    public boolean update(BooleanSupplier isAccepted) {
        int earlierCount = endCount;
        boolean isTarget = isAccepted.getAsBoolean();
        if (endCount == earlierCount) {
            node.pseudoClassStateChanged(DROP_TARGET, isTarget);
        }
        return isTarget;
    }

    /// Ends the mark: the drag has left or was dropped.
    public void clear() {
        endCount++;
        node.pseudoClassStateChanged(DROP_TARGET, false);
    }
}
