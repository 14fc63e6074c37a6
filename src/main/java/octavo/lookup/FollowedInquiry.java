package octavo.lookup;

import octavo.lookup.ListingReply.ListingFailure;
import octavo.net.WebFailure.TooSlow;
import octavo.net.WebService;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Issn;
import octavo.values.Orcid;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;

/// Asks for the works of several people and venues, one after the other. The services for one of
/// them are asked at once, and one that was too slow is not asked again. Confined to one thread.
public final class FollowedInquiry {
    private final AuthorInquiry authorInquiry;
    private final CatalogueInquiry catalogueInquiry;
    private final Duration longestWait;
    private final Set<WebService> slowServices = EnumSet.noneOf(WebService.class);

    /// @param longestWait how long to wait for the services of one person or venue
    public FollowedInquiry(
            AuthorInquiry authorInquiry, CatalogueInquiry catalogueInquiry, Duration longestWait) {
        this.authorInquiry = authorInquiry;
        this.catalogueInquiry = catalogueInquiry;
        this.longestWait = longestWait;
    }

    /// What a person has claimed, and what publishers say that the person wrote.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<ListingReply> findListedWorks(Orcid orcid) throws InterruptedException {
        return askAll(authorInquiry.listQuestions(orcid));
    }

    /// The works that Crossref has got last of a journal or series, the newest first.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<ListingReply> findNewest(Issn issn) throws InterruptedException {
        return askAll(
                List.of(
                        ListingQuestion.ofList(
                                WebService.CROSSREF, () -> catalogueInquiry.findNewest(issn))));
    }

    /// The records of works by their DOIs and arXiv numbers.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<ListingReply> findRecords(List<Doi> dois, List<ArxivId> arxivIds)
            throws InterruptedException {
        return askAll(authorInquiry.recordQuestions(dois, arxivIds));
    }

    /// The replies in the order of the questions, whoever answers first.
    private List<ListingReply> askAll(List<ListingQuestion> questions) throws InterruptedException {
        Map<Integer, ListingReply> repliesByIndex = new ConcurrentHashMap<>();
        Map<String, Callable<ListingReply>> openQuestions = new LinkedHashMap<>();
        for (int i = 0; i < questions.size(); i++) {
            int index = i;
            ListingQuestion question = questions.get(i);
            if (!slowServices.contains(question.service())) {
                openQuestions.put(
                        String.valueOf(index),
                        () -> {
                            ListingReply reply = question.ask();
                            repliesByIndex.put(index, reply);
                            return reply;
                        });
            }
        }
        awaitReplies(openQuestions);
        List<ListingReply> replies = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            WebService service = questions.get(i).service();
            Optional<ListingReply> reply = Optional.ofNullable(repliesByIndex.get(i));
            if (reply.isEmpty()) {
                slowServices.add(service);
            }
            replies.add(reply.orElseGet(() -> slowReply(service)));
        }
        return replies;
    }

    private void awaitReplies(Map<String, Callable<ListingReply>> openQuestions)
            throws InterruptedException {
        long startTime = System.nanoTime();
        try (ReplyQueue replies = new ReplyQueue(openQuestions)) {
            Duration timeLeft = longestWait;
            while (!replies.pendingServices().isEmpty() && timeLeft.isPositive()) {
                Optional<ListingReply> nextReply = replies.nextReply(timeLeft);
                if (nextReply.isEmpty()) {
                    return;
                }
                timeLeft = longestWait.minusNanos(System.nanoTime() - startTime);
            }
        }
    }

    private static ListingReply slowReply(WebService service) {
        return new ListingFailure(service.displayTitle(), new TooSlow(service.displayTitle()));
    }
}
