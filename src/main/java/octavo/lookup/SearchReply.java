package octavo.lookup;

import octavo.formats.workdrafts.ImportedWork;
import octavo.net.WebFailure;

import java.util.List;

/// What a service replied to a search for a title. A failure says nothing about the work.
public sealed interface SearchReply {
    /// The display name of the service.
    String serviceName();

    /// The works that the service has; none if it knows nothing like it.
    record SearchHits(String serviceName, List<ImportedWork> works, AnswerStamp answerStamp)
            implements SearchReply {
        public SearchHits {
            works = List.copyOf(works);
        }
    }

    record SearchFailure(String serviceName, WebFailure failure) implements SearchReply {}
}
