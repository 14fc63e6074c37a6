package octavo.gui.tasks;

import javafx.scene.Scene;
import javafx.scene.input.InputEvent;

import java.lang.ref.Reference;
import java.time.Duration;
import java.util.function.LongSupplier;

/// Gives memory back to the system once the window rests: large libraries leave garbage that the
/// collector keeps as long as nothing else is short of memory. It waits until nobody has touched
/// the window for a while and nothing is at work in the background.
public final class IdleCollection {
    private static final Duration IDLE_TIME = Duration.ofMinutes(1);
    private static final Duration CHECK_INTERVAL = Duration.ofSeconds(20);

    /// How many bytes more than after the last collection are worth another.
    private static final long MIN_GARBAGE = 100_000_000;

    /// How many more bytes from one look to the next tell that something is at work.
    private static final long MAX_IDLE_GROWTH = 10_000_000;

    /// What is made and dropped for the collector to clear old regions, a few at each of its
    /// pauses.
    private static final int CLEARING_BYTES = 1_000_000_000;

    private static final int CHUNK_BYTES = 250_000;

    private final LongSupplier nanoClock;
    private final LongSupplier usedBytes;
    private final Runnable collectGarbage;
    private volatile long lastInputNanos;
    private long bytesAfterCollection;
    private long bytesAtLastCheck;

    /// @param nanoClock the time
    /// @param usedBytes how many bytes of memory are used
    IdleCollection(LongSupplier nanoClock, LongSupplier usedBytes, Runnable collectGarbage) {
        this.nanoClock = nanoClock;
        this.usedBytes = usedBytes;
        this.collectGarbage = collectGarbage;
        lastInputNanos = nanoClock.getAsLong();
    }

    /// Watches a window as long as the program runs.
    public static void watchScene(Scene scene) {
        var idleCollection =
                new IdleCollection(
                        System::nanoTime,
                        IdleCollection::heapBytes,
                        IdleCollection::collectConcurrently);
        scene.addEventFilter(InputEvent.ANY, _ -> idleCollection.noteInput());
        BackgroundTasks.runRepeatedly(CHECK_INTERVAL, idleCollection::collectIfIdle);
    }

    /// Collects without stopping the window: the first collection finds out what is in use, old
    /// garbage goes while new objects are made, and the second returns the free memory.
    private static void collectConcurrently() {
        System.gc();
        int madeBytes = 0;
        while (madeBytes < CLEARING_BYTES) {
            byte[] chunk = new byte[CHUNK_BYTES];
            try {
                madeBytes += chunk.length;
            } finally {
                Reference.reachabilityFence(chunk);
            }
        }
        System.gc();
    }

    private static long heapBytes() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    /// Somebody uses the window.
    void noteInput() {
        lastInputNanos = nanoClock.getAsLong();
    }

    /// Collects if the window rests and there may be much to collect.
    void collectIfIdle() {
        long earlierBytes = bytesAtLastCheck;
        bytesAtLastCheck = usedBytes.getAsLong();
        boolean isIdle =
                nanoClock.getAsLong() - lastInputNanos >= IDLE_TIME.toNanos()
                        && Math.abs(bytesAtLastCheck - earlierBytes) < MAX_IDLE_GROWTH;
        if (isIdle && bytesAtLastCheck - bytesAfterCollection >= MIN_GARBAGE) {
            collectGarbage.run();
            bytesAfterCollection = usedBytes.getAsLong();
            bytesAtLastCheck = bytesAfterCollection;
        }
    }
}
