package octavo.lookup;

import octavo.formats.workdrafts.SourceContent;
import octavo.formats.xml.XmlRecords;
import octavo.formats.xml.XmlSlice;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebRequest;
import octavo.net.WebService;
import octavo.values.Issn;

import tools.jackson.databind.JsonNode;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;

/// Searches catalogues. They are sent terms; whether what they find fits a query is for the caller
/// to check.
public final class CatalogueInquiry {
    private static final int MOST_WORKS = 100;
    private static final String PUBMED_ANSWER = "<eSearchResult";
    private static final Pattern PUBMED_NUMBERS = XmlSlice.boundaryPattern("IdList");

    private final AnswerSource answerSource;
    private final ListingFetch listingFetch;
    private final boolean hasOpenAlexKey;

    /// @param hasOpenAlexKey whether the user has a key for OpenAlex
    public CatalogueInquiry(AnswerSource answerSource, boolean hasOpenAlexKey) {
        this.answerSource = answerSource;
        this.listingFetch = new ListingFetch(answerSource);
        this.hasOpenAlexKey = hasOpenAlexKey;
    }

    /// The services to ask if none are named. OpenAlex allows few searches without a key.
    public List<CatalogueService> usualServices() {
        return Arrays.stream(CatalogueService.values())
                .filter(it -> it != CatalogueService.OPENALEX || hasOpenAlexKey)
                .toList();
    }

    /// Searches one catalogue.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public ListingReply search(CatalogueService service, CatalogueTerms terms, int mostWorks)
            throws InterruptedException {
        WebRequest request =
                CatalogueRequests.searchRequest(
                        service, terms, Math.clamp(mostWorks, 1, MOST_WORKS));
        return service == CatalogueService.PUBMED
                ? searchPubmed(request)
                : listingFetch.ask(
                        service.webService(), request, content -> readListing(service, content));
    }

    /// The works that Crossref has got last of a journal or series, the newest first.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public ListingReply findNewest(Issn issn) throws InterruptedException {
        return listingFetch.ask(
                WebService.CROSSREF,
                CatalogueRequests.newestRequest(issn, MOST_WORKS),
                content -> readListing(CatalogueService.CROSSREF, content));
    }

    /// Searches several catalogues at once.
    public ReplyQueue searchAll(
            List<CatalogueService> services, CatalogueTerms terms, int mostWorks) {
        Map<String, Callable<ListingReply>> questions = new LinkedHashMap<>();
        for (CatalogueService service : services) {
            questions.put(service.serviceName(), () -> search(service, terms, mostWorks));
        }
        return new ReplyQueue(questions);
    }

    private static Optional<List<RecordedWork>> readListing(
            CatalogueService service, WebContent webContent) {
        WebService webService = service.webService();
        return switch (service) {
            case CROSSREF -> ListingFetch.readJson(webService, webContent, "/message/items");
            case OPENALEX -> ListingFetch.readJson(webService, webContent, "/results");
            case DATACITE -> ListingFetch.readJson(webService, webContent, "/data");
            case OPEN_LIBRARY -> ListingFetch.readJson(webService, webContent, "/docs");
            case DBLP ->
                    ListingFetch.readJson(webService, webContent, "/result/hits/hit")
                            .or(() -> emptyDblpListing(webContent));
            case ARXIV -> ListingFetch.readAtom(webContent);
            case PUBMED -> Optional.of(ListingFetch.readRecords(webService, webContent));
        };
    }

    /// DBLP omits an empty list.
    private static Optional<List<RecordedWork>> emptyDblpListing(WebContent webContent) {
        return DoiLookup.parseJson(webContent.text())
                .map(it -> it.at("/result/hits/@total"))
                .filter(JsonNode::isString)
                .filter(it -> it.asString("").equals("0"))
                .map(_ -> List.of());
    }

    /// PubMed's search gives numbers, and the records are another request.
    private ListingReply searchPubmed(WebRequest request) throws InterruptedException {
        String serviceName = WebService.PUBMED.displayTitle();
        return switch (answerSource.fetchAnswer(request)) {
            case NotFound _ -> new WorkListing(serviceName, List.of());
            case WebFailure failure -> new ListingFailure(serviceName, failure);
            case WebContent webContent -> {
                if (!webContent.text().contains(PUBMED_ANSWER)) {
                    answerSource.discardAnswer(request);
                    yield ListingFetch.brokenReply(serviceName, webContent);
                }
                List<String> pubmedNumbers = pubmedNumbers(webContent);
                yield pubmedNumbers.isEmpty()
                        ? new WorkListing(serviceName, List.of())
                        : listingFetch.ask(
                                WebService.PUBMED,
                                LookupServices.pubmedRequest(pubmedNumbers),
                                it ->
                                        readListing(CatalogueService.PUBMED, it)
                                                .filter(works -> !works.isEmpty()));
            }
        };
    }

    private static List<String> pubmedNumbers(WebContent webContent) {
        return XmlRecords.readAll(SourceContent.of(webContent.bytes()), PUBMED_NUMBERS)
                .elements()
                .stream()
                .flatMap(it -> it.textsAt("Id").stream())
                .filter(it -> it.matches("\\d{1,9}"))
                .limit(MOST_WORKS)
                .toList();
    }
}
