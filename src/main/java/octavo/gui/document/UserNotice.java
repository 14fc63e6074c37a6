package octavo.gui.document;

import java.util.List;

/// Something that a person has to know, with what can be done about it.
///
/// @param actions each ends the notice
public record UserNotice(Level level, String text, List<Action> actions) {

    /// How much it matters.
    public enum Level {
        /// Something was done as it should be: nobody has to answer.
        DONE,
        INFORMATION,
        WARNING,
        ERROR
    }

    /// Something to do about it.
    public record Action(String label, Runnable what) {}

    public UserNotice {
        actions = List.copyOf(actions);
    }

    /// Whether it goes by itself after a moment.
    public boolean isPassing() {
        return level == Level.DONE;
    }

    public UserNotice(Level level, String text) {
        this(level, text, List.of());
    }
}
