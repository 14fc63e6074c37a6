package octavo.lookup;

import octavo.formats.dblp.DblpReader;
import octavo.formats.workdrafts.TreeTexts;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebRequest;
import octavo.net.WebService;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Orcid;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/// Asks services for the works of a person. What ORCID and arXiv list, the person has claimed
/// there; Crossref, OpenAlex and DBLP say whom they take for the author.
public final class AuthorInquiry {
    private static final int MOST_PAGES = 20;
    private static final int MOST_PROFILES = 4;

    private final AnswerSource answerSource;
    private final ListingFetch listingFetch;

    public AuthorInquiry(AnswerSource answerSource) {
        this.answerSource = answerSource;
        this.listingFetch = new ListingFetch(answerSource);
    }

    /// What each service lists. Without an iD, only services are asked that know people by name.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<ListingReply> findWorks(SoughtAuthor author) throws InterruptedException {
        List<ListingReply> replies = new ArrayList<>();
        for (Orcid orcid : author.orcids()) {
            replies.addAll(findListedWorks(orcid));
            replies.add(askOpenAlex(orcid));
        }
        Optional<PersonName> firstName = author.names().stream().findFirst();
        if (firstName.isPresent()) {
            replies.add(askDblp(author, firstName.get().displayName()));
            if (author.orcids().isEmpty()) {
                replies.add(
                        listingFetch.ask(
                                WebService.CROSSREF,
                                AuthorRequests.crossrefNamed(firstName.get().displayName()),
                                it ->
                                        ListingFetch.readJson(
                                                WebService.CROSSREF, it, "/message/items")));
            }
        }
        return List.copyOf(replies);
    }

    /// What a person has claimed at ORCID and arXiv, and what publishers say at Crossref that the
    /// person wrote.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<ListingReply> findListedWorks(Orcid orcid) throws InterruptedException {
        List<ListingReply> replies = new ArrayList<>();
        for (ListingQuestion question : listQuestions(orcid)) {
            replies.add(question.ask());
        }
        return List.copyOf(replies);
    }

    /// What [#findListedWorks] asks.
    List<ListingQuestion> listQuestions(Orcid orcid) {
        return List.of(
                ListingQuestion.ofList(
                        WebService.ORCID,
                        () ->
                                listingFetch.ask(
                                        WebService.ORCID,
                                        LookupServices.orcidRequest(orcid),
                                        it ->
                                                claimed(
                                                        ListingFetch.readJson(
                                                                WebService.ORCID, it, "/group")))),
                ListingQuestion.ofList(
                        WebService.ARXIV,
                        () ->
                                listingFetch.ask(
                                        WebService.ARXIV,
                                        AuthorRequests.arxivPage(orcid),
                                        it -> claimed(ListingFetch.readAtom(it)))),
                ListingQuestion.ofList(
                        WebService.CROSSREF,
                        () ->
                                listingFetch.ask(
                                        WebService.CROSSREF,
                                        AuthorRequests.crossrefWorks(orcid),
                                        it ->
                                                ListingFetch.readJson(
                                                        WebService.CROSSREF,
                                                        it,
                                                        "/message/items"))));
    }

    /// The records of works by their DOIs and arXiv numbers.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<ListingReply> findRecords(List<Doi> dois, List<ArxivId> arxivIds)
            throws InterruptedException {
        List<ListingReply> replies = new ArrayList<>();
        for (ListingQuestion question : recordQuestions(dois, arxivIds)) {
            replies.add(question.ask());
        }
        return List.copyOf(replies);
    }

    /// What [#findRecords] asks.
    List<ListingQuestion> recordQuestions(List<Doi> dois, List<ArxivId> arxivIds) {
        List<ListingQuestion> questions = new ArrayList<>(doiQuestions(dois));
        for (List<ArxivId> batch :
                PaperLookup.splitBatches(arxivIds, LookupServices.MOST_ARXIV_IDS)) {
            questions.add(
                    new ListingQuestion(
                            WebService.ARXIV,
                            batch.size(),
                            () ->
                                    listingFetch.ask(
                                            WebService.ARXIV,
                                            LookupServices.arxivRequest(batch),
                                            it -> ListingFetch.readAtom(it))));
        }
        return questions;
    }

    /// The records of works by their DOIs, the first of each agency first.
    ///
    /// @param onReply receives each reply, and how many works were asked for until then
    /// @throws InterruptedException if nobody wants the answer any more
    public void findDoiRecords(List<Doi> dois, ObjIntConsumer<ListingReply> onReply)
            throws InterruptedException {
        List<ListingQuestion> questions = doiQuestions(dois);
        int askedCount =
                dois.size() - questions.stream().mapToInt(ListingQuestion::workCount).sum();
        for (ListingQuestion question : questions) {
            ListingReply reply = question.ask();
            askedCount += question.workCount();
            onReply.accept(reply, askedCount);
        }
    }

    private List<ListingQuestion> doiQuestions(List<Doi> dois) {
        List<Doi> crossrefDois =
                dois.stream()
                        .filter(it -> !isOfDatacite(it) && !LookupServices.isAskedAlone(it))
                        .toList();
        List<Doi> dataciteDois = dois.stream().filter(AuthorInquiry::isOfDatacite).toList();
        List<ListingQuestion> questions = new ArrayList<>();
        for (List<Doi> batch : PaperLookup.splitBatches(crossrefDois, LookupServices.MOST_DOIS)) {
            questions.add(
                    new ListingQuestion(
                            WebService.CROSSREF, batch.size(), () -> askCrossrefRecords(batch)));
        }
        for (List<Doi> batch : PaperLookup.splitBatches(dataciteDois, LookupServices.MOST_DOIS)) {
            questions.add(
                    new ListingQuestion(
                            WebService.DATACITE, batch.size(), () -> askDataciteRecords(batch)));
        }
        return questions;
    }

    private ListingReply askCrossrefRecords(List<Doi> batch) throws InterruptedException {
        return listingFetch.ask(
                WebService.CROSSREF,
                LookupServices.crossrefUpdatedRequest(batch),
                it -> ListingFetch.readJson(WebService.CROSSREF, it, "/message/items"));
    }

    private ListingReply askDataciteRecords(List<Doi> batch) throws InterruptedException {
        return listingFetch.ask(
                WebService.DATACITE,
                LookupServices.dataciteUpdatesRequest(batch),
                it -> ListingFetch.readJson(WebService.DATACITE, it, "/data"));
    }

    private static boolean isOfDatacite(Doi doi) {
        return DoiAgency.isDataciteRepository(doi) || doi.prefix().equals(ArxivId.DOI_PREFIX);
    }

    private static Optional<List<RecordedWork>> claimed(Optional<List<RecordedWork>> works) {
        return works.map(list ->
                list.stream()
                        .map(it -> new RecordedWork(it.sourcedWork(), it.authors(), true))
                        .toList());
    }

    /// All pages of a person's works. If one fails, so does the list: half of it would look whole.
    private ListingReply askOpenAlex(Orcid orcid) throws InterruptedException {
        String serviceName = WebService.OPENALEX.displayTitle();
        List<RecordedWork> works = new ArrayList<>();
        String cursor = "*";
        for (int i = 0; i < MOST_PAGES && !cursor.isEmpty(); i++) {
            WebRequest request = AuthorRequests.openAlexWorks(orcid, cursor);
            switch (answerSource.fetchAnswer(request)) {
                case NotFound _ -> cursor = "";
                case WebFailure failure -> {
                    return new ListingFailure(serviceName, failure);
                }
                case WebContent webContent -> {
                    Optional<List<RecordedWork>> page =
                            ListingFetch.readJson(WebService.OPENALEX, webContent, "/results");
                    if (page.isEmpty()) {
                        answerSource.discardAnswer(request);
                        return ListingFetch.brokenReply(serviceName, webContent);
                    }
                    works.addAll(page.get());
                    cursor = page.get().isEmpty() ? "" : nextCursor(webContent);
                }
            }
        }
        return new WorkListing(serviceName, works);
    }

    private static String nextCursor(WebContent webContent) {
        return DoiLookup.parseJson(webContent.text())
                .map(it -> TreeTexts.firstText(it.path("meta"), "next_cursor"))
                .orElse("");
    }

    /// The pages of people with the name. Whose page it is follows from the iDs on it.
    private ListingReply askDblp(SoughtAuthor author, String writtenName)
            throws InterruptedException {
        String serviceName = WebService.DBLP.displayTitle();
        WebRequest request = AuthorRequests.dblpPeople(writtenName);
        return switch (answerSource.fetchAnswer(request)) {
            case NotFound _ -> new WorkListing(serviceName, List.of());
            case WebFailure failure -> new ListingFailure(serviceName, failure);
            case WebContent webContent -> {
                Optional<JsonNode> hits =
                        DoiLookup.parseJson(webContent.text())
                                .map(it -> it.path("result").path("hits"))
                                .filter(JsonNode::isObject);
                if (hits.isEmpty()) {
                    answerSource.discardAnswer(request);
                    yield ListingFetch.brokenReply(serviceName, webContent);
                }
                yield askDblpPages(serviceName, personNumbers(hits.get(), author));
            }
        };
    }

    private ListingReply askDblpPages(String serviceName, List<String> personNumbers)
            throws InterruptedException {
        List<RecordedWork> works = new ArrayList<>();
        for (String personNumber : personNumbers) {
            ListingReply reply =
                    listingFetch.ask(
                            WebService.DBLP,
                            AuthorRequests.dblpPerson(personNumber),
                            it -> Optional.of(ListingReader.readDblpPerson(serviceName, it)));
            switch (reply) {
                case ListingFailure failure -> {
                    return failure;
                }
                case WorkListing listing -> works.addAll(listing.works());
            }
        }
        return new WorkListing(serviceName, works);
    }

    private static List<String> personNumbers(JsonNode hits, SoughtAuthor author) {
        List<NameShape> ownShapes = author.names().stream().map(NameShape::of).toList();
        List<String> personNumbers = new ArrayList<>();
        for (JsonNode hit : TreeTexts.members(hits.path("hit"))) {
            String address = TreeTexts.firstText(hit.path("info"), "url");
            boolean isNamed =
                    DblpReader.authorName(TreeTexts.firstText(hit.path("info"), "author"))
                            .map(NameShape::of)
                            .filter(shape -> ownShapes.stream().anyMatch(shape::mayBeNameOf))
                            .isPresent();
            int numberStart = address.indexOf("/pid/");
            if (isNamed && numberStart >= 0 && personNumbers.size() < MOST_PROFILES) {
                personNumbers.add(address.substring(numberStart + "/pid/".length()));
            }
        }
        return personNumbers;
    }
}
