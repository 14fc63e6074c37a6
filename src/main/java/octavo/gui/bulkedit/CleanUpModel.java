package octavo.gui.bulkedit;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUpImpact;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// All clean-ups, how many entries each would change, and what it would change there.
public final class CleanUpModel {
    private final List<CleanUpImpact> rows;
    private final BiConsumer<CleanUp, Consumer<List<String>>> diffTask;
    private final Consumer<CleanUpImpact> onApply;
    private final ReadOnlyObjectWrapper<List<String>> diff = new ReadOnlyObjectWrapper<>(List.of());
    private CleanUpImpact chosenRow;

    /// @param rows at least one
    /// @param diffTask works out what a clean-up changes, in the format of `diff -u`
    /// @param onApply makes the changes
    public CleanUpModel(
            List<CleanUpImpact> rows,
            BiConsumer<CleanUp, Consumer<List<String>>> diffTask,
            Consumer<CleanUpImpact> onApply) {
        this.rows = List.copyOf(rows);
        this.diffTask = diffTask;
        this.onApply = onApply;
        this.chosenRow = rows.getFirst();
    }

    List<CleanUpImpact> rows() {
        return rows;
    }

    /// What the chosen clean-up changes.
    ReadOnlyObjectProperty<List<String>> diffProperty() {
        return diff.getReadOnlyProperty();
    }

    void choose(CleanUpImpact row) {
        chosenRow = row;
        diff.set(List.of());
        if (row.entryCount() > 0) {
            diffTask.accept(
                    row.cleanUp(),
                    lines -> {
                        if (row.equals(chosenRow)) {
                            diff.set(lines);
                        }
                    });
        }
    }

    /// Makes the changes of the chosen clean-up.
    void apply() {
        if (chosenRow.entryCount() > 0) {
            onApply.accept(chosenRow);
        }
    }
}
