package octavo.gui.duplicates;

import javafx.beans.value.ObservableValue;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
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
import octavo.text.LocalizedSentence;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Two entries side by side: why they belong together, how they differ, and ways to decide.
final class PairView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PairView.class);

    private final PairModel model;
    private final PairActions pairActions;
    private final VBox fieldsBox = new VBox();

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
        getStyleClass().add("pair");
        boolean areTwins = model.sort() == PairSort.TWINS;
        Label question = new Label(MESSAGES.text(areTwins ? "question.twins" : "question.double"));
        question.getStyleClass().add("heading");
        SafeWrapping.wrap(question);
        Label title = new Label(model.title());
        title.setId("pair-title");
        title.getStyleClass().add("pair-title");
        SafeWrapping.wrap(title);
        getChildren().addAll(question, title);
        for (LocalizedSentence reasonSentence : model.reasons()) {
            Label label = new Label("• " + MessageTranslator.of(reasonSentence));
            SafeWrapping.wrap(label);
            getChildren().add(label);
        }
        if (model.isDoubtful()) {
            getChildren().get(2).getStyleClass().add("severity-warning");
        }
        getChildren()
                .addAll(buttons(areTwins), new ProblemLabel("pair-problem", problem), fieldsBox);
        model.planProperty().subscribe(this::showFields);
    }

    private HBox buttons(boolean areTwins) {
        Button joinButton = button(areTwins ? "link" : "merge", pairActions.onJoin());
        Button differentButton = button("different", pairActions.onKeepApart());
        (model.isDoubtful() ? differentButton : joinButton).getStyleClass().add("accent");
        HBox buttons = new HBox(joinButton, differentButton, button("skip", pairActions.onSkip()));
        if (!areTwins) {
            buttons.getChildren().add(button("swap", model::swapEntries));
        }
        buttons.getStyleClass().add("pair-buttons");
        return buttons;
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
                keyLink(model.keptKey(), mergePlan.keptSlot()),
                keyLink(model.goneKey(), mergePlan.goneSlot()));
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

    private Hyperlink keyLink(String key, int slot) {
        Hyperlink link = new Hyperlink(key);
        link.setOnAction(_ -> pairActions.openEntry().accept(slot));
        return link;
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
