package octavo.cli;

import octavo.text.Wording;

import java.util.List;

/// A command cannot do what it was asked: why, in words for people, and the exit status that says
/// so.
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    Refusal(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    Refusal(int status, Wording wording) {
        this(status, wording.toString());
    }

    /// Refuses what there are objections to; each is said on a line of its own.
    static void ifAny(List<Wording> objections) {
        if (!objections.isEmpty()) {
            throw new Refusal(Cli.PROBLEMS, Wording.join("%noctavo: ".formatted(), objections));
        }
    }

    int status() {
        return status;
    }
}
