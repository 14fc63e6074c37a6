package octavo.gui.cv;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.storage.PathObjection;

import java.util.List;

/// Asks whether to write files that the sidecar names and no one has confirmed. Present only if
/// there are any.
final class ConfirmBox extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ConfirmBox.class);

    private final Label filesLabel = new Label();

    ConfirmBox(CvModel model) {
        setId("cv-unconfirmed");
        getStyleClass().add("cv-section");
        Label question = new Label(MESSAGES.text("confirm.question"));
        question.getStyleClass().add("cv-problem");
        SafeWrapping.wrap(question);
        SafeWrapping.wrap(filesLabel);
        Button decline = button("decline", model.outputs()::declineExport);
        Button confirm = button("confirm", model.outputs()::confirmExport);
        HBox replies = new HBox(decline, confirm);
        replies.getStyleClass().add("cv-row");
        getChildren().setAll(question, filesLabel, replies);
        managedProperty().bind(visibleProperty());
        model.outputs().unconfirmedProperty().subscribe(this::show);
    }

    private void show(List<PathObjection> objections) {
        filesLabel.setText(CvExport.describeObjections(objections));
        setVisible(!objections.isEmpty());
    }

    private static Button button(String messageKey, Runnable action) {
        Button button = new Button(MESSAGES.text("confirm." + messageKey));
        button.setId("cv-" + messageKey);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
