package octavo.gui.pagecontract;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import octavo.gui.controls.LazyTooltip;

/// What the sheets that ask services have in common: who has not answered, how many works there
/// are, and the buttons.
public final class InquiryControls {
    private InquiryControls() {}

    /// Who has not answered, on one line.
    public static Label failureLabel(String id, ObservableValue<String> failures) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add("severity-warning");
        label.textProperty().bind(failures);
        label.managedProperty().bind(label.visibleProperty());
        label.visibleProperty().bind(label.textProperty().isNotEmpty());
        label.setMinWidth(0);
        LazyTooltip.whenCut(label, label);
        return label;
    }

    /// A status, and buttons at the right.
    public static HBox bottomRow(String id, ObservableValue<String> status, Node... buttons) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add("muted");
        label.textProperty().bind(status);
        label.setMaxWidth(Double.MAX_VALUE);
        LazyTooltip.whenCut(label, label);
        HBox.setHgrow(label, Priority.ALWAYS);
        HBox row = new HBox(label);
        row.getChildren().addAll(buttons);
        row.getStyleClass().addAll("sheet-buttons", "inquiry-buttons");
        return row;
    }

    /// Shows a button only while something is going on.
    public static Button showWhile(ObservableValue<Boolean> isRunning, Button button) {
        isRunning.subscribe(isShown -> {
            button.setVisible(isShown);
            button.setManaged(isShown);
        });
        return button;
    }

    public static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMnemonicParsing(true);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
