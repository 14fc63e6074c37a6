package octavo.gui.commits;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.SheetButtons;

import java.util.function.Consumer;

/// Asks for the message of a commit, and proposes one.
public final class CommitView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(CommitView.class);
    private static final KeyCombination CONFIRM_KEYS =
            new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);
    private static final int MESSAGE_ROWS = 10;
    private static final int MESSAGE_COLUMNS = 60;

    private final TextArea messageArea;

    /// @param onCommit takes the message
    public CommitView(
            String libraryName,
            CommitProposal proposal,
            Consumer<String> onCommit,
            Runnable onHide) {
        setId("commit");
        getStyleClass().add("sheet");
        Label titleLabel = new Label(MESSAGES.text("commit.title", libraryName));
        titleLabel.getStyleClass().add("heading");
        Label filesLabel =
                new Label(
                        MESSAGES.text(
                                "commit.files",
                                String.join(", ", proposal.files()),
                                proposal.branchName().orElse(MESSAGES.text("commit.no-branch"))));
        filesLabel.setId("commit-files");
        SafeWrapping.wrap(filesLabel);
        messageArea = new TextArea(proposal.message().strip());
        messageArea.setId("commit-message");
        messageArea.setAccessibleText(MESSAGES.text("commit.message"));
        messageArea.setPrefRowCount(MESSAGE_ROWS);
        messageArea.setPrefColumnCount(MESSAGE_COLUMNS);
        messageArea.setWrapText(true);
        VBox.setVgrow(messageArea, Priority.ALWAYS);
        Button commitButton = new Button(MESSAGES.text("commit.confirm"));
        commitButton.setId("commit-confirm");
        commitButton.disableProperty().bind(messageArea.textProperty().map(String::isBlank));
        commitButton.setOnAction(_ -> {
            onHide.run();
            onCommit.accept(messageArea.getText().strip() + "\n");
        });
        Button cancelButton = new Button(MESSAGES.text("cancel"));
        cancelButton.setId("commit-cancel");
        cancelButton.setOnAction(_ -> onHide.run());
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (CONFIRM_KEYS.match(event)) {
                        event.consume();
                        commitButton.fire();
                    }
                });
        getChildren()
                .setAll(
                        titleLabel,
                        filesLabel,
                        messageArea,
                        SheetButtons.of(commitButton, cancelButton));
    }

    /// Leads the keys to the message.
    public void focus() {
        messageArea.requestFocus();
        messageArea.selectRange(0, messageArea.getText().lines().findFirst().orElse("").length());
    }
}
