package octavo.gui.shell;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;

import org.controlsfx.control.StatusBar;

/// The line at the bottom: what is shown, what is wrong with it, and how it stands to its file.
public final class StatusView extends StatusBar {

    /// The texts of the line; an empty one takes no place.
    public record Texts(
            ObservableValue<String> count,
            ObservableValue<String> problems,
            ObservableValue<String> busy,
            ObservableValue<String> state) {}

    public StatusView(Texts texts) {
        setId("status");
        setText("");
        setFocusTraversable(false);
        getLeftItems()
                .addAll(
                        label("status-count", texts.count()),
                        label("status-problems", texts.problems()));
        getRightItems()
                .addAll(label("status-busy", texts.busy()), label("status-state", texts.state()));
    }

    private static Label label(String id, ObservableValue<String> text) {
        Label label = new Label();
        label.setId(id);
        label.textProperty().bind(text);
        label.managedProperty().bind(text.map(words -> !words.isEmpty()));
        label.visibleProperty().bind(label.managedProperty());
        return label;
    }
}
