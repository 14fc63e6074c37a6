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
import octavo.gui.problems.ProblemList.ProblemFinding;
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

    private final Label severityLabel = new Label();
    private final Label textLabel = new Label();
    private final Label detailLabel = new Label();
    private final Label valueLabel = new Label();
    private final HBox lineBox = new HBox(severityLabel, textLabel, detailLabel, valueLabel);

    ProblemCell() {
        lineBox.getStyleClass().add("problem-line");
        severityLabel.setMinWidth(Region.USE_PREF_SIZE);
        textLabel.setMinWidth(0);
        detailLabel.getStyleClass().add("muted");
        detailLabel.setMinWidth(Region.USE_PREF_SIZE);
        valueLabel.setMinWidth(0);
        valueLabel.setPrefWidth(0); // gives way to the others
        valueLabel.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(valueLabel, Priority.ALWAYS);
        setPrefWidth(0); // is as wide as the list
        LazyTooltip.whenCut(this, textLabel, valueLabel);
    }

    @Override
    protected void updateItem(@Nullable ProblemLine item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        String severityId =
                item.problemRule().problemCode().severity().name().toLowerCase(Locale.ROOT);
        boolean isRule = item.finding().isEmpty();
        severityLabel.setVisible(isRule);
        severityLabel.setManaged(isRule);
        severityLabel.setText(MESSAGES.text("severity." + severityId));
        severityLabel.getStyleClass().setAll("label", "severity", "severity-" + severityId);
        textLabel.setText(
                item.finding()
                        .map(ProblemFinding::message)
                        .orElseGet(() -> toCapitalized(item.problemRule().summary())));
        detailLabel.setText(
                item.finding()
                        .map(ProblemCell::entryAndField)
                        .orElse(MESSAGES.text("times", item.problemCount())));
        valueLabel.setText(item.finding().map(ProblemCell::shownValue).orElse(""));
        setAccessibleText(
                Stream.of(severityLabel, textLabel, detailLabel, valueLabel)
                        .map(Label::getText)
                        .filter(not(String::isEmpty))
                        .collect(joining(", ")));
        setGraphic(lineBox);
    }

    /// Elsewhere, the summary is part of a sentence.
    private static String toCapitalized(LocalizedSentence summary) {
        String text = MessageTranslator.of(summary);
        return text.isEmpty()
                ? ""
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /// What the message does not quote.
    private static String shownValue(ProblemFinding finding) {
        int valueIndex = finding.message().indexOf(finding.value());
        boolean isQuoted =
                valueIndex > 0 && QUOTES.indexOf(finding.message().charAt(valueIndex - 1)) >= 0;
        return isQuoted || finding.nameIndex().isPresent() ? "" : finding.value();
    }

    private static String entryAndField(ProblemFinding finding) {
        return finding.fieldName().isEmpty()
                ? finding.entryKey()
                : finding.entryKey() + " · " + finding.fieldName();
    }
}
