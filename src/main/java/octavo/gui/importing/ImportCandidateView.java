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
import octavo.gui.importing.ImportCandidateModel.CandidateFate;
import octavo.gui.importing.ImportCandidateModel.PrintedValue;
import octavo.gui.importing.ImportCandidateModel.SourcedValue;
import octavo.importing.AgreementPlan.ValueAdaptation;

import java.util.Locale;

/// An entry to import: why it is considered known, what to do with it, and its fields next to the
/// library's.
final class ImportCandidateView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportCandidateView.class);

    private final ImportCandidateModel candidateModel;

    ImportCandidateView(ImportCandidateModel candidateModel) {
        this.candidateModel = candidateModel;
        getStyleClass().add("arrival");
        Label title = new Label(candidateModel.title());
        SafeWrapping.wrap(title);
        title.getStyleClass().add("heading");
        getChildren().add(title);
        if (!candidateModel.reasons().isEmpty()) {
            Label reasonLabel =
                    new Label(
                            MESSAGES.text(
                                    "why", MessageTranslator.of(", ", candidateModel.reasons())));
            SafeWrapping.wrap(reasonLabel);
            reasonLabel.getStyleClass().add("muted");
            getChildren().add(reasonLabel);
        }
        addFates();
        if (!candidateModel.differingRows().isEmpty()) {
            getChildren().add(fieldsGrid());
        }
        candidateModel.adaptations().forEach(this::addAdaptation);
        if (!candidateModel.sourcedValues().isEmpty()) {
            getChildren().add(sourcesGrid());
        }
        if (!candidateModel.printedText().isEmpty()) {
            Label printedLabel = new Label(MESSAGES.text("printed", candidateModel.printedText()));
            printedLabel.setId("import-printed");
            SafeWrapping.wrap(printedLabel);
            getChildren().addAll(printedLabel, printedGrid());
        }
    }

    /// Each value that was read from a printed reference, those marked that are unsure.
    private GridPane printedGrid() {
        GridPane grid = sourcedGrid();
        int rowIndex = 0;
        for (PrintedValue printedValue : candidateModel.printedValues()) {
            Label unsureLabel = new Label(printedValue.isUnsure() ? MESSAGES.text("unsure") : "");
            unsureLabel.setId("import-unsure-" + printedValue.field());
            unsureLabel.getStyleClass().add("severity-warning");
            grid.addRow(
                    rowIndex++,
                    new Label(printedValue.field()),
                    valueLabel(printedValue.value()),
                    unsureLabel);
        }
        return grid;
    }

    private static GridPane sourcedGrid() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("arrival-fields");
        ColumnConstraints fixedColumn = new ColumnConstraints();
        fixedColumn.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints wideColumn = new ColumnConstraints();
        wideColumn.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(fixedColumn, wideColumn, fixedColumn);
        return grid;
    }

    /// Each value that was looked up, with the service that it is from.
    private GridPane sourcesGrid() {
        GridPane grid = sourcedGrid();
        int rowIndex = 0;
        for (SourcedValue sourcedValue : candidateModel.sourcedValues()) {
            Label source = new Label(MESSAGES.text("from", sourcedValue.source()));
            source.setId("import-source-" + sourcedValue.field());
            source.getStyleClass().add("muted");
            grid.addRow(
                    rowIndex++,
                    new Label(sourcedValue.field()),
                    valueLabel(sourcedValue.value()),
                    source);
        }
        return grid;
    }

    /// A value in the library's spelling, with the source's below.
    private void addAdaptation(ValueAdaptation adaptation) {
        CheckBox checkBox = new CheckBox(MESSAGES.text("adapted", adaptation.field()));
        checkBox.setId("import-adapt-" + adaptation.field());
        checkBox.setSelected(candidateModel.adaptsValue(adaptation));
        checkBox.setOnAction(_ -> candidateModel.adaptValue(adaptation, checkBox.isSelected()));
        Label reasonLabel = new Label(MessageTranslator.of(adaptation.reason()));
        SafeWrapping.wrap(reasonLabel);
        reasonLabel.getStyleClass().add("muted");
        VBox values =
                new VBox(
                        reasonLabel,
                        valueLabel(adaptation.textAfter()),
                        mutedLabel("there"),
                        valueLabel(adaptation.textBefore()));
        values.getStyleClass().add("arrival-adapted");
        getChildren().addAll(checkBox, values);
    }

    private void addFates() {
        ToggleGroup group = new ToggleGroup();
        for (CandidateFate fate : CandidateFate.values()) {
            if (!candidateModel.allowsFate(fate)) {
                continue;
            }
            String id = fate.name().toLowerCase(Locale.ROOT);
            RadioButton button = new RadioButton(MESSAGES.text("choose." + id));
            button.setId("arrival-" + id);
            button.setToggleGroup(group);
            button.setSelected(candidateModel.fate() == fate);
            button.setOnAction(_ -> candidateModel.chooseFate(fate));
            getChildren().add(button);
            candidateModel.fateProperty().subscribe(now -> button.setSelected(now == fate));
        }
    }

    private GridPane fieldsGrid() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("arrival-fields");
        ColumnConstraints nameColumn = new ColumnConstraints();
        nameColumn.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints halfColumn = new ColumnConstraints();
        halfColumn.setPercentWidth(40);
        halfColumn.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(nameColumn, halfColumn, halfColumn);
        grid.addRow(0, new Label(), mutedLabel("here"), mutedLabel("there"));
        int rowIndex = 1;
        for (MergePlan.MergeRow row : candidateModel.differingRows()) {
            CheckBox checkBox = new CheckBox(row.field());
            checkBox.setId("import-field-" + row.field());
            checkBox.setSelected(candidateModel.takesField(row.field()));
            checkBox.setOnAction(_ -> candidateModel.takeField(row.field(), checkBox.isSelected()));
            grid.addRow(
                    rowIndex++,
                    checkBox,
                    valueLabel(row.keptValue().orElse("")),
                    valueLabel(row.goneValue().orElse("")));
        }
        return grid;
    }

    private static Label mutedLabel(String key) {
        Label label = new Label(MESSAGES.text(key));
        label.getStyleClass().add("muted");
        return label;
    }

    private static Label valueLabel(String source) {
        Label label = new Label(source.replaceAll("\\s+", " "));
        SafeWrapping.wrap(label);
        return label;
    }
}
