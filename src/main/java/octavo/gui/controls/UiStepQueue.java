package octavo.gui.controls;

import javafx.scene.Scene;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/// Lets what takes long to come into the window do so in steps, between which keys are answered and
/// frames drawn. For the window's thread only.
public final class UiStepQueue {
    /// What steps may take at a time. The next frame then lays out and draws what they brought,
    /// which takes about as long again.
    private static final long MOST_NANOS = 8_000_000;

    /// While the program starts, people wait for the whole, and the window need not be smooth.
    private static final long START_NANOS = 3_000_000_000L;

    private static final long MOST_NANOS_AT_START = 100_000_000;

    private static final long STARTED = System.nanoTime();

    private static final Deque<BooleanSupplier> WAITING = new ArrayDeque<>();

    private static Executor window = Runnable::run;

    /// Whether a task that does steps is in the queue of the window's thread.
    private static boolean asked;

    private static boolean finishing;

    private UiStepQueue() {}

    /// Has steps done in tasks of their own, not in those of the frames or of who begins something.
    ///
    /// @param thread puts a task into the queue of the window's thread
    public static void through(Executor thread) {
        window = thread;
    }

    /// @param step does a part of something, and says whether there is more
    static void take(BooleanSupplier step) {
        WAITING.addLast(step);
        ask();
    }

    /// Whether nothing is left to be done.
    public static boolean isOver() {
        return WAITING.isEmpty();
    }

    /// Does at once all that is left, for somebody who wants to go to what is not there yet.
    public static void finish() {
        finish(() -> false);
    }

    /// Does at once what is left, until what somebody wants to go to is there.
    public static void finish(BooleanSupplier isThere) {
        finishing = true;
        try {
            while (!WAITING.isEmpty() && !isThere.getAsBoolean()) {
                pass();
            }
        } finally {
            finishing = false;
        }
    }

    /// Works out the styles of what a step has brought to a window, from the root downwards, as
    /// JavaFX needs it. Who finishes at once leaves them to the frame.
    static void style(Scene scene) {
        if (!finishing) {
            scene.getRoot().applyCss();
        }
    }

    /// Whether the program has been started only a moment ago.
    public static boolean isStarting() {
        return System.nanoTime() - STARTED < START_NANOS;
    }

    private static void ask() {
        if (!asked) {
            asked = true;
            window.execute(UiStepQueue::work);
        }
    }

    private static void work() {
        asked = false;
        work(isStarting() ? MOST_NANOS_AT_START : MOST_NANOS);
        if (!WAITING.isEmpty()) {
            ask();
        }
    }

    private static void work(long most) {
        long begun = System.nanoTime();
        while (!WAITING.isEmpty() && System.nanoTime() - begun < most) {
            pass();
        }
    }

    private static void pass() {
        BooleanSupplier step = WAITING.removeFirst();
        if (step.getAsBoolean()) {
            WAITING.addFirst(step);
        }
    }
}
