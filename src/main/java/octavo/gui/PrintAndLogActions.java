package octavo.gui;

import octavo.gui.document.UserNotice;
import octavo.gui.printing.PrintModel;
import octavo.gui.printing.PrintView;
import octavo.gui.shell.ShellView;

import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;

/// Actions outside the window: printing, and opening the log folder.
final class PrintAndLogActions {
    private final SettingsStore remembered;
    private final Workspaces workspaces;
    private final Path log;
    private Consumer<String> browse = _ -> {};

    /// @param stateFolder contains the log folder
    PrintAndLogActions(SettingsStore remembered, Workspaces workspaces, Path stateFolder) {
        this.remembered = remembered;
        this.workspaces = workspaces;
        this.log = ErrorLog.folder(stateFolder);
    }

    /// Sets how to open addresses outside the window.
    void openWith(Consumer<String> browser) {
        browse = browser;
    }

    /// Opens an address outside the window.
    void browse(String address) {
        browse.accept(address);
    }

    void showLog() {
        workspaces.tell(new UserNotice(UserNotice.Level.DONE, log.toString()));
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
