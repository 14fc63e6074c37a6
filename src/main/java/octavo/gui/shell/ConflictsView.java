package octavo.gui.shell;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.librarystate.OpenConflicts;
import octavo.merge.ConflictChoice;
import octavo.merge.ConflictChoice.MergeSide;
import octavo.merge.MergeConflict;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Lets the user choose a side for each conflict.
public final class ConflictsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ConflictsView.class);

    /// The texts that differ where restored edits conflict with others of the same user.
    private static final Map<String, String> WINDOW_MESSAGES =
            Map.of(
                    "conflicts.hint", "restored.hint",
                    "conflicts.ours", "restored.ours",
                    "conflicts.theirs", "restored.theirs",
                    "conflicts.all-ours", "restored.all-ours",
                    "conflicts.all-theirs", "restored.all-theirs");

    /// The texts that differ where a pull brings other changes.
    private static final Map<String, String> UPSTREAM_MESSAGES =
            Map.of(
                    "conflicts.hint", "upstream.hint",
                    "conflicts.theirs", "upstream.theirs",
                    "conflicts.all-theirs", "upstream.all-theirs");

    /// The texts that differ where a conflicted copy is the other side.
    private static final Map<String, String> COPY_MESSAGES =
            Map.of(
                    "conflicts.hint", "copy.hint",
                    "conflicts.theirs", "copy.theirs",
                    "conflicts.all-theirs", "copy.all-theirs");

    /// The texts that differ where a group is the other side.
    private static final Map<String, String> SERVER_MESSAGES =
            Map.of(
                    "conflicts.hint", "server.hint",
                    "conflicts.theirs", "server.theirs",
                    "conflicts.all-theirs", "server.all-theirs");

    private final OpenConflicts openConflicts;
    private final List<Runnable> refreshActions = new ArrayList<>();

    /// @param onHide hides this, postponing the resolution
    public ConflictsView(OpenConflicts openConflicts, Runnable onHide) {
        this.openConflicts = openConflicts;
        setId("conflicts");
        getStyleClass().addAll("sheet", "conflicts");
        Label titleLabel = new Label(MESSAGES.text("conflicts.title", openConflicts.libraryName()));
        titleLabel.getStyleClass().add("heading");
        Label hintLabel = new Label(messageText("conflicts.hint"));
        SafeWrapping.wrap(hintLabel);
        VBox conflictRows = new VBox();
        conflictRows.getStyleClass().add("conflict-rows");
        openConflicts
                .conflictList()
                .forEach(mergeConflict -> conflictRows.getChildren().add(buildRow(mergeConflict)));
        ScrollPane scrollPane = new ScrollPane(conflictRows);
        scrollPane.setFitToWidth(true);
        VBox.setVgrow(scrollPane, Priority.ALWAYS);
        getChildren().setAll(titleLabel, hintLabel, scrollPane, buildButtons(onHide));
    }

    private Node buildButtons(Runnable onHide) {
        Button allOurs =
                buildButton("conflicts.all-ours", "all-ours", () -> chooseAll(MergeSide.OURS));
        Button allTheirs =
                buildButton(
                        "conflicts.all-theirs", "all-theirs", () -> chooseAll(MergeSide.THEIRS));
        HBox growingGap = new HBox();
        HBox.setHgrow(growingGap, Priority.ALWAYS);
        Button postponeButton = buildButton("conflicts.later", "settle-later", onHide);
        Button settleButton =
                buildButton(
                        "conflicts.settle",
                        "settle",
                        () -> {
                            onHide.run();
                            openConflicts.settle();
                        });
        settleButton.getStyleClass().add("accent");
        settleButton
                .disableProperty()
                .bind(openConflicts.completeProperty().map(isComplete -> !isComplete));
        HBox buttonRow = new HBox(allOurs, allTheirs, growingGap, postponeButton, settleButton);
        buttonRow.getStyleClass().add("sheet-buttons");
        return buttonRow;
    }

    /// A text that may differ with the state that the user's edits conflict with.
    private String messageText(String messageKey) {
        return switch (openConflicts.otherState()) {
            case ON_DISK -> MESSAGES.text(messageKey);
            case IN_WINDOW -> MESSAGES.text(WINDOW_MESSAGES.getOrDefault(messageKey, messageKey));
            case IN_UPSTREAM ->
                    MESSAGES.text(UPSTREAM_MESSAGES.getOrDefault(messageKey, messageKey));
            case ON_SERVER -> MESSAGES.text(SERVER_MESSAGES.getOrDefault(messageKey, messageKey));
            case IN_COPY -> MESSAGES.text(COPY_MESSAGES.getOrDefault(messageKey, messageKey));
        };
    }

    private Button buildButton(String messageKey, String id, Runnable action) {
        Button button = new Button(messageText(messageKey));
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void chooseAll(MergeSide side) {
        openConflicts.chooseAll(side);
        refreshActions.forEach(Runnable::run);
    }

    private Node buildRow(MergeConflict mergeConflict) {
        Label placeLabel = new Label(mergeConflict.location());
        placeLabel.getStyleClass().add("conflict-where");
        ToggleGroup toggleGroup = new ToggleGroup();
        HBox sideBox =
                new HBox(
                        buildSide(
                                mergeConflict,
                                MergeSide.OURS,
                                mergeConflict.ourText(),
                                toggleGroup),
                        buildSide(
                                mergeConflict,
                                MergeSide.THEIRS,
                                mergeConflict.theirText(),
                                toggleGroup));
        sideBox.getStyleClass().add("conflict-sides");
        VBox conflictRow = new VBox(placeLabel, sideBox);
        mergeConflict
                .baseText()
                .ifPresent(baseSource -> {
                    Label baseLabel =
                            new Label(MESSAGES.text("conflicts.before", onOneLine(baseSource)));
                    baseLabel.getStyleClass().add("text-muted");
                    SafeWrapping.wrap(baseLabel);
                    conflictRow.getChildren().add(1, baseLabel);
                });
        return conflictRow;
    }

    private Node buildSide(
            MergeConflict mergeConflict,
            MergeSide side,
            Optional<String> sideSource,
            ToggleGroup toggleGroup) {
        String sideName =
                messageText(side == MergeSide.OURS ? "conflicts.ours" : "conflicts.theirs");
        ToggleButton sideButton =
                new ToggleButton(
                        sideName
                                + "\n"
                                + sideSource
                                        .map(ConflictsView::onOneLine)
                                        .orElse(MESSAGES.text("conflicts.removed")));
        sideButton.setId(
                "conflict-"
                        + mergeConflict.number()
                        + "-"
                        + (side == MergeSide.OURS ? "ours" : "theirs"));
        sideButton.setToggleGroup(toggleGroup);
        sideButton.setMnemonicParsing(false);
        SafeWrapping.wrap(sideButton);
        sideButton.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        sideButton.getStyleClass().add("conflict-side");
        HBox.setHgrow(sideButton, Priority.ALWAYS);
        sideButton.setOnAction(_ -> {
            sideButton.setSelected(true);
            openConflicts.choose(mergeConflict, side);
        });
        refreshActions.add(() ->
                sideButton.setSelected(
                        openConflicts
                                .choiceFor(mergeConflict)
                                .equals(Optional.<ConflictChoice>of(side))));
        return sideButton;
    }

    private static String onOneLine(String sourceText) {
        return sourceText.strip().replaceAll("\\s+", " ");
    }
}
