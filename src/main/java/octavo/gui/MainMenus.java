package octavo.gui;

import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.ToolBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.settings.Settings.ThemeChoice;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The menus and the toolbar.
final class MainMenus {
    private static final MessageTexts MESSAGES = MessageTexts.of(MainMenus.class);

    private final CommandRegistry commands;

    MainMenus(CommandRegistry commands) {
        this.commands = commands;
    }

    MenuBar bar(Menu recent, MenuItem autosave, Menu theme) {
        Menu file =
                commands.menu(
                        "file",
                        "new-library",
                        "open",
                        "sample",
                        "-",
                        "save",
                        "save-as",
                        "revert",
                        "import",
                        "from-browser",
                        "export",
                        "write-lists",
                        "print",
                        "close",
                        "-",
                        "quit");
        file.getItems().add(2, recent);
        file.getItems().add(file.getItems().size() - 8, autosave);
        Menu edit =
                commands.menu(
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
                        "keep-search",
                        "-",
                        "settings");
        edit.getItems().add(4, citations(commands));
        Menu view = commands.menu("view", "columns", "-", "zoom-in", "zoom-out", "zoom-reset");
        view.getItems().addFirst(theme);
        Menu help = commands.menu("help", "manual", "shortcuts", "palette", "log-folder", "about");
        MenuBar bar = new MenuBar(file, edit, entry(), view, go(), help);
        bar.setId("menus");
        return bar;
    }

    /// The menus of ratings and priorities.
    static List<Menu> marks(CommandRegistry commands) {
        String[] ratings = {"rate-5", "rate-4", "rate-3", "rate-2", "rate-1", "rate-0"};
        String[] priorities = {"priority-1", "priority-2", "priority-3", "priority-0"};
        return List.of(commands.menu("rating", ratings), commands.menu("priority", priorities));
    }

    /// The menu of what can be copied.
    static Menu citations(CommandRegistry commands) {
        return commands.menu(
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

    private Menu entry() {
        Menu menu = entryCommands();
        menu.getItems().addAll(menu.getItems().size() - 4, marks(commands));
        return menu;
    }

    private Menu entryCommands() {
        return commands.menu(
                "entry",
                Stream.concat(
                                Arrays.stream(EntryCommands.Kind.values())
                                        .map(EntryCommands.Kind::command),
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

    private Menu go() {
        return commands.menu(
                "go",
                commands.all().stream()
                        .map(UserCommand::id)
                        .filter(id -> id.startsWith("go-"))
                        .toArray(String[]::new));
    }

    static Menu recent(ObservableValue<List<String>> files, Consumer<Path> open) {
        Menu menu = new Menu(MESSAGES.text("menu.recent"));
        menu.setId("menu-recent");
        files.subscribe(paths -> {
            menu.setDisable(paths.isEmpty());
            menu.getItems().setAll(paths.stream().map(path -> item(path, open)).toList());
        });
        return menu;
    }

    static MenuItem autosave(SettingsStore remembered) {
        CheckMenuItem item = new CheckMenuItem(MESSAGES.text("menu.autosave"));
        item.setId("menu-autosave");
        item.setSelected(remembered.settings().autosave());
        item.selectedProperty()
                .subscribe(wanted -> remembered.change(now -> now.withAutosave(wanted)));
        remembered.settingsProperty().subscribe(now -> item.setSelected(now.autosave()));
        return item;
    }

    private static MenuItem item(String path, Consumer<Path> open) {
        MenuItem item = new MenuItem(path);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> open.accept(Path.of(path)));
        return item;
    }

    static Menu theme(ObjectProperty<ThemeChoice> choice) {
        Menu menu = new Menu(MESSAGES.text("menu.theme"));
        menu.setId("menu-theme");
        ToggleGroup group = new ToggleGroup();
        for (ThemeChoice each : ThemeChoice.values()) {
            String id = each.name().toLowerCase(Locale.ROOT);
            RadioMenuItem item = new RadioMenuItem(MESSAGES.text("theme." + id));
            item.setId("menu-theme-" + id);
            item.setToggleGroup(group);
            item.setOnAction(_ -> choice.set(each));
            choice.subscribe(now -> item.setSelected(now == each));
            menu.getItems().add(item);
        }
        return menu;
    }

    /// The buttons around the search field.
    ToolBar toolbar(Node search) {
        HBox.setHgrow(search, Priority.ALWAYS);
        ToolBar bar =
                new ToolBar(
                        commands.get("open").toButton(LineIcon.OPEN),
                        commands.get("save").toButton(LineIcon.SAVE),
                        commands.get("new-article").toButton(LineIcon.PLUS),
                        new Separator(Orientation.VERTICAL),
                        commands.get("undo").toButton(LineIcon.UNDO),
                        commands.get("redo").toButton(LineIcon.REDO),
                        new Separator(Orientation.VERTICAL),
                        search,
                        new Separator(Orientation.VERTICAL),
                        commands.get("copy-bibtex").toButton(LineIcon.COPY),
                        commands.get("copy-cite").toButton(LineIcon.BRACES));
        bar.setId("toolbar");
        return bar;
    }
}
