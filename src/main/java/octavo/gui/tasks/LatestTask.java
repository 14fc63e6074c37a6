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
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private @Nullable Runnable waiting;

    public LatestTask(BackgroundTasks background) {
        this.background = background;
    }

    /// Runs a task once no other is running, unless a newer one is submitted first.
    ///
    /// @param done receives the result, unless a newer task is waiting by then
    /// @param failed receives the error, unless a newer task is waiting by then
    public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        waiting = () -> background.run(work, ending(done), ending(failed));
        if (!busy.get()) {
            next();
        }
    }

    /// Whether a task is running.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    private <T> Consumer<T> ending(Consumer<T> then) {
        return outcome -> {
            boolean latest = waiting == null;
            next();
            if (latest) {
                then.accept(outcome);
            }
        };
    }

    private void next() {
        Runnable now = waiting;
        waiting = null;
        busy.set(now != null);
        if (now != null) {
            now.run();
        }
    }
}
