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
import octavo.gui.duplicates.PairModel.Sort;
import octavo.text.LocalizedSentence;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Two entries side by side: why they belong together, how they differ, and ways to decide.
final class PairView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PairView.class);

    private final PairModel model;
    private final Ways ways;
    private final VBox fields = new VBox();

    /// The possible decisions.
    ///
    /// @param open shows the entry in a slot
    record Ways(Runnable join, Runnable keepApart, Runnable skip, IntConsumer open) {}

    /// @param problem why a decision failed
    PairView(PairModel model, Ways ways, ObservableValue<String> problem) {
        this.model = model;
        this.ways = ways;
        setId("pair");
        getStyleClass().add("pair");
        boolean twins = model.sort() == Sort.TWINS;
        Label question = new Label(MESSAGES.text(twins ? "question.twins" : "question.double"));
        question.getStyleClass().add("heading");
        SafeWrapping.wrap(question);
        Label title = new Label(model.title());
        title.setId("pair-title");
        title.getStyleClass().add("pair-title");
        SafeWrapping.wrap(title);
        getChildren().addAll(question, title);
        for (LocalizedSentence reason : model.reasons()) {
            Label label = new Label("• " + MessageTranslator.of(reason));
            SafeWrapping.wrap(label);
            getChildren().add(label);
        }
        if (model.isDoubtful()) {
            getChildren().get(2).getStyleClass().add("severity-warning");
        }
        getChildren().addAll(buttons(twins), new ProblemLabel("pair-problem", problem), fields);
        model.planProperty().subscribe(this::showFields);
    }

    private HBox buttons(boolean twins) {
        Button join = button(twins ? "link" : "merge", ways.join());
        Button different = button("different", ways.keepApart());
        (model.isDoubtful() ? different : join).getStyleClass().add("accent");
        HBox buttons = new HBox(join, different, button("skip", ways.skip()));
        if (!twins) {
            buttons.getChildren().add(button("swap", model::swap));
        }
        buttons.getStyleClass().add("pair-buttons");
        return buttons;
    }

    private static Button button(String what, Runnable action) {
        return ActionButton.of("pair-" + what, MESSAGES.text(what), action);
    }

    private void showFields(MergePlan plan) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("pair-fields");
        ColumnConstraints name = new ColumnConstraints();
        name.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(42);
        half.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(name, half, half);
        grid.addRow(
                0,
                new Label(),
                key(model.first(), plan.keptSlot()),
                key(model.second(), plan.goneSlot()));
        int line = 1;
        for (MergeRow row : model.shown()) {
            Label field = new Label(row.field());
            field.getStyleClass().add("muted");
            if (model.sort() == Sort.TWINS || row.keptValue().equals(row.goneValue())) {
                grid.addRow(line++, field, value(row.keptValue()), value(row.goneValue()));
            } else {
                ToggleGroup group = new ToggleGroup();
                grid.addRow(
                        line++,
                        field,
                        choice(row, row.keptValue(), ValueSource.KEPT, group),
                        choice(row, row.goneValue(), ValueSource.GONE, group));
            }
        }
        grid.getChildren().forEach(each -> GridPane.setValignment(each, VPos.TOP));
        int same = plan.mergeRows().size() - model.differing().size();
        Label rest = new Label(MESSAGES.text("same", same));
        rest.getStyleClass().add("muted");
        fields.getChildren().setAll(grid, rest);
    }

    private Hyperlink key(String key, int slot) {
        Hyperlink link = new Hyperlink(key);
        link.setOnAction(_ -> ways.open().accept(slot));
        return link;
    }

    private static Label value(Optional<String> source) {
        Label label = new Label(shown(source));
        SafeWrapping.wrap(label);
        return label;
    }

    private static String shown(Optional<String> source) {
        return source.map(it -> it.replaceAll("\\s+", " ")).orElse(MESSAGES.text("nothing"));
    }

    /// If both values are taken, both are marked; choosing one drops the other.
    private RadioButton choice(
            MergeRow row, Optional<String> text, ValueSource source, ToggleGroup group) {
        RadioButton button = new RadioButton(shown(text));
        button.setId("pair-" + row.field() + "-" + source.name().toLowerCase(Locale.ROOT));
        button.setMnemonicParsing(false);
        SafeWrapping.wrap(button);
        boolean both = row.chosenSource() == ValueSource.BOTH;
        if (!both) {
            button.setToggleGroup(group);
        }
        button.setSelected(both || row.chosenSource() == source);
        button.setAccessibleText(row.field() + ": " + button.getText());
        button.setOnAction(_ -> model.choose(row.field(), source));
        return button;
    }
}
