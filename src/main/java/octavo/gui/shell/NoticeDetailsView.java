package octavo.gui.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
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
        Button done = new Button(MESSAGES.text("details.close"));
        done.setId("notice-details-close");
        done.setOnAction(_ -> close.run());
        HBox buttons = new HBox(done);
        buttons.getStyleClass().add("question-buttons");
        getChildren().setAll(title, area, buttons);
    }
}
