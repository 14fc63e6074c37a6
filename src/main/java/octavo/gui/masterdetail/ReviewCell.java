package octavo.gui.masterdetail;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LazyTooltip;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/// A row with its texts and marks.
public final class ReviewCell<T> extends ListCell<T> {
    private final Function<T, ReviewRow> rowOf;
    private final Label titleLabel = new Label();
    private final Label detailsLabel = new Label();
    private final VBox texts = new VBox();
    private final HBox rowBox = new HBox();

    private ReviewCell(Function<T, ReviewRow> rowOf) {
        this.rowOf = rowOf;
        titleLabel.getStyleClass().add("review-title");
        detailsLabel.getStyleClass().add("review-details");
        texts.getStyleClass().add("review-texts");
        texts.setMinWidth(0);
        rowBox.getStyleClass().add("review-row");
        HBox.setHgrow(texts, Priority.ALWAYS);
        setPrefWidth(0); // is as wide as the list
        LazyTooltip.whenCut(this, titleLabel, detailsLabel);
    }

    /// Has a list show its items as rows.
    public static <T> void showIn(ListView<T> list, Function<T, ReviewRow> rowOf) {
        list.getStyleClass().add("review-list");
        list.setCellFactory(_ -> new ReviewCell<>(rowOf));
    }

    @Override
    protected void updateItem(@Nullable T item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            titleLabel.setText("");
            detailsLabel.setText("");
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        ReviewRow row = rowOf.apply(item);
        titleLabel.setText(row.title());
        detailsLabel.setText(row.details());
        texts.getChildren().setAll(titleLabel);
        if (!row.details().isEmpty()) {
            texts.getChildren().add(detailsLabel);
        }
        row.below().ifPresent(mark -> texts.getChildren().add(MarkLabel.of(mark)));
        rowBox.getChildren().clear();
        row.before().ifPresent(mark -> rowBox.getChildren().add(leadingMark(mark)));
        rowBox.getChildren().add(texts);
        row.after().ifPresent(mark -> rowBox.getChildren().add(MarkLabel.of(mark)));
        setAccessibleText(row.spokenText());
        setGraphic(rowBox);
    }

    private static Node leadingMark(RowMark mark) {
        Node node = MarkLabel.of(mark);
        node.getStyleClass().add("leading-mark");
        return node;
    }
}
