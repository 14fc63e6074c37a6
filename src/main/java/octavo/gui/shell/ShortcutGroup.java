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
record ShortcutGroup(String name, List<Shortcut> shortcuts) {
    private static final MessageTexts MESSAGES = MessageTexts.of(ShortcutGroup.class);

    private static final Pattern DIGIT = Pattern.compile("(.*)(\\d)");

    ShortcutGroup {
        shortcuts = List.copyOf(shortcuts);
    }

    /// Keys, and what they do.
    record Shortcut(String keys, String text) {}

    static ShortcutGroup of(Menu menu) {
        return new ShortcutGroup(UserCommand.plain(menu.getText()), shortcuts(menu));
    }

    private static List<Shortcut> shortcuts(Menu menu) {
        List<Shortcut> found = new ArrayList<>();
        for (MenuItem item : menu.getItems()) {
            if (item instanceof Menu inner) {
                found.addAll(joined(inner));
            } else if (item.getUserData() instanceof UserCommand command) {
                command.keys()
                        .ifPresent(it -> found.add(new Shortcut(display(it), command.name())));
            }
        }
        return found;
    }

    /// A menu within a menu: on one line if its keys differ in a digit only.
    private static List<Shortcut> joined(Menu menu) {
        List<Shortcut> each = shortcuts(menu);
        List<Matcher> keys = each.stream().map(it -> DIGIT.matcher(it.keys())).toList();
        if (each.isEmpty() || !keys.stream().allMatch(Matcher::matches)) {
            return each;
        }
        String common = keys.getFirst().group(1);
        if (keys.stream().anyMatch(it -> !it.group(1).equals(common))) {
            return each;
        }
        List<String> digits = keys.stream().map(it -> it.group(2)).sorted().toList();
        return List.of(
                new Shortcut(
                        common + digits.getFirst() + "–" + digits.getLast(),
                        UserCommand.plain(menu.getText())));
    }

    /// The keys that no menu has, because they work only where the focus is.
    static List<ShortcutGroup> ofPages() {
        return List.of(
                page(
                        "table",
                        "go: A–Z",
                        "edit: ENTER",
                        "rate: 0–5",
                        "read: Shift+R",
                        "delete: DELETE"),
                page("search", "table: ENTER DOWN", "complete: TAB", "clear: ESCAPE"),
                page(
                        "form",
                        "apply: ENTER",
                        "line: Shift+ENTER",
                        "revert: ESCAPE",
                        "buttons: F6",
                        "remove: Alt+DELETE"),
                page(
                        "names",
                        "edit: ENTER F2",
                        "add: INSERT",
                        "remove: DELETE",
                        "move: Alt+UP Alt+DOWN",
                        "ends: Alt+HOME Alt+END",
                        "paste: Shortcut+V",
                        "text: Shortcut+ENTER"),
                page("source", "apply: Shortcut+ENTER", "revert: ESCAPE"),
                page("searches", "rename: F2", "delete: DELETE"),
                page("decisions", "same: S", "different: D", "skip: N"),
                page("duplicates", "merge: M", "different: D", "skip: N"),
                page(
                        "cv",
                        "note: ENTER F2",
                        "hide: DELETE",
                        "move: Alt+UP Alt+DOWN",
                        "open: Shortcut+ENTER"),
                page("lists", "show: ENTER", "restore: ENTER"),
                page("import", "add: A", "take: T", "skip: X DELETE", "done: ENTER"),
                page("review", "toggle: SPACE", "apply: ENTER", "later: ESCAPE"));
    }

    /// @param lines each a name and its keys
    private static ShortcutGroup page(String id, String... lines) {
        String group = "keys." + id;
        return new ShortcutGroup(
                MESSAGES.text(group),
                Arrays.stream(lines)
                        .map(line -> line.split(": ", 2))
                        .map(line ->
                                new Shortcut(
                                        Stream.of(line[1].split(" "))
                                                .map(ShortcutGroup::display)
                                                .collect(Collectors.joining(", ")),
                                        MESSAGES.text(group + "." + line[0])))
                        .toList());
    }

    /// JavaFX has no names for some keys in combinations.
    private static String display(String keys) {
        return switch (keys) {
            case "ESCAPE" -> "Esc";
            case "SPACE" -> "Space";
            default -> keys.contains("–") ? keys : display(KeyCombination.valueOf(keys));
        };
    }

    private static String display(KeyCombination keys) {
        return keys.getDisplayText().replace("\u21b5", "Enter");
    }
}
