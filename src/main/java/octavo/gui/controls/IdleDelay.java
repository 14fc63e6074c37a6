package octavo.gui.controls;

import javafx.animation.AnimationTimer;

/// Waits for a moment of idleness before a slow task, since the user may want to use what has just
/// appeared. The moment is counted in frames, so that a slow frame does not count as idle.
public final class IdleDelay {
    /// A fifth of a second, on a fast enough machine.
    private static final int FRAMES = 12;

    private final Runnable then;
    private final AnimationTimer frames =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    left--;
                    if (left == 0) {
                        stop();
                        then.run();
                    }
                }
            };
    private int left;

    /// @param then runs after the delay
    public IdleDelay(Runnable then) {
        this.then = then;
    }

    public void begin() {
        left = FRAMES;
        frames.start();
    }

    /// Restarts the delay, if it is not over yet.
    public void beginAgain() {
        if (left > 0) {
            begin();
        }
    }

    /// Shortens the delay to the time for drawing pending changes.
    public void beginBriefly() {
        left = 1;
        frames.start();
    }
}
