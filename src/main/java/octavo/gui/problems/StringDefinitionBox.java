package octavo.gui.problems;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.editing.strings.StringEdits;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.library.Library;

/// Asks for the text of a string that nothing defines, and defines it as one step.
final class StringDefinitionBox extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(StringDefinitionBox.class);

    private final OpenLibrary openLibrary;
    private final String stringName;
    private final TextField textField = new TextField();
    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");

    StringDefinitionBox(OpenLibrary openLibrary, String stringName) {
        this.openLibrary = openLibrary;
        this.stringName = stringName;
        getStyleClass().add("fix");
        textField.setId("problems-string-text");
        textField.setAccessibleText(MESSAGES.text("define.text", stringName));
        HBox.setHgrow(textField, Priority.ALWAYS);
        Button defineButton =
                ActionButton.of("problems-define", MESSAGES.text("define"), this::define);
        defineButton.disableProperty().bind(textField.textProperty().map(String::isBlank));
        textField.setOnAction(_ -> defineButton.fire());
        HBox inputRow = new HBox(textField, defineButton);
        inputRow.getStyleClass().add("fix-row");
        getChildren()
                .setAll(
                        ReviewText.heading(MESSAGES.text("define.text", stringName)),
                        inputRow,
                        new ProblemLabel("problems-define-refusal", refusal.getReadOnlyProperty()));
    }

    private void define() {
        Library library = openLibrary.libraryValue().getValue();
        String text = textField.getText().strip();
        openLibrary
                .background()
                .runInBackground(
                        () -> new StringEdits(library).defineString(stringName, text),
                        outcome -> {
                            refusal.set(outcome.refusal().map(MessageTranslator::of).orElse(""));
                            if (openLibrary.libraryValue().getValue().equals(library)) {
                                outcome.edit()
                                        .ifPresent(edit ->
                                                openLibrary
                                                        .editSteps()
                                                        .applyStep(
                                                                MESSAGES.text(
                                                                        "define.step", stringName),
                                                                edit));
                            }
                        },
                        openLibrary.onFailure());
    }
}
