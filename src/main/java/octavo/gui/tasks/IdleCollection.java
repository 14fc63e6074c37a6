package octavo.gui.tasks;

import javafx.scene.Scene;
import javafx.scene.input.InputEvent;

import java.time.Duration;
import java.util.function.LongSupplier;

/// Gives memory back to the system once the window rests: large libraries leave garbage that the
/// collector keeps as long as nothing else is short of memory. A whole collection stops the window
/// for a moment, so it waits until nobody has touched the window for a while and nothing is at work
/// in the background.
public final class IdleCollection {
    private static final Duration REST = Duration.ofMinutes(1);
    private static final Duration LOOKS = Duration.ofSeconds(20);

    /// How many bytes more than after the last collection are worth another.
    private static final long WORTHWHILE = 100_000_000;

    /// How many more bytes from one look to the next tell that something is at work.
    private static final long WORK = 10_000_000;

    private final LongSupplier nanos;
    private final LongSupplier used;
    private final Runnable collection;
    private volatile long touched;
    private long left;
    private long seen;

    /// @param nanos the time
    /// @param used how many bytes of memory are used
    IdleCollection(LongSupplier nanos, LongSupplier used, Runnable collection) {
        this.nanos = nanos;
        this.used = used;
        this.collection = collection;
        touched = nanos.getAsLong();
    }

    /// Watches a window as long as the program runs.
    public static void watch(Scene scene) {
        var idle = new IdleCollection(System::nanoTime, IdleCollection::bytes, System::gc);
        scene.addEventFilter(InputEvent.ANY, _ -> idle.touch());
        BackgroundTasks.every(LOOKS, idle::look);
    }

    private static long bytes() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    /// Somebody uses the window.
    void touch() {
        touched = nanos.getAsLong();
    }

    /// Collects if the window rests and there may be much to collect.
    void look() {
        long before = seen;
        seen = used.getAsLong();
        boolean rests =
                nanos.getAsLong() - touched >= REST.toNanos() && Math.abs(seen - before) < WORK;
        if (rests && seen - left >= WORTHWHILE) {
            collection.run();
            left = used.getAsLong();
            seen = left;
        }
    }
}
