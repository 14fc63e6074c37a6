package octavo.gui.shell;

import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The shortcuts of one menu, or the keys with a meaning in one part of the window.
record ShortcutGroup(String groupName, List<KeyShortcut> shortcutList) {
    private static final MessageTexts MESSAGES = MessageTexts.of(ShortcutGroup.class);

    private static final Pattern DIGIT = Pattern.compile("(.*)(\\d)");

    ShortcutGroup {
        shortcutList = List.copyOf(shortcutList);
    }

    /// Keys, and what they do.
    record KeyShortcut(String keysText, String commandName) {}

    static ShortcutGroup of(Menu menu) {
        return new ShortcutGroup(UserCommand.plainText(menu.getText()), menuShortcuts(menu));
    }

    private static List<KeyShortcut> menuShortcuts(Menu menu) {
        List<KeyShortcut> menuShortcuts = new ArrayList<>();
        for (MenuItem menuItem : menu.getItems()) {
            if (menuItem instanceof Menu innerMenu) {
                menuShortcuts.addAll(joinNumbered(innerMenu));
            } else if (menuItem.getUserData() instanceof UserCommand userCommand) {
                userCommand
                        .keyCombination()
                        .ifPresent(keyCombination ->
                                menuShortcuts.add(
                                        new KeyShortcut(
                                                displayKeys(keyCombination), userCommand.name())));
            }
        }
        return menuShortcuts;
    }

    /// A menu within a menu: on one line if its keys differ in a digit only.
    private static List<KeyShortcut> joinNumbered(Menu menu) {
        List<KeyShortcut> innerShortcuts = menuShortcuts(menu);
        List<Matcher> digitMatchers =
                innerShortcuts.stream().map(it -> DIGIT.matcher(it.keysText())).toList();
        if (innerShortcuts.isEmpty() || !digitMatchers.stream().allMatch(Matcher::matches)) {
            return innerShortcuts;
        }
        String commonKeys = digitMatchers.getFirst().group(1);
        if (digitMatchers.stream().anyMatch(it -> !it.group(1).equals(commonKeys))) {
            return innerShortcuts;
        }
        List<String> sortedDigits = digitMatchers.stream().map(it -> it.group(2)).sorted().toList();
        return List.of(
                new KeyShortcut(
                        commonKeys + sortedDigits.getFirst() + "–" + sortedDigits.getLast(),
                        UserCommand.plainText(menu.getText())));
    }

    /// The keys that no menu has, because they work only where the focus is.
    static List<ShortcutGroup> ofPages() {
        return List.of(
                pageGroup(
                        "table",
                        "go: A–Z",
                        "edit: ENTER",
                        "rate: 0–5",
                        "read: Shift+R",
                        "delete: DELETE"),
                pageGroup("search", "table: ENTER DOWN", "complete: TAB", "clear: ESCAPE"),
                pageGroup(
                        "form",
                        "apply: ENTER",
                        "line: Shift+ENTER",
                        "revert: ESCAPE",
                        "buttons: F6",
                        "remove: Alt+DELETE"),
                pageGroup(
                        "names",
                        "edit: ENTER F2",
                        "add: INSERT",
                        "remove: DELETE",
                        "move: Alt+UP Alt+DOWN",
                        "ends: Alt+HOME Alt+END",
                        "paste: Shortcut+V",
                        "text: Shortcut+ENTER"),
                pageGroup("source", "apply: Shortcut+ENTER", "revert: ESCAPE"),
                pageGroup("searches", "rename: F2", "delete: DELETE"),
                pageGroup("decisions", "same: S", "different: D", "skip: N"),
                pageGroup("duplicates", "merge: M", "different: D", "skip: N"),
                pageGroup(
                        "cv",
                        "note: ENTER F2",
                        "hide: DELETE",
                        "move: Alt+UP Alt+DOWN",
                        "open: Shortcut+ENTER"),
                pageGroup("lists", "show: ENTER", "restore: ENTER"),
                pageGroup("import", "add: A", "take: T", "skip: X DELETE", "done: ENTER"),
                pageGroup("review", "toggle: SPACE", "apply: ENTER", "later: ESCAPE"));
    }

    /// @param shortcutLines each a name and its keys
    private static ShortcutGroup pageGroup(String pageId, String... shortcutLines) {
        String messageKey = "keys." + pageId;
        return new ShortcutGroup(
                MESSAGES.text(messageKey),
                Arrays.stream(shortcutLines)
                        .map(nameAndKeys -> nameAndKeys.split(": ", 2))
                        .map(nameAndKeys ->
                                new KeyShortcut(
                                        Stream.of(nameAndKeys[1].split(" "))
                                                .map(ShortcutGroup::displayKeys)
                                                .collect(Collectors.joining(", ")),
                                        MESSAGES.text(messageKey + "." + nameAndKeys[0])))
                        .toList());
    }

    /// JavaFX has no names for some keys in combinations.
    private static String displayKeys(String keys) {
        return switch (keys) {
            case "ESCAPE" -> "Esc";
            case "SPACE" -> "Space";
            default -> keys.contains("–") ? keys : displayKeys(KeyCombination.valueOf(keys));
        };
    }

    private static String displayKeys(KeyCombination keys) {
        return keys.getDisplayText().replace("\u21b5", "Enter");
    }
}
