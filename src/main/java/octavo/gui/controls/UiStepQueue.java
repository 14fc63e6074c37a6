package octavo.gui.controls;

import javafx.scene.Node;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/// Splits slow additions to the window into steps, between which keys are handled and frames drawn.
/// For the window's thread only.
public final class UiStepQueue {
    /// The time budget of a batch of steps. The next frame then lays out and draws the result,
    /// which takes about as long again.
    private static final long MOST_NANOS = 8_000_000;

    /// During startup users wait for everything, and the window need not be responsive.
    private static final long START_NANOS = 3_000_000_000L;

    private static final long MOST_NANOS_AT_START = 100_000_000;

    private static final long STARTED = System.nanoTime();

    private static final Deque<BooleanSupplier> WAITING = new ArrayDeque<>();

    private static Executor window = Runnable::run;

    /// Whether a task that runs steps is queued on the window's thread.
    private static boolean asked;

    private static boolean finishing;

    private UiStepQueue() {}

    /// Makes steps run in tasks of their own, not in those of frames or callers.
    ///
    /// @param thread queues a task on the window's thread
    public static void through(Executor thread) {
        window = thread;
    }

    /// @param step does a part; returns whether there is more
    static void take(BooleanSupplier step) {
        WAITING.addLast(step);
        ask();
    }

    /// Whether no steps are left.
    public static boolean isOver() {
        return WAITING.isEmpty();
    }

    /// Runs all remaining steps at once, for a caller that needs a node not yet there.
    public static void finish() {
        finish(() -> false);
    }

    /// Runs remaining steps at once, until a needed node is there.
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

    /// Applies CSS to what a step has added to a window, and to nothing else. A caller that
    /// finishes at once leaves this to the frame.
    static void style(List<Node> added) {
        if (!finishing) {
            added.forEach(Node::applyCss);
        }
    }

    /// Whether the program started only a moment ago.
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
        try {
            work(isStarting() ? MOST_NANOS_AT_START : MOST_NANOS);
        } finally {
            // A step that fails must not hold the others up until somebody has another.
            if (!WAITING.isEmpty()) {
                ask();
            }
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
