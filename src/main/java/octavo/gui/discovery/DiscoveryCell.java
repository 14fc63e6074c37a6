package octavo.gui.discovery;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.discovery.DiscoveredWork.KnownEntry;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.masterdetail.RowMark;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A work on two lines, with a tick before it, and behind it whether the library has it.
final class DiscoveryCell extends ListCell<DiscoveryRow> {
    private static final MessageTexts MESSAGES = MessageTexts.of(DiscoveryCell.class);

    private final CheckBox tickBox = new CheckBox();
    private final Label titleLabel = new Label();
    private final Label detailsLabel = new Label();
    private final Hyperlink knownLink = new Hyperlink();
    private final VBox texts = new VBox(titleLabel, detailsLabel);
    private final HBox rowBox = new HBox();
    private Subscription rowSubscription = Subscription.EMPTY;

    /// @param showEntry shows the entry in a slot
    DiscoveryCell(IntConsumer showEntry) {
        tickBox.setFocusTraversable(false);
        tickBox.setOnAction(_ -> withRow(DiscoveryRow::toggleTick));
        titleLabel.getStyleClass().add("review-title");
        detailsLabel.getStyleClass().add("review-details");
        texts.getStyleClass().add("review-texts");
        texts.setMinWidth(0);
        HBox.setHgrow(texts, Priority.ALWAYS);
        knownLink.getStyleClass().addAll("chip", "known-chip");
        knownLink.setMinWidth(USE_PREF_SIZE);
        knownLink.setFocusTraversable(false);
        knownLink.setOnAction(
                _ -> withRow(row -> showEntry.accept(row.work().knownEntries().getFirst().slot())));
        rowBox.getStyleClass().add("review-row");
        setPrefWidth(0); // is as wide as the list
        LazyTooltip.whenCut(this, titleLabel, detailsLabel);
    }

    private void withRow(Consumer<DiscoveryRow> action) {
        DiscoveryRow row = getItem();
        if (row != null) {
            action.accept(row);
        }
    }

    @Override
    protected void updateItem(@Nullable DiscoveryRow row, boolean empty) {
        super.updateItem(row, empty);
        rowSubscription.unsubscribe();
        rowSubscription = Subscription.EMPTY;
        if (empty || row == null) {
            titleLabel.setText("");
            detailsLabel.setText("");
            setAccessibleText(null);
            setGraphic(null);
            return;
        }
        rowSubscription =
                Subscription.combine(
                        row.workProperty().subscribe(_ -> showRow(row)),
                        row.tickedProperty().subscribe(_ -> showRow(row)));
        setGraphic(rowBox);
    }

    private void showRow(DiscoveryRow row) {
        DiscoveredWork work = row.work();
        titleLabel.setText(work.shownTitle());
        detailsLabel.setText(PaperSummary.outside(work.shownWork()).details().plainText());
        tickBox.setSelected(row.isTicked());
        tickBox.setDisable(!work.isImportable());
        rowBox.getChildren().setAll(tickBox, texts);
        work.mark().ifPresent(mark -> rowBox.getChildren().add(MarkLabel.of(mark)));
        if (work.isKnown()) {
            knownLink.setText(MESSAGES.text("known"));
            LazyTooltip.on(knownLink, joinKeys(work.knownEntries()));
            rowBox.getChildren().add(knownLink);
        }
        setAccessibleText(
                Stream.of(
                                titleLabel.getText(),
                                detailsLabel.getText(),
                                work.mark().map(RowMark.ChipMark::chipText).orElse(""),
                                work.isKnown() ? MESSAGES.text("known") : "",
                                row.isTicked() ? MESSAGES.text("ticked") : "")
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(", ")));
    }

    private static String joinKeys(List<KnownEntry> knownEntries) {
        return knownEntries.stream().map(KnownEntry::key).collect(Collectors.joining(", "));
    }
}
