package octavo.gui.commands;

import javafx.scene.input.Clipboard;

import octavo.gui.controls.MessageTexts;
import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.shell.FileDrop;
import octavo.gui.tasks.BackgroundTasks;
import octavo.paperprojects.ProjectReading;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Takes the files and texts that are dropped on the window, pasted or chosen for import.
public final class IncomingContent {
    private static final MessageTexts MESSAGES = MessageTexts.of(IncomingContent.class);

    private final BackgroundTasks background;
    private final Workspaces workspaces;
    private final ImportCommands importCommands;

    public IncomingContent(
            BackgroundTasks background, Workspaces workspaces, ImportCommands importCommands) {
        this.background = background;
        this.workspaces = workspaces;
        this.importCommands = importCommands;
    }

    /// Imports files into the open library; without one, opens them as libraries. A folder of a
    /// paper becomes a project of the open library.
    public void takeFiles(List<Path> incomingFiles) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null || incomingFiles.stream().allMatch(FileDrop::isLibrary)) {
            takeSources(incomingFiles);
            return;
        }
        background.runInBackground(
                () -> incomingFiles.stream().filter(ProjectReading::isProject).toList(),
                projectFolders -> {
                    projectFolders.forEach(workspace.projects()::addFolder);
                    if (!projectFolders.isEmpty()) {
                        workspace.pageProperty().set(LibraryPages.PROJECTS_ID);
                    }
                    if (projectFolders.size() < incomingFiles.size()) {
                        takeSources(
                                incomingFiles.stream()
                                        .filter(incomingFile ->
                                                !projectFolders.contains(incomingFile))
                                        .toList());
                    }
                },
                workspaces::reportFailure);
    }

    private void takeSources(List<Path> incomingFiles) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace != null) {
            boolean areLibraries = incomingFiles.stream().allMatch(FileDrop::isLibrary);
            Optional<Runnable> openAll = Optional.of(() -> workspaces.open(incomingFiles));
            importCommands.importFiles(workspace, incomingFiles, openAll.filter(_ -> areLibraries));
            return;
        }
        List<Path> otherFiles =
                incomingFiles.stream().filter(path -> !FileDrop.isLibrary(path)).toList();
        if (!otherFiles.isEmpty()) {
            workspaces.addToCurrent(ImportCommands.otherFilesNotice(otherFiles));
        }
        workspaces.open(incomingFiles.stream().filter(FileDrop::isLibrary).toList());
    }

    /// Imports what the PDFs of the selected entries list.
    void takePaperLists(Workspace workspace) {
        new PaperListImport(background, importCommands).importLists(workspace);
    }

    /// Imports what a text says into the open library.
    public void takeText(String incomingText) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace != null) {
            importCommands.importText(workspace, incomingText);
        }
    }

    /// Copies the selected entries of one library into another, which comes to the front.
    public void copyEntries(Workspace source, Workspace target) {
        source.editor().commit();
        String entriesText = EntryClipboard.bibtexText(source.chosenWorks());
        workspaces.currentProperty().set(target);
        importCommands.importText(target, entriesText);
    }

    /// Takes the files or the text on the clipboard.
    public void pasteClipboard() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        List<Path> files = FileDrop.filesOn(clipboard);
        String pastedText = Objects.requireNonNullElse(clipboard.getString(), "");
        Workspace workspace = workspaces.currentProperty().get();
        if (!files.isEmpty()) {
            takeFiles(files);
        } else if (pastedText.isBlank() && workspace != null) {
            workspace.document().reportDone(MESSAGES.text("paste.empty"));
        } else {
            takeText(pastedText);
        }
    }
}
