package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.lookup.DoiReply.RegisteredDoi;
import octavo.lookup.DoiReply.UnansweredDoi;
import octavo.lookup.DoiReply.UnregisteredDoi;
import octavo.lookup.SearchReply.SearchFailure;
import octavo.lookup.SearchReply.SearchHits;
import octavo.net.WebAnswer;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebRequest;
import octavo.text.LetterFolding;
import octavo.values.Doi;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Optional;

/// Asks services what they know of a work that somebody claims to exist. Unlike a look-up, it tells
/// “has no such record” from “gave no answer”: only the first is a fact about the work.
public final class RecordInquiry {
    private final AnswerSource answerSource;

    public RecordInquiry(AnswerSource answerSource) {
        this.answerSource = answerSource;
    }

    private WebAnswer fetchAnswer(WebRequest request) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return answerSource.fetchAnswer(request);
    }

    /// Searches for a title at one service.
    public SearchReply searchTitle(TitleService service, String title) throws InterruptedException {
        String titleWords = LetterFolding.of(title).unaccented();
        WebRequest request = LookupServices.titleRequest(service, titleWords);
        return switch (fetchAnswer(request)) {
            case NotFound _ -> new SearchHits(service.serviceName(), List.of(), AnswerStamp.NONE);
            case WebFailure failure -> new SearchFailure(service.serviceName(), failure);
            case WebContent webContent -> {
                SearchReply reply = readHits(service, webContent);
                if (reply instanceof SearchFailure) {
                    answerSource.discardAnswer(request);
                }
                yield reply;
            }
        };
    }

    /// An answer whose list of works is missing or unreadable counts as a failure: the service has
    /// changed its format, or something else has answered.
    private static SearchReply readHits(TitleService service, WebContent webContent) {
        Optional<JsonNode> root = DoiLookup.parseJson(webContent.text());
        Optional<JsonNode> listNode = root.map(it -> it.at(service.listPath()));
        boolean isEmptyList =
                listNode.filter(it -> it.isArray() && it.isEmpty() || it.isMissingNode())
                        .isPresent();
        List<ImportedWork> works = isEmptyList ? List.of() : LookupAnswers.parseWorks(webContent);
        boolean isReadable =
                !works.isEmpty()
                        || isEmptyList
                                && root.filter(it -> saysThatItIsEmpty(service, it)).isPresent();
        return isReadable
                ? new SearchHits(service.serviceName(), works, AnswerStamp.of(webContent))
                : new SearchFailure(service.serviceName(), brokenAnswer(webContent));
    }

    /// Semantic Scholar and DBLP leave the list out if there is nothing in it.
    private static boolean saysThatItIsEmpty(TitleService service, JsonNode root) {
        return root.at(service.listPath()).isArray()
                || switch (service) {
                    case CROSSREF, OPENALEX -> false;
                    case SEMANTIC_SCHOLAR -> root.path("total").asString("").equals("0");
                    case DBLP ->
                            root.path("result")
                                    .path("hits")
                                    .path("@total")
                                    .asString("")
                                    .equals("0");
                };
    }

    /// Asks the agency of a DOI for its record.
    public DoiReply findDoi(Doi doi) throws InterruptedException {
        DoiAgency likelyAgency = DoiAgency.likelyFor(doi);
        DoiReply firstReply = askAgency(likelyAgency, doi);
        return firstReply instanceof RegisteredDoi(var agencyRecord) && agencyRecord.isPresent()
                ? firstReply
                : askRegistry(likelyAgency, firstReply, doi);
    }

    /// A record with this DOI; an empty reply if the service has none.
    private DoiReply askAgency(DoiAgency agency, Doi doi) throws InterruptedException {
        WebRequest request = agency.recordRequest(doi);
        return switch (fetchAnswer(request)) {
            case NotFound _ -> new RegisteredDoi(Optional.empty());
            case WebFailure failure -> new UnansweredDoi(failure);
            case WebContent webContent -> {
                if (!isAgencyAnswer(webContent)) {
                    answerSource.discardAnswer(request);
                    yield new UnansweredDoi(brokenAnswer(webContent));
                }
                yield new RegisteredDoi(recordOf(agency, webContent, doi));
            }
        };
    }

    private static Optional<SourcedWork> recordOf(
            DoiAgency agency, WebContent webContent, Doi doi) {
        return LookupAnswers.parseWorks(webContent).stream()
                .filter(work ->
                        Doi.parse(work.plainText(FieldName.DOI))
                                .value()
                                .filter(doi::equals)
                                .isPresent())
                .findFirst()
                .map(work ->
                        new SourcedWork(agency.agencyName(), work, AnswerStamp.of(webContent)));
    }

    /// Whether it has a list of records, even if that is empty, or is a single record.
    private static boolean isAgencyAnswer(WebContent webContent) {
        return DoiLookup.parseJson(webContent.text())
                        .filter(it ->
                                it.at("/message/items").isArray() || it.path("data").isArray())
                        .isPresent()
                || !LookupAnswers.parseWorks(webContent).isEmpty();
    }

    private static BrokenAnswer brokenAnswer(WebContent webContent) {
        return new BrokenAnswer(String.valueOf(webContent.finalAddress().getHost()));
    }

    /// Asks the DOI system which agency has a DOI: only it can say that a DOI does not exist.
    private DoiReply askRegistry(DoiAgency askedAgency, DoiReply agencyReply, Doi doi)
            throws InterruptedException {
        WebRequest request = LookupServices.agenciesRequest(List.of(doi));
        return switch (fetchAnswer(request)) {
            case NotFound _ -> new UnregisteredDoi();
            case WebFailure failure -> new UnansweredDoi(failure);
            case WebContent webContent -> {
                DoiAgency agency = DoiAgency.in(DoiLookup.parseJson(webContent.text()), doi);
                if (agency.isUnregistered()) {
                    yield new UnregisteredDoi();
                }
                if (agency.isUnknown()) {
                    answerSource.discardAnswer(request);
                    yield new UnansweredDoi(brokenAnswer(webContent));
                }
                yield agency.equals(askedAgency) ? agencyReply : askAgency(agency, doi);
            }
        };
    }
}
