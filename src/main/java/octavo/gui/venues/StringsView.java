package octavo.gui.venues;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.editing.strings.StringUse;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.TwoLines;

import java.util.Objects;

/// The strings of a library, with actions to rename, inline and extract them.
final class StringsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(StringsView.class);

    private final StringsModel model;
    private final ListView<StringUse> list;

    StringsView(StringsModel model) {
        this.model = model;
        setId("strings");
        getStyleClass().add("strings");
        list = new ListView<>(model.strings());
        list.setId("strings-list");
        list.setAccessibleText(MESSAGES.text("strings"));
        list.setCellFactory(_ -> new TwoLines<>(StringsView::name, StringsView::text));
        Label none = new Label(MESSAGES.text("strings.none"));
        none.getStyleClass().add("muted");
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
        Label problem = new ProblemLabel("strings-problem", model.problemProperty());
        getChildren().setAll(list, problem, chosen(), extract());
    }

    private static String name(StringUse string) {
        return MESSAGES.text("string", string.name(), string.uses().size());
    }

    private static String text(StringUse string) {
        return string.problems().isEmpty()
                ? string.textStart().orElse("")
                : MessageTranslator.of("; ", string.problems());
    }

    private HBox chosen() {
        TextField name = field("rename");
        Button rename = button("rename", () -> model.rename(chosenName(), name.getText()));
        name.setOnAction(_ -> rename.fire());
        Button inline = button("inline", () -> model.inline(chosenName()));
        list.getSelectionModel()
                .selectedItemProperty()
                .subscribe(now -> name.setText(now == null ? "" : now.name()));
        HBox row = new HBox(name, rename, inline);
        row.getStyleClass().add("venue-row");
        row.disableProperty().bind(list.getSelectionModel().selectedItemProperty().isNull());
        return row;
    }

    private String chosenName() {
        return Objects.requireNonNull(list.getSelectionModel().getSelectedItem()).name();
    }

    private HBox extract() {
        TextField name = field("extract.name");
        name.setPrefColumnCount(6);
        TextField text = field("extract.text");
        Button extract = button("extract", () -> model.extract(name.getText(), text.getText()));
        text.setOnAction(_ -> extract.fire());
        HBox row = new HBox(name, text, extract);
        row.getStyleClass().add("venue-row");
        return row;
    }

    private static TextField field(String what) {
        TextField field = new TextField();
        field.setId("strings-" + what.replace('.', '-'));
        field.setPromptText(MESSAGES.text(what + ".prompt"));
        field.setAccessibleText(MESSAGES.text(what + ".prompt"));
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    private static Button button(String what, Runnable action) {
        return ActionButton.of("strings-do-" + what, MESSAGES.text(what), action);
    }
}
