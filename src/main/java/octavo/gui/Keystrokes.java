package octavo.gui;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import octavo.gui.controls.Command;
import octavo.gui.controls.Commands;
import octavo.gui.entries.EntriesView;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.BooleanSupplier;

/// Keys that mean a command only where the keys are: menus cannot tell.
final class Keystrokes {
    private final Commands commands;
    private final BooleanSupplier isTyping;

    /// @param isTyping whether a text is being typed that is nobody's yet
    Keystrokes(Commands commands, BooleanSupplier isTyping) {
        this.commands = commands;
        this.isTyping = isTyping;
    }

    void watch(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> whenPressed(event, scene));
    }

    private void whenPressed(KeyEvent event, Scene scene) {
        if (event.getCode() == KeyCode.DELETE && isTable(scene.getFocusOwner()) && isPlain(event)) {
            perform(event, commands.get("delete"));
        }
        // Text fields take the keys of undo for themselves. While nothing is being typed, they mean
        // the library.
        if (!isTyping.getAsBoolean()) {
            List.of(commands.get("undo"), commands.get("redo")).stream()
                    .filter(command -> command.keys().filter(it -> it.match(event)).isPresent())
                    .forEach(command -> perform(event, command));
        }
    }

    private static boolean isPlain(KeyEvent event) {
        return !event.isShiftDown() && !event.isAltDown() && !event.isShortcutDown();
    }

    private static boolean isTable(@Nullable Node node) {
        return node != null && EntriesView.TABLE.equals(node.getId());
    }

    private static void perform(KeyEvent event, Command command) {
        event.consume();
        command.perform();
    }
}
