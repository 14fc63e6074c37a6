package octavo.gui.cv;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;

import octavo.gui.controls.MessageTexts;
import octavo.library.ReadingPlace;

import java.util.Map;

/// The menu of an entry of the page. It shows the keys, which the page itself hears.
final class CvRowMenu {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvRowMenu.class);

    private final ContextMenu contextMenu = new ContextMenu();

    private CvRowMenu() {
        contextMenu.setId("cv-menu");
    }

    /// @param writeNote has the note after the entry written
    static ContextMenu of(CvModel model, CvRow.EntryRow entry, Runnable writeNote) {
        String key = entry.key();
        CvRowMenu rowMenu = new CvRowMenu();
        if (!ReadingPlace.of(entry.cvEntry().work()).isEmpty()) {
            rowMenu.addItem("open", () -> model.openPaper(key))
                    .setAccelerator(keyCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN));
        }
        rowMenu.addItem("show-entry", () -> model.showEntry(key));
        rowMenu.addItem("copy", () -> copyText(entry.text()));
        rowMenu.contextMenu.getItems().add(new SeparatorMenuItem());
        rowMenu.addItem("write-note", writeNote).setAccelerator(keyCombination(KeyCode.ENTER));
        rowMenu.addMove(model, entry, "up", -1)
                .setAccelerator(keyCombination(KeyCode.UP, KeyCombination.ALT_DOWN));
        rowMenu.addMove(model, entry, "down", 1)
                .setAccelerator(keyCombination(KeyCode.DOWN, KeyCombination.ALT_DOWN));
        rowMenu.addItem("hide", () -> model.hideEntry(key, true))
                .setAccelerator(keyCombination(KeyCode.DELETE));
        return rowMenu.contextMenu;
    }

    private MenuItem addItem(String messageKey, Runnable action) {
        MenuItem item = new MenuItem(MESSAGES.text(messageKey));
        item.setId("cv-menu-" + messageKey);
        item.setOnAction(_ -> action.run());
        contextMenu.getItems().add(item);
        return item;
    }

    private MenuItem addMove(CvModel model, CvRow.EntryRow entry, String messageKey, int step) {
        MenuItem item = addItem(messageKey, () -> model.sections().move(entry, step));
        item.setDisable(!model.sections().canMove(entry, step));
        return item;
    }

    private static KeyCombination keyCombination(KeyCode code, Modifier... modifiers) {
        return new KeyCodeCombination(code, modifiers);
    }

    private static void copyText(String text) {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }
}
