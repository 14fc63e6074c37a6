package octavo.gui;

import javafx.scene.control.SplitPane;

import octavo.gui.editor.EditorView;
import octavo.gui.entries.EntriesView;

/// The page of the entries: their table, and beside it the editor.
final class PapersView extends SplitPane {
    private final EntriesView entries;
    private final EditorView editor;

    PapersView(Workspace workspace, Remembered remembered) {
        editor = new EditorView(workspace.editor(), this::focusTable);
        entries = new EntriesView(workspace.entries(), editor::focusFirst);
        entries.layOut(
                remembered.settings().columns(),
                columns -> remembered.change(it -> it.withColumns(columns)));
        getItems().addAll(entries, editor);
        setResizableWithParent(editor, false);
        setDividerPositions(remembered.settings().divider());
        getDividers()
                .getFirst()
                .positionProperty()
                .addListener(
                        (_, _, at) -> remembered.change(it -> it.withDivider(at.doubleValue())));
    }

    void focusTable() {
        entries.focus();
    }

    /// Leads the keys to a field of the entry that is selected.
    void focusField(String field) {
        editor.focusField(field);
    }
}
