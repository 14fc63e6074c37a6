package octavo.gui.controls;

import javafx.animation.AnimationTimer;

/// Waits for a moment of idleness before a slow task, since the user may want to use what has just
/// appeared. The moment is counted in frames, so that a slow frame does not count as idle.
public final class IdleDelay {
    /// A fifth of a second, on a fast enough machine.
    private static final int FRAMES = 12;

    private final Runnable afterDelay;
    private final AnimationTimer frames =
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    framesLeft--;
                    if (framesLeft == 0) {
                        stop();
                        afterDelay.run();
                    }
                }
            };
    private int framesLeft;

    /// @param then runs after the delay
    public IdleDelay(Runnable then) {
        this.afterDelay = then;
    }

    public void begin() {
        framesLeft = FRAMES;
        frames.start();
    }

    /// Restarts the delay, if it is not over yet.
    public void beginAgain() {
        if (framesLeft > 0) {
            begin();
        }
    }

    /// Shortens the delay to the time for drawing pending changes.
    public void beginBriefly() {
        framesLeft = 1;
        frames.start();
    }
}
