package octavo.gui.sidebar;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SheetButtons;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Asks which of some tags to remove.
public final class TagRemovalView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(TagRemovalView.class);

    private final ListView<String> list = new ListView<>();

    /// @param what `untag` or `ungroup`
    /// @param entries how many entries it is for
    /// @param chosen told of the tag
    public TagRemovalView(
            String what,
            int entries,
            List<String> tags,
            Consumer<String> chosen,
            Runnable dismiss) {
        setId(what);
        getStyleClass().add("sheet");
        String words = MESSAGES.text(what + ".title", entries);
        Label title = new Label(words);
        title.getStyleClass().add("heading");
        list.setId(what + "-tags");
        list.setAccessibleText(words);
        list.getItems().setAll(tags);
        list.getSelectionModel().select(0);
        list.setPrefHeight(200);
        Runnable choose = () -> selected().ifPresent(chosen);
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                choose.run();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                choose.run();
            }
        });
        Button remove = ActionButton.of(what + "-remove", MESSAGES.text("untag.remove"), choose);
        Button cancel = ActionButton.of(what + "-cancel", MESSAGES.text("untag.cancel"), dismiss);
        getChildren().setAll(title, list, SheetButtons.of(remove, cancel));
    }

    private Optional<String> selected() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    /// Leads the keys to the tags.
    public void focus() {
        list.requestFocus();
    }
}
