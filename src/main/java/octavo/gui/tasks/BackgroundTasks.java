package octavo.gui.tasks;

import javafx.application.Platform;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
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

/// Runs slow tasks off the window's thread, and delivers results on it.
public final class BackgroundTasks {
    private final Executor workers;
    private final Executor behind;
    private final Executor ui;

    /// @param workers runs the tasks
    /// @param ui the window's thread
    public BackgroundTasks(Executor workers, Executor ui) {
        this(workers, workers, ui);
    }

    /// @param behind runs low-priority tasks
    private BackgroundTasks(Executor workers, Executor behind, Executor ui) {
        this.workers = workers;
        this.behind = behind;
        this.ui = ui;
    }

    public static BackgroundTasks ofWindow() {
        return ofWindow(executor -> executor);
    }

    /// Runs tasks for the window, observably.
    ///
    /// @param watched wraps an executor
    public static BackgroundTasks ofWindow(UnaryOperator<Executor> watched) {
        return new BackgroundTasks(
                watched.apply(workers()), watched.apply(behind()), Platform::runLater);
    }

    /// Platform threads, so that a save does not wait for a page being computed. Virtual threads
    /// would: as many as there are processors run until they block, and starve all others.
    private static Executor workers() {
        return Executors.newCachedThreadPool(daemons("work-"));
    }

    /// Low-priority threads, which leave a processor to more urgent tasks.
    private static Executor behind() {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return Executors.newFixedThreadPool(threads, daemons("behind-"));
    }

    private static ThreadFactory daemons(String name) {
        return Thread.ofPlatform().name(name, 0).daemon().factory();
    }

    /// Does something again and again, as long as the program runs.
    public static void every(Duration pause, Runnable work) {
        daemons("every-")
                .newThread(() -> {
                    try {
                        while (true) {
                            Thread.sleep(pause);
                            work.run();
                        }
                    } catch (InterruptedException _) {
                        Thread.currentThread().interrupt();
                    }
                })
                .start();
    }

    /// Starts a task; getting the result waits for it.
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

    /// Starts a task that nobody waits for.
    public static void begin(Runnable work) {
        Thread.startVirtualThread(work);
    }

    /// Runs a task, then one of the callbacks on the window's thread.
    ///
    /// @return cancels it
    public <T> Runnable run(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        return run(workers, work, done, failed);
    }

    /// The same for slow tasks that no one waits for: they run one after the other without delaying
    /// anything else.
    public <T> Runnable runBehind(Callable<T> work, Consumer<T> done, Consumer<Exception> failed) {
        return run(behind, work, done, failed);
    }

    /// Runs something on the window's thread, called from a running task.
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
            // Cancelled: whoever cancelled no longer wants the result.
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            ui.execute(() -> failed.accept(e));
        } catch (Exception e) {
            unexpected(e);
            ui.execute(() -> failed.accept(e));
        } catch (Error e) { // who waits for the result must learn that there is none
            unexpected(e);
            ui.execute(() -> failed.accept(new IllegalStateException(e)));
        }
    }

    private static void unexpected(Throwable trouble) {
        System.getLogger(BackgroundTasks.class.getName())
                .log(Level.ERROR, "unexpected trouble in the background", trouble);
    }
}
