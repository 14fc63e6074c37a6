package octavo.gui.controls;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Decides items of a list one by one with single keys. The next item takes the place of a decided
/// one, also where the whole list is exchanged after a decision.
public final class TriageKeys<T> {
    private final ListView<T> list;
    private final BooleanSupplier isReady;
    private final Map<KeyCode, Consumer<T>> actionsByKey;

    /// Where something was selected last.
    private int lastIndex;

    /// @param ready whether the keys are active, and the list goes on
    /// @param ways the action of each key
    public TriageKeys(ListView<T> list, BooleanSupplier ready, Map<KeyCode, Consumer<T>> ways) {
        this.list = list;
        this.isReady = ready;
        this.actionsByKey = Map.copyOf(ways);
        list.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (isDecision(event) && ready.getAsBoolean()) {
                        decide(event.getCode());
                        event.consume();
                    }
                });
        list.getSelectionModel()
                .selectedIndexProperty()
                .addListener(
                        (_, _, at) -> lastIndex = at.intValue() < 0 ? lastIndex : at.intValue());
        list.getItems().addListener((ListChangeListener<T>) _ -> goOn());
    }

    /// Takes the keys in another part of the page too, except where somebody types.
    public void listenIn(Node part) {
        part.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    boolean isTyped = event.getTarget() instanceof TextInputControl;
                    if (!isTyped && isDecision(event) && isReady.getAsBoolean()) {
                        decide(event.getCode());
                        event.consume();
                    }
                });
    }

    /// Selects the first item, and later the one that has come to the place of the last.
    public void goOn() {
        if (isReady.getAsBoolean() && list.getSelectionModel().isEmpty()) {
            select(lastIndex);
        }
    }

    private void select(int index) {
        int last = list.getItems().size() - 1;
        if (last >= 0) {
            list.getSelectionModel().clearAndSelect(Math.min(index, last));
        }
    }

    private boolean isDecision(KeyEvent event) {
        return actionsByKey.containsKey(event.getCode())
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !list.getSelectionModel().isEmpty();
    }

    /// Applies a key's action to the selected item.
    public void decide(KeyCode way) {
        int at = list.getSelectionModel().getSelectedIndex();
        Objects.requireNonNull(actionsByKey.get(way))
                .accept(list.getSelectionModel().getSelectedItem());
        select(at);
    }
}
