package octavo.gui.bulkedit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import octavo.editing.bulk.FieldOperation;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.ProblemLabel;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Asks what to find and what replaces it.
public final class ReplaceView extends BulkSheet {
    private final ReplaceModel model;
    private final TextField search;

    /// @param counts how many entries there are in each scope that can be chosen
    /// @param review shows what would change
    public ReplaceView(
            ReplaceModel model,
            Map<EntryScope, Integer> counts,
            Consumer<FieldOperation> review,
            Runnable dismiss) {
        super("replace", MESSAGES.text("replace.title"));
        this.model = model;
        search = text("search", model.searchProperty());
        text("by", model.byProperty());
        line("", new VBox(boxes(), new ProblemLabel("replace-problem", model.problemProperty())));
        TextField fields = text("fields", model.fieldsProperty());
        fields.setPromptText(MESSAGES.text("replace.fields.all"));
        line(MESSAGES.text("replace.scope"), scopes(counts));
        buttons(
                model.operationProperty().map(Optional::isPresent),
                () -> model.operationProperty().getValue().ifPresent(review),
                dismiss);
    }

    private TextField text(String name, StringProperty text) {
        TextField field = field("replace-" + name, MESSAGES.text("replace." + name));
        field.textProperty().bindBidirectional(text);
        line(MESSAGES.text("replace." + name), field);
        return field;
    }

    private FlowPane boxes() {
        FlowPane boxes =
                new FlowPane(
                        box("case", model.matchesCaseProperty()),
                        box("words", model.wholeWordsProperty()),
                        box("pattern", model.isPatternProperty()));
        boxes.getStyleClass().add("bulk-choices");
        return boxes;
    }

    private static CheckBox box(String name, BooleanProperty value) {
        CheckBox box = new CheckBox(MESSAGES.text("replace." + name));
        box.setId("replace-" + name);
        box.selectedProperty().bindBidirectional(value);
        return box;
    }

    private FlowPane scopes(Map<EntryScope, Integer> counts) {
        FlowPane scopes = new FlowPane();
        scopes.getStyleClass().add("bulk-choices");
        ToggleGroup group = new ToggleGroup();
        counts.forEach((scope, count) -> {
            RadioButton button =
                    new RadioButton(MESSAGES.text("replace.scope." + scope.id(), count));
            button.setId("replace-scope-" + scope.id());
            button.setToggleGroup(group);
            button.setSelected(model.scopeProperty().get() == scope);
            button.setOnAction(_ -> model.scopeProperty().set(scope));
            scopes.getChildren().add(button);
        });
        return scopes;
    }

    /// Leads the keys to what is to be found.
    public void focus() {
        search.requestFocus();
    }
}
