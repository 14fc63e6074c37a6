package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

import java.util.Optional;

/// A command for menus, keys and the toolbar.
///
/// @param id used by tests, and the id of its menu item
/// @param name what it is called in lists of commands
/// @param commandText its menu label, which may say what it would do now, with `_` before its
///   mnemonic
/// @param keyCombination its shortcut
/// @param isPossible whether it is enabled
public record UserCommand(
        String id,
        String name,
        ObservableValue<String> commandText,
        Optional<KeyCombination> keyCombination,
        ObservableValue<Boolean> isPossible,
        Runnable action) {

    /// Runs it, if it is enabled.
    public void perform() {
        if (isPossible.getValue()) {
            action.run();
        }
    }

    /// Whether it depends on a library rather than being always enabled.
    public boolean isOfLibrary() {
        return !isPossible.equals(CommandRegistry.ALWAYS);
    }

    public MenuItem toMenuItem() {
        MenuItem item = new MenuItem();
        item.setId("menu-" + id);
        item.setUserData(this);
        item.textProperty().bind(commandText);
        item.disableProperty().bind(isPossible.map(isEnabled -> !isEnabled));
        item.setOnAction(_ -> action.run());
        keyCombination.ifPresent(item::setAccelerator);
        return item;
    }

    /// A button with an icon, and the text as its tooltip.
    ///
    /// @param icon the path of an `LineIcon`
    public Button toButton(String icon) {
        Button button = new Button("", new LineIcon(icon));
        button.setId(id);
        button.getStyleClass().addAll("flat", "button-icon");
        button.disableProperty().bind(isPossible.map(isEnabled -> !isEnabled));
        button.setOnAction(_ -> action.run());
        ObservableValue<String> plainWords = commandText.map(UserCommand::plainText);
        button.accessibleTextProperty().bind(plainWords);
        plainWords.subscribe(now -> LazyTooltip.on(button, now + shortcut()));
        return button;
    }

    private String shortcut() {
        return keyCombination.map(combination -> "  " + combination.getDisplayText()).orElse("");
    }

    /// The text without mnemonic mark, and without an ellipsis at its end.
    public static String plainText(String text) {
        return text.replaceAll("_(.)", "$1").replaceFirst("\\s*…$", "");
    }

    /// A menu label shown literally, underscores included.
    public static String literalText(String text) {
        return text.replace("_", "__");
    }
}
