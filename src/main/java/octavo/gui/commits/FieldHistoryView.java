package octavo.gui.commits;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gitrepositories.FieldStep;
import octavo.gitrepositories.LibraryCommit;
import octavo.gui.commits.FieldHistoryModel.FieldChanges;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.masterdetail.ReviewCell;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewRow;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;

/// The fields of an entry with whoever made their present values, and all changes of one of them.
public final class FieldHistoryView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldHistoryView.class);

    private final FieldHistoryModel model;
    private final ListView<FieldChanges> fieldList = new ListView<>();
    private final ListView<FieldStep> stepList = new ListView<>();

    public FieldHistoryView(FieldHistoryModel model, Runnable onHide) {
        this.model = model;
        setId("field-history");
        getStyleClass().addAll("sheet", "field-history");
        getStylesheets().add(PackageStylesheet.of(ReviewPane.class));
        Label titleLabel = new Label(MESSAGES.text("blame.title", model.entryKey()));
        titleLabel.getStyleClass().add("heading");
        fieldList.setId("field-history-fields");
        fieldList.setAccessibleText(MESSAGES.text("blame.fields"));
        fieldList.setItems(model.changedFields());
        ReviewCell.showIn(fieldList, FieldHistoryView::fieldRow);
        stepList.setId("field-history-steps");
        stepList.setAccessibleText(MESSAGES.text("blame.steps"));
        stepList.setPlaceholder(new Label(MESSAGES.text("blame.choose")));
        ReviewCell.showIn(stepList, FieldHistoryView::stepRow);
        fieldList
                .getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, chosenField) -> {
                    if (chosenField != null) {
                        stepList.getItems().setAll(chosenField.steps());
                    }
                });
        HBox lists = new HBox(fieldList, stepList);
        lists.getStyleClass().add("field-history-lists");
        HBox.setHgrow(stepList, Priority.ALWAYS);
        VBox.setVgrow(lists, Priority.ALWAYS);
        getChildren().setAll(titleLabel, lists, progressLine(), buttonLine(onHide));
        getChildren().add(3, new ProblemLabel("field-history-problem", model.problemProperty()));
        sceneProperty()
                .addListener((_, _, newScene) -> {
                    if (newScene == null) {
                        model.cancel();
                    }
                });
    }

    private Node progressLine() {
        ProgressBar progressBar = new ProgressBar();
        progressBar.visibleProperty().bind(model.readingProperty());
        // A hidden one must not animate.
        progressBar
                .progressProperty()
                .bind(
                        model.readingProperty()
                                .map(isReading ->
                                        isReading ? ProgressBar.INDETERMINATE_PROGRESS : 1.0));
        Label readLabel = new Label();
        readLabel.setId("field-history-read");
        readLabel.getStyleClass().add("muted");
        readLabel
                .textProperty()
                .bind(
                        model.readVersionsProperty()
                                .map(count -> MESSAGES.text("blame.read", count.intValue())));
        HBox progressLine = new HBox(readLabel, progressBar);
        progressLine.getStyleClass().add("sheet-buttons");
        return progressLine;
    }

    private HBox buttonLine(Runnable onHide) {
        Button cancelButton = new Button(MESSAGES.text("blame.cancel"));
        cancelButton.setId("field-history-cancel");
        cancelButton.disableProperty().bind(model.readingProperty().map(isReading -> !isReading));
        cancelButton.setOnAction(_ -> model.cancel());
        Button closeButton = new Button(MESSAGES.text("blame.close"));
        closeButton.setId("field-history-close");
        closeButton.setCancelButton(true);
        closeButton.setOnAction(_ -> onHide.run());
        HBox buttonLine = new HBox(cancelButton, closeButton);
        buttonLine.getStyleClass().add("sheet-buttons");
        return buttonLine;
    }

    private static ReviewRow fieldRow(FieldChanges changes) {
        String maker =
                changes.steps().stream()
                        .findFirst()
                        .map(FieldHistoryView::makerOf)
                        .orElse(MESSAGES.text("blame.none"));
        return ReviewRow.of(changes.fieldName(), maker);
    }

    private static ReviewRow stepRow(FieldStep step) {
        String newValue = step.newValue().orElse(MESSAGES.text("blame.removed"));
        String change =
                step.oldValue()
                        .map(oldValue -> MESSAGES.text("blame.change", oldValue, newValue))
                        .orElse(newValue);
        String subject = step.commit().map(LibraryCommit::subject).orElse("");
        return ReviewRow.of(
                change,
                subject.isEmpty()
                        ? makerOf(step)
                        : MESSAGES.text("blame.maker-subject", makerOf(step), subject));
    }

    private static String makerOf(FieldStep step) {
        Optional<LibraryCommit> foundCommit = step.commit();
        return foundCommit
                .map(commit ->
                        MESSAGES.text(
                                "blame.maker",
                                commit.author(),
                                DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                                        .withLocale(MESSAGES.locale())
                                        .format(
                                                commit.committedAt()
                                                        .atZone(ZoneId.systemDefault())),
                                commit.shortHash()))
                .orElse(MESSAGES.text("blame.uncommitted"));
    }

    /// Leads the keys to the fields.
    public void focus() {
        fieldList.requestFocus();
    }
}
