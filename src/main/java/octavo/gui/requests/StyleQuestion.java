package octavo.gui.requests;

import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.StyleCompletion;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.theme.ThemeAndSize;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A small window that asks for the style of a document.
final class StyleQuestion {
    private static final MessageTexts MESSAGES = MessageTexts.of(StyleQuestion.class);

    private static final int GAP = 8;
    private static final int WIDTH = 420;

    private final BackgroundTasks background;
    private final ThemeAndSize themeAndSize;

    StyleQuestion(BackgroundTasks background, ThemeAndSize themeAndSize) {
        this.background = background;
        this.themeAndSize = themeAndSize;
    }

    /// Asks once.
    ///
    /// @param presentId the style that the document is in, or that is usual
    /// @param onChosen gets the id of a style that there is; empty if somebody cancels
    void ask(String presentId, Consumer<Optional<String>> onChosen) {
        Stage stage = new Stage();
        TextField styleField = new TextField(presentId);
        styleField.setId("document-style");
        styleField.setAccessibleText(MESSAGES.text("document-style.name"));
        Label problem = new Label();
        problem.getStyleClass().add("problem");
        problem.setWrapText(true);
        StyleCompletion.on(styleField, this::findStyles, _ -> problem.setText(""));
        Runnable choose =
                () -> {
                    String styleId = styleField.getText().strip();
                    if (BundledStyles.hasStyle(styleId)) {
                        stage.setOnHidden(null);
                        stage.close();
                        onChosen.accept(Optional.of(styleId));
                    } else {
                        problem.setText(MESSAGES.text("document-style.unknown", styleId));
                    }
                };
        stage.setOnHidden(_ -> onChosen.accept(Optional.empty()));
        VBox content =
                new VBox(
                        GAP,
                        new Label(MESSAGES.text("document-style.name")),
                        styleField,
                        problem,
                        buttons(choose, stage::close));
        content.setPadding(new Insets(2 * GAP));
        content.setPrefWidth(WIDTH);
        Scene scene = new Scene(content);
        themeAndSize.applyStyleSheets(scene, background::runOnUi);
        stage.setScene(scene);
        stage.setTitle(MESSAGES.text("document-style.title"));
        stage.setAlwaysOnTop(true);
        stage.show();
        stage.toFront();
        styleField.requestFocus();
        styleField.selectAll();
    }

    private void findStyles(String typed, Consumer<List<BundledStyle>> onFound) {
        background.runInBackground(
                () -> StyleCompletion.fitting(typed), onFound, _ -> onFound.accept(List.of()));
    }

    private static HBox buttons(Runnable choose, Runnable cancel) {
        Button cancelButton = new Button(MESSAGES.text("document-style.cancel"));
        cancelButton.setId("document-style-cancel");
        cancelButton.setCancelButton(true);
        cancelButton.setOnAction(_ -> cancel.run());
        Button chooseButton = new Button(MESSAGES.text("document-style.choose"));
        chooseButton.setId("document-style-choose");
        chooseButton.setDefaultButton(true);
        chooseButton.setOnAction(_ -> choose.run());
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return new HBox(GAP, spacer, cancelButton, chooseButton);
    }
}
