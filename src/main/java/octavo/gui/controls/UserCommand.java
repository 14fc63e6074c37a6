package octavo.gui.controls;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

import java.util.Optional;

/// Something that a person can have done: by the menu, by keys, by the toolbar.
///
/// @param id names it for tests, and its menu item
/// @param text as the menu has it, with `_` before its mnemonic
/// @param keys its shortcut
/// @param possible whether it can be done now
public record UserCommand(
        String id,
        ObservableValue<String> text,
        Optional<KeyCombination> keys,
        ObservableValue<Boolean> possible,
        Runnable action) {

    /// Does it, if it can be done now.
    public void perform() {
        if (possible.getValue()) {
            action.run();
        }
    }

    /// Whether it is not always possible, but works on a library.
    public boolean isOfLibrary() {
        return !possible.equals(CommandRegistry.ALWAYS);
    }

    public MenuItem toMenuItem() {
        MenuItem item = new MenuItem();
        item.setId("menu-" + id);
        item.textProperty().bind(text);
        item.disableProperty().bind(possible.map(can -> !can));
        item.setOnAction(_ -> action.run());
        keys.ifPresent(item::setAccelerator);
        return item;
    }

    /// A button that shows a picture, and the text when pointed at.
    ///
    /// @param icon the path of an `LineIcon`
    public Button toButton(String icon) {
        Button button = new Button("", new LineIcon(icon));
        button.setId(id);
        button.getStyleClass().addAll("flat", "button-icon");
        button.disableProperty().bind(possible.map(can -> !can));
        button.setOnAction(_ -> action.run());
        ObservableValue<String> words = text.map(UserCommand::plain);
        button.accessibleTextProperty().bind(words);
        words.subscribe(now -> LazyTooltip.on(button, now + shortcut()));
        return button;
    }

    private String shortcut() {
        return keys.map(combination -> "  " + combination.getDisplayText()).orElse("");
    }

    /// The text without the mark of its mnemonic and without dots.
    public static String plain(String text) {
        return text.replaceAll("_(.)", "$1").replace("…", "");
    }

    /// A text that a menu shows as it is, underscores too.
    public static String literal(String text) {
        return text.replace("_", "__");
    }
}
