package octavo.gui.editor;

import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.names.NameForm;
import octavo.names.PastedName;

import java.util.Locale;

/// Pasted text, and the names found in it.
final class PasteView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PasteView.class);
    private static final double ROW = 26;
    private static final int MOST_ROWS = 8;

    private final PasteModel model;
    private final TextArea text = new TextArea();

    /// @param done returns the focus to the list
    PasteView(PasteModel model, String field, Runnable done) {
        this.model = model;
        setId("paste-" + field);
        getStyleClass().add("paste");
        text.setId("paste-" + field + "-text");
        text.setAccessibleText(MESSAGES.text("names.paste.prompt"));
        text.setPromptText(MESSAGES.text("names.paste.prompt"));
        SafeWrapping.wrap(text);
        text.setPrefRowCount(3);
        text.textProperty().bindBidirectional(model.textProperty());
        ProblemLabel problem =
                new ProblemLabel("paste-" + field + "-problem", model.problemProperty());
        getChildren().setAll(text, problem, found(field), buttons(field, done));
        visibleProperty().bind(model.openProperty());
        managedProperty().bind(model.openProperty());
        addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        model.close();
                        done.run();
                    }
                });
    }

    private ListView<PastedName> found(String field) {
        ListView<PastedName> found = new ListView<>(model.found());
        found.setId("paste-" + field + "-found");
        found.setAccessibleText(MESSAGES.text("names.paste.found"));
        found.setFixedCellSize(ROW);
        found.setCellFactory(_ -> new PastedNameCell());
        found.prefHeightProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () -> Math.min(MOST_ROWS, model.found().size()) * ROW + 2,
                                model.found()));
        found.setMinHeight(USE_PREF_SIZE);
        found.managedProperty().bind(Bindings.isNotEmpty(model.found()));
        found.visibleProperty().bind(found.managedProperty());
        return found;
    }

    private HBox buttons(String field, Runnable done) {
        CheckBox replace = new CheckBox(MESSAGES.text("names.paste.replace"));
        replace.setId("paste-" + field + "-replace");
        SafeWrapping.wrap(replace);
        replace.setMinHeight(USE_PREF_SIZE);
        replace.selectedProperty().bindBidirectional(model.replacingProperty());
        HBox gap = new HBox();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button apply = new Button();
        apply.setId("paste-" + field + "-apply");
        apply.setMinWidth(USE_PREF_SIZE);
        apply.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> MESSAGES.text("names.paste.apply", model.found().size()),
                                model.found()));
        apply.disableProperty().bind(Bindings.isEmpty(model.found()));
        apply.setOnAction(_ -> {
            model.apply();
            done.run();
        });
        HBox buttons = new HBox(replace, gap, apply);
        buttons.setAlignment(Pos.CENTER_LEFT);
        buttons.getStyleClass().add("person-last");
        return buttons;
    }

    /// Focuses the text.
    void focus() {
        text.requestFocus();
    }

    /// A name that was found, with its confidence.
    private static final class PastedNameCell extends ListCell<PastedName> {
        private final Label name = new Label();
        private final Label trust = new Label();
        private final HBox row = new HBox(name, trust);

        PastedNameCell() {
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            trust.setMinWidth(USE_PREF_SIZE);
            row.getStyleClass().add("name-row");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(PastedName item, boolean empty) {
            super.updateItem(item, empty);
            if (empty) {
                setGraphic(null);
                LazyTooltip.on(this, "");
                return;
            }
            String level = item.confidence().name().toLowerCase(Locale.ROOT);
            name.setText(item.name().displayName(NameForm.FAMILY_FIRST));
            trust.setText(MESSAGES.text("names.trust." + level));
            trust.getStyleClass().setAll("label", "trust", "trust-" + level);
            LazyTooltip.on(this, item.writtenName() + "\n" + MessageTranslator.of(item.reason()));
            setAccessibleText(name.getText() + ", " + trust.getText());
            setGraphic(row);
        }
    }
}
