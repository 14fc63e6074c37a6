package octavo.gui.discovery;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.discovery.FollowedSource;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.discovery.FollowingModel.SourceLine;

import org.jspecify.annotations.Nullable;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Somebody who is followed, with the number, and how many works are new.
final class SourceCell extends ListCell<SourceLine> {
    private static final MessageTexts MESSAGES = MessageTexts.of(SourceCell.class);

    private final Label nameLabel = new Label();
    private final Label numberLabel = new Label();
    private final Label countLabel = new Label();
    private final VBox texts = new VBox(nameLabel, numberLabel);
    private final HBox rowBox = new HBox(texts, countLabel);

    SourceCell() {
        nameLabel.getStyleClass().add("review-title");
        numberLabel.getStyleClass().add("review-details");
        countLabel.getStyleClass().add("muted");
        countLabel.setMinWidth(USE_PREF_SIZE);
        texts.getStyleClass().add("review-texts");
        texts.setMinWidth(0);
        HBox.setHgrow(texts, Priority.ALWAYS);
        rowBox.getStyleClass().add("review-row");
        setPrefWidth(0); // is as wide as the list
        LazyTooltip.whenCut(this, nameLabel, numberLabel);
    }

    @Override
    protected void updateItem(@Nullable SourceLine line, boolean empty) {
        super.updateItem(line, empty);
        if (empty || line == null) {
            nameLabel.setText("");
            numberLabel.setText("");
            setAccessibleText(null);
            setGraphic(null);
            return;
        }
        nameLabel.setText(line.shownName());
        numberLabel.setText(
                line.source()
                        .map(FollowedSource::number)
                        .map(number ->
                                line.isAsked() ? number : MESSAGES.text("following.not-asked"))
                        .orElse(""));
        numberLabel.setManaged(line.source().isPresent());
        countLabel.setText(line.newCount() == 0 ? "" : "%,d".formatted(line.newCount()));
        setGraphic(rowBox);
        setAccessibleText(
                Stream.of(
                                nameLabel.getText(),
                                numberLabel.getText(),
                                MESSAGES.text("following.new-count", line.newCount()))
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(", ")));
    }
}
