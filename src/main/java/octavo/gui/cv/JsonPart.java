package octavo.gui.cv;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;

import octavo.gui.controls.MessageTexts;

import java.util.List;

/// The profile as text, with all that the controls do not show. It is taken with the button or
/// Ctrl+Enter, once it is JSON.
final class JsonPart {
    private static final MessageTexts MESSAGES = MessageTexts.of(JsonPart.class);
    private static final int ROWS = 24;

    private final CvModel model;

    JsonPart(CvModel model) {
        this.model = model;
    }

    List<Node> lines() {
        ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
        TextArea textArea = new TextArea(model.json());
        textArea.setId("cv-json-text");
        textArea.setAccessibleText(MESSAGES.text("json"));
        textArea.setPrefRowCount(ROWS);
        textArea.getStyleClass().add("source");
        Runnable applyText = () -> problem.set(model.json(textArea.getText()));
        textArea.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && event.isShortcutDown()) {
                applyText.run();
                event.consume();
            }
        });
        return List.of(
                ProfileControls.headingLabel("json"),
                textArea,
                ProfileControls.remarkLabel(problem.getReadOnlyProperty()),
                ProfileControls.button("json-apply", applyText));
    }
}
