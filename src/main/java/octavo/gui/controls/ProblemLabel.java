package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;

/// Says what is wrong, and takes no room while nothing is.
public final class ProblemLabel extends Label {
    /// @param problem what is wrong; empty while nothing is
    public ProblemLabel(String id, ObservableValue<String> problem) {
        setId(id);
        setAccessibleRole(AccessibleRole.TEXT);
        getStyleClass().add("field-problem");
        SafeWrapping.wrap(this);
        setMinHeight(USE_PREF_SIZE);
        textProperty().bind(problem);
        managedProperty().bind(problem.map(text -> !text.isEmpty()));
        visibleProperty().bind(managedProperty());
    }
}
