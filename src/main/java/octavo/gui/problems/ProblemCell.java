package octavo.gui.problems;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.joining;

import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.problems.ProblemList.Found;
import octavo.text.LocalizedSentence;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.stream.Stream;

/// Shows a rule with the number of its problems, or a problem with its location and the text that
/// it is about.
final class ProblemCell extends TreeCell<ProblemLine> {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProblemCell.class);

    /// What begins a quotation, in English and German.
    private static final String QUOTES = "“„";

    private final Label severity = new Label();
    private final Label text = new Label();
    private final Label more = new Label();
    private final Label value = new Label();
    private final HBox line = new HBox(severity, text, more, value);

    ProblemCell() {
        line.getStyleClass().add("problem-line");
        severity.setMinWidth(Region.USE_PREF_SIZE);
        text.setMinWidth(0);
        more.getStyleClass().add("muted");
        more.setMinWidth(Region.USE_PREF_SIZE);
        value.setMinWidth(0);
        value.setPrefWidth(0); // gives way to the others
        value.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(value, Priority.ALWAYS);
        setPrefWidth(0); // is as wide as the list
        LazyTooltip.whenCut(this, text, value);
    }

    @Override
    protected void updateItem(@Nullable ProblemLine item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        String level = item.rule().problemCode().severity().name().toLowerCase(Locale.ROOT);
        boolean isRule = item.found().isEmpty();
        severity.setVisible(isRule);
        severity.setManaged(isRule);
        severity.setText(MESSAGES.text("severity." + level));
        severity.getStyleClass().setAll("label", "severity", "severity-" + level);
        text.setText(
                item.found()
                        .map(Found::message)
                        .orElseGet(() -> capitalized(item.rule().summary())));
        more.setText(
                item.found().map(ProblemCell::place).orElse(MESSAGES.text("times", item.count())));
        value.setText(item.found().map(ProblemCell::value).orElse(""));
        setAccessibleText(
                Stream.of(severity, text, more, value)
                        .map(Label::getText)
                        .filter(not(String::isEmpty))
                        .collect(joining(", ")));
        setGraphic(line);
    }

    /// Elsewhere, the summary is part of a sentence.
    private static String capitalized(LocalizedSentence summary) {
        String text = MessageTranslator.of(summary);
        return text.isEmpty()
                ? ""
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /// What the message does not quote.
    private static String value(Found found) {
        int at = found.message().indexOf(found.value());
        boolean isQuoted = at > 0 && QUOTES.indexOf(found.message().charAt(at - 1)) >= 0;
        return isQuoted || found.person().isPresent() ? "" : found.value();
    }

    private static String place(Found found) {
        return found.field().isEmpty() ? found.name() : found.name() + " · " + found.field();
    }
}
