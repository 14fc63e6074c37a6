package octavo.gui.shell;

import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.Command;
import octavo.gui.controls.Messages;

import java.util.List;

/// All shortcuts at a glance.
public final class ShortcutsView extends VBox {
    private static final Messages MESSAGES = Messages.of(ShortcutsView.class);

    public ShortcutsView(List<Command> commands) {
        setId("shortcuts");
        getStyleClass().add("sheet");
        Label title = new Label(MESSAGES.text("shortcuts.title"));
        title.getStyleClass().add("heading");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("shortcuts");
        List<Command> withKeys = commands.stream().filter(it -> it.keys().isPresent()).toList();
        for (int row = 0; row < withKeys.size(); row++) {
            Command command = withKeys.get(row);
            Label keys = new Label(command.keys().orElseThrow().getDisplayText());
            keys.getStyleClass().add("keys");
            Label text = new Label(Command.plain(command.text().getValue()));
            grid.addRow(row, keys, text);
        }
        getChildren().setAll(title, grid);
    }
}
