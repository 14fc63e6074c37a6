package octavo.gui.cv;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.NamedValues;
import octavo.gui.controls.SafeWrapping;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// The controls that the parts of a profile are made of. Ids and words follow from one name.
final class ProfileControls {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProfileControls.class);

    private ProfileControls() {}

    static Label headingLabel(String messageKey) {
        Label label = new Label(MESSAGES.text(messageKey));
        label.getStyleClass().add("heading");
        return label;
    }

    static HBox row(Node... nodes) {
        HBox row = new HBox(nodes);
        row.getStyleClass().add("cv-row");
        return row;
    }

    /// A control with its name in front, in one column with all others.
    static HBox labelledRow(String messageKey, Node control) {
        Label label = new Label(MESSAGES.text(messageKey));
        label.getStyleClass().add("cv-label");
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setLabelFor(control);
        HBox.setHgrow(control, Priority.ALWAYS);
        return row(label, control);
    }

    /// What belongs to the control above, in the column of controls.
    static HBox indentedRow(Node node) {
        Label blankLabel = new Label();
        blankLabel.getStyleClass().add("cv-label");
        blankLabel.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(node, Priority.ALWAYS);
        return row(blankLabel, node);
    }

    static Button button(String messageKey, Runnable action) {
        Button button = new Button(MESSAGES.text(messageKey));
        button.setId("cv-" + messageKey);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    static CheckBox checkBox(String messageKey, boolean isChecked, Consumer<Boolean> onChange) {
        CheckBox checkBox = new CheckBox(MESSAGES.text(messageKey));
        checkBox.setId("cv-" + messageKey);
        checkBox.setSelected(isChecked);
        checkBox.setOnAction(_ -> onChange.accept(checkBox.isSelected()));
        return checkBox;
    }

    /// A choice of which nothing may hold, where the profile says something else.
    static <T> ComboBox<T> choiceBox(
            String messageKey, List<T> choices, Function<T, String> name, Consumer<T> onChange) {
        ComboBox<T> choiceBox = new ComboBox<>();
        choiceBox.setId("cv-" + messageKey);
        choiceBox.setAccessibleText(MESSAGES.text(messageKey));
        choiceBox.setMaxWidth(Double.MAX_VALUE);
        choiceBox.setConverter(new NamedValues<>(name));
        choiceBox.getItems().setAll(choices);
        choiceBox.setPromptText(MESSAGES.text("own"));
        choiceBox.setOnAction(_ -> Optional.ofNullable(choiceBox.getValue()).ifPresent(onChange));
        return choiceBox;
    }

    static void nameField(TextField field, String labelText) {
        field.setPromptText(labelText);
        field.setAccessibleText(labelText);
    }

    /// A remark that is there only while it says something.
    static Label remarkLabel(ObservableValue<String> labelText) {
        Label remark = new Label();
        remark.textProperty().bind(labelText);
        SafeWrapping.wrap(remark);
        remark.getStyleClass().add("cv-problem");
        remark.visibleProperty().bind(remark.textProperty().isNotEmpty());
        remark.managedProperty().bind(remark.visibleProperty());
        return remark;
    }
}
