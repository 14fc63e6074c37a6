package octavo.lookup;

import octavo.formats.workdrafts.TreeTexts;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebRequest;
import octavo.net.WebService;
import octavo.values.Doi;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ObjIntConsumer;

/// Asks Semantic Scholar for the works that cite others: several in a request, with the records of
/// those that cite them.
public final class CitationInquiry {
    /// An answer may have 10 MB, and a work is cited by hundreds.
    private static final int MOST_CITED_WORKS = 20;

    private final AnswerSource answerSource;
    private final Map<Doi, List<RecordedWork>> citingWorks = new LinkedHashMap<>();
    private final Set<String> listedIds = new HashSet<>();
    private final List<ListingFailure> failures = new ArrayList<>();

    public CitationInquiry(AnswerSource answerSource) {
        this.answerSource = answerSource;
    }

    /// The works that cite some, by the DOI of the cited one; without those that are not known
    /// there. What cites a preprint and its published version, which are one work there, is listed
    /// for the first of them.
    ///
    /// @param failures why some could not be asked for
    public record CitationListing(
            Map<Doi, List<RecordedWork>> citingWorks, List<ListingFailure> failures) {
        public CitationListing {
            citingWorks = Map.copyOf(citingWorks);
            failures = List.copyOf(failures);
        }
    }

    /// @param onProgress receives what came so far, and about how many works that is
    /// @throws InterruptedException if nobody wants the answer any more
    public CitationListing findCiting(List<Doi> dois, ObjIntConsumer<CitationListing> onProgress)
            throws InterruptedException {
        int askedCount = 0;
        for (List<Doi> batch :
                PaperLookup.splitBatches(dois.stream().distinct().toList(), MOST_CITED_WORKS)) {
            askBatch(batch);
            askedCount += batch.size();
            onProgress.accept(listingSoFar(), askedCount);
        }
        return listingSoFar();
    }

    private CitationListing listingSoFar() {
        return new CitationListing(citingWorks, failures.stream().distinct().toList());
    }

    private void askBatch(List<Doi> batch) throws InterruptedException {
        WebRequest request = LookupServices.citationsRequest(batch);
        switch (answerSource.fetchAnswer(request)) {
            case NotFound _ -> {}
            case WebFailure failure -> addFailure(failure);
            case WebContent webContent -> {
                Optional<JsonNode> papers =
                        DoiLookup.parseJson(webContent.text())
                                .filter(it -> it.isArray() && it.size() == batch.size());
                if (papers.isEmpty()) {
                    answerSource.discardAnswer(request);
                    addFailure(
                            new BrokenAnswer(String.valueOf(webContent.finalAddress().getHost())));
                    return;
                }
                for (int i = 0; i < batch.size(); i++) {
                    JsonNode citations = papers.get().path(i).path("citations");
                    if (citations.isArray()) {
                        String paperId = TreeTexts.firstText(papers.get().path(i), "paperId");
                        boolean isListed = !paperId.isEmpty() && !listedIds.add(paperId);
                        citingWorks.put(
                                batch.get(i),
                                isListed
                                        ? List.of()
                                        : ListingReader.readNodes(
                                                WebService.SEMANTIC_SCHOLAR.displayTitle(),
                                                citations,
                                                AnswerStamp.of(webContent)));
                    }
                }
            }
        }
    }

    private void addFailure(WebFailure failure) {
        failures.add(new ListingFailure(WebService.SEMANTIC_SCHOLAR.displayTitle(), failure));
    }
}
