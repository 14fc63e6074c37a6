package octavo.gui.importing;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.duplicates.MergePlan;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.importing.ArrivalModel.Fate;
import octavo.gui.importing.ArrivalModel.SourcedValue;
import octavo.importing.AgreementPlan.ValueAdaptation;

import java.util.Locale;

/// An entry to import: why it is considered known, what to do with it, and its fields next to the
/// library's.
final class ArrivalView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ArrivalView.class);

    private final ArrivalModel model;

    ArrivalView(ArrivalModel model) {
        this.model = model;
        getStyleClass().add("arrival");
        Label title = new Label(model.title());
        SafeWrapping.wrap(title);
        title.getStyleClass().add("heading");
        getChildren().add(title);
        if (!model.reasons().isEmpty()) {
            Label why =
                    new Label(MESSAGES.text("why", MessageTranslator.of(", ", model.reasons())));
            SafeWrapping.wrap(why);
            why.getStyleClass().add("muted");
            getChildren().add(why);
        }
        addFates();
        if (!model.rows().isEmpty()) {
            getChildren().add(fields());
        }
        model.adaptations().forEach(this::add);
        if (!model.sourced().isEmpty()) {
            getChildren().add(sources());
        }
    }

    /// Each value that was looked up, with the service that it is from.
    private GridPane sources() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("arrival-fields");
        ColumnConstraints fixed = new ColumnConstraints();
        fixed.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(fixed, wide, fixed);
        int line = 0;
        for (SourcedValue each : model.sourced()) {
            Label source = new Label(MESSAGES.text("from", each.source()));
            source.setId("import-source-" + each.field());
            source.getStyleClass().add("muted");
            grid.addRow(line++, new Label(each.field()), value(each.value()), source);
        }
        return grid;
    }

    /// A value in the library's spelling, with the source's below.
    private void add(ValueAdaptation adaptation) {
        CheckBox box = new CheckBox(MESSAGES.text("adapted", adaptation.field()));
        box.setId("import-adapt-" + adaptation.field());
        box.setSelected(model.adapts(adaptation));
        box.setOnAction(_ -> model.adapt(adaptation, box.isSelected()));
        Label why = new Label(MessageTranslator.of(adaptation.reason()));
        SafeWrapping.wrap(why);
        why.getStyleClass().add("muted");
        VBox values =
                new VBox(
                        why,
                        value(adaptation.textAfter()),
                        muted("there"),
                        value(adaptation.textBefore()));
        values.getStyleClass().add("arrival-adapted");
        getChildren().addAll(box, values);
    }

    private void addFates() {
        ToggleGroup group = new ToggleGroup();
        for (Fate fate : Fate.values()) {
            if (!model.allows(fate)) {
                continue;
            }
            String id = fate.name().toLowerCase(Locale.ROOT);
            RadioButton button = new RadioButton(MESSAGES.text("choose." + id));
            button.setId("arrival-" + id);
            button.setToggleGroup(group);
            button.setSelected(model.fate() == fate);
            button.setOnAction(_ -> model.choose(fate));
            getChildren().add(button);
            model.fateProperty().subscribe(now -> button.setSelected(now == fate));
        }
    }

    private GridPane fields() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("arrival-fields");
        ColumnConstraints name = new ColumnConstraints();
        name.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(40);
        half.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(name, half, half);
        grid.addRow(0, new Label(), muted("here"), muted("there"));
        int line = 1;
        for (MergePlan.MergeRow row : model.rows()) {
            CheckBox box = new CheckBox(row.field());
            box.setId("import-field-" + row.field());
            box.setSelected(model.takes(row.field()));
            box.setOnAction(_ -> model.take(row.field(), box.isSelected()));
            grid.addRow(
                    line++,
                    box,
                    value(row.keptValue().orElse("")),
                    value(row.goneValue().orElse("")));
        }
        return grid;
    }

    private static Label muted(String key) {
        Label label = new Label(MESSAGES.text(key));
        label.getStyleClass().add("muted");
        return label;
    }

    private static Label value(String source) {
        Label label = new Label(source.replaceAll("\\s+", " "));
        SafeWrapping.wrap(label);
        return label;
    }
}
