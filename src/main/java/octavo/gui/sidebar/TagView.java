package octavo.gui.sidebar;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.TextCompletion;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// Asks for a tag, suggesting existing ones.
public final class TagView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(TagView.class);

    private final TextField tag = new TextField();

    /// @param what `tag` or `group`
    /// @param entries the number of entries to tag
    /// @param known existing tags
    /// @param chosen receives a non-empty tag
    public TagView(String what, int entries, List<String> known, Consumer<String> chosen) {
        setId(what);
        getStyleClass().add("sheet");
        Label title = new Label(MESSAGES.text(what + ".title", entries));
        title.getStyleClass().add("heading");
        tag.setId(what + "-name");
        tag.setPromptText(MESSAGES.text(what + ".prompt"));
        tag.setAccessibleText(MESSAGES.text(what + ".prompt"));
        TextCompletion.on(
                tag, what + "-completions", begun -> fitting(known, begun, tag.getText()));
        tag.setOnAction(_ -> {
            if (!tag.getText().isBlank()) {
                chosen.accept(tag.getText().strip());
            }
        });
        getChildren().setAll(title, tag);
    }

    /// Adds a button for something else.
    public void offer(String text, Runnable other) {
        Button button = new Button(text);
        button.setId(getId() + "-other");
        button.setOnAction(_ -> other.run());
        getChildren().add(button);
    }

    private static List<String> fitting(List<String> known, String begun, String typed) {
        return begun.isEmpty()
                ? List.of()
                : known.stream()
                        .filter(each -> each.toLowerCase(Locale.ROOT).startsWith(begun))
                        .filter(each -> !each.equals(typed))
                        .toList();
    }

    /// Focuses the field.
    public void focus() {
        tag.requestFocus();
    }
}
