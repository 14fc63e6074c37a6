package octavo.gui.versions;

import octavo.gitrepositories.LibraryCommit;
import octavo.recovery.LibraryVersion;

import java.time.Instant;

/// A state of a library before the present one.
public sealed interface EarlierState {
    Instant madeAt();

    /// A version that Octavo has kept.
    record KeptVersion(LibraryVersion libraryVersion) implements EarlierState {
        @Override
        public Instant madeAt() {
            return libraryVersion.savedAt();
        }
    }

    /// A commit in the library's git repository.
    record CommittedState(LibraryCommit commit) implements EarlierState {
        @Override
        public Instant madeAt() {
            return commit.committedAt();
        }
    }
}
