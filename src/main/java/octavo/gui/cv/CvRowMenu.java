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

    private final ContextMenu menu = new ContextMenu();

    private CvRowMenu() {
        menu.setId("cv-menu");
    }

    /// @param writeNote has the note after the entry written
    static ContextMenu of(CvModel model, CvRow.Entry entry, Runnable writeNote) {
        String key = entry.key();
        CvRowMenu it = new CvRowMenu();
        if (!ReadingPlace.of(entry.item().work()).isEmpty()) {
            it.add("open", () -> model.read(key))
                    .setAccelerator(keys(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN));
        }
        it.add("show-entry", () -> model.showEntry(key));
        it.add("copy", () -> copy(entry.text()));
        it.menu.getItems().add(new SeparatorMenuItem());
        it.add("write-note", writeNote).setAccelerator(keys(KeyCode.ENTER));
        it.move(model, entry, "up", -1).setAccelerator(keys(KeyCode.UP, KeyCombination.ALT_DOWN));
        it.move(model, entry, "down", 1)
                .setAccelerator(keys(KeyCode.DOWN, KeyCombination.ALT_DOWN));
        it.add("hide", () -> model.hide(key, true)).setAccelerator(keys(KeyCode.DELETE));
        return it.menu;
    }

    private MenuItem add(String what, Runnable action) {
        MenuItem item = new MenuItem(MESSAGES.text(what));
        item.setId("cv-menu-" + what);
        item.setOnAction(_ -> action.run());
        menu.getItems().add(item);
        return item;
    }

    private MenuItem move(CvModel model, CvRow.Entry entry, String what, int step) {
        MenuItem item = add(what, () -> model.move(entry, step));
        item.setDisable(!model.canMove(entry, step));
        return item;
    }

    private static KeyCombination keys(KeyCode code, Modifier... modifiers) {
        return new KeyCodeCombination(code, modifiers);
    }

    private static void copy(String text) {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
    }
}
