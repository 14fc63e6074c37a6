package octavo.gui.exporting;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.conversion.ExportFormat;
import octavo.formats.ExportFormats;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.SheetButtons;

import java.util.Optional;

/// Asks what to export and how, and says what would get lost.
public final class ExportView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ExportView.class);

    private final ExportModel model;
    private final FlowPane formatButtons = new FlowPane(16, 8);

    /// @param onSave asks for a file and writes it
    public ExportView(ExportModel model, Runnable onSave, Runnable onDismiss) {
        this.model = model;
        setId("export");
        getStyleClass().addAll("sheet", "about");
        getChildren()
                .setAll(
                        headingLabel(MESSAGES.text("title")),
                        mutedLabel(MESSAGES.text("format")),
                        buildFormats(),
                        mutedLabel(MESSAGES.text("entries")),
                        buildScopes(),
                        lossesLabel(),
                        lossesList(),
                        buttons(onSave, onDismiss));
    }

    private static Label headingLabel(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("heading");
        return label;
    }

    private static Label mutedLabel(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        return label;
    }

    private FlowPane buildFormats() {
        ToggleGroup group = new ToggleGroup();
        for (ExportFormat format : ExportFormats.CONVERSIONS) {
            RadioButton button = new RadioButton(format.displayName());
            button.setId("export-" + format.id());
            button.setToggleGroup(group);
            button.setSelected(format.equals(model.formatProperty().get()));
            button.setOnAction(_ -> model.formatProperty().set(format));
            formatButtons.getChildren().add(button);
        }
        return formatButtons;
    }

    private FlowPane buildScopes() {
        FlowPane scopeButtons = new FlowPane(16, 8);
        ToggleGroup group = new ToggleGroup();
        model.worksByScope()
                .forEach((scope, works) -> {
                    RadioButton button = new RadioButton(scopeText(scope, works.size()));
                    button.setId("export-scope-" + scope.id());
                    button.setToggleGroup(group);
                    button.setSelected(model.scopeProperty().get() == scope);
                    button.setOnAction(_ -> model.scopeProperty().set(scope));
                    scopeButtons.getChildren().add(button);
                });
        return scopeButtons;
    }

    private static String scopeText(EntryScope scope, int count) {
        return MESSAGES.text("scope." + scope.id(), count);
    }

    private Label lossesLabel() {
        Label label = new Label();
        label.setId("export-summary");
        SafeWrapping.wrap(label);
        label.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                this::summary, model.resultProperty(), model.lossLines()));
        return label;
    }

    private String summary() {
        return model.resultProperty().get().isEmpty()
                ? MESSAGES.text("converting")
                : MESSAGES.text("losses", model.lossLines().size());
    }

    private ListView<String> lossesList() {
        ListView<String> list = new ListView<>(model.lossLines());
        list.setId("export-losses");
        list.setAccessibleText(MESSAGES.text("losses.list"));
        list.getStyleClass().add("proposal-left");
        list.visibleProperty().bind(Bindings.isNotEmpty(model.lossLines()));
        list.managedProperty().bind(list.visibleProperty());
        return list;
    }

    private HBox buttons(Runnable onSave, Runnable onDismiss) {
        Button saveButton = ActionButton.of("export-save", MESSAGES.text("save"), onSave);
        saveButton.disableProperty().bind(model.resultProperty().map(Optional::isEmpty));
        Button cancelButton = ActionButton.of("export-cancel", MESSAGES.text("cancel"), onDismiss);
        SheetButtons.answerOnEnter(this, saveButton);
        return SheetButtons.of(saveButton, cancelButton);
    }

    /// Leads the keys to the formats.
    public void focus() {
        formatButtons.getChildren().getFirst().requestFocus();
    }
}
