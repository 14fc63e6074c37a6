package octavo.gui.tasks;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Runs one task at a time, and of those waiting only the latest, whose result supersedes the
/// others. Confined to the window's thread.
public final class LatestTask {
    private final BackgroundTasks background;
    private final ReadOnlyBooleanWrapper isBusy = new ReadOnlyBooleanWrapper();
    private @Nullable Runnable waitingTask;

    public LatestTask(BackgroundTasks background) {
        this.background = background;
    }

    /// Runs a task once no other is running, unless a newer one is submitted first.
    ///
    /// @param onDone receives the result, unless a newer task is waiting by then
    /// @param onFailure receives the error, unless a newer task is waiting by then
    public <T> void runLatest(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        waitingTask =
                () -> background.runInBackground(work, endingWith(onDone), endingWith(onFailure));
        if (!isBusy.get()) {
            runNext();
        }
    }

    /// Whether a task is running.
    public ReadOnlyBooleanProperty busyProperty() {
        return isBusy.getReadOnlyProperty();
    }

    private <T> Consumer<T> endingWith(Consumer<T> onOutcome) {
        return outcome -> {
            boolean isLatest = waitingTask == null;
            runNext();
            if (isLatest) {
                onOutcome.accept(outcome);
            }
        };
    }

    private void runNext() {
        Runnable nextTask = waitingTask;
        waitingTask = null;
        isBusy.set(nextTask != null);
        if (nextTask != null) {
            nextTask.run();
        }
    }
}
