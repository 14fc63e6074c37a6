package octavo.gui.sidebar;

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

    /// @param entries the number of entries to tag
    /// @param known existing tags
    /// @param chosen receives a non-empty tag
    public TagView(int entries, List<String> known, Consumer<String> chosen) {
        setId("tag");
        getStyleClass().add("sheet");
        Label title = new Label(MESSAGES.text("tag.title", entries));
        title.getStyleClass().add("heading");
        tag.setId("tag-name");
        tag.setPromptText(MESSAGES.text("tag.prompt"));
        tag.setAccessibleText(MESSAGES.text("tag.prompt"));
        TextCompletion.on(tag, "tag-completions", begun -> fitting(known, begun, tag.getText()));
        tag.setOnAction(_ -> {
            if (!tag.getText().isBlank()) {
                chosen.accept(tag.getText().strip());
            }
        });
        getChildren().setAll(title, tag);
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
