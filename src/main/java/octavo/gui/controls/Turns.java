package octavo.gui.controls;

import javafx.animation.AnimationTimer;
import javafx.scene.Scene;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/// Lets what takes long to come into the window do so in steps, as many between two frames as leave
/// the window smooth. For the window's thread only.
public final class Turns {
    /// What steps may take between frames. The next then lays out and draws what they brought,
    /// which takes about as long again.
    private static final long MOST_NANOS = 8_000_000;

    /// While the program starts, people wait for the whole, and the window need not be smooth.
    private static final long START_NANOS = 3_000_000_000L;

    private static final long MOST_NANOS_AT_START = 100_000_000;

    private static final long STARTED = System.nanoTime();

    private static final Deque<BooleanSupplier> WAITING = new ArrayDeque<>();

    private static Executor window = Runnable::run;

    private static boolean finishing;

    private static final AnimationTimer FRAMES =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    window.execute(Turns::work);
                }
            };

    private Turns() {}

    /// Has steps done in tasks of their own, not in those of the frames or of who begins something.
    ///
    /// @param thread puts a task into the queue of the window's thread
    public static void through(Executor thread) {
        window = thread;
    }

    /// Begins with the next frame.
    ///
    /// @param step does a part of something, and says whether there is more
    static void take(BooleanSupplier step) {
        WAITING.addLast(step);
        FRAMES.start();
    }

    /// Begins before the next frame, if nobody else waits.
    ///
    /// @param step does a part of something, and says whether there is more
    static void begin(BooleanSupplier step) {
        boolean first = WAITING.isEmpty();
        take(step);
        if (first) {
            window.execute(Turns::work);
        }
    }

    /// Whether nothing is left to be done.
    public static boolean isOver() {
        return WAITING.isEmpty();
    }

    /// Does at once all that is left, for somebody who wants to go to what is not there yet.
    public static void finish() {
        finishing = true;
        try {
            work(Long.MAX_VALUE);
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

    private static void work() {
        work(isStarting() ? MOST_NANOS_AT_START : MOST_NANOS);
    }

    private static void work(long most) {
        long begun = System.nanoTime();
        while (!WAITING.isEmpty() && System.nanoTime() - begun < most) {
            BooleanSupplier step = WAITING.removeFirst();
            if (step.getAsBoolean()) {
                WAITING.addFirst(step);
            }
        }
        if (WAITING.isEmpty()) {
            FRAMES.stop();
        } else {
            FRAMES.start();
        }
    }
}
