package octavo.gui.commands;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.printing.PrintModel;
import octavo.gui.printing.PrintView;
import octavo.gui.shell.ShellView;
import octavo.integrations.wordprocessors.WriterExtension;
import octavo.storage.DurableFile;

import java.net.URI;
import java.nio.file.Path;
import java.util.Objects;

/// Actions outside the window: printing, opening the log folder, and installing our extension.
public final class PrintAndLogActions {
    private static final MessageTexts MESSAGES = MessageTexts.of(PrintAndLogActions.class);

    private final SettingsStore settingsStore;
    private final Workspaces workspaces;
    private final Path logFolder;
    private final Path extensionFile;
    private AddressOpener addressOpener = _ -> {};

    /// @param stateFolder contains the log folder
    public PrintAndLogActions(
            SettingsStore settingsStore, Workspaces workspaces, Path stateFolder) {
        this.settingsStore = settingsStore;
        this.workspaces = workspaces;
        this.logFolder = ErrorLog.logFolder(stateFolder);
        this.extensionFile = stateFolder.resolve("octavo.oxt");
    }

    /// Sets how to open addresses outside the window.
    public void openWith(AddressOpener desktopOpener) {
        addressOpener = desktopOpener;
    }

    /// Opens an address outside the window: says so at once, because programs take their time, and
    /// says whether the desktop could not.
    public void openAddress(String address) {
        String shownAddress =
                address.startsWith("file:") ? Path.of(URI.create(address)).toString() : address;
        UserNotice openingNotice =
                new UserNotice(UserNotice.NoticeLevel.DONE, MESSAGES.text("browse", shownAddress));
        workspaces.addToCurrent(openingNotice);
        settingsStore
                .background()
                .runInBackground(
                        () -> {
                            addressOpener.openAddress(address);
                            return address;
                        },
                        _ -> {},
                        exception -> reportNotOpened(openingNotice, shownAddress, exception));
    }

    private void reportNotOpened(
            UserNotice openingNotice, String shownAddress, Exception exception) {
        workspaces.withdrawNotice(openingNotice);
        workspaces.addToCurrent(
                new UserNotice(
                        UserNotice.NoticeLevel.ERROR,
                        MESSAGES.text(
                                "browse.failed",
                                shownAddress,
                                String.valueOf(exception.getMessage()))));
    }

    /// Opens our extension with LibreOffice, which then asks whether to install it.
    public void installWriterExtension() {
        settingsStore
                .background()
                .runInBackground(
                        () -> {
                            DurableFile.writeFile(extensionFile, WriterExtension.pack());
                            return extensionFile.toUri().toString();
                        },
                        this::openAddress,
                        workspaces::reportFailure);
    }

    public void showLog() {
        openAddress(logFolder.toUri().toString());
    }

    /// Shows a print preview: of the selected references if they are several, else of all in the
    /// table; the preview offers both.
    public void printShown(ShellView shellView) {
        Workspace workspace = Objects.requireNonNull(workspaces.currentProperty().get());
        workspace.editor().commit();
        var printTask =
                new PrintModel.PrintRequest(
                        workspace.shownWorks(),
                        workspace.chosenWorks(),
                        settingsStore.settings().userHabits().styleId(),
                        workspace.references(),
                        workspaces.openFiles());
        String libraryName = workspace.document().nameProperty().get();
        String heading = libraryName.replaceAll("(?i)\\.bib$", "");
        PrintModel printModel = new PrintModel(settingsStore.background(), printTask, heading);
        PrintView printView =
                new PrintView(printModel, workspaces::askForPdf, shellView::hideOverlay);
        shellView.showOverlay(printView);
        printView.focus();
    }
}
