package octavo.gui;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.SeparatorMenuItem;

import octavo.gui.controls.CommandRegistry;

import java.util.List;

/// The menu of a row: what can be done to the selected entries. What is rarer is in menus of its
/// own, so that all fits beside a row of a small window.
final class RowMenu {
    private static final String ID = "row-menu";
    private static final List<String> FIRST =
            List.of("read-paper", "open-paper", "-", "copy-bibtex", "copy-cite");
    private static final List<String> LAST = List.of("read", "-", "duplicate", "delete");

    private RowMenu() {}

    static ContextMenu of(CommandRegistry commands) {
        ContextMenu menu = commands.contextMenu(ID, FIRST);
        ContextMenu last = commands.contextMenu(ID, LAST);
        add(menu, MainMenus.citations(commands));
        menu.getItems().add(new SeparatorMenuItem());
        add(menu, commands.menu("tags", "tag", "untag", "-", "group", "ungroup", "new-group"));
        add(menu, commands.menu("files", "fetch-paper", "link-file", "rename-files"));
        add(menu, commands.menu("change", "change-field", "replace", "make-keys"));
        MainMenus.marks(commands).forEach(marks -> add(menu, marks));
        menu.getItems().addAll(last.getItems());
        return menu;
    }

    private static void add(ContextMenu menu, Menu part) {
        part.setId("row-" + part.getId());
        menu.getItems().add(part);
    }
}
