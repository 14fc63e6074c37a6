package octavo.lookup;

import octavo.net.WebFailure;
import octavo.text.LocalizedSentence;

import java.util.List;

/// What a service replied when asked for works. A failure says nothing about them.
public sealed interface ListingReply {
    /// The display name of the service.
    String serviceName();

    /// The works that the service lists; none if it knows none.
    record WorkListing(String serviceName, List<RecordedWork> works) implements ListingReply {
        public WorkListing {
            works = List.copyOf(works);
        }
    }

    record ListingFailure(String serviceName, WebFailure failure) implements ListingReply {
        /// What happened and what to do about it.
        public LocalizedSentence reason() {
            return failure.sentence();
        }
    }
}
