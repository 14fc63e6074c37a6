package octavo.gui.tasks;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Does one piece of work at a time, and of those that wait only the latest, since its outcome
/// replaces all others. It belongs to the window's thread.
public final class LatestTask {
    private final BackgroundTasks background;
    private boolean busy;
    private @Nullable Runnable waiting;

    public LatestTask(BackgroundTasks background) {
        this.background = background;
    }

    /// Does this work once nothing else is under way, unless more recent work is asked for first.
    ///
    /// @param done takes its outcome, unless more recent work waits by then
    /// @param failed is told of what went wrong, unless more recent work waits by then
    public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        waiting = () -> background.run(work, ending(done), ending(failed));
        if (!busy) {
            next();
        }
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
        busy = now != null;
        if (now != null) {
            now.run();
        }
    }
}
