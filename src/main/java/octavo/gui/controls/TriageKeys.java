package octavo.gui.controls;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Decides items of a list one by one with single keys. The next item takes the place of a decided
/// one.
public final class TriageKeys<T> {
    private final ListView<T> list;
    private final Map<KeyCode, Consumer<T>> ways;

    /// @param ready whether the keys are active
    /// @param ways the action of each key
    public TriageKeys(ListView<T> list, BooleanSupplier ready, Map<KeyCode, Consumer<T>> ways) {
        this.list = list;
        this.ways = Map.copyOf(ways);
        list.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (isDecision(event) && ready.getAsBoolean()) {
                        decide(event.getCode());
                        event.consume();
                    }
                });
    }

    private boolean isDecision(KeyEvent event) {
        return ways.containsKey(event.getCode())
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !list.getSelectionModel().isEmpty();
    }

    /// Applies a key's action to the selected item.
    public void decide(KeyCode way) {
        int at = list.getSelectionModel().getSelectedIndex();
        Objects.requireNonNull(ways.get(way)).accept(list.getSelectionModel().getSelectedItem());
        int last = list.getItems().size() - 1;
        if (last >= 0) {
            list.getSelectionModel().clearAndSelect(Math.clamp(at, 0, last));
        }
    }
}
