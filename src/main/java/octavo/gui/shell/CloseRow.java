package octavo.gui.shell;

import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

import octavo.gui.controls.MessageTexts;

/// The last row of a sheet that is only read: a button that closes it.
final class CloseRow extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(CloseRow.class);

    CloseRow(String buttonId, Runnable onClose) {
        getStyleClass().add("question-buttons");
        Button closeButton = new Button(MESSAGES.text("details.close"));
        closeButton.setId(buttonId);
        closeButton.setOnAction(_ -> onClose.run());
        getChildren().setAll(closeButton);
    }
}
