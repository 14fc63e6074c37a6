package octavo.gui.commands;

import octavo.conversion.ExportResult;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.MessageTexts;
import octavo.gui.exporting.ExportModel;
import octavo.gui.exporting.ExportView;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.Work;
import octavo.storage.FileContent;
import octavo.storage.SafeWrite;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Writes entries of the library in front in another format.
public final class ExportCommand {
    private static final MessageTexts MESSAGES = MessageTexts.of(ExportCommand.class);

    private final BackgroundTasks background;
    private final Workspaces workspaces;
    private final WindowOverlays windowOverlays;

    public ExportCommand(
            BackgroundTasks background, Workspaces workspaces, WindowOverlays windowOverlays) {
        this.background = background;
        this.workspaces = workspaces;
        this.windowOverlays = windowOverlays;
    }

    /// Asks what to export, and how.
    void showExport(Workspace workspace) {
        Library library = workspace.document().library();
        ExportModel exportModel =
                new ExportModel(
                        background, library, worksByScope(workspace), workspace::reportFailure);
        ExportView exportView =
                new ExportView(
                        exportModel,
                        () -> askForFile(workspace, exportModel),
                        windowOverlays::hideOverlay);
        windowOverlays.showQuestion(exportView, exportView::focus);
    }

    private static SequencedMap<EntryScope, List<Work>> worksByScope(Workspace workspace) {
        SequencedMap<EntryScope, List<Work>> worksByScope = new LinkedHashMap<>();
        List<Work> chosenWorks = workspace.chosenWorks();
        List<Work> shownWorks = workspace.shownWorks();
        List<Work> allWorks = Work.allOf(workspace.document().library()).toList();
        if (chosenWorks.size() > 1) {
            worksByScope.put(EntryScope.SELECTION, chosenWorks);
        }
        if (shownWorks.size() < allWorks.size() && !shownWorks.isEmpty()) {
            worksByScope.put(EntryScope.SHOWN, shownWorks);
        }
        worksByScope.put(EntryScope.LIBRARY, allWorks);
        if (chosenWorks.size() == 1) { // is rarely meant, as there is always one
            worksByScope.put(EntryScope.SELECTION, chosenWorks);
        }
        return worksByScope;
    }

    private void askForFile(Workspace workspace, ExportModel exportModel) {
        exportModel
                .resultProperty()
                .get()
                .ifPresent(exportResult ->
                        workspaces.askForExport(
                                exportModel.formatProperty().get().fileExtensions().getFirst(),
                                path -> writeFile(workspace, path, exportResult)));
    }

    private void writeFile(Workspace workspace, Path path, ExportResult exportResult) {
        windowOverlays.hideOverlay();
        List<Path> protectedFiles = workspaces.openFiles();
        background.runInBackground(
                () -> {
                    SafeWrite.refuseProtected(path, protectedFiles);
                    SafeWrite.writeFile(path, FileContent.of(exportResult::writeTo));
                    return path.getFileName();
                },
                fileName ->
                        workspace.addNotice(
                                UserNotice.NoticeLevel.DONE, MESSAGES.text("exported", fileName)),
                workspace::reportFailure);
    }
}
