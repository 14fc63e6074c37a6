package octavo.gui.palette;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.lazyloading.IncrementalList;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// A search field with matches below. Enter runs the first, or the one selected with the arrow
/// keys.
public final class PaletteView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaletteView.class);

    private final PaletteModel model;
    private final TextField queryField = new TextField();
    private final ListView<PaletteItem> itemList;
    private final Runnable onClose;

    /// @param onClose hides the palette
    public PaletteView(PaletteModel model, Runnable onClose) {
        this.model = model;
        this.onClose = onClose;
        setId("palette");
        getStyleClass().addAll("sheet", "palette");
        setAccessibleText(MESSAGES.text("prompt"));
        queryField.setId("palette-field");
        queryField.setPromptText(MESSAGES.text("prompt"));
        queryField.setAccessibleText(MESSAGES.text("prompt"));
        queryField.textProperty().subscribe(text -> model.queryProperty().set(text));
        queryField.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        itemList = new ListView<>(model.foundItems());
        itemList.setId("palette-list");
        itemList.setAccessibleText(MESSAGES.text("found"));
        itemList.setFocusTraversable(false);
        itemList.setPlaceholder(new Label(MESSAGES.text("none")));
        itemList.setCellFactory(_ -> new CandidateCell());
        itemList.setOnMouseClicked(_ -> performChosen());
        Node itemRows = new IncrementalList(itemList);
        VBox.setVgrow(itemRows, Priority.ALWAYS);
        model.foundItems().addListener((ListChangeListener<PaletteItem>) _ -> selectFirst());
        selectFirst();
        getChildren().setAll(queryField, itemRows);
    }

    /// Focuses the field.
    public void focus() {
        queryField.requestFocus();
    }

    private void selectFirst() {
        itemList.getSelectionModel().selectFirst();
        itemList.scrollTo(0);
    }

    private void whenPressed(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> itemList.getSelectionModel().selectNext();
            case UP -> itemList.getSelectionModel().selectPrevious();
            case PAGE_DOWN -> moveSelection(10);
            case PAGE_UP -> moveSelection(-10);
            case ENTER -> model.afterSearch(this::performChosen);
            case ESCAPE -> onClose.run();
            default -> {
                return;
            }
        }
        itemList.scrollTo(Math.max(0, itemList.getSelectionModel().getSelectedIndex() - 4));
        event.consume();
    }

    private void moveSelection(int lineCount) {
        int lastIndex = itemList.getItems().size() - 1;
        int index = itemList.getSelectionModel().getSelectedIndex() + lineCount;
        itemList.getSelectionModel().select(Math.clamp(index, 0, Math.max(0, lastIndex)));
    }

    private void performChosen() {
        PaletteItem chosenItem = itemList.getSelectionModel().getSelectedItem();
        if (chosenItem != null) {
            onClose.run();
            chosenItem.action().run();
        }
    }

    /// A match on one line.
    private static final class CandidateCell extends ListCell<PaletteItem> {
        private final Label textLabel = new Label();
        private final Label detailLabel = new Label();
        private final Label hintLabel = new Label();
        private final HBox lineBox = new HBox(textLabel, detailLabel, hintLabel);

        CandidateCell() {
            lineBox.getStyleClass().add("palette-line");
            lineBox.setPrefWidth(0);
            lineBox.setMinWidth(0);
            textLabel.setMinWidth(0);
            detailLabel.getStyleClass().add("muted");
            detailLabel.setMaxWidth(Double.MAX_VALUE);
            detailLabel.setMinWidth(0);
            HBox.setHgrow(detailLabel, Priority.ALWAYS);
            hintLabel.getStyleClass().add("muted");
            hintLabel.setMinWidth(Region.USE_PREF_SIZE);
            hintLabel.getStyleClass().add("palette-hint");
        }

        @Override
        protected void updateItem(@Nullable PaletteItem item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            textLabel.setText(item.itemText());
            detailLabel.setText(item.detailText());
            String sort = item.itemSort().name().toLowerCase(Locale.ROOT);
            hintLabel.setText(item.hint().isEmpty() ? MESSAGES.text("sort." + sort) : item.hint());
            setAccessibleText(
                    item.itemText() + ", " + item.detailText() + ", " + hintLabel.getText());
            setGraphic(lineBox);
        }
    }
}
