package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;

/// Shows a problem, and takes no space while there is none.
public final class ProblemLabel extends Label {
    /// @param problem empty while there is none
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
