package octavo.gui;

import octavo.gui.document.UserNotice;
import octavo.gui.printing.PrintModel;
import octavo.gui.printing.PrintView;
import octavo.gui.shell.ShellView;

import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;

/// What leads out of the window: paper, and the folder of the log.
final class PrintAndLogActions {
    private final SettingsStore remembered;
    private final Workspaces workspaces;
    private final Path log;
    private Consumer<String> browse = _ -> {};

    /// @param stateFolder has the folder of the log
    PrintAndLogActions(SettingsStore remembered, Workspaces workspaces, Path stateFolder) {
        this.remembered = remembered;
        this.workspaces = workspaces;
        this.log = ErrorLog.folder(stateFolder);
    }

    /// Opens places outside of the window: what is given takes their addresses.
    void openWith(Consumer<String> browser) {
        browse = browser;
    }

    /// Opens an address outside of the window.
    void browse(String address) {
        browse.accept(address);
    }

    void showLog() {
        workspaces.tell(new UserNotice(UserNotice.Level.DONE, log.toString()));
        browse(log.toUri().toString());
    }

    /// Shows the references of what the table shows, as they would be printed.
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
