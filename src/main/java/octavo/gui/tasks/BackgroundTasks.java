package octavo.gui.tasks;

import javafx.application.Platform;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.channels.ClosedByInterruptException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// Runs what takes time away from the window's thread, and brings the outcome back to it.
public final class BackgroundTasks {
    private final Executor workers;
    private final Executor behind;
    private final Executor ui;

    /// @param workers where the work is done
    /// @param ui the thread of the window
    public BackgroundTasks(Executor workers, Executor ui) {
        this(workers, workers, ui);
    }

    /// @param behind where work is done that nobody waits for
    private BackgroundTasks(Executor workers, Executor behind, Executor ui) {
        this.workers = workers;
        this.behind = behind;
        this.ui = ui;
    }

    public static BackgroundTasks ofWindow() {
        return ofWindow(executor -> executor);
    }

    /// Runs tasks for the window, watched by somebody.
    ///
    /// @param watched puts something between what is asked for and who does it
    public static BackgroundTasks ofWindow(UnaryOperator<Executor> watched) {
        return new BackgroundTasks(
                watched.apply(workers()), watched.apply(behind()), Platform::runLater);
    }

    /// Threads that share the processors, so that a save does not wait for a page that is worked
    /// out. Virtual threads would: as many of them as there are processors run until they wait for
    /// something, and keep out all others.
    private static Executor workers() {
        return Executors.newCachedThreadPool(daemons("work-"));
    }

    /// Threads that leave a processor to what somebody waits for.
    private static Executor behind() {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return Executors.newFixedThreadPool(threads, daemons("behind-"));
    }

    private static ThreadFactory daemons(String name) {
        return Thread.ofPlatform().name(name, 0).daemon().factory();
    }

    /// Begins some work; who asks for its outcome waits until it is there.
    public static <T> Supplier<T> begin(Callable<T> work) {
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
        return run(workers, work, done, failed);
    }

    /// The same for work that takes long and that nobody waits for: it comes after other such work,
    /// and keeps nothing else waiting.
    public <T> Runnable runBehind(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        return run(behind, work, done, failed);
    }

    /// Has the window's thread do something, asked by work that goes on.
    public void tell(Runnable what) {
        ui.execute(what);
    }

    private <T> Runnable run(
            Executor executor, Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        FutureTask<Boolean> task =
                new FutureTask<>(() -> {
                    attempt(work, done, failed);
                    return true;
                });
        executor.execute(task);
        return () -> task.cancel(true);
    }

    private <T> void attempt(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        try {
            T value = work.call();
            ui.execute(() -> done.accept(value));
        } catch (InterruptedException | CancellationException | ClosedByInterruptException _) {
            // Cancelled: whoever cancelled no longer wants the outcome.
            Thread.currentThread().interrupt();
        } catch (Exception e) {
            if (!(e instanceof IOException)) {
                System.getLogger(BackgroundTasks.class.getName())
                        .log(Level.ERROR, "unexpected trouble in the background", e);
            }
            ui.execute(() -> failed.accept(e));
        }
    }
}
