package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
import octavo.library.Work;
import octavo.projects.SourcePlace;
import octavo.pushing.OutsideProgram;
import octavo.pushing.PlaceCommand;
import octavo.pushing.PushCommand;
import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Sends a citation of the chosen entries to the editor that the settings name.
final class EditorPush {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorPush.class);

    private final SettingsStore remembered;
    private final Consumer<String> settings;
    private final Consumer<Workspace> copied;

    /// @param settings shows the settings, searched for some words
    /// @param copied copies the citation of the chosen entries
    EditorPush(SettingsStore remembered, Consumer<String> settings, Consumer<Workspace> copied) {
        this.remembered = remembered;
        this.settings = settings;
        this.copied = copied;
    }

    /// Shows a line of a file in the editor, or else in the desktop's program for such files.
    ///
    /// @param browse opens an address outside the window
    void show(Workspace workspace, SourcePlace place, Consumer<String> browse) {
        PushTarget target = remembered.settings().habits().dragging().editor();
        Optional<PushCommand> command = PlaceCommand.of(target, place.file(), place.line());
        if (command.isEmpty()) {
            browse.accept(place.file().toUri().toString());
            return;
        }
        run(workspace, command.get(), () -> {}, "push.not-shown");
    }

    private void run(Workspace workspace, PushCommand command, Runnable done, String trouble) {
        remembered
                .background()
                .run(
                        () -> {
                            OutsideProgram.run(command.words());
                            return command;
                        },
                        _ -> done.run(),
                        why ->
                                workspace.tell(
                                        UserNotice.Level.WARNING,
                                        MESSAGES.text(trouble, String.valueOf(why.getMessage()))));
    }

    boolean isToTexstudio() {
        return remembered.settings().habits().dragging().editor().editor() == PushEditor.TEXSTUDIO;
    }

    /// Sends a citation of the chosen entries.
    void push(Workspace workspace) {
        PushTarget target = remembered.settings().habits().dragging().editor();
        if (target.editor() == PushEditor.NONE) {
            workspace
                    .document()
                    .notices()
                    .accept(
                            CancellableTask.notice(
                                    MESSAGES.text("push.none"),
                                    MESSAGES.text("push.settings"),
                                    () -> settings.accept("editor")));
            return;
        }
        List<String> keys = workspace.chosenWorks().stream().map(Work::key).toList();
        if (!PushCommand.canInsert(target.editor())) {
            copied.accept(workspace);
            workspace.tell(UserNotice.Level.INFORMATION, MESSAGES.text("push.copied"));
            return;
        }
        push(workspace, keys);
    }

    /// Sends a citation of some entries to an editor that can insert it.
    ///
    /// @param workspace is told what became of it
    void push(Workspace workspace, List<String> keys) {
        PushTarget target = remembered.settings().habits().dragging().editor();
        Optional<PushCommand> command = PushCommand.of(target, keys);
        if (command.isEmpty()) {
            workspace.tell(UserNotice.Level.WARNING, MESSAGES.text("push.key"));
            return;
        }
        String sent = String.join(", ", keys);
        run(
                workspace,
                command.get(),
                () -> workspace.tell(UserNotice.Level.DONE, MESSAGES.text("push.sent", sent)),
                "push.failed");
    }
}
