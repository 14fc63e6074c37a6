package octavo.gui;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.UserCommand;
import octavo.gui.entries.EntriesView;
import octavo.gui.entries.SearchField;
import octavo.gui.shell.FileDrop;
import octavo.importer.SourceFormats;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/// Keys that mean something else where the keys are: text fields take some for themselves, and
/// Delete removes entries in their table only.
///
/// @param search the search field, which has the keys most often
/// @param covered whether a sheet lies over the library, and has the keys for itself
record KeyOverrides(
        CommandRegistry commands,
        SearchField search,
        Workspaces workspaces,
        ObservableValue<Boolean> covered) {

    /// While nothing has been typed that could be undone, undoing means the library; and so does
    /// pasting while the clipboard holds entries.
    void whenPressed(KeyEvent event) {
        zoom(event);
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null || isTyping(workspace) || covered.getValue()) {
            return;
        }
        Node owner = search.getScene().getFocusOwner();
        boolean inTable = owner != null && EntriesView.TABLE.equals(owner.getId());
        if (inTable && event.getCode() == KeyCode.DELETE && isPlain(event)) {
            perform("delete", event);
        }
        boolean searching = search.isFocused();
        perform("undo", event, () -> !searching || !search.isUndoable());
        perform("redo", event, () -> !searching || !search.isRedoable());
        perform("paste", event, () -> searching && holdsEntries());
    }

    private static boolean isTyping(Workspace workspace) {
        return workspace.editor().isTyping() || workspace.bulkForm().isTyping();
    }

    /// Plus is a key of its own on some keyboards only; on others it is typed with the key of the
    /// equals sign, or with those beside the arrows.
    private void zoom(KeyEvent event) {
        if (!event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case EQUALS, ADD -> perform("zoom-in", event);
            case SUBTRACT -> perform("zoom-out", event);
            case NUMPAD0 -> perform("zoom-reset", event);
            default -> {}
        }
    }

    private void perform(String id, KeyEvent event) {
        event.consume();
        commands.get(id).perform();
    }

    private static boolean isPlain(KeyEvent event) {
        return !event.isShiftDown() && !event.isAltDown() && !event.isShortcutDown();
    }

    private void perform(String id, KeyEvent event, BooleanSupplier isMeant) {
        UserCommand command = commands.get(id);
        boolean pressed = command.keys().filter(keys -> keys.match(event)).isPresent();
        if (pressed && isMeant.getAsBoolean()) {
            perform(id, event);
        }
    }

    /// To ask another program for the clipboard takes time, in which further keys may come: only
    /// for a key that is about the clipboard.
    private static boolean holdsEntries() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        return !FileDrop.files(clipboard).isEmpty()
                || SourceFormats.recognises(Objects.requireNonNullElse(clipboard.getString(), ""));
    }
}
