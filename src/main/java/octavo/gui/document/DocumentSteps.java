package octavo.gui.document;

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
    private final Consumer<String> changed;
    private final StepPlaces places = new StepPlaces();
    private final ReadOnlyStringWrapper undoName = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper redoName = new ReadOnlyStringWrapper("");

    /// The notice about the last step, while it is the last.
    private Optional<UserNotice> told = Optional.empty();

    /// @param changed is told the label of each change
    DocumentSteps(History history, NoticeList notices, Consumer<String> changed) {
        this.history = history;
        this.notices = notices;
        this.changed = changed;
    }

    StepPlaces places() {
        return places;
    }

    ReadOnlyStringProperty undoNameProperty() {
        return undoName.getReadOnlyProperty();
    }

    ReadOnlyStringProperty redoNameProperty() {
        return redoName.getReadOnlyProperty();
    }

    /// Has the names follow the history.
    void refresh() {
        undoName.set(history.lastDone().map(History.Step::label).orElse(""));
        redoName.set(history.lastUndone().map(History.Step::label).orElse(""));
    }

    void apply(String label, Edit edit, History.Aside aside) {
        history.apply(label, edit, places.recalled(aside));
        made(label);
    }

    void undo() {
        history.lastDone()
                .ifPresent(last -> {
                    history.undo();
                    made(MESSAGES.text("undone", last.label()));
                    tellOfTurn("told.undone", last);
                });
    }

    void redo() {
        history.lastUndone()
                .ifPresent(last -> {
                    history.redo();
                    made(last.label());
                    tellOfTurn("told.redone", last);
                });
    }

    private void made(String label) {
        forget();
        changed.accept(label);
    }

    private void tellOfTurn(String words, History.Step turned) {
        tell(MESSAGES.text(words, turned.label()), places.ways(turned.edit()));
    }

    /// Shows a notice about the step just made, with a way to undo it until something else is done.
    void tell(String words) {
        tell(words, List.of(new UserNotice.Action(MESSAGES.text("undo"), this::undo)));
    }

    private void tell(String words, List<UserNotice.Action> actions) {
        UserNotice notice = new UserNotice(UserNotice.Level.DONE, words, actions);
        told = Optional.of(notice);
        notices.accept(notice);
    }

    /// Withdraws the notice.
    void forget() {
        told.ifPresent(notices::withdraw);
        told = Optional.empty();
    }
}
