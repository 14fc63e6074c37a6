package octavo.gui;

import octavo.convert.ExportResult;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;
import octavo.gui.exporting.ExportModel;
import octavo.gui.exporting.ExportView;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.Work;
import octavo.storage.SafeWrite;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Writes entries of the library in front in another format.
final class ExportCommand {
    private static final MessageTexts MESSAGES = MessageTexts.of(ExportCommand.class);

    private final BackgroundTasks background;
    private final Workspaces workspaces;
    private final WindowOverlays sheets;

    ExportCommand(BackgroundTasks background, Workspaces workspaces, WindowOverlays sheets) {
        this.background = background;
        this.workspaces = workspaces;
        this.sheets = sheets;
    }

    /// Asks what to export, and how.
    void export(Workspace workspace) {
        Library library = workspace.document().library();
        ExportModel model =
                new ExportModel(background, library, works(workspace), workspace::failed);
        ExportView view = new ExportView(model, () -> ask(workspace, model), sheets::hide);
        sheets.ask(view, view::focus);
    }

    private static SequencedMap<EntryScope, List<Work>> works(Workspace workspace) {
        SequencedMap<EntryScope, List<Work>> works = new LinkedHashMap<>();
        List<Work> chosen = workspace.chosenWorks();
        List<Work> shown = workspace.shownWorks();
        List<Work> all = Work.allOf(workspace.document().library()).toList();
        if (chosen.size() > 1) {
            works.put(EntryScope.SELECTION, chosen);
        }
        if (shown.size() < all.size() && !shown.isEmpty()) {
            works.put(EntryScope.SHOWN, shown);
        }
        works.put(EntryScope.LIBRARY, all);
        return works;
    }

    private void ask(Workspace workspace, ExportModel model) {
        model.resultProperty()
                .get()
                .ifPresent(made ->
                        workspaces.askForExport(
                                model.formatProperty().get().ending(),
                                path -> write(workspace, path, made)));
    }

    private void write(Workspace workspace, Path path, ExportResult made) {
        sheets.hide();
        List<Path> spared = workspaces.files();
        background.run(
                () -> {
                    SafeWrite.write(path, made.bytes(), spared);
                    return path.getFileName();
                },
                name -> workspace.tell(UserNotice.Level.DONE, MESSAGES.text("exported", name)),
                workspace::failed);
    }
}
