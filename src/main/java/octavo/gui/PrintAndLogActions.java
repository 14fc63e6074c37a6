package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
import octavo.gui.printing.PrintModel;
import octavo.gui.printing.PrintView;
import octavo.gui.shell.ShellView;

import java.net.URI;
import java.nio.file.Path;
import java.util.Objects;

/// Actions outside the window: printing, and opening the log folder.
final class PrintAndLogActions {
    private static final MessageTexts MESSAGES = MessageTexts.of(PrintAndLogActions.class);

    private final SettingsStore remembered;
    private final Workspaces workspaces;
    private final Path log;
    private AddressOpener opener = _ -> {};

    /// @param stateFolder contains the log folder
    PrintAndLogActions(SettingsStore remembered, Workspaces workspaces, Path stateFolder) {
        this.remembered = remembered;
        this.workspaces = workspaces;
        this.log = ErrorLog.folder(stateFolder);
    }

    /// Sets how to open addresses outside the window.
    void openWith(AddressOpener desktop) {
        opener = desktop;
    }

    /// Opens an address outside the window: says so at once, because programs take their time, and
    /// says whether the desktop could not.
    void browse(String address) {
        String place =
                address.startsWith("file:") ? Path.of(URI.create(address)).toString() : address;
        UserNotice begun = new UserNotice(UserNotice.Level.DONE, MESSAGES.text("browse", place));
        workspaces.tellInFront(begun);
        remembered
                .background()
                .run(
                        () -> {
                            opener.open(address);
                            return address;
                        },
                        _ -> {},
                        why -> notOpened(begun, place, why));
    }

    private void notOpened(UserNotice begun, String place, Exception why) {
        workspaces.withdraw(begun);
        workspaces.tellInFront(
                new UserNotice(
                        UserNotice.Level.ERROR,
                        MESSAGES.text("browse.failed", place, String.valueOf(why.getMessage()))));
    }

    void showLog() {
        browse(log.toUri().toString());
    }

    /// Shows a print preview of the references in the table.
    void print(ShellView shell) {
        Workspace workspace = Objects.requireNonNull(workspaces.currentProperty().get());
        workspace.editor().commit();
        var task =
                new PrintModel.Task(
                        workspace.shownWorks(),
                        remembered.settings().habits().style(),
                        workspace.references(),
                        workspaces.files());
        String name = workspace.document().nameProperty().get();
        String heading = name.replaceAll("(?i)\\.bib$", "");
        PrintModel model = new PrintModel(remembered.background(), task, heading);
        PrintView view = new PrintView(model, workspaces::askForPdf, shell::hideSheet);
        shell.showSheet(view);
        view.focus();
    }
}
