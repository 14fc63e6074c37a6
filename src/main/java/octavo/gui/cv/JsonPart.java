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
        TextArea text = new TextArea(model.json());
        text.setId("cv-json-text");
        text.setAccessibleText(MESSAGES.text("json"));
        text.setPrefRowCount(ROWS);
        text.getStyleClass().add("source");
        Runnable apply = () -> problem.set(model.json(text.getText()));
        text.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER && event.isShortcutDown()) {
                apply.run();
                event.consume();
            }
        });
        return List.of(
                ProfileControls.heading("json"),
                text,
                ProfileControls.remark(problem.getReadOnlyProperty()),
                ProfileControls.button("json-apply", apply));
    }
}
