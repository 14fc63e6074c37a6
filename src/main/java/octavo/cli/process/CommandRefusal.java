package octavo.cli.process;

import octavo.text.LocalizedSentence;

import java.util.List;

/// A command cannot do what it was asked: the reason, in words for people, and the exit status.
public final class CommandRefusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    public CommandRefusal(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    public CommandRefusal(int status, LocalizedSentence wording) {
        this(status, wording.toString());
    }

    /// Refuses for several reasons, each on a line of its own.
    public static void ifAny(List<LocalizedSentence> objections) {
        if (!objections.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    LocalizedSentence.join("%noctavo: ".formatted(), objections));
        }
    }

    public int status() {
        return status;
    }
}
