package octavo.gui.commands;

import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.ToolBar;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.openlibraries.SettingsStore;
import octavo.settings.Settings.ThemeChoice;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The menus and the toolbar.
public final class MainMenus {
    private static final MessageTexts MESSAGES = MessageTexts.of(MainMenus.class);

    private final CommandRegistry commandRegistry;

    public MainMenus(CommandRegistry commandRegistry) {
        this.commandRegistry = commandRegistry;
    }

    public MenuBar menuBar(Menu recentMenu, MenuItem autosaveItem, Menu themeMenu) {
        Menu fileMenu =
                commandRegistry.buildMenu(
                        "file",
                        "new-library",
                        "open",
                        "sample",
                        "-",
                        "save",
                        "save-as",
                        "revert",
                        "import",
                        "search-catalogues",
                        "from-browser",
                        "export",
                        "write-lists",
                        "look-for-more",
                        "following",
                        "print",
                        "close",
                        "-",
                        "quit");
        fileMenu.getItems().add(2, recentMenu);
        fileMenu.getItems().add(fileMenu.getItems().size() - 11, autosaveItem);
        fileMenu.getItems()
                .add(
                        fileMenu.getItems().size() - 3,
                        commandRegistry.buildMenu(
                                "git",
                                "git-commit",
                                "git-pull",
                                "git-push",
                                "git-blame",
                                "-",
                                "git-at-save"));
        fileMenu.getItems()
                .add(
                        fileMenu.getItems().size() - 3,
                        commandRegistry.buildMenu(
                                "share",
                                "share-in-step",
                                "share-now",
                                "share-log",
                                "share-members",
                                "-",
                                "share-start",
                                "share-join",
                                "share-stop"));
        Menu editMenu =
                commandRegistry.buildMenu(
                        "edit",
                        "undo",
                        "redo",
                        "-",
                        "copy-bibtex",
                        "push",
                        "paste",
                        "-",
                        "tag",
                        "untag",
                        "group",
                        "ungroup",
                        "new-group",
                        "change-field",
                        "-",
                        "find",
                        "replace",
                        "clean-up",
                        "verify",
                        "keep-search",
                        "-",
                        "settings");
        editMenu.getItems().add(4, copyMenu(commandRegistry));
        Menu viewMenu =
                commandRegistry.buildMenu(
                        "view", "columns", "pictures", "-", "zoom-in", "zoom-out", "zoom-reset");
        viewMenu.getItems().addFirst(themeMenu);
        Menu helpMenu =
                commandRegistry.buildMenu(
                        "help",
                        "manual",
                        "other-programs",
                        "shortcuts",
                        "palette",
                        "writer-extension",
                        "log-folder",
                        "about");
        MenuBar menuBar =
                new MenuBar(fileMenu, editMenu, entryMenu(), viewMenu, goMenu(), helpMenu);
        menuBar.setId("menus");
        return menuBar;
    }

    /// The menus of ratings and priorities.
    public static List<Menu> markMenus(CommandRegistry commandRegistry) {
        String[] ratingIds = {"rate-5", "rate-4", "rate-3", "rate-2", "rate-1", "rate-0"};
        String[] priorityIds = {"priority-1", "priority-2", "priority-3", "priority-0"};
        return List.of(
                commandRegistry.buildMenu("rating", ratingIds),
                commandRegistry.buildMenu("priority", priorityIds));
    }

    /// The menu of what entries cite, what cites them, and who is behind them.
    public static Menu citationMenu(CommandRegistry commandRegistry) {
        return commandRegistry.buildMenu(
                "citations", "cited-works", "listed-works", "citing-works", "-", "follow");
    }

    /// The menu of what can be copied.
    public static Menu copyMenu(CommandRegistry commandRegistry) {
        return commandRegistry.buildMenu(
                "copy",
                "copy-cite",
                "copy-pandoc",
                "copy-typst",
                "copy-keys",
                "-",
                "copy-reference",
                "copy-markdown",
                "copy-html",
                "copy-latex");
    }

    private Menu entryMenu() {
        Menu menu = entryCommands();
        menu.getItems().addAll(menu.getItems().size() - 4, markMenus(commandRegistry));
        menu.getItems().add(menu.getItems().size() - 8, citationMenu(commandRegistry));
        return menu;
    }

    private Menu entryCommands() {
        return commandRegistry.buildMenu(
                "entry",
                Stream.concat(
                                Arrays.stream(EntryCommands.EntryKind.values())
                                        .map(EntryCommands.EntryKind::commandId),
                                Stream.of(
                                        "-",
                                        "read-paper",
                                        "open-paper",
                                        "fetch-paper",
                                        "link-file",
                                        "rename-files",
                                        "-",
                                        "read",
                                        "skimmed",
                                        "-",
                                        "duplicate",
                                        "make-keys",
                                        "delete"))
                        .toArray(String[]::new));
    }

    private Menu goMenu() {
        return commandRegistry.buildMenu(
                "go",
                commandRegistry.allCommands().stream()
                        .map(UserCommand::id)
                        .filter(id -> id.startsWith("go-"))
                        .toArray(String[]::new));
    }

    public static Menu recentMenu(
            ObservableValue<List<String>> recentFiles, Consumer<Path> openFile) {
        Menu recentMenu = new Menu(MESSAGES.text("menu.recent"));
        recentMenu.setId("menu-recent");
        recentFiles.subscribe(paths -> {
            recentMenu.setDisable(paths.isEmpty());
            recentMenu
                    .getItems()
                    .setAll(paths.stream().map(path -> fileItem(path, openFile)).toList());
        });
        return recentMenu;
    }

    public static MenuItem autosaveItem(SettingsStore settingsStore) {
        CheckMenuItem checkItem = new CheckMenuItem(MESSAGES.text("menu.autosave"));
        checkItem.setId("menu-autosave");
        checkItem.setSelected(settingsStore.settings().savesAutomatically());
        checkItem
                .selectedProperty()
                .subscribe(isWanted ->
                        settingsStore.changeSettings(
                                currentSettings -> currentSettings.withAutosave(isWanted)));
        settingsStore
                .settingsProperty()
                .subscribe(currentSettings ->
                        checkItem.setSelected(currentSettings.savesAutomatically()));
        return checkItem;
    }

    private static MenuItem fileItem(String path, Consumer<Path> openFile) {
        MenuItem item = new MenuItem(path);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> openFile.accept(Path.of(path)));
        return item;
    }

    public static Menu themeMenu(ObjectProperty<ThemeChoice> themeProperty) {
        Menu themeMenu = new Menu(MESSAGES.text("menu.theme"));
        themeMenu.setId("menu-theme");
        ToggleGroup toggleGroup = new ToggleGroup();
        for (ThemeChoice themeChoice : ThemeChoice.values()) {
            String id = themeChoice.name().toLowerCase(Locale.ROOT);
            RadioMenuItem item = new RadioMenuItem(MESSAGES.text("theme." + id));
            item.setId("menu-theme-" + id);
            item.setToggleGroup(toggleGroup);
            item.setOnAction(_ -> themeProperty.set(themeChoice));
            themeProperty.subscribe(currentTheme -> item.setSelected(currentTheme == themeChoice));
            themeMenu.getItems().add(item);
        }
        return themeMenu;
    }

    /// The buttons around the search field.
    public ToolBar buildToolbar(Node search) {
        return new MainToolbar(commandRegistry).build(search);
    }
}
