package octavo.gui.shell;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.UserCommand;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// The window's content while no library is open.
public final class WelcomeView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(WelcomeView.class);

    /// @param ways commands to start with, the default one first
    public WelcomeView(
            List<UserCommand> ways,
            ObservableValue<List<String>> recent,
            Consumer<Path> openRecent) {
        setId("welcome");
        getStyleClass().add("welcome");
        setFillWidth(false);
        Label title = new Label(MESSAGES.text("welcome.title"));
        title.getStyleClass().add("welcome-title");
        Label about = new Label(MESSAGES.text("welcome.about"));
        SafeWrapping.wrap(about);
        Label hint = new Label(MESSAGES.text("welcome.hint"));
        hint.getStyleClass().add("muted");
        List<Button> begin = ways.stream().map(WelcomeView::button).toList();
        begin.getFirst().setDefaultButton(true);
        leadKeysTo(begin.getFirst());
        HBox buttons = new HBox(begin.toArray(Button[]::new));
        buttons.getStyleClass().add("welcome-buttons");
        VBox files = new VBox();
        files.getStyleClass().add("welcome-recent");
        recent.subscribe(paths -> files.getChildren().setAll(recent(paths, openRecent)));
        getChildren().setAll(title, about, hint, buttons, files);
    }

    /// The focus comes here with the page.
    private void leadKeysTo(Button button) {
        button.sceneProperty()
                .flatMap(_ -> visibleProperty())
                .orElse(false)
                .subscribe(shown -> {
                    if (shown) {
                        button.requestFocus();
                    }
                });
    }

    private static Button button(UserCommand command) {
        Button button = new Button();
        button.setId("welcome-" + command.id());
        button.textProperty().bind(command.text().map(text -> text.replace("…", "")));
        button.setMnemonicParsing(true);
        button.setOnAction(_ -> command.action().run());
        return button;
    }

    private static List<? extends Node> recent(List<String> paths, Consumer<Path> open) {
        if (paths.isEmpty()) {
            return List.of();
        }
        Label heading = new Label(MESSAGES.text("welcome.recent"));
        heading.getStyleClass().add("heading");
        VBox list = new VBox();
        for (String path : paths) {
            Hyperlink link = new Hyperlink(path);
            link.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
            link.setMnemonicParsing(false);
            link.setOnAction(_ -> open.accept(Path.of(path)));
            list.getChildren().add(link);
        }
        return List.of(heading, list);
    }
}
