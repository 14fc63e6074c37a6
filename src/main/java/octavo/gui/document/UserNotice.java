package octavo.gui.document;

import java.util.List;

/// A user notification with optional actions.
///
/// @param actions each dismisses the notice
/// @param more what there is to read beside the text, such as a diff; empty if that is all
public record UserNotice(Level level, String text, List<Action> actions, String more) {

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

    public UserNotice(Level level, String text, List<Action> actions) {
        this(level, text, actions, "");
    }

    /// The text and all else there is to read.
    public String whole() {
        return more.isEmpty() ? text : text + "\n\n" + more;
    }
}
