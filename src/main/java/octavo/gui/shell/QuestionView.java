package octavo.gui.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.SafeWrapping;

import java.util.List;

/// A question with possible replies. Closing it gives none.
public final class QuestionView extends VBox {
    private final List<Button> replyButtons;

    /// A reply.
    ///
    /// @param buttonId of its button
    public record QuestionReply(String buttonId, String buttonText, Runnable onChosen) {}

    /// @param replies the default one last
    /// @param onHide hides this
    public QuestionView(
            String questionText, String hintText, List<QuestionReply> replies, Runnable onHide) {
        setId("question");
        getStyleClass().addAll("sheet", "question");
        Label titleLabel = new Label(questionText);
        titleLabel.getStyleClass().add("heading");
        SafeWrapping.wrap(titleLabel);
        Label hintLabel = new Label(hintText);
        SafeWrapping.wrap(hintLabel);
        replyButtons =
                replies.stream().map(questionReply -> replyButton(questionReply, onHide)).toList();
        replyButtons.getLast().getStyleClass().add("accent");
        replyButtons.getLast().setDefaultButton(true);
        HBox buttonRow = new HBox(replyButtons.toArray(Button[]::new));
        buttonRow.getStyleClass().addAll("sheet-buttons", "question-buttons");
        getChildren().setAll(titleLabel, hintLabel, buttonRow);
    }

    private static Button replyButton(QuestionReply questionReply, Runnable onHide) {
        Button replyButton = new Button(questionReply.buttonText());
        replyButton.setId(questionReply.buttonId());
        replyButton.setMnemonicParsing(true);
        replyButton.setMinWidth(USE_PREF_SIZE);
        replyButton.setOnAction(_ -> {
            onHide.run();
            questionReply.onChosen().run();
        });
        return replyButton;
    }

    /// Focuses the default reply.
    public void focus() {
        replyButtons.getLast().requestFocus();
    }
}
