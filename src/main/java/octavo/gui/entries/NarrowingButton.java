package octavo.gui.entries;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;

import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

import java.util.Optional;

/// Shows the restriction of the table, and removes it on click.
final class NarrowingButton extends Button {
    private static final MessageTexts MESSAGES = MessageTexts.of(NarrowingButton.class);

    NarrowingButton(EntriesModel model) {
        super("", new LineIcon(LineIcon.CLOSE));
        setId("narrowing");
        getStyleClass().add("narrowing");
        setContentDisplay(ContentDisplay.RIGHT);
        setOnAction(_ -> model.narrowingProperty().set(Optional.empty()));
        textProperty()
                .bind(
                        model.narrowingProperty()
                                .map(it -> it.map(only -> MESSAGES.text("only", only.name())))
                                .map(it -> it.orElse("")));
    }
}
