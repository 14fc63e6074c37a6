package octavo.gui.lazyloading;

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

    private static final Deque<BooleanSupplier> WAITING_STEPS = new ArrayDeque<>();

    private static Executor uiExecutor = Runnable::run;

    /// Whether a task that runs steps is queued on the window's thread.
    private static boolean isAsked;

    private static boolean isFinishing;

    private UiStepQueue() {}

    /// Makes steps run in tasks of their own, not in those of frames or callers.
    ///
    /// @param thread queues a task on the window's thread
    public static void runThrough(Executor thread) {
        uiExecutor = thread;
    }

    /// @param step does a part; returns whether there is more
    static void take(BooleanSupplier step) {
        WAITING_STEPS.addLast(step);
        ask();
    }

    /// Whether no steps are left.
    public static boolean isOver() {
        return WAITING_STEPS.isEmpty();
    }

    /// Runs all remaining steps at once, for a caller that needs a node not yet there.
    public static void finishSteps() {
        finishSteps(() -> false);
    }

    /// Runs remaining steps at once, until a needed node is there.
    public static void finishSteps(BooleanSupplier isThere) {
        isFinishing = true;
        try {
            while (!WAITING_STEPS.isEmpty() && !isThere.getAsBoolean()) {
                pass();
            }
        } finally {
            isFinishing = false;
        }
    }

    /// Applies CSS to what a step has added to a window, and to nothing else. A caller that
    /// finishes at once leaves this to the frame.
    static void style(List<Node> added) {
        if (!isFinishing) {
            added.forEach(Node::applyCss);
        }
    }

    /// Whether the program started only a moment ago.
    public static boolean isStarting() {
        return System.nanoTime() - STARTED < START_NANOS;
    }

    private static void ask() {
        if (!isAsked) {
            isAsked = true;
            uiExecutor.execute(UiStepQueue::work);
        }
    }

    private static void work() {
        isAsked = false;
        try {
            work(isStarting() ? MOST_NANOS_AT_START : MOST_NANOS);
        } finally {
            // A step that fails must not hold the others up until somebody has another.
            if (!WAITING_STEPS.isEmpty()) {
                ask();
            }
        }
    }

    private static void work(long most) {
        long begun = System.nanoTime();
        while (!WAITING_STEPS.isEmpty() && System.nanoTime() - begun < most) {
            pass();
        }
    }

    private static void pass() {
        BooleanSupplier step = WAITING_STEPS.removeFirst();
        if (step.getAsBoolean()) {
            WAITING_STEPS.addFirst(step);
        }
    }
}
