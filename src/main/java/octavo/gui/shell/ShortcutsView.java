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

    private static final int COLUMNS = 3;

    /// @param close hides the sheet
    public ShortcutsView(List<Menu> menus, Runnable close) {
        setId("shortcuts");
        getStyleClass().add("sheet");
        setMinSize(0, 0);
        Label title = new Label(MESSAGES.text("shortcuts.title"));
        title.getStyleClass().add("heading");
        List<ShortcutGroup> groups =
                Stream.concat(
                                menus.stream().map(ShortcutGroup::of),
                                ShortcutGroup.ofPages().stream())
                        .toList();
        VerticalScroll list = new VerticalScroll(columns(groups));
        list.setId("shortcuts-list");
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().setAll(title, list, new CloseRow("shortcuts-close", close));
    }

    /// Fills the columns one after the other, to about the same height.
    private static HBox columns(List<ShortcutGroup> groups) {
        int lines = groups.stream().mapToInt(ShortcutsView::lines).sum();
        HBox columns = new HBox();
        columns.getStyleClass().add("shortcuts-columns");
        VBox column = new VBox();
        int filled = 0;
        for (ShortcutGroup group : groups) {
            boolean isFull =
                    filled + lines(group) / 2
                            > lines * (columns.getChildren().size() + 1) / COLUMNS;
            if (isFull && columns.getChildren().size() < COLUMNS - 1) {
                columns.getChildren().add(column);
                column = new VBox();
            }
            column.getChildren().add(box(group));
            filled += lines(group);
        }
        columns.getChildren().add(column);
        columns.getChildren()
                .forEach(each -> {
                    each.getStyleClass().add("shortcuts-column");
                    HBox.setHgrow(each, Priority.ALWAYS);
                });
        return columns;
    }

    /// The lines that a group takes, with its name and the space below.
    private static int lines(ShortcutGroup group) {
        return group.shortcuts().size() + 2;
    }

    private static Node box(ShortcutGroup group) {
        Label name = new Label(group.name());
        name.getStyleClass().add("heading");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("shortcuts");
        ColumnConstraints keys = new ColumnConstraints();
        ColumnConstraints texts = new ColumnConstraints();
        texts.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(keys, texts);
        for (ShortcutGroup.Shortcut each : group.shortcuts()) {
            Label pressed = new Label(each.keys());
            pressed.getStyleClass().add("keys");
            pressed.setMinWidth(USE_PREF_SIZE);
            Label text = new Label(each.text());
            SafeWrapping.wrap(text);
            grid.addRow(grid.getRowCount(), pressed, text);
        }
        return new VBox(name, grid);
    }
}
