package octavo.gui.problems;

import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.problems.ProblemList.Found;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// Shows a rule with the number of its problems, or a problem with its location.
final class ProblemCell extends TreeCell<ProblemLine> {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProblemCell.class);

    private final Label severity = new Label();
    private final Label text = new Label();
    private final Label more = new Label();
    private final HBox line = new HBox(severity, text, more);

    ProblemCell() {
        line.getStyleClass().add("problem-line");
        severity.setMinWidth(Region.USE_PREF_SIZE);
        text.setMinWidth(0);
        more.getStyleClass().add("muted");
        more.setMinWidth(Region.USE_PREF_SIZE);
    }

    @Override
    protected void updateItem(@Nullable ProblemLine item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        String level = item.rule().code().severity().name().toLowerCase(Locale.ROOT);
        boolean isRule = item.found().isEmpty();
        severity.setVisible(isRule);
        severity.setManaged(isRule);
        severity.setText(MESSAGES.text("severity." + level));
        severity.getStyleClass().setAll("label", "severity", "severity-" + level);
        text.setText(
                item.found()
                        .map(Found::message)
                        .orElse(MessageTranslator.of(item.rule().summary())));
        more.setText(
                item.found().map(ProblemCell::place).orElse(MESSAGES.text("times", item.count())));
        setAccessibleText(severity.getText() + ", " + text.getText() + ", " + more.getText());
        setGraphic(line);
    }

    private static String place(Found found) {
        return found.field().isEmpty() ? found.name() : found.name() + " · " + found.field();
    }
}
