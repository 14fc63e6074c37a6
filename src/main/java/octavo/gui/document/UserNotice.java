package octavo.gui.document;

import java.util.List;

/// A user notification with optional actions.
///
/// @param actions each dismisses the notice
public record UserNotice(Level level, String text, List<Action> actions) {

    /// Its importance.
    public enum Level {
        /// Confirms a completed action; needs no answer.
        DONE,
        INFORMATION,
        WARNING,
        ERROR
    }

    /// An action offered with it.
    public record Action(String label, Runnable what) {}

    public UserNotice {
        actions = List.copyOf(actions);
    }

    /// Whether it disappears by itself after a moment.
    public boolean isPassing() {
        return level == Level.DONE;
    }

    public UserNotice(Level level, String text) {
        this(level, text, List.of());
    }
}
