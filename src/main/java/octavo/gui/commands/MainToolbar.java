package octavo.gui.commands;

import atlantafx.base.theme.Styles;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToolBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import octavo.gui.controls.CommandRegistry;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The buttons around the search field: icons where everybody knows them, and words for what one
/// comes for: *Add*, *Import* and *Cite*.
final class MainToolbar {
    private static final MessageTexts MESSAGES = MessageTexts.of(MainToolbar.class);
    private static final String LINE = "-";

    private static final List<String> CITE_COMMANDS =
            List.of(
                    "copy-cite",
                    "copy-pandoc",
                    "copy-typst",
                    LINE,
                    "copy-reference",
                    "copy-bibtex",
                    LINE,
                    "push");

    private final CommandRegistry commandRegistry;

    MainToolbar(CommandRegistry commandRegistry) {
        this.commandRegistry = commandRegistry;
    }

    ToolBar build(Node search) {
        HBox.setHgrow(search, Priority.ALWAYS);
        ToolBar buttonBar =
                new ToolBar(
                        commandRegistry.getCommand("open").toButton(LineIcon.OPEN),
                        commandRegistry.getCommand("save").toButton(LineIcon.SAVE),
                        new Separator(Orientation.VERTICAL),
                        commandRegistry.getCommand("undo").toButton(LineIcon.UNDO),
                        commandRegistry.getCommand("redo").toButton(LineIcon.REDO),
                        search,
                        addButton(),
                        importButton(),
                        menuButton("cite", LineIcon.BRACES, CITE_COMMANDS));
        buttonBar.setId("toolbar");
        return buttonBar;
    }

    private MenuButton addButton() {
        Stream<String> kinds =
                Arrays.stream(EntryCommands.EntryKind.values())
                        .map(EntryCommands.EntryKind::commandId);
        List<String> commandIds =
                Stream.concat(kinds, Stream.of(LINE, "paste", "import", "search-catalogues"))
                        .toList();
        MenuButton button = menuButton("add", LineIcon.PLUS, commandIds);
        button.getStyleClass().add(Styles.ACCENT);
        return button;
    }

    private Button importButton() {
        UserCommand fileImport = commandRegistry.getCommand("import");
        Button button = new Button(MESSAGES.text("toolbar.import"), new LineIcon(LineIcon.DOWN));
        button.setId("toolbar-import");
        button.getStyleClass().add("main-action");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.disableProperty().bind(fileImport.isPossible().map(isPossible -> !isPossible));
        button.setOnAction(_ -> fileImport.perform());
        LazyTooltip.on(button, UserCommand.plainText(fileImport.commandText().getValue()));
        return button;
    }

    /// Its items leave the keys to the menus of the window.
    private MenuButton menuButton(String name, String icon, List<String> commandIds) {
        MenuButton button = new MenuButton(MESSAGES.text("toolbar." + name), new LineIcon(icon));
        button.setId("toolbar-" + name);
        button.getStyleClass().add("main-action");
        button.setMinWidth(Region.USE_PREF_SIZE);
        for (String commandId : commandIds) {
            button.getItems().add(menuItem(name, commandId));
        }
        button.disableProperty()
                .bind(
                        commandRegistry
                                .getCommand(commandIds.getFirst())
                                .isPossible()
                                .map(isPossible -> !isPossible));
        return button;
    }

    private MenuItem menuItem(String menuName, String commandId) {
        if (commandId.equals(LINE)) {
            return new SeparatorMenuItem();
        }
        MenuItem item = commandRegistry.getCommand(commandId).toMenuItem();
        item.setId(menuName + "-" + commandId);
        item.setAccelerator(null);
        return item;
    }
}
