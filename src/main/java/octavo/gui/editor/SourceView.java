package octavo.gui.editor;

import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.Messages;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.Wrapping;
import octavo.gui.editor.SourceModel.Refusal;

/// The source of an entry, and below it why it cannot be taken.
final class SourceView extends VBox {
    private static final Messages MESSAGES = Messages.of(SourceView.class);
    private static final KeyCombination TAKE = KeyCombination.valueOf("Shortcut+ENTER");

    private final SourceModel model;
    private final Runnable done;
    private final TextArea text = new TextArea();

    /// @param done leads the keys away when nothing is left to take back
    SourceView(SourceModel model, Runnable done) {
        this.model = model;
        this.done = done;
        text.setId("source");
        text.setAccessibleText(MESSAGES.text("show-source"));
        Wrapping.wrap(text);
        text.getStyleClass().addAll("source", "source-page");
        text.textProperty().bindBidirectional(model.textProperty());
        text.focusedProperty()
                .addListener((_, _, focused) -> {
                    if (!focused) {
                        model.commit();
                    }
                });
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        VBox.setVgrow(text, Priority.ALWAYS);
        getChildren().setAll(text, problem());
    }

    private void whenPressed(KeyEvent event) {
        if (TAKE.match(event)) {
            event.consume();
            model.commit();
            model.refusalProperty().get().ifPresent(it -> text.positionCaret(it.at()));
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            if (model.isChanged()) {
                model.revert();
            } else {
                done.run();
            }
        }
    }

    private Label problem() {
        Label problem =
                new ProblemLabel(
                        "source-problem",
                        model.refusalProperty().map(it -> it.map(Refusal::message).orElse("")));
        problem.getStyleClass().add("source-problem");
        return problem;
    }
}
