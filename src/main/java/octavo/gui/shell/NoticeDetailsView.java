package octavo.gui.shell;

import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;

/// The full text of a notice, for scrolling and copying.
public final class NoticeDetailsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(NoticeDetailsView.class);

    /// @param onClose hides the sheet
    public NoticeDetailsView(String detailText, Runnable onClose) {
        setId("notice-details");
        getStyleClass().addAll("sheet", "notice-details");
        setMinSize(0, 0);
        Label titleLabel = new Label(MESSAGES.text("details.title"));
        titleLabel.getStyleClass().add("heading");
        TextArea textArea = new TextArea(detailText);
        textArea.setId("notice-details-text");
        textArea.setAccessibleText(MESSAGES.text("details.title"));
        textArea.setEditable(false);
        SafeWrapping.wrap(textArea);
        VBox.setVgrow(textArea, Priority.ALWAYS);
        getChildren().setAll(titleLabel, textArea, new CloseRow("notice-details-close", onClose));
    }
}
