package octavo.gui.editor;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TextAndButtons;

/// The quiet mark of a value that has a receipt. Its sentence is spoken with it, and is shown below
/// the value when it is pressed; for a value that nobody has confirmed, with a button that accepts
/// it.
final class ReceiptMark {
    private static final MessageTexts MESSAGES = MessageTexts.of(ReceiptMark.class);

    private final FieldReceipt fieldReceipt;
    private final Button markButton;
    private final VBox sentenceBox = new VBox();
    private final Button acceptButton;

    /// @param shownLabel what people call the field
    /// @param acceptValue accepts the value
    ReceiptMark(FieldReceipt fieldReceipt, String shownLabel, Runnable acceptValue) {
        this.fieldReceipt = fieldReceipt;
        this.markButton =
                new IconButton(
                        fieldReceipt.isConfirming() ? LineIcon.CONFIRMED : LineIcon.UNCONFIRMED,
                        MESSAGES.text("receipt.spoken", shownLabel, fieldReceipt.sentence()),
                        this::toggleSentence);
        markButton.setId(fieldReceipt.lineId() + "-receipt");
        markButton.getStyleClass().add("field-receipt");
        if (!fieldReceipt.isConfirming()) {
            markButton.getStyleClass().add("unconfirmed");
        }
        markButton.setFocusTraversable(false);
        sentenceBox.getStyleClass().add("field-marks");
        this.acceptButton = acceptButton(acceptValue);
        sentenceBox.managedProperty().bind(Bindings.isNotEmpty(sentenceBox.getChildren()));
    }

    FieldReceipt fieldReceipt() {
        return fieldReceipt;
    }

    /// The mark itself, beside the value.
    Button markButton() {
        return markButton;
    }

    /// The place of the sentence, below the value.
    Node sentenceBox() {
        return sentenceBox;
    }

    /// Whoever asks about a value that nobody has confirmed can accept it with the next key.
    private void toggleSentence() {
        if (!sentenceBox.getChildren().isEmpty()) {
            sentenceBox.getChildren().clear();
            return;
        }
        sentenceBox.getChildren().add(sentenceLine());
        if (!fieldReceipt.isConfirming()) {
            acceptButton.requestFocus();
        }
    }

    private Node sentenceLine() {
        Label sentenceLabel = new Label(fieldReceipt.sentence());
        sentenceLabel.setId(fieldReceipt.lineId() + "-receipt-sentence");
        sentenceLabel.getStyleClass().addAll("field-mark", "receipt-sentence");
        SafeWrapping.wrap(sentenceLabel);
        sentenceLabel.setMinHeight(Region.USE_PREF_SIZE);
        return fieldReceipt.isConfirming()
                ? sentenceLabel
                : new TextAndButtons(sentenceLabel, acceptButton);
    }

    private Button acceptButton(Runnable acceptValue) {
        Button button = new Button(MESSAGES.text("accept"));
        button.setId(fieldReceipt.lineId() + "-accept");
        button.getStyleClass().addAll("small", "field-action");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText(
                MESSAGES.text("accept.what", fieldReceipt.fieldName(), fieldReceipt.sentence()));
        button.setFocusTraversable(false);
        button.setOnAction(_ -> acceptValue.run());
        return button;
    }
}
