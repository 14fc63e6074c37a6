package octavo.gui.librarystate;

import octavo.sharedlibraries.ServerAddress;

import java.time.Instant;
import java.util.Optional;

/// How a library relates to its group.
///
/// @param address of the server; empty if the library is not shared
/// @param count of the changes that wait to be sent, or of the conflicts
/// @param exchangedAt when the last exchange ended
/// @param reason why it is not in step, in a sentence; empty if nothing is wrong
public record SharingState(
        SharingKind kind,
        Optional<ServerAddress> address,
        int count,
        Optional<Instant> exchangedAt,
        String reason) {
    static final SharingState NOT_SHARED =
            new SharingState(SharingKind.NOT_SHARED, Optional.empty(), 0, Optional.empty(), "");

    /// The kinds of states.
    public enum SharingKind {
        NOT_SHARED,
        /// Shared, but nothing is exchanged unless somebody asks.
        SWITCHED_OFF,
        CONNECTING,
        IN_STEP,
        /// The server cannot be reached now; it is tried again.
        OFFLINE,
        /// The server takes nothing from this user.
        READ_ONLY,
        /// Conflicts wait for an answer.
        IN_CONFLICT,
        /// The exchange has ended until somebody does something.
        STOPPED;

        /// Whether changes made here stay here for now.
        boolean isWaiting() {
            return switch (this) {
                case SWITCHED_OFF, OFFLINE, READ_ONLY, STOPPED -> true;
                case NOT_SHARED, CONNECTING, IN_STEP, IN_CONFLICT -> false;
            };
        }
    }

    /// The same library in another state.
    SharingState as(SharingKind newKind, String newReason) {
        return new SharingState(newKind, address, 0, exchangedAt, newReason);
    }

    SharingState at(ServerAddress newAddress) {
        return new SharingState(kind, Optional.of(newAddress), count, exchangedAt, reason);
    }

    SharingState withCount(int newCount) {
        return new SharingState(kind, address, newCount, exchangedAt, reason);
    }

    SharingState exchangedAt(Instant instant) {
        return new SharingState(kind, address, count, Optional.of(instant), reason);
    }
}
