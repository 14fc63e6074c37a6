package octavo.gui.libraryview;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.SeparatorMenuItem;

import octavo.gui.commands.MainMenus;
import octavo.gui.controls.CommandRegistry;

import java.util.List;

/// The menu of a row: what can be done to the selected entries. What is rarer is in menus of its
/// own, so that all fits beside a row of a small window.
final class RowMenu {
    private static final String MENU_ID = "row-menu";
    private static final List<String> FIRST_COMMANDS =
            List.of("read-paper", "open-paper", "-", "copy-bibtex", "copy-cite");
    private static final List<String> LAST_COMMANDS = List.of("read", "-", "duplicate", "delete");

    private RowMenu() {}

    static ContextMenu of(CommandRegistry commandRegistry) {
        ContextMenu rowMenu = commandRegistry.buildContextMenu(MENU_ID, FIRST_COMMANDS);
        ContextMenu lastItems = commandRegistry.buildContextMenu(MENU_ID, LAST_COMMANDS);
        addSubmenu(rowMenu, MainMenus.copyMenu(commandRegistry));
        rowMenu.getItems().add(new SeparatorMenuItem());
        addSubmenu(
                rowMenu,
                commandRegistry.buildMenu(
                        "tags", "tag", "untag", "-", "group", "ungroup", "new-group"));
        addSubmenu(
                rowMenu,
                commandRegistry.buildMenu("files", "fetch-paper", "link-file", "rename-files"));
        addSubmenu(rowMenu, MainMenus.citationMenu(commandRegistry));
        addSubmenu(
                rowMenu,
                commandRegistry.buildMenu("change", "change-field", "replace", "make-keys"));
        MainMenus.markMenus(commandRegistry).forEach(markMenu -> addSubmenu(rowMenu, markMenu));
        rowMenu.getItems().addAll(lastItems.getItems());
        return rowMenu;
    }

    private static void addSubmenu(ContextMenu rowMenu, Menu submenu) {
        submenu.setId("row-" + submenu.getId());
        rowMenu.getItems().add(submenu);
    }
}
