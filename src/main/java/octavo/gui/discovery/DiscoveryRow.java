package octavo.gui.discovery;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A row of a list of works. More may become known of its work while it is shown.
public final class DiscoveryRow {
    private final ReadOnlyObjectWrapper<DiscoveredWork> work;
    private final BooleanProperty ticked = new SimpleBooleanProperty();

    DiscoveryRow(DiscoveredWork firstWork) {
        this.work = new ReadOnlyObjectWrapper<>(firstWork);
    }

    ReadOnlyObjectProperty<DiscoveredWork> workProperty() {
        return work.getReadOnlyProperty();
    }

    DiscoveredWork work() {
        return work.get();
    }

    void updateWork(DiscoveredWork newWork) {
        work.set(newWork);
    }

    /// Whether it is chosen for import.
    BooleanProperty tickedProperty() {
        return ticked;
    }

    boolean isTicked() {
        return ticked.get();
    }

    /// Chooses it, or no longer.
    void toggleTick() {
        ticked.set(work().isImportable() && !ticked.get());
    }
}
