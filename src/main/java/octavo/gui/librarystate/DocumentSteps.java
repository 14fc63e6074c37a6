package octavo.gui.librarystate;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.library.Edit;
import octavo.library.History;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The steps of a library's history, their names, and the notice about the last one.
final class DocumentSteps {
    private static final MessageTexts MESSAGES = MessageTexts.of(DocumentSteps.class);

    private final History history;
    private final NoticeList notices;
    private final Consumer<String> changeListener;
    private final StepPlaces stepPlaces = new StepPlaces();
    private final ReadOnlyStringWrapper undoName = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper redoName = new ReadOnlyStringWrapper("");

    /// The notice about the last step, while it is the last.
    private Optional<UserNotice> stepNotice = Optional.empty();

    /// @param changeListener is told the label of each change
    DocumentSteps(History history, NoticeList notices, Consumer<String> changeListener) {
        this.history = history;
        this.notices = notices;
        this.changeListener = changeListener;
    }

    StepPlaces stepPlaces() {
        return stepPlaces;
    }

    ReadOnlyStringProperty undoNameProperty() {
        return undoName.getReadOnlyProperty();
    }

    ReadOnlyStringProperty redoNameProperty() {
        return redoName.getReadOnlyProperty();
    }

    /// Has the names follow the history.
    void refreshNames() {
        undoName.set(history.lastDoneStep().map(History.HistoryStep::label).orElse(""));
        redoName.set(history.nextRedoStep().map(History.HistoryStep::label).orElse(""));
    }

    void applyEdit(String stepLabel, Edit edit, History.SideEffect sideEffects) {
        history.applyEdit(stepLabel, edit, stepPlaces.recordingPlace(sideEffects));
        stepMade(stepLabel);
    }

    void undo() {
        history.lastDoneStep()
                .ifPresent(lastStep -> {
                    history.undo();
                    stepMade(MESSAGES.text("undone", lastStep.label()));
                    reportUndoOrRedo("told.undone", lastStep);
                });
    }

    void redo() {
        history.nextRedoStep()
                .ifPresent(lastStep -> {
                    history.redo();
                    stepMade(lastStep.label());
                    reportUndoOrRedo("told.redone", lastStep);
                });
    }

    private void stepMade(String stepLabel) {
        withdrawNotice();
        changeListener.accept(stepLabel);
    }

    private void reportUndoOrRedo(String messageKey, History.HistoryStep changedStep) {
        reportStep(
                MESSAGES.text(messageKey, changedStep.label()),
                stepPlaces.actionsFor(changedStep.edit()));
    }

    /// Shows a notice about the step just made, with a way to undo it until something else is done.
    void reportStep(String messageText) {
        reportStep(
                messageText,
                List.of(new UserNotice.NoticeAction(MESSAGES.text("undo"), this::undo)));
    }

    private void reportStep(String messageText, List<UserNotice.NoticeAction> actions) {
        UserNotice notice = new UserNotice(UserNotice.NoticeLevel.DONE, messageText, actions);
        stepNotice = Optional.of(notice);
        notices.accept(notice);
    }

    /// Withdraws the notice.
    void withdrawNotice() {
        stepNotice.ifPresent(notices::withdrawNotice);
        stepNotice = Optional.empty();
    }
}
