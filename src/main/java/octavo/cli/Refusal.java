package octavo.cli;

import octavo.text.Wording;

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

    int status() {
        return status;
    }
}
