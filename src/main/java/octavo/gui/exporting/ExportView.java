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

import octavo.exporting.ExportFormat;
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
    private final FlowPane formats = new FlowPane(16, 8);

    /// @param save asks for a file and writes it
    public ExportView(ExportModel model, Runnable save, Runnable dismiss) {
        this.model = model;
        setId("export");
        getStyleClass().addAll("sheet", "about");
        getChildren()
                .setAll(
                        heading(MESSAGES.text("title")),
                        muted(MESSAGES.text("format")),
                        formats(),
                        muted(MESSAGES.text("entries")),
                        scopes(),
                        lossesLabel(),
                        lossesList(),
                        buttons(save, dismiss));
    }

    private static Label heading(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("heading");
        return label;
    }

    private static Label muted(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("muted");
        return label;
    }

    private FlowPane formats() {
        ToggleGroup group = new ToggleGroup();
        for (ExportFormat format : ExportFormats.CONVERSIONS) {
            RadioButton button = new RadioButton(format.displayName());
            button.setId("export-" + format.id());
            button.setToggleGroup(group);
            button.setSelected(model.formatProperty().get() == format);
            button.setOnAction(_ -> model.formatProperty().set(format));
            formats.getChildren().add(button);
        }
        return formats;
    }

    private FlowPane scopes() {
        FlowPane scopes = new FlowPane(16, 8);
        ToggleGroup group = new ToggleGroup();
        model.works()
                .forEach((scope, works) -> {
                    RadioButton button = new RadioButton(text(scope, works.size()));
                    button.setId("export-scope-" + scope.id());
                    button.setToggleGroup(group);
                    button.setSelected(model.scopeProperty().get() == scope);
                    button.setOnAction(_ -> model.scopeProperty().set(scope));
                    scopes.getChildren().add(button);
                });
        return scopes;
    }

    private static String text(EntryScope scope, int count) {
        return MESSAGES.text("scope." + scope.id(), count);
    }

    private Label lossesLabel() {
        Label label = new Label();
        label.setId("export-summary");
        SafeWrapping.wrap(label);
        label.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                this::summary, model.resultProperty(), model.losses()));
        return label;
    }

    private String summary() {
        return model.resultProperty().get().isEmpty()
                ? MESSAGES.text("converting")
                : MESSAGES.text("losses", model.losses().size());
    }

    private ListView<String> lossesList() {
        ListView<String> list = new ListView<>(model.losses());
        list.setId("export-losses");
        list.setAccessibleText(MESSAGES.text("losses.list"));
        list.getStyleClass().add("proposal-left");
        list.visibleProperty().bind(Bindings.isNotEmpty(model.losses()));
        list.managedProperty().bind(list.visibleProperty());
        return list;
    }

    private HBox buttons(Runnable save, Runnable dismiss) {
        Button go = ActionButton.of("export-save", MESSAGES.text("save"), save);
        go.disableProperty().bind(model.resultProperty().map(Optional::isEmpty));
        Button cancel = ActionButton.of("export-cancel", MESSAGES.text("cancel"), dismiss);
        SheetButtons.answerOnEnter(this, go);
        return SheetButtons.of(go, cancel);
    }

    /// Leads the keys to the formats.
    public void focus() {
        formats.getChildren().getFirst().requestFocus();
    }
}
