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
import octavo.gui.incremental.IncrementalList;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// A search field with matches below. Enter runs the first, or the one selected with the arrow
/// keys.
public final class PaletteView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaletteView.class);

    private final PaletteModel model;
    private final TextField field = new TextField();
    private final ListView<PaletteItem> list;
    private final Runnable close;

    /// @param close hides the palette
    public PaletteView(PaletteModel model, Runnable close) {
        this.model = model;
        this.close = close;
        setId("palette");
        getStyleClass().addAll("sheet", "palette");
        setAccessibleText(MESSAGES.text("prompt"));
        field.setId("palette-field");
        field.setPromptText(MESSAGES.text("prompt"));
        field.setAccessibleText(MESSAGES.text("prompt"));
        field.textProperty().subscribe(text -> model.queryProperty().set(text));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        list = new ListView<>(model.found());
        list.setId("palette-list");
        list.setAccessibleText(MESSAGES.text("found"));
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label(MESSAGES.text("none")));
        list.setCellFactory(_ -> new CandidateCell());
        list.setOnMouseClicked(_ -> perform());
        Node lines = new IncrementalList(list);
        VBox.setVgrow(lines, Priority.ALWAYS);
        model.found().addListener((ListChangeListener<PaletteItem>) _ -> selectFirst());
        selectFirst();
        getChildren().setAll(field, lines);
    }

    /// Focuses the field.
    public void focus() {
        field.requestFocus();
    }

    private void selectFirst() {
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private void whenPressed(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> list.getSelectionModel().selectNext();
            case UP -> list.getSelectionModel().selectPrevious();
            case PAGE_DOWN -> move(10);
            case PAGE_UP -> move(-10);
            case ENTER -> model.then(this::perform);
            case ESCAPE -> close.run();
            default -> {
                return;
            }
        }
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 4));
        event.consume();
    }

    private void move(int lines) {
        int last = list.getItems().size() - 1;
        int index = list.getSelectionModel().getSelectedIndex() + lines;
        list.getSelectionModel().select(Math.clamp(index, 0, Math.max(0, last)));
    }

    private void perform() {
        PaletteItem chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            close.run();
            chosen.action().run();
        }
    }

    /// A match on one line.
    private static final class CandidateCell extends ListCell<PaletteItem> {
        private final Label text = new Label();
        private final Label more = new Label();
        private final Label hint = new Label();
        private final HBox line = new HBox(text, more, hint);

        CandidateCell() {
            line.getStyleClass().add("palette-line");
            line.setPrefWidth(0);
            line.setMinWidth(0);
            text.setMinWidth(0);
            more.getStyleClass().add("muted");
            more.setMaxWidth(Double.MAX_VALUE);
            more.setMinWidth(0);
            HBox.setHgrow(more, Priority.ALWAYS);
            hint.getStyleClass().add("muted");
            hint.setMinWidth(Region.USE_PREF_SIZE);
            hint.getStyleClass().add("palette-hint");
        }

        @Override
        protected void updateItem(@Nullable PaletteItem item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            text.setText(item.text());
            more.setText(item.more());
            String sort = item.sort().name().toLowerCase(Locale.ROOT);
            hint.setText(item.hint().isEmpty() ? MESSAGES.text("sort." + sort) : item.hint());
            setAccessibleText(item.text() + ", " + item.more() + ", " + hint.getText());
            setGraphic(line);
        }
    }
}
