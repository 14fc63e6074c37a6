package octavo.gui;

import javafx.scene.control.SplitPane;

import octavo.gui.entries.EntriesView;

/// One open library: its table, and beside it the editor.
final class WorkspaceView extends SplitPane {
    private final EntriesView entries;

    WorkspaceView(Workspace workspace, Remembered remembered) {
        entries = new EntriesView(workspace.entries(), () -> {});
        getItems().add(entries);
        setDividerPositions(remembered.settings().divider());
    }

    void focusTable() {
        entries.focus();
    }
}
