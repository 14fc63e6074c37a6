package octavo.gui.shell;

/// Something that a person has to know and need not answer.
public record Notice(Level level, String text) {

    /// How much it matters.
    public enum Level {
        INFORMATION,
        WARNING,
        ERROR
    }
}
