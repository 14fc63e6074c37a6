package octavo.gui.shell;

import java.util.List;

/// Something that a person has to know, with what can be done about it.
///
/// @param actions each ends the notice
public record Notice(Level level, String text, List<Action> actions) {

    /// How much it matters.
    public enum Level {
        INFORMATION,
        WARNING,
        ERROR
    }

    /// Something to do about it.
    public record Action(String label, Runnable what) {}

    public Notice {
        actions = List.copyOf(actions);
    }

    public Notice(Level level, String text) {
        this(level, text, List.of());
    }
}
