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

    /// @param startCommands commands to start with, the default one first
    public WelcomeView(
            List<UserCommand> startCommands,
            ObservableValue<List<String>> recentPaths,
            Consumer<Path> openRecent) {
        setId("welcome");
        getStyleClass().add("welcome");
        setFillWidth(false);
        Label titleLabel = new Label(MESSAGES.text("welcome.title"));
        titleLabel.getStyleClass().add("welcome-title");
        Label aboutLabel = new Label(MESSAGES.text("welcome.about"));
        SafeWrapping.wrap(aboutLabel);
        Label hintLabel = new Label(MESSAGES.text("welcome.hint"));
        hintLabel.getStyleClass().add("muted");
        List<Button> startButtons = startCommands.stream().map(WelcomeView::commandButton).toList();
        startButtons.getFirst().setDefaultButton(true);
        focusWhenShown(startButtons.getFirst());
        HBox buttonRow = new HBox(startButtons.toArray(Button[]::new));
        buttonRow.getStyleClass().add("welcome-buttons");
        VBox recentBox = new VBox();
        recentBox.getStyleClass().add("welcome-recent");
        recentPaths.subscribe(
                paths -> recentBox.getChildren().setAll(recentNodes(paths, openRecent)));
        getChildren().setAll(titleLabel, aboutLabel, hintLabel, buttonRow, recentBox);
    }

    /// The focus comes here with the page.
    private void focusWhenShown(Button button) {
        button.sceneProperty()
                .flatMap(_ -> visibleProperty())
                .orElse(false)
                .subscribe(isShown -> {
                    if (isShown) {
                        button.requestFocus();
                    }
                });
    }

    private static Button commandButton(UserCommand userCommand) {
        Button commandButton = new Button();
        commandButton.setId("welcome-" + userCommand.id());
        commandButton
                .textProperty()
                .bind(userCommand.commandText().map(text -> text.replace("…", "")));
        commandButton.setMnemonicParsing(true);
        commandButton.setOnAction(_ -> userCommand.action().run());
        return commandButton;
    }

    private static List<? extends Node> recentNodes(List<String> paths, Consumer<Path> onOpen) {
        if (paths.isEmpty()) {
            return List.of();
        }
        Label headingLabel = new Label(MESSAGES.text("welcome.recent"));
        headingLabel.getStyleClass().add("heading");
        VBox linkBox = new VBox();
        for (String path : paths) {
            Hyperlink pathLink = new Hyperlink(path);
            pathLink.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
            pathLink.setMnemonicParsing(false);
            pathLink.setOnAction(_ -> onOpen.accept(Path.of(path)));
            linkBox.getChildren().add(pathLink);
        }
        return List.of(headingLabel, linkBox);
    }
}
