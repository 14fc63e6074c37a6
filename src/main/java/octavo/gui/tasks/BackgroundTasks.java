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
    private final Executor limitedWorkers;
    private final Executor watchers;
    private final Executor uiExecutor;

    /// @param workers runs the tasks
    /// @param uiExecutor the window's thread
    public BackgroundTasks(Executor workers, Executor uiExecutor) {
        this(workers, workers, workers, uiExecutor);
    }

    /// @param limitedWorkers runs low-priority tasks
    /// @param watchers runs tasks that have no end of their own
    private BackgroundTasks(
            Executor workers, Executor limitedWorkers, Executor watchers, Executor uiExecutor) {
        this.workers = workers;
        this.limitedWorkers = limitedWorkers;
        this.watchers = watchers;
        this.uiExecutor = uiExecutor;
    }

    public static BackgroundTasks ofWindow() {
        return ofWindow(executor -> executor);
    }

    /// Runs tasks for the window, observably.
    ///
    /// @param executorWrapper wraps an executor
    public static BackgroundTasks ofWindow(UnaryOperator<Executor> executorWrapper) {
        return new BackgroundTasks(
                executorWrapper.apply(workers()),
                executorWrapper.apply(limitedWorkers()),
                work -> daemonFactory("watch-").newThread(work).start(),
                Platform::runLater);
    }

    /// Platform threads, so that a save does not wait for a page being computed. Virtual threads
    /// would: as many as there are processors run until they block, and starve all others.
    private static Executor workers() {
        return Executors.newCachedThreadPool(daemonFactory("work-"));
    }

    /// Low-priority threads, which leave a processor to more urgent tasks.
    private static Executor limitedWorkers() {
        int threadCount = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return Executors.newFixedThreadPool(threadCount, daemonFactory("behind-"));
    }

    private static ThreadFactory daemonFactory(String namePrefix) {
        return Thread.ofPlatform().name(namePrefix, 0).daemon().factory();
    }

    /// Does something again and again, as long as the program runs.
    public static void runRepeatedly(Duration pauseBetween, Runnable work) {
        daemonFactory("every-")
                .newThread(() -> {
                    try {
                        while (true) {
                            Thread.sleep(pauseBetween);
                            work.run();
                        }
                    } catch (InterruptedException _) {
                        Thread.currentThread().interrupt();
                    }
                })
                .start();
    }

    /// Starts a task; getting the result waits for it.
    public static <T> Supplier<T> runVirtual(Callable<T> work) {
        FutureTask<T> futureTask = new FutureTask<>(work);
        Thread.startVirtualThread(futureTask);
        return () -> {
            try {
                return futureTask.get();
            } catch (InterruptedException | ExecutionException exception) {
                throw new IllegalStateException(exception);
            }
        };
    }

    /// Starts a task that nobody waits for.
    public static void runVirtual(Runnable work) {
        Thread.startVirtualThread(work);
    }

    /// Runs a task, then one of the callbacks on the window's thread.
    ///
    /// @return cancels it
    public <T> Runnable runInBackground(
            Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        return runInBackground(workers, work, onDone, onFailure);
    }

    /// The same for slow tasks that no one waits for: they run one after the other without delaying
    /// anything else.
    public <T> Runnable runWhenIdle(
            Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        return runInBackground(limitedWorkers, work, onDone, onFailure);
    }

    /// The same for what has no end of its own: it runs until it is cancelled or fails.
    public Runnable runUntilCancelled(Callable<?> work, Consumer<Exception> onFailure) {
        return runInBackground(watchers, work, _ -> {}, onFailure);
    }

    /// Runs something on the window's thread, called from a running task.
    public void runOnUi(Runnable uiAction) {
        uiExecutor.execute(uiAction);
    }

    private <T> Runnable runInBackground(
            Executor executor,
            Callable<T> work,
            Consumer<T> onDone,
            Consumer<Exception> onFailure) {
        FutureTask<Boolean> futureTask =
                new FutureTask<>(() -> {
                    runAndReport(work, onDone, onFailure);
                    return true;
                });
        executor.execute(futureTask);
        return () -> futureTask.cancel(true);
    }

    private <T> void runAndReport(
            Callable<T> work, Consumer<T> onDone, Consumer<Exception> onFailure) {
        try {
            T taskResult = work.call();
            uiExecutor.execute(() -> onDone.accept(taskResult));
        } catch (InterruptedException | CancellationException | ClosedByInterruptException _) {
            // Cancelled: whoever cancelled no longer wants the result.
            Thread.currentThread().interrupt();
        } catch (IOException throwable) {
            uiExecutor.execute(() -> onFailure.accept(throwable));
        } catch (Exception throwable) {
            logUnexpected(throwable);
            uiExecutor.execute(() -> onFailure.accept(throwable));
        } catch (Error throwable) { // who waits for the result must learn that there is none
            logUnexpected(throwable);
            uiExecutor.execute(() -> onFailure.accept(new IllegalStateException(throwable)));
        }
    }

    private static void logUnexpected(Throwable throwable) {
        System.getLogger(BackgroundTasks.class.getName())
                .log(Level.ERROR, "unexpected trouble in the background", throwable);
    }
}
