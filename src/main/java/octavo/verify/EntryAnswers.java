package octavo.verify;

import octavo.lookup.DoiReply;
import octavo.lookup.DoiReply.RegisteredDoi;
import octavo.lookup.SearchReply;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.SourcedWork;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the services have answered about one entry so far.
///
/// @param doiReply about its DOI
/// @param arxivReply about its arXiv number, if that is not its DOI
record EntryAnswers(
        Optional<DoiReply> doiReply,
        Optional<DoiReply> arxivReply,
        List<SearchReply> searchReplies) {
    EntryAnswers {
        searchReplies = List.copyOf(searchReplies);
    }

    EntryAnswers withSearch(SearchReply searchReply) {
        List<SearchReply> allReplies = new ArrayList<>(searchReplies);
        allReplies.add(searchReply);
        return new EntryAnswers(doiReply, arxivReply, allReplies);
    }

    static Optional<SourcedWork> recordOf(Optional<DoiReply> reply) {
        return reply.filter(RegisteredDoi.class::isInstance)
                .flatMap(it -> ((RegisteredDoi) it).agencyRecord());
    }

    /// All records, those found by identifiers first.
    List<SourcedWork> records() {
        List<SourcedWork> records = new ArrayList<>();
        recordOf(doiReply).ifPresent(records::add);
        recordOf(arxivReply).ifPresent(records::add);
        for (SearchReply searchReply : searchReplies) {
            if (searchReply instanceof SearchHits(var serviceName, var works, var answerStamp)) {
                works.forEach(work -> records.add(new SourcedWork(serviceName, work, answerStamp)));
            }
        }
        return records;
    }

    /// The services that answered a search.
    List<String> answeringServices() {
        return searchReplies.stream()
                .filter(SearchHits.class::isInstance)
                .map(SearchReply::serviceName)
                .toList();
    }
}
