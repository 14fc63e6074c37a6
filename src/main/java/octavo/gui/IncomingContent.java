package octavo.gui;

import javafx.scene.input.Clipboard;

import octavo.gui.shell.FileDrop;
import octavo.gui.tasks.BackgroundTasks;
import octavo.projects.ProjectReading;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Takes the files and texts that are dropped on the window, pasted or chosen for import.
final class IncomingContent {
    private final BackgroundTasks background;
    private final Workspaces workspaces;
    private final ImportCommands importing;

    IncomingContent(BackgroundTasks background, Workspaces workspaces, ImportCommands importing) {
        this.background = background;
        this.workspaces = workspaces;
        this.importing = importing;
    }

    /// Imports files into the open library; without one, opens them as libraries. A folder of a
    /// paper becomes a project of the open library.
    void takeFiles(List<Path> all) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null || all.stream().allMatch(FileDrop::isLibrary)) {
            takeOthers(all);
            return;
        }
        background.run(
                () -> all.stream().filter(ProjectReading::isProject).toList(),
                folders -> {
                    folders.forEach(workspace.projects()::add);
                    if (!folders.isEmpty()) {
                        workspace.pageProperty().set(LibraryPages.PROJECTS);
                    }
                    if (folders.size() < all.size()) {
                        takeOthers(all.stream().filter(each -> !folders.contains(each)).toList());
                    }
                },
                workspaces::failed);
    }

    private void takeOthers(List<Path> all) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace != null) {
            boolean libraries = all.stream().allMatch(FileDrop::isLibrary);
            Optional<Runnable> open = Optional.of(() -> workspaces.open(all));
            importing.files(workspace, all, open.filter(_ -> libraries));
            return;
        }
        List<Path> others = all.stream().filter(path -> !FileDrop.isLibrary(path)).toList();
        if (!others.isEmpty()) {
            workspaces.tellInFront(ImportCommands.ofOthers(others));
        }
        workspaces.open(all.stream().filter(FileDrop::isLibrary).toList());
    }

    /// Imports what a text says into the open library.
    void takeText(String text) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace != null) {
            importing.text(workspace, text);
        }
    }

    /// Takes the files or the text on the clipboard.
    void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        List<Path> files = FileDrop.files(clipboard);
        if (files.isEmpty()) {
            takeText(Objects.requireNonNullElse(clipboard.getString(), ""));
        } else {
            takeFiles(files);
        }
    }
}
