package octavo.gui.controls;

import javafx.animation.AnimationTimer;

/// Leaves the window alone for a moment before something that takes long: somebody may want to use
/// what has just come up. The moment is counted in frames, so that one which takes long to draw is
/// no rest.
public final class IdleDelay {
    /// A fifth of a second, where the machine keeps up.
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

    /// @param then what to do after the rest
    public IdleDelay(Runnable then) {
        this.then = then;
    }

    public void begin() {
        left = FRAMES;
        frames.start();
    }

    /// Rests as long from now on, if it is not over yet.
    public void beginAgain() {
        if (left > 0) {
            begin();
        }
    }

    /// Rests for no longer than it takes to draw what is on its way to the screen.
    public void beginBriefly() {
        left = 1;
        frames.start();
    }
}
