package octavo.gui.problems;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.problems.VerificationRun.RunProgress;

import java.util.List;
import java.util.Optional;

/// The button that asks services, and what it sends to whom; or what is asked about, with a button
/// that stops it.
final class AskingFoot extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(AskingFoot.class);

    private final Button askButton;
    private final Label hint = new Label(MESSAGES.text("online.hint"));
    private final ProgressBar progressBar = new ProgressBar(0);
    private final Label progressLabel = new Label();
    private final Button cancelButton;

    AskingFoot(VerificationModel model, Runnable ask) {
        getStyleClass().add("review-foot");
        askButton = ActionButton.of("online-ask", "", ask);
        ReviewPane.asMain(askButton);
        hint.getStyleClass().add("muted");
        SafeWrapping.wrap(hint);
        progressBar.setMaxWidth(Double.MAX_VALUE);
        progressLabel.setId("online-progress");
        SafeWrapping.wrap(progressLabel);
        cancelButton =
                ActionButton.of("online-cancel", MESSAGES.text("online.cancel"), model::cancel);
        model.progressProperty().subscribe(this::showProgress);
    }

    /// Says about how many entries the button asks.
    void showAskedCount(int count) {
        askButton.setText(MESSAGES.text("online.ask", count));
        askButton.setDisable(count == 0);
    }

    private void showProgress(Optional<RunProgress> progress) {
        progress.ifPresent(now -> {
            progressBar.setProgress((double) now.doneCount() / Math.max(1, now.totalCount()));
            progressLabel.setText(
                    MESSAGES.text(
                            "online.progress", now.doneCount(), now.totalCount(), now.title()));
        });
        boolean isRunning = getChildren().contains(progressBar);
        if (progress.isPresent() == isRunning && !getChildren().isEmpty()) {
            return;
        }
        boolean hadFocus = isFocusWithin();
        getChildren()
                .setAll(
                        progress.isPresent()
                                ? List.of(progressBar, progressLabel, cancelButton)
                                : List.of(askButton, hint));
        if (hadFocus) {
            (progress.isPresent() ? cancelButton : askButton).requestFocus();
        }
    }
}
