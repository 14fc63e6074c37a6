package octavo.gui.entries;

import javafx.geometry.Bounds;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;

import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.CompletionOffers.Offer;
import octavo.gui.tasks.BackgroundTasks;

import java.util.List;
import java.util.function.Function;

/// Shows completions below a field. The arrow keys select, Enter or Tab accepts, Escape closes.
final class QueryCompletion {
    private static final MessageTexts MESSAGES = MessageTexts.of(QueryCompletion.class);
    private static final double GAP = 2;
    private static final double PADDING = 10;

    /// The height of a line of the list, as a multiple of the font size.
    private static final double LINE = 2;

    private final TextField field;
    private final BackgroundTasks background;
    private final Function<String, List<Offer>> offers;
    private final ListView<Offer> list = new ListView<>();
    private final Popup popup = new Popup();
    private Runnable cancel = () -> {};
    private boolean taking;

    /// @param offers finds completions of a query; called on another thread
    QueryCompletion(
            TextField field, BackgroundTasks background, Function<String, List<Offer>> offers) {
        this.field = field;
        this.background = background;
        this.offers = offers;
        list.setId("completions");
        list.getStyleClass().add("completions");
        list.setAccessibleText(MESSAGES.text("completions"));
        list.setFocusTraversable(false);
        list.setOnMouseClicked(_ -> take());
        popup.getContent().setAll(list);
        popup.setAutoHide(true);
        popup.setHideOnEscape(false);
        field.textProperty().addListener((_, _, text) -> follow(text));
        field.focusedProperty().addListener((_, _, _) -> popup.hide());
    }

    private void follow(String text) {
        cancel.run();
        if (!field.isFocused() || taking) {
            popup.hide();
            return;
        }
        cancel =
                background.runInBackground(
                        () -> offers.apply(text),
                        found -> {
                            if (text.equals(field.getText())) {
                                show(found);
                            }
                        },
                        _ -> popup.hide());
    }

    private void show(List<Offer> found) {
        if (found.isEmpty() || !field.isFocused()) {
            popup.hide();
            return;
        }
        list.getItems().setAll(found);
        list.getSelectionModel().clearSelection();
        double line = Math.ceil(LINE * field.getFont().getSize());
        list.setFixedCellSize(line);
        list.setPrefSize(28 * field.getFont().getSize(), line * found.size() + PADDING);
        Bounds place = field.localToScreen(field.getBoundsInLocal());
        if (!popup.isShowing() && place != null) {
            popup.show(field, place.getMinX(), place.getMaxY() + GAP);
        }
    }

    /// Handles a key meant for the list; returns whether it was.
    boolean takes(KeyEvent event) {
        if (!popup.isShowing()) {
            return false;
        }
        boolean chosen = !list.getSelectionModel().isEmpty();
        switch (event.getCode()) {
            case DOWN -> list.getSelectionModel().selectNext();
            case UP -> list.getSelectionModel().selectPrevious();
            case ENTER, TAB -> {
                take();
                return chosen;
            }
            case ESCAPE -> popup.hide();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void take() {
        Offer offer = list.getSelectionModel().getSelectedItem();
        popup.hide();
        if (offer != null) {
            taking = !offer.query().endsWith(":");
            field.setText(offer.query());
            field.end();
            taking = false;
        }
    }
}
