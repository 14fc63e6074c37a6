package octavo.gui.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.SafeWrapping;

import java.util.List;

/// A question with possible replies. Closing it gives none.
public final class QuestionView extends VBox {
    private final List<Button> buttons;

    /// A reply.
    ///
    /// @param id of its button
    public record Reply(String id, String text, Runnable then) {}

    /// @param replies the default one last
    /// @param hide hides this
    public QuestionView(String question, String hint, List<Reply> replies, Runnable hide) {
        setId("question");
        getStyleClass().addAll("sheet", "question");
        Label title = new Label(question);
        title.getStyleClass().add("heading");
        SafeWrapping.wrap(title);
        Label text = new Label(hint);
        SafeWrapping.wrap(text);
        buttons = replies.stream().map(reply -> button(reply, hide)).toList();
        buttons.getLast().getStyleClass().add("accent");
        buttons.getLast().setDefaultButton(true);
        HBox line = new HBox(buttons.toArray(Button[]::new));
        line.getStyleClass().addAll("sheet-buttons", "question-buttons");
        getChildren().setAll(title, text, line);
    }

    private static Button button(Reply reply, Runnable hide) {
        Button button = new Button(reply.text());
        button.setId(reply.id());
        button.setMnemonicParsing(true);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> {
            hide.run();
            reply.then().run();
        });
        return button;
    }

    /// Focuses the default reply.
    public void focus() {
        buttons.getLast().requestFocus();
    }
}
