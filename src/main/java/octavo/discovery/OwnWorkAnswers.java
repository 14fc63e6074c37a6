package octavo.discovery;

import octavo.fields.FieldName;
import octavo.lookup.AuthorInquiry;
import octavo.lookup.ListingReply;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.lookup.RecordedWork;
import octavo.net.WebService;
import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// What services have answered about a person's works.
///
/// @param works all records, those that the person has claimed first
/// @param answeringServices those that have answered
/// @param failures of those that have not
public record OwnWorkAnswers(
        List<RecordedWork> works, Set<String> answeringServices, List<ListingFailure> failures) {
    public OwnWorkAnswers {
        works = List.copyOf(works);
        answeringServices = Set.copyOf(answeringServices);
        failures = List.copyOf(failures);
    }

    /// Asks for a person's works, and then for the records of those that no answer has with its
    /// authors.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public static OwnWorkAnswers ask(AuthorInquiry inquiry, OwnIdentity identity)
            throws InterruptedException {
        List<ListingReply> replies = new ArrayList<>(inquiry.findWorks(identity.toSought()));
        replies.addAll(askForAuthors(inquiry::findRecords, worksIn(replies)));
        return of(replies);
    }

    static OwnWorkAnswers of(List<ListingReply> replies) {
        return new OwnWorkAnswers(worksIn(replies), answeringIn(replies), failuresIn(replies));
    }

    /// Finds the records of works by their DOIs and arXiv numbers.
    interface RecordSearch {
        List<ListingReply> findRecords(List<Doi> dois, List<ArxivId> arxivIds)
                throws InterruptedException;
    }

    /// Asks for the records of those works of which no record names the authors.
    static List<ListingReply> askForAuthors(
            RecordSearch recordSearch, List<RecordedWork> listedWorks) throws InterruptedException {
        Set<String> completeNames =
                listedWorks.stream()
                        .filter(it -> !it.authors().isEmpty())
                        .flatMap(it -> it.work().identifier().stream())
                        .map(OwnWorkAnswers::folded)
                        .collect(Collectors.toCollection(HashSet::new));
        Set<Doi> dois = new LinkedHashSet<>();
        Set<ArxivId> arxivIds = new LinkedHashSet<>();
        for (RecordedWork work : listedWorks) {
            boolean isComplete =
                    !work.authors().isEmpty()
                            || work.work()
                                    .identifier()
                                    .filter(it -> completeNames.contains(folded(it)))
                                    .isPresent();
            if (!isComplete && work.work().hasField(FieldName.DOI)) {
                Doi.parse(work.work().plainText(FieldName.DOI)).value().ifPresent(dois::add);
            } else if (!isComplete) {
                ArxivId.parse("arXiv:" + work.work().plainText(FieldName.EPRINT))
                        .value()
                        .ifPresent(arxivIds::add);
            }
        }
        return recordSearch.findRecords(List.copyOf(dois), List.copyOf(arxivIds));
    }

    private static String folded(String identifier) {
        return identifier.toLowerCase(Locale.ROOT);
    }

    private static List<RecordedWork> worksIn(List<ListingReply> replies) {
        return replies.stream()
                .filter(WorkListing.class::isInstance)
                .flatMap(it -> ((WorkListing) it).works().stream())
                .toList();
    }

    private static Set<String> answeringIn(List<ListingReply> replies) {
        return replies.stream()
                .filter(WorkListing.class::isInstance)
                .map(ListingReply::serviceName)
                .collect(Collectors.toSet());
    }

    private static List<ListingFailure> failuresIn(List<ListingReply> replies) {
        return replies.stream()
                .filter(ListingFailure.class::isInstance)
                .map(ListingFailure.class::cast)
                .distinct()
                .toList();
    }

    /// Whether ORCID has answered, so that what it lacks is known.
    public boolean hasOrcidAnswer() {
        return answeringServices.contains(WebService.ORCID.displayTitle());
    }
}
