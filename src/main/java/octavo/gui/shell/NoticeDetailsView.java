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

    /// @param close hides the sheet
    public NoticeDetailsView(String text, Runnable close) {
        setId("notice-details");
        getStyleClass().addAll("sheet", "notice-details");
        setMinSize(0, 0);
        Label title = new Label(MESSAGES.text("details.title"));
        title.getStyleClass().add("heading");
        TextArea area = new TextArea(text);
        area.setId("notice-details-text");
        area.setAccessibleText(MESSAGES.text("details.title"));
        area.setEditable(false);
        SafeWrapping.wrap(area);
        VBox.setVgrow(area, Priority.ALWAYS);
        getChildren().setAll(title, area, new CloseRow("notice-details-close", close));
    }
}
