package octavo.gui.entries;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

import octavo.gui.tasks.BackgroundTasks;

import java.util.function.Consumer;
import java.util.function.Supplier;

/// Computes the search index and the orders of the present rows before anyone asks for them.
final class IndexPreparation {
    private final BackgroundTasks background;
    private final Supplier<EntryRows> presentRows;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyDoubleWrapper indexedShare = new ReadOnlyDoubleWrapper(1);
    private Runnable cancelAction = () -> {};

    IndexPreparation(
            BackgroundTasks background,
            Supplier<EntryRows> presentRows,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.presentRows = presentRows;
        this.onFailure = onFailure;
    }

    /// Begins, unless there are so few rows that nobody waits for them.
    void prepare() {
        EntryRows rows = presentRows.get();
        if (rows.size() > EntriesModel.FEW) {
            Runnable step = () -> background.runOnUi(() -> followProgress(rows));
            indexedShare.set(rows.indexed());
            cancelAction =
                    background.runWhenIdle(
                            () -> rows.index(step),
                            _ -> {
                                indexedShare.set(1);
                                prepareOrders(rows);
                            },
                            onFailure);
        }
    }

    void cancel() {
        cancelAction.run();
    }

    /// Shows the progress of the index, until other rows take the place of these.
    private void followProgress(EntryRows rows) {
        indexedShare.set(presentRows.get().equals(rows) ? rows.indexed() : 1);
    }

    /// The finished share of the index, from 0 to 1.
    ReadOnlyDoubleProperty indexedProperty() {
        return indexedShare.getReadOnlyProperty();
    }

    /// Precomputes orders for sorting, after tasks that others wait for.
    private void prepareOrders(EntryRows rows) {
        cancelAction =
                background.runWhenIdle(
                        () -> {
                            for (TableColumnKind column : TableColumnKind.usual()) {
                                if (!Thread.currentThread().isInterrupted()) {
                                    rows.ranks().of(column);
                                }
                            }
                            return rows;
                        },
                        _ -> {},
                        onFailure);
    }
}
