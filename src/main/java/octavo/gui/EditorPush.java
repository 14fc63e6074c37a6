package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
import octavo.library.Work;
import octavo.pushing.EditorProgram;
import octavo.pushing.PushCommand;
import octavo.settings.Settings.PushEditor;
import octavo.settings.Settings.PushTarget;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Sends a citation of the chosen entries to the editor that the settings name.
final class EditorPush {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorPush.class);

    private final SettingsStore remembered;
    private final Consumer<String> settings;

    /// @param settings shows the settings, searched for some words
    EditorPush(SettingsStore remembered, Consumer<String> settings) {
        this.remembered = remembered;
        this.settings = settings;
    }

    void push(Workspace workspace) {
        PushTarget target = remembered.settings().habits().dragging().editor();
        if (target.editor() == PushEditor.NONE) {
            var choose =
                    new UserNotice.Action(
                            MESSAGES.text("push.settings"), () -> settings.accept("editor"));
            workspace
                    .document()
                    .notices()
                    .accept(
                            new UserNotice(
                                    UserNotice.Level.INFORMATION,
                                    MESSAGES.text("push.none"),
                                    List.of(choose)));
            return;
        }
        List<String> keys = workspace.chosenWorks().stream().map(Work::key).toList();
        Optional<PushCommand> command = PushCommand.of(target, keys);
        if (command.isEmpty()) {
            workspace.tell(UserNotice.Level.WARNING, MESSAGES.text("push.key"));
            return;
        }
        remembered
                .background()
                .run(
                        () -> {
                            EditorProgram.run(command.get());
                            return String.join(", ", keys);
                        },
                        sent ->
                                workspace.tell(
                                        UserNotice.Level.DONE, MESSAGES.text("push.sent", sent)),
                        trouble ->
                                workspace.tell(
                                        UserNotice.Level.WARNING,
                                        MESSAGES.text(
                                                "push.failed",
                                                String.valueOf(trouble.getMessage()))));
    }
}
