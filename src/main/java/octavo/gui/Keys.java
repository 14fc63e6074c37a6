package octavo.gui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyEvent;

import octavo.gui.controls.Command;
import octavo.gui.controls.Commands;
import octavo.gui.entries.SearchField;
import octavo.gui.shell.FileDrop;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/// Keys that text fields take for themselves, where they mean the library.
///
/// @param search the search field, which has the keys most often
record Keys(Commands commands, SearchField search, Workspaces workspaces) {

    /// While nothing has been typed that could be undone, undoing means the library; and so does
    /// pasting while the clipboard holds entries.
    void whenPressed(KeyEvent event) {
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null || workspace.editor().isTyping()) {
            return;
        }
        boolean searching = search.isFocused();
        perform("undo", event, () -> !searching || !search.isUndoable());
        perform("redo", event, () -> !searching || !search.isRedoable());
        perform("paste", event, () -> searching && holdsEntries());
    }

    private void perform(String id, KeyEvent event, BooleanSupplier isMeant) {
        Command command = commands.get(id);
        boolean pressed = command.keys().filter(keys -> keys.match(event)).isPresent();
        if (pressed && isMeant.getAsBoolean()) {
            event.consume();
            command.perform();
        }
    }

    /// To ask another program for the clipboard takes time, in which further keys may come: only
    /// for a key that is about the clipboard.
    private static boolean holdsEntries() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        return !FileDrop.libraries(clipboard).isEmpty()
                || Importing.looksLikeEntries(
                        Objects.requireNonNullElse(clipboard.getString(), ""));
    }
}
