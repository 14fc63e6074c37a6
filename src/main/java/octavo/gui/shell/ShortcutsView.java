package octavo.gui.shell;

import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.controls.VerticalScroll;

import java.util.List;

/// The list of keyboard shortcuts.
public final class ShortcutsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ShortcutsView.class);

    public ShortcutsView(List<UserCommand> commands) {
        setId("shortcuts");
        getStyleClass().add("sheet");
        Label title = new Label(MESSAGES.text("shortcuts.title"));
        title.getStyleClass().add("heading");
        List<UserCommand> withKeys = commands.stream().filter(it -> it.keys().isPresent()).toList();
        int half = (withKeys.size() + 1) / 2;
        HBox columns =
                new HBox(
                        grid(withKeys.subList(0, half)),
                        grid(withKeys.subList(half, withKeys.size())));
        columns.getStyleClass().add("shortcuts-columns");
        getChildren().setAll(title, new VerticalScroll(columns));
    }

    private static GridPane grid(List<UserCommand> commands) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("shortcuts");
        for (int row = 0; row < commands.size(); row++) {
            UserCommand command = commands.get(row);
            Label keys = new Label(command.keys().orElseThrow().getDisplayText());
            keys.getStyleClass().add("keys");
            Label text = new Label(UserCommand.plain(command.text().getValue()));
            keys.setMinWidth(USE_PREF_SIZE);
            grid.addRow(row, keys, text);
        }
        return grid;
    }
}
