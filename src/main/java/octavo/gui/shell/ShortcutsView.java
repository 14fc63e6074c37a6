package octavo.gui.shell;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.VerticalScroll;

import java.util.List;
import java.util.stream.Stream;

/// The list of keyboard shortcuts: those of each menu, then those of each part of the window.
public final class ShortcutsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ShortcutsView.class);

    private static final int MAX_COLUMNS = 3;

    /// @param onClose hides the sheet
    public ShortcutsView(List<Menu> menus, Runnable onClose) {
        setId("shortcuts");
        getStyleClass().add("sheet");
        setMinSize(0, 0);
        Label titleLabel = new Label(MESSAGES.text("shortcuts.title"));
        titleLabel.getStyleClass().add("heading");
        List<ShortcutGroup> shortcutGroups =
                Stream.concat(
                                menus.stream().map(ShortcutGroup::of),
                                ShortcutGroup.ofPages().stream())
                        .toList();
        VerticalScroll scrollList = new VerticalScroll(buildColumns(shortcutGroups));
        scrollList.setId("shortcuts-list");
        VBox.setVgrow(scrollList, Priority.ALWAYS);
        getChildren().setAll(titleLabel, scrollList, new CloseRow("shortcuts-close", onClose));
    }

    /// Fills the columns one after the other, to about the same height.
    private static HBox buildColumns(List<ShortcutGroup> shortcutGroups) {
        int lineCount = shortcutGroups.stream().mapToInt(ShortcutsView::lineCount).sum();
        HBox columnRow = new HBox();
        columnRow.getStyleClass().add("shortcuts-columns");
        VBox columnBox = new VBox();
        int filledLines = 0;
        for (ShortcutGroup shortcutGroup : shortcutGroups) {
            boolean isFull =
                    filledLines + lineCount(shortcutGroup) / 2
                            > lineCount * (columnRow.getChildren().size() + 1) / MAX_COLUMNS;
            if (isFull && columnRow.getChildren().size() < MAX_COLUMNS - 1) {
                columnRow.getChildren().add(columnBox);
                columnBox = new VBox();
            }
            columnBox.getChildren().add(groupBox(shortcutGroup));
            filledLines += lineCount(shortcutGroup);
        }
        columnRow.getChildren().add(columnBox);
        columnRow
                .getChildren()
                .forEach(columnNode -> {
                    columnNode.getStyleClass().add("shortcuts-column");
                    HBox.setHgrow(columnNode, Priority.ALWAYS);
                });
        return columnRow;
    }

    /// The lines that a group takes, with its name and the space below.
    private static int lineCount(ShortcutGroup shortcutGroup) {
        return shortcutGroup.shortcutList().size() + 2;
    }

    private static Node groupBox(ShortcutGroup shortcutGroup) {
        Label nameLabel = new Label(shortcutGroup.groupName());
        nameLabel.getStyleClass().add("heading");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("shortcuts");
        ColumnConstraints keysColumn = new ColumnConstraints();
        ColumnConstraints textsColumn = new ColumnConstraints();
        textsColumn.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(keysColumn, textsColumn);
        for (ShortcutGroup.KeyShortcut keyShortcut : shortcutGroup.shortcutList()) {
            Label keysLabel = new Label(keyShortcut.keysText());
            keysLabel.getStyleClass().add("keys");
            keysLabel.setMinWidth(USE_PREF_SIZE);
            Label textLabel = new Label(keyShortcut.commandName());
            SafeWrapping.wrap(textLabel);
            grid.addRow(grid.getRowCount(), keysLabel, textLabel);
        }
        return new VBox(nameLabel, grid);
    }
}
