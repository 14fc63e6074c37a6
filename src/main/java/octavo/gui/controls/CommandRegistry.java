package octavo.gui.controls;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// All commands of the window, each once: the source of menus, toolbar, keys and the list of
/// shortcuts.
public final class CommandRegistry {
    public static final ObservableValue<Boolean> ALWAYS = new ConstantValue<>(true);

    private final Map<String, UserCommand> commandsById = new LinkedHashMap<>();
    private final MessageTexts messages;

    /// @param messages has a `command.` text for each command, and a `menu.` text for each menu
    public CommandRegistry(MessageTexts messages) {
        this.messages = messages;
    }

    /// Adds a command.
    ///
    /// @param keys the shortcut in JavaFX syntax, or empty
    public void addCommand(
            String id, String keys, ObservableValue<Boolean> isPossible, Runnable action) {
        addCommand(
                id,
                new SimpleStringProperty(messages.text("command." + id)),
                keys,
                isPossible,
                action);
    }

    /// Adds a command with a changing label.
    public void addCommand(
            String id,
            ObservableValue<String> text,
            String keys,
            ObservableValue<Boolean> isPossible,
            Runnable action) {
        Optional<KeyCombination> shortcut =
                Optional.of(keys).filter(it -> !it.isEmpty()).map(KeyCombination::valueOf);
        String label = "command." + id;
        String name = messages.has(label) ? messages.text(label) : text.getValue();
        commandsById.put(
                id,
                new UserCommand(
                        id, UserCommand.plainText(name), text, shortcut, isPossible, action));
    }

    /// Whether keys belong to a command for libraries.
    public boolean isOfLibrary(KeyEvent event) {
        return commandsById.values().stream()
                .filter(UserCommand::isOfLibrary)
                .anyMatch(command ->
                        command.keyCombination().filter(it -> it.match(event)).isPresent());
    }

    public UserCommand getCommand(String id) {
        return Objects.requireNonNull(commandsById.get(id), id);
    }

    public List<UserCommand> allCommands() {
        return List.copyOf(commandsById.values());
    }

    /// A menu of commands, with a separator for each `-`.
    public Menu buildMenu(String id, String... items) {
        Menu menu = new Menu(messages.text("menu." + id));
        menu.setId("menu-" + id);
        Arrays.stream(items)
                .map(item -> item.equals("-") ? new SeparatorMenuItem() : menuItem(item))
                .forEach(menu.getItems()::add);
        return menu;
    }

    /// A menu of commands for what is pointed at, with a line wherever the name is `-`. Its items
    /// show the keys of the commands and leave them to the menus of the window.
    public ContextMenu buildContextMenu(String id, List<String> items) {
        ContextMenu menu = new ContextMenu();
        menu.setId(id);
        for (String name : items) {
            MenuItem item = name.equals("-") ? new SeparatorMenuItem() : menuItem(name);
            item.setId(id + "-" + name);
            menu.getItems().add(item);
        }
        return menu;
    }

    private MenuItem menuItem(String id) {
        return getCommand(id).toMenuItem();
    }
}
