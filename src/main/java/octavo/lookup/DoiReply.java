package octavo.lookup;

import octavo.net.WebFailure;

import java.util.Optional;

/// What the registration agencies know of a DOI.
public sealed interface DoiReply {
    /// It is registered.
    ///
    /// @param agencyRecord empty if its agency gives no record that we can read
    record RegisteredDoi(Optional<SourcedWork> agencyRecord) implements DoiReply {}

    /// The DOI system reports that the DOI does not exist.
    record UnregisteredDoi() implements DoiReply {}

    /// Nobody who knows has answered.
    record UnansweredDoi(WebFailure failure) implements DoiReply {}
}
