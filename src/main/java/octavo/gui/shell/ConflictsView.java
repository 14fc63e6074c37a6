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
import octavo.gui.document.OpenConflicts;
import octavo.merge.ConflictChoice;
import octavo.merge.ConflictChoice.Side;
import octavo.merge.MergeConflict;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Lets the user choose a side for each conflict.
public final class ConflictsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ConflictsView.class);

    /// The texts that differ where restored edits conflict with others of the same user.
    private static final Map<String, String> IN_WINDOW =
            Map.of(
                    "conflicts.hint", "restored.hint",
                    "conflicts.ours", "restored.ours",
                    "conflicts.theirs", "restored.theirs",
                    "conflicts.all-ours", "restored.all-ours",
                    "conflicts.all-theirs", "restored.all-theirs");

    private final OpenConflicts model;
    private final List<Runnable> refreshers = new ArrayList<>();

    /// @param hide hides this, postponing the resolution
    public ConflictsView(OpenConflicts model, Runnable hide) {
        this.model = model;
        setId("conflicts");
        getStyleClass().addAll("sheet", "conflicts");
        Label title = new Label(MESSAGES.text("conflicts.title", model.library()));
        title.getStyleClass().add("heading");
        Label hint = new Label(text("conflicts.hint"));
        SafeWrapping.wrap(hint);
        VBox rows = new VBox();
        rows.getStyleClass().add("conflict-rows");
        model.list().forEach(conflict -> rows.getChildren().add(row(conflict)));
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().setAll(title, hint, scroll, buttons(hide));
    }

    private Node buttons(Runnable hide) {
        Button ours = button("conflicts.all-ours", "all-ours", () -> all(Side.OURS));
        Button theirs = button("conflicts.all-theirs", "all-theirs", () -> all(Side.THEIRS));
        HBox gap = new HBox();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button postpone = button("conflicts.later", "settle-later", hide);
        Button settle =
                button(
                        "conflicts.settle",
                        "settle",
                        () -> {
                            hide.run();
                            model.settle();
                        });
        settle.getStyleClass().add("accent");
        settle.disableProperty().bind(model.completeProperty().map(complete -> !complete));
        HBox buttons = new HBox(ours, theirs, gap, postpone, settle);
        buttons.getStyleClass().add("sheet-buttons");
        return buttons;
    }

    /// A text that may differ with the state that the user's edits conflict with.
    private String text(String key) {
        return switch (model.otherState()) {
            case ON_DISK -> MESSAGES.text(key);
            case IN_WINDOW -> MESSAGES.text(IN_WINDOW.getOrDefault(key, key));
        };
    }

    private Button button(String text, String id, Runnable action) {
        Button button = new Button(text(text));
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void all(Side side) {
        model.chooseAll(side);
        refreshers.forEach(Runnable::run);
    }

    private Node row(MergeConflict conflict) {
        Label where = new Label(conflict.where());
        where.getStyleClass().add("conflict-where");
        ToggleGroup group = new ToggleGroup();
        HBox sides =
                new HBox(
                        side(conflict, Side.OURS, conflict.ours(), group),
                        side(conflict, Side.THEIRS, conflict.theirs(), group));
        sides.getStyleClass().add("conflict-sides");
        VBox row = new VBox(where, sides);
        conflict.base()
                .ifPresent(before -> {
                    Label was = new Label(MESSAGES.text("conflicts.before", shown(before)));
                    was.getStyleClass().add("text-muted");
                    SafeWrapping.wrap(was);
                    row.getChildren().add(1, was);
                });
        return row;
    }

    private Node side(MergeConflict conflict, Side side, Optional<String> text, ToggleGroup group) {
        String name = text(side == Side.OURS ? "conflicts.ours" : "conflicts.theirs");
        ToggleButton button =
                new ToggleButton(
                        name
                                + "\n"
                                + text.map(ConflictsView::shown)
                                        .orElse(MESSAGES.text("conflicts.removed")));
        button.setId(
                "conflict-" + conflict.number() + "-" + (side == Side.OURS ? "ours" : "theirs"));
        button.setToggleGroup(group);
        button.setMnemonicParsing(false);
        SafeWrapping.wrap(button);
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        button.getStyleClass().add("conflict-side");
        HBox.setHgrow(button, Priority.ALWAYS);
        button.setOnAction(_ -> {
            button.setSelected(true);
            model.choose(conflict, side);
        });
        refreshers.add(() ->
                button.setSelected(
                        model.choice(conflict).equals(Optional.<ConflictChoice>of(side))));
        return button;
    }

    private static String shown(String source) {
        return source.strip().replaceAll("\\s+", " ");
    }
}
