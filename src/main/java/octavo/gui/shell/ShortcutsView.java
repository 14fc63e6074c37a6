package octavo.gui.shell;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
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
        List<Command> withKeys = commands.stream().filter(it -> it.keys().isPresent()).toList();
        int half = (withKeys.size() + 1) / 2;
        HBox columns =
                new HBox(
                        grid(withKeys.subList(0, half)),
                        grid(withKeys.subList(half, withKeys.size())));
        columns.getStyleClass().add("shortcuts-columns");
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        getChildren().setAll(title, scroll);
    }

    private static GridPane grid(List<Command> commands) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("shortcuts");
        for (int row = 0; row < commands.size(); row++) {
            Command command = commands.get(row);
            Label keys = new Label(command.keys().orElseThrow().getDisplayText());
            keys.getStyleClass().add("keys");
            Label text = new Label(Command.plain(command.text().getValue()));
            keys.setMinWidth(USE_PREF_SIZE);
            grid.addRow(row, keys, text);
        }
        return grid;
    }
}
