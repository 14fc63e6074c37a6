package octavo.gui.editor;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TextAndButtons;

/// Below a text being typed: what will be written for it, and the choice of the text itself.
final class TypedHint extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(TypedHint.class);

    private final FieldModel fieldModel;
    private final Label words = new Label();
    private final Button asTyped = new Button(MESSAGES.text("typed.as"));

    TypedHint(FieldModel model) {
        this.fieldModel = model;
        String id = model.fieldLine().lineId();
        getStyleClass().add("typed-hint");
        words.setId(id + "-writes");
        words.getStyleClass().add("muted");
        SafeWrapping.wrap(words);
        asTyped.setId(id + "-as-typed");
        asTyped.getStyleClass().addAll("small", "field-action");
        asTyped.setMinWidth(USE_PREF_SIZE);
        // Otherwise the text would lose the focus, and be committed as understood.
        asTyped.setFocusTraversable(false);
        asTyped.managedProperty().bind(asTyped.visibleProperty());
        asTyped.setOnAction(_ -> model.commitAsTyped());
        getChildren().setAll(new TextAndButtons(words, asTyped));
        managedProperty().bind(visibleProperty());
        model.textProperty().subscribe(_ -> show());
    }

    private void show() {
        TypedReading reading = fieldModel.typedReading();
        words.setText(reading.hintWords());
        asTyped.setVisible(!reading.fieldWrites().isEmpty());
        setVisible(!reading.hintWords().isEmpty());
    }
}
