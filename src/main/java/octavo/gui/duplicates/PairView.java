package octavo.gui.duplicates;

import javafx.beans.value.ObservableValue;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.duplicates.MergePlan;
import octavo.duplicates.MergePlan.MergeRow;
import octavo.duplicates.MergePlan.ValueSource;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.duplicates.PairModel.PairSort;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperLines;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Two entries side by side: why they belong together, how they differ, and ways to decide.
final class PairView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PairView.class);

    private final PairModel model;
    private final PairActions pairActions;
    private final VBox fieldsBox = new VBox();
    private final boolean areTwins;

    /// The possible decisions.
    ///
    /// @param openEntry shows the entry in a slot
    record PairActions(
            Runnable onJoin, Runnable onKeepApart, Runnable onSkip, IntConsumer openEntry) {}

    /// @param problem why a decision failed
    PairView(PairModel model, PairActions pairActions, ObservableValue<String> problem) {
        this.model = model;
        this.pairActions = pairActions;
        setId("pair");
        getStyleClass().addAll("review", "pair");
        areTwins = model.sort() == PairSort.TWINS;
        Label title = ReviewText.subject(model.title());
        title.setId("pair-title");
        getChildren()
                .addAll(
                        ReviewText.heading(
                                MESSAGES.text(areTwins ? "question.twins" : "question.double")),
                        title,
                        MarkLabel.chips(reasonMarks()));
        if (!areTwins) {
            getChildren().add(ReviewText.muted(MESSAGES.text("help.double")));
        }
        getChildren().addAll(new ProblemLabel("pair-problem", problem), fieldsBox);
        model.planProperty().subscribe(this::showFields);
    }

    /// Why they belong together, doubts first.
    private List<ChipMark> reasonMarks() {
        List<ChipMark> chipMarks = new ArrayList<>();
        for (LocalizedSentence reasonSentence : model.reasons()) {
            boolean isDoubt = model.isDoubtful() && chipMarks.isEmpty();
            chipMarks.add(
                    new ChipMark(
                            MessageTranslator.of(reasonSentence),
                            isDoubt ? MarkTone.DOUBTFUL : MarkTone.NEUTRAL));
        }
        return chipMarks;
    }

    /// The ways to decide.
    List<Button> actions() {
        Button joinButton = button(areTwins ? "link" : "merge", pairActions.onJoin());
        Button differentButton = button("different", pairActions.onKeepApart());
        ReviewPane.asMain(model.isDoubtful() ? differentButton : joinButton);
        List<Button> actions =
                new ArrayList<>(
                        List.of(
                                ReviewPane.withKey(joinButton, "M"),
                                ReviewPane.withKey(differentButton, "D"),
                                ReviewPane.withKey(button("skip", pairActions.onSkip()), "N")));
        if (!areTwins) {
            actions.add(button("swap", model::swapEntries));
        }
        return actions;
    }

    private static Button button(String messageKey, Runnable action) {
        return ActionButton.of("pair-" + messageKey, MESSAGES.text(messageKey), action);
    }

    private void showFields(MergePlan mergePlan) {
        GridPane fieldGrid = new GridPane();
        fieldGrid.getStyleClass().add("pair-fields");
        ColumnConstraints nameColumn = new ColumnConstraints();
        nameColumn.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints halfColumn = new ColumnConstraints();
        halfColumn.setPercentWidth(42);
        halfColumn.setHgrow(Priority.ALWAYS);
        fieldGrid.getColumnConstraints().setAll(nameColumn, halfColumn, halfColumn);
        fieldGrid.addRow(
                0,
                new Label(),
                paperLines(model.keptKey(), mergePlan.keptSlot()),
                paperLines(model.goneKey(), mergePlan.goneSlot()));
        int rowIndex = 1;
        for (MergeRow mergeRow : model.shownRows()) {
            Label field = new Label(mergeRow.field());
            field.getStyleClass().add("muted");
            if (model.sort() == PairSort.TWINS
                    || mergeRow.keptValue().equals(mergeRow.goneValue())) {
                fieldGrid.addRow(
                        rowIndex++,
                        field,
                        valueLabel(mergeRow.keptValue()),
                        valueLabel(mergeRow.goneValue()));
            } else {
                ToggleGroup group = new ToggleGroup();
                fieldGrid.addRow(
                        rowIndex++,
                        field,
                        choiceButton(mergeRow, mergeRow.keptValue(), ValueSource.KEPT, group),
                        choiceButton(mergeRow, mergeRow.goneValue(), ValueSource.GONE, group));
            }
        }
        fieldGrid.getChildren().forEach(each -> GridPane.setValignment(each, VPos.TOP));
        int sameCount = mergePlan.mergeRows().size() - model.differingRows().size();
        Label sameLabel = new Label(MESSAGES.text("same", sameCount));
        sameLabel.getStyleClass().add("muted");
        fieldsBox.getChildren().setAll(fieldGrid, sameLabel);
    }

    private PaperLines paperLines(String key, int slot) {
        return new PaperLines(
                model.paperIn(slot),
                () -> pairActions.openEntry().accept(slot),
                ReviewText.muted(key));
    }

    private static Label valueLabel(Optional<String> source) {
        Label label = new Label(shownValue(source));
        SafeWrapping.wrap(label);
        return label;
    }

    private static String shownValue(Optional<String> source) {
        return source.map(it -> it.replaceAll("\\s+", " ")).orElse(MESSAGES.text("nothing"));
    }

    /// If both values are taken, both are marked; choosing one drops the other.
    private RadioButton choiceButton(
            MergeRow mergeRow, Optional<String> text, ValueSource source, ToggleGroup group) {
        RadioButton button = new RadioButton(shownValue(text));
        button.setId("pair-" + mergeRow.field() + "-" + source.name().toLowerCase(Locale.ROOT));
        button.setMnemonicParsing(false);
        SafeWrapping.wrap(button);
        boolean keepsBoth = mergeRow.chosenSource() == ValueSource.BOTH;
        if (!keepsBoth) {
            button.setToggleGroup(group);
        }
        button.setSelected(keepsBoth || mergeRow.chosenSource() == source);
        button.setAccessibleText(mergeRow.field() + ": " + button.getText());
        button.setOnAction(_ -> model.chooseSource(mergeRow.field(), source));
        return button;
    }
}
