package octavo.gui.openlibraries;

import octavo.gui.librarystate.LibraryDocument;

/// Closes open libraries, asking about their changes first.
final class LibraryClosing {
    private final Workspaces workspaces;
    private final Questions questions;

    LibraryClosing(Workspaces workspaces, Questions questions) {
        this.workspaces = workspaces;
        this.questions = questions;
    }

    /// Closes a library, asking about its changes, and continues once it is closed.
    void closeWorkspace(Workspace workspace, Runnable onClosed) {
        workspace.editor().commit();
        LibraryDocument document = workspace.document();
        document.pendingWork()
                .whenSettled(() ->
                        document.sidecarSession()
                                .whenWritten(() ->
                                        document.receiptSession()
                                                .whenWritten(
                                                        () -> closeWritten(workspace, onClosed))));
    }

    private void closeWritten(Workspace workspace, Runnable onClosed) {
        if (!workspaces.open().contains(workspace)) { // closed while this waited
            onClosed.run();
            return;
        }
        workspace.editor().commit(); // what was typed while this waited
        LibraryDocument document = workspace.document();
        if (!document.dirtyProperty().get()
                && !document.sidecarSession().isUnsaved()
                && workspace.refusedText().isEmpty()
                && !workspace.isWithoutFile()) {
            workspaces.removeWorkspace(workspace, onClosed);
            return;
        }
        workspaces.currentProperty().set(workspace);
        questions.askAboutChanges(
                workspace,
                answer -> {
                    switch (answer) {
                        case SAVE -> saveAndClose(workspace, onClosed);
                        case DISCARD -> workspaces.removeWorkspace(workspace, onClosed);
                        case CANCEL -> {}
                    }
                });
    }

    private void saveAndClose(Workspace workspace, Runnable onClosed) {
        LibraryDocument document = workspace.document();
        workspaces.saveLibrary(
                document,
                () ->
                        document.sidecarSession()
                                .keepContent(() -> removeIfComplete(workspace, onClosed)));
    }

    /// Text that an entry could not take is in no file: the user has to correct it.
    private void removeIfComplete(Workspace workspace, Runnable onClosed) {
        workspace
                .refusedText()
                .ifPresentOrElse(
                        refusedText -> workspaces.showRefused(workspace, refusedText),
                        () -> workspaces.removeWorkspace(workspace, onClosed));
    }

    /// Closes all, and continues once none is open.
    void closeAll(Runnable onAllClosed) {
        if (workspaces.open().isEmpty()) {
            onAllClosed.run();
        } else {
            closeWorkspace(workspaces.open().getLast(), () -> closeAll(onAllClosed));
        }
    }
}
