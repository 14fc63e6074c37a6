package octavo.sharedlibraries;

import octavo.text.LocalizedSentence;

import java.io.Serial;
import java.util.Optional;

/// An exchange with a server is impossible: the reason, in words for people.
public final class SharingFailure extends Exception {
    @Serial private static final long serialVersionUID = 1;

    private final transient LocalizedSentence wording;
    private final FailureKind kind;
    private final transient Optional<FailureRemedy> remedy;

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
        UNCONFIRMED,
        /// The user has to choose between what was changed here and by others.
        IN_CONFLICT
    }

    /// What helps, if the user wants it.
    public enum FailureRemedy {
        JOIN,
        STOP_SHARING,
        ACCEPT_REMOVALS,
        MEND_ENTRIES
    }

    public SharingFailure(FailureKind kind, LocalizedSentence wording) {
        this(kind, wording, Optional.empty());
    }

    public SharingFailure(FailureKind kind, LocalizedSentence wording, FailureRemedy remedy) {
        this(kind, wording, Optional.of(remedy));
    }

    private SharingFailure(
            FailureKind kind, LocalizedSentence wording, Optional<FailureRemedy> remedy) {
        super(wording.toString());
        this.kind = kind;
        this.wording = wording;
        this.remedy = remedy;
    }

    public FailureKind kind() {
        return kind;
    }

    public LocalizedSentence wording() {
        return wording;
    }

    /// What helps; each program tells in its own words how that is done there.
    public Optional<FailureRemedy> remedy() {
        return remedy;
    }
}
