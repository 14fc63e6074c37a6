package octavo.gui.commands;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import octavo.formats.SourceFormats;
import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.UserCommand;
import octavo.gui.entries.EntriesView;
import octavo.gui.entries.SearchField;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.shell.FileDrop;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/// Keys that mean something else where the keys are: text fields take some for themselves, and
/// Delete removes entries in their table only.
///
/// @param searchField the search field, which has the keys most often
/// @param isCovered whether a sheet lies over the library, and has the keys for itself
public record KeyOverrides(
        CommandRegistry commandRegistry,
        SearchField searchField,
        Workspaces workspaces,
        ObservableValue<Boolean> isCovered) {

    /// While nothing has been typed that could be undone, undoing means the library; and so does
    /// pasting while the clipboard holds entries.
    public void whenPressed(KeyEvent event) {
        zoomByKey(event);
        Workspace workspace = workspaces.currentProperty().get();
        if (workspace == null || isTyping(workspace) || isCovered.getValue()) {
            return;
        }
        Node focusOwner = searchField.getScene().getFocusOwner();
        boolean isInTable = focusOwner != null && EntriesView.TABLE.equals(focusOwner.getId());
        if (isInTable && event.getCode() == KeyCode.DELETE && isPlain(event)) {
            performCommand("delete", event);
        }
        boolean isSearching = searchField.isFocused();
        performCommand("undo", event, () -> !isSearching || !searchField.isUndoable());
        performCommand("redo", event, () -> !isSearching || !searchField.isRedoable());
        performCommand("paste", event, () -> isSearching && holdsEntries());
    }

    private static boolean isTyping(Workspace workspace) {
        return workspace.editor().isTyping() || workspace.bulkForm().isTyping();
    }

    /// Plus is a key of its own on some keyboards only; on others it is typed with the key of the
    /// equals sign, or with those beside the arrows.
    private void zoomByKey(KeyEvent event) {
        if (!event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case EQUALS, ADD -> performCommand("zoom-in", event);
            case SUBTRACT -> performCommand("zoom-out", event);
            case NUMPAD0 -> performCommand("zoom-reset", event);
            default -> {}
        }
    }

    private void performCommand(String commandId, KeyEvent event) {
        event.consume();
        commandRegistry.getCommand(commandId).perform();
    }

    private static boolean isPlain(KeyEvent event) {
        return !event.isShiftDown() && !event.isAltDown() && !event.isShortcutDown();
    }

    private void performCommand(String commandId, KeyEvent event, BooleanSupplier isMeant) {
        UserCommand command = commandRegistry.getCommand(commandId);
        boolean isPressed =
                command.keyCombination()
                        .filter(keyCombination -> keyCombination.match(event))
                        .isPresent();
        if (isPressed && isMeant.getAsBoolean()) {
            performCommand(commandId, event);
        }
    }

    /// To ask another program for the clipboard takes time, in which further keys may come: only
    /// for a key that is about the clipboard.
    private static boolean holdsEntries() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        return !FileDrop.filesOn(clipboard).isEmpty()
                || SourceFormats.isRecognized(
                        Objects.requireNonNullElse(clipboard.getString(), ""));
    }
}
