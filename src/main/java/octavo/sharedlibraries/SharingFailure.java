package octavo.sharedlibraries;

import octavo.text.LocalizedSentence;

import java.io.Serial;

/// An exchange with a server is impossible: the reason, in words for people.
public final class SharingFailure extends Exception {
    @Serial private static final long serialVersionUID = 1;

    private final transient LocalizedSentence wording;
    private final FailureKind kind;

    /// How an exchange failed.
    public enum FailureKind {
        /// The server cannot be reached now; everything works without it.
        OFFLINE,
        /// The server refuses this user.
        REFUSED,
        /// The server says what cannot be true.
        UNTRUSTWORTHY,
        /// The request makes no sense, or the file here is in no state to be shared.
        WRONG_USE,
        /// The user has to confirm what would happen.
        UNCONFIRMED
    }

    SharingFailure(FailureKind kind, LocalizedSentence wording) {
        super(wording.toString());
        this.kind = kind;
        this.wording = wording;
    }

    public FailureKind kind() {
        return kind;
    }

    public LocalizedSentence wording() {
        return wording;
    }
}
