package octavo.gui;

import javafx.application.Platform;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Runs what takes time away from the window's thread, and brings the outcome back to it.
public final class Background {
    private final Executor workers;
    private final Executor ui;

    /// @param workers where the work is done
    /// @param ui the thread of the window
    public Background(Executor workers, Executor ui) {
        this.workers = workers;
        this.ui = ui;
    }

    public static Background ofWindow() {
        return new Background(Executors.newVirtualThreadPerTaskExecutor(), Platform::runLater);
    }

    /// Begins some work; who asks for its outcome waits until it is there.
    static <T> Supplier<T> begin(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread.startVirtualThread(task);
        return () -> {
            try {
                return task.get();
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalStateException(e);
            }
        };
    }

    /// Does some work, and then hands what came of it to one of the two on the window's thread.
    ///
    /// @return what cancels it
    public <T> Runnable run(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        FutureTask<Boolean> task =
                new FutureTask<>(() -> {
                    attempt(work, done, failed);
                    return true;
                });
        workers.execute(task);
        return () -> task.cancel(true);
    }

    private <T> void attempt(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        try {
            T value = work.call();
            ui.execute(() -> done.accept(value));
        } catch (InterruptedException | CancellationException _) {
            // Cancelled: whoever cancelled no longer wants the outcome.
            Thread.currentThread().interrupt();
        } catch (Exception e) {
            if (!(e instanceof IOException)) {
                System.getLogger(Background.class.getName())
                        .log(Level.ERROR, "unexpected trouble in the background", e);
            }
            ui.execute(() -> failed.accept(e));
        }
    }
}
