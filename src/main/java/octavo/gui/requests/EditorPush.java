package octavo.gui.requests;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.CancellableTask;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.integrations.editors.OutsideProgram;
import octavo.integrations.editors.PlaceCommand;
import octavo.integrations.editors.PushCommand;
import octavo.library.Work;
import octavo.paperprojects.SourcePlace;
import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Sends a citation of the chosen entries to the editor that the settings name.
public final class EditorPush {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorPush.class);

    private final SettingsStore settingsStore;
    private final Consumer<String> showSettings;
    private final Consumer<Workspace> copyKeys;

    /// @param showSettings shows the settings, searched for some words
    /// @param copyKeys copies the citation of the chosen entries
    public EditorPush(
            SettingsStore settingsStore,
            Consumer<String> showSettings,
            Consumer<Workspace> copyKeys) {
        this.settingsStore = settingsStore;
        this.showSettings = showSettings;
        this.copyKeys = copyKeys;
    }

    /// Shows a line of a file in the editor, or else in the desktop's program for such files.
    ///
    /// @param openAddress opens an address outside the window
    public void showPlace(
            Workspace workspace, SourcePlace sourcePlace, Consumer<String> openAddress) {
        PushTarget pushTarget = settingsStore.settings().userHabits().dragChoice().pushTarget();
        Optional<PushCommand> pushCommand =
                PlaceCommand.of(pushTarget, sourcePlace.file(), sourcePlace.line());
        if (pushCommand.isEmpty()) {
            openAddress.accept(sourcePlace.file().toUri().toString());
            return;
        }
        runCommand(workspace, pushCommand.get(), () -> {}, "push.not-shown");
    }

    private void runCommand(
            Workspace workspace, PushCommand pushCommand, Runnable onDone, String failureKey) {
        settingsStore
                .background()
                .runInBackground(
                        () -> {
                            OutsideProgram.runProgram(pushCommand.commandWords());
                            return pushCommand;
                        },
                        _ -> onDone.run(),
                        exception ->
                                workspace.addNotice(
                                        UserNotice.NoticeLevel.WARNING,
                                        MESSAGES.text(
                                                failureKey,
                                                String.valueOf(exception.getMessage()))));
    }

    boolean isToTexstudio() {
        return settingsStore.settings().userHabits().dragChoice().pushTarget().pushEditor()
                == PushEditor.TEXSTUDIO;
    }

    /// Sends a citation of the chosen entries.
    public void pushKeys(Workspace workspace) {
        PushTarget pushTarget = settingsStore.settings().userHabits().dragChoice().pushTarget();
        if (pushTarget.pushEditor() == PushEditor.NONE) {
            workspace
                    .document()
                    .notices()
                    .accept(
                            CancellableTask.offerNotice(
                                    MESSAGES.text("push.none"),
                                    MESSAGES.text("push.settings"),
                                    () -> showSettings.accept("editor")));
            return;
        }
        List<String> entryKeys = workspace.chosenWorks().stream().map(Work::key).toList();
        if (!PushCommand.canInsert(pushTarget.pushEditor())) {
            copyKeys.accept(workspace);
            workspace.addNotice(UserNotice.NoticeLevel.INFORMATION, MESSAGES.text("push.copied"));
            return;
        }
        pushKeys(workspace, entryKeys);
    }

    /// Sends a citation of some entries to an editor that can insert it.
    ///
    /// @param workspace is told what became of it
    void pushKeys(Workspace workspace, List<String> entryKeys) {
        PushTarget pushTarget = settingsStore.settings().userHabits().dragChoice().pushTarget();
        Optional<PushCommand> pushCommand = PushCommand.of(pushTarget, entryKeys);
        if (pushCommand.isEmpty()) {
            workspace.addNotice(UserNotice.NoticeLevel.WARNING, MESSAGES.text("push.key"));
            return;
        }
        String sentKeys = String.join(", ", entryKeys);
        runCommand(
                workspace,
                pushCommand.get(),
                () ->
                        workspace.addNotice(
                                UserNotice.NoticeLevel.DONE, MESSAGES.text("push.sent", sentKeys)),
                "push.failed");
    }
}
