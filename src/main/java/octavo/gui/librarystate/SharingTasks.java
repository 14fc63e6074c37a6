package octavo.gui.librarystate;

import octavo.gui.tasks.BackgroundTasks;
import octavo.sharedlibraries.SharingFailure;

import java.io.IOException;
import java.io.Serial;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Background tasks that pass on what a group's server refuses, instead of logging it as a bug.
public final class SharingTasks {
    private final BackgroundTasks background;

    public SharingTasks(BackgroundTasks background) {
        this.background = background;
    }

    /// A failure on its way to the window's thread.
    private static final class CarriedFailure extends IOException {
        @Serial private static final long serialVersionUID = 1;

        private final SharingFailure failure;

        CarriedFailure(SharingFailure failure) {
            super(failure);
            this.failure = failure;
        }
    }

    /// Runs a task, then one of the callbacks on the window's thread.
    public <T> void run(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        Runnable _ = background.runInBackground(carrying(work), onDone, unwrapping(onFailure));
    }

    /// The same for what nobody waits for.
    <T> void runWhenIdle(Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        Runnable _ = background.runWhenIdle(carrying(work), onDone, unwrapping(onFailure));
    }

    /// Runs what has no end of its own.
    ///
    /// @return cancels it
    Runnable runUntilCancelled(Callable<?> work, Consumer<Exception> onFailure) {
        return background.runUntilCancelled(carrying(work), unwrapping(onFailure));
    }

    /// Runs something on the window's thread, called from a running task.
    void runOnUi(Runnable uiAction) {
        background.runOnUi(uiAction);
    }

    private static <T> Callable<T> carrying(Callable<T> work) {
        return () -> {
            try {
                return work.call();
            } catch (SharingFailure failure) {
                throw new CarriedFailure(failure);
            }
        };
    }

    private static Consumer<Exception> unwrapping(Consumer<Exception> onFailure) {
        return exception ->
                onFailure.accept(
                        exception instanceof CarriedFailure carried ? carried.failure : exception);
    }
}
