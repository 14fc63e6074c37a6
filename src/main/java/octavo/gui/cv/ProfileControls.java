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

    static Label heading(String what) {
        Label label = new Label(MESSAGES.text(what));
        label.getStyleClass().add("heading");
        return label;
    }

    static HBox row(Node... nodes) {
        HBox row = new HBox(nodes);
        row.getStyleClass().add("cv-row");
        return row;
    }

    /// A control with its name in front, in one column with all others.
    static HBox labelled(String what, Node control) {
        Label label = new Label(MESSAGES.text(what));
        label.getStyleClass().add("cv-label");
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setLabelFor(control);
        HBox.setHgrow(control, Priority.ALWAYS);
        return row(label, control);
    }

    /// What belongs to the control above, in the column of controls.
    static HBox indented(Node node) {
        Label blank = new Label();
        blank.getStyleClass().add("cv-label");
        blank.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(node, Priority.ALWAYS);
        return row(blank, node);
    }

    static Button button(String what, Runnable action) {
        Button button = new Button(MESSAGES.text(what));
        button.setId("cv-" + what);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    static CheckBox box(String what, boolean checked, Consumer<Boolean> take) {
        CheckBox box = new CheckBox(MESSAGES.text(what));
        box.setId("cv-" + what);
        box.setSelected(checked);
        box.setOnAction(_ -> take.accept(box.isSelected()));
        return box;
    }

    /// A choice of which nothing may hold, where the profile says something else.
    static <T> ComboBox<T> choice(
            String what, List<T> choices, Function<T, String> name, Consumer<T> take) {
        ComboBox<T> choice = new ComboBox<>();
        choice.setId("cv-" + what);
        choice.setAccessibleText(MESSAGES.text(what));
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setConverter(new NamedValues<>(name));
        choice.getItems().setAll(choices);
        choice.setPromptText(MESSAGES.text("own"));
        choice.setOnAction(_ -> Optional.ofNullable(choice.getValue()).ifPresent(take));
        return choice;
    }

    static void name(TextField field, String words) {
        field.setPromptText(words);
        field.setAccessibleText(words);
    }

    /// A remark that is there only while it says something.
    static Label remark(ObservableValue<String> words) {
        Label remark = new Label();
        remark.textProperty().bind(words);
        SafeWrapping.wrap(remark);
        remark.getStyleClass().add("cv-problem");
        remark.visibleProperty().bind(remark.textProperty().isNotEmpty());
        remark.managedProperty().bind(remark.visibleProperty());
        return remark;
    }
}
