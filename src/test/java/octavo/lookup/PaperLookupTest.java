package octavo.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;
import octavo.net.WebClient;
import octavo.net.WebOptions;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PaperLookupTest {
    private static final Pattern ASKED = Pattern.compile("doi:(10\\.1000/\\d+)");

    private StubServer web;
    private WebClient client;

    @BeforeEach
    void start() throws IOException {
        web = new StubServer();
        client = new WebClient(() -> WebOptions.anonymous(web.hosts()), Optional.empty());
    }

    @AfterEach
    void stop() {
        web.close();
    }

    private LookupResult find(String text) throws InterruptedException {
        return new PaperLookup(client, _ -> {})
                .findPapers(IdentifierScanner.findPapersOrTitle(text));
    }

    private static String work(String doi, String title, String family) {
        return """
        {"DOI": "%s", "prefix": "10.1000", "type": "journal-article", "title": ["%s"],
         "author": [{"family": "%s", "given": "A."}], "container-title": ["J"],
         "issued": {"date-parts": [[2019]]}}\
        """
                .formatted(doi, title, family);
    }

    private static StubAnswer list(String works) {
        return StubAnswer.ofJson("{\"status\": \"ok\", \"message\": {\"items\": [" + works + "]}}");
    }

    private static Optional<StubAnswer> answer(Asked asked) {
        String address = URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
        return Optional.of(
                list(
                        ASKED.matcher(address)
                                .results()
                                .map(it -> work(it.group(1), "T " + it.group(1), "Bo"))
                                .collect(Collectors.joining(","))));
    }

    @Test
    void twoHundredDoisTakeAtMostFiveRequests() throws InterruptedException {
        web.on("api.crossref.org/works", PaperLookupTest::answer);
        String list =
                IntStream.range(0, 200)
                        .mapToObj(i -> "https://doi.org/10.1000/" + i)
                        .collect(Collectors.joining("\n"));
        LookupResult result = find(list);
        assertEquals(200, result.foundPapers().size());
        assertEquals(List.of(), result.missingPapers());
        assertTrue(web.asked().size() <= 5, () -> web.asked().size() + " requests");
    }

    @Test
    void whatNobodyHasIsNamedAndCostsNoOther() throws InterruptedException {
        web.on("api.crossref.org/works", _ -> Optional.of(list(work("10.1000/1", "Known", "Bo"))));
        LookupResult result = find("10.1000/1\n10.1000/2");
        assertEquals(
                List.of("Known"),
                result.foundWorks().stream().map(it -> it.plainText("title")).toList());
        assertEquals("doi:10.1000/2", result.missingPapers().getFirst().soughtName());
        assertTrue(result.missingPapers().getFirst().reason().toString().contains("DOI"));
    }

    @Test
    void anAnswerInAnUnknownFormIsNotTakenForAMissingDoi() throws InterruptedException {
        web.on("api.crossref.org/works", StubAnswer.ofJson("{\"status\": \"ok\", \"works\": 3}"));
        String reason = find("10.1000/1").missingPapers().getFirst().reason().toString();
        assertTrue(reason.contains("incomplete or damaged"), reason);
    }

    @Test
    void anotherAgencyIsAskedForWhatItRegistered() throws InterruptedException {
        web.on("doi.org/doiRA", StubAnswer.ofJson("[{\"DOI\": \"10.1000/7\", \"RA\": \"mEDRA\"}]"));
        web.on(
                "doi.org/10.1000/7",
                StubAnswer.of(
                        200,
                        "application/vnd.citationstyles.csl+json",
                        "{\"DOI\": \"10.1000/7\", \"type\": \"article-journal\", \"title\": \"Of"
                                + " mEDRA\"}"));
        LookupResult result = find("10.1000/7");
        assertEquals(List.of("doi.org"), result.foundPapers().getFirst().sourceNames());
    }

    @Test
    void aPreprintThatWasPublishedBecomesThePaperWithItsNumber() throws InterruptedException {
        web.on(
                "export.arxiv.org/",
                StubAnswer.of(
                        200,
                        "application/atom+xml",
                        """
                        <?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry>
                        <id>http://arxiv.org/abs/1901.00001v2</id><title>Preprint</title>
                        <published>2018-12-31T00:00:00Z</published><summary>  What we did.</summary>
                        <author><name>Anna Bo</name></author><doi>10.1000/9</doi>
                        </entry></feed>\
                        """));
        web.on(
                "api.crossref.org/works/10.1000/9",
                StubAnswer.ofJson("{\"message\": " + work("10.1000/9", "Published", "Bo") + "}"));
        FoundPaper paper = find("arXiv:1901.00001").foundPapers().getFirst();
        assertEquals("article", paper.foundWork().type());
        assertEquals("Published", paper.foundWork().plainText("title"));
        assertEquals("1901.00001", paper.foundWork().plainText("eprint"));
        assertEquals("2019", paper.foundWork().plainText("date"));
        assertEquals("Anna Bo", paper.foundWork().plainText("author"));
        assertEquals(List.of("Crossref", "arXiv"), paper.sourceNames());
        assertEquals("arXiv", paper.fieldSources().get("abstract"));
    }

    @Test
    void aReferenceIsTakenOnlyIfTitleAndPeopleAgree() throws InterruptedException {
        web.on(
                "api.crossref.org/works",
                list(work("10.1000/1", "A study of ordering events", "Lamport")));
        String same = "L. Lamport. A study of ordering events. Journal of Times, 2019.";
        String other = "C. Nobody. A study of ordering flights. Journal of Times, 2019.";
        String namesake = "C. Nobody. A study of ordering events. Journal of Times, 2019.";
        assertEquals(1, find(same).foundPapers().size());
        assertEquals(0, find(other).foundPapers().size());
        assertEquals(0, find(namesake).foundPapers().size());
    }

    @Test
    void aFailureOfAllIsSaidOnce() throws InterruptedException {
        client = new WebClient(WebOptions::allowingNothing, Optional.empty());
        LookupResult result = find("10.1000/1\n10.1000/2\narXiv:1706.03762");
        assertEquals(1, result.missingPapers().size());
        assertEquals("", result.missingPapers().getFirst().soughtName());
    }

    @Test
    void aPageIsReadByItsHeadAndItsScriptsAreNot() throws InterruptedException {
        web.on(
                "example.org/p",
                StubAnswer.of(
                        200,
                        "text/html",
                        """
                        <!doctype html><title>Shop</title><script>while(true);</script>
                        <meta name="citation_title" content="Of &lt;i&gt;pages&lt;/i&gt;">
                        <meta name="citation_author" content="Bo, Anna">
                        <meta name="citation_journal_title" content="J">
                        <meta name="citation_date" content="2019/02/07">\
                        """));
        var work = find("https://example.org/p").foundWorks().getFirst();
        assertEquals("article", work.type());
        assertEquals("Of pages", work.plainText("title"));
        assertEquals("2019-02-07", work.plainText("date"));
        assertEquals("https://example.org/p", work.plainText("url"));
    }

    @Test
    void aBatchThatIsNotKnownIsAskedInParts() throws InterruptedException {
        web.on(
                "api.crossref.org/works",
                asked ->
                        URLDecoder.decode(asked.address(), StandardCharsets.UTF_8)
                                        .contains("1000/3")
                                ? Optional.of(
                                        StubAnswer.of(404, "text/plain", "Resource not found."))
                                : asked.address().contains("filter")
                                        ? answer(asked)
                                        : Optional.of(single(asked)));
        LookupResult result =
                find("10.1000/1\n10.1000/2\n10.1000/3\n10.1000/4\n10.1000/5\n10.1000/6");
        assertEquals(5, result.foundPapers().size());
        assertEquals("doi:10.1000/3", result.missingPapers().getFirst().soughtName());
    }

    private static StubAnswer single(Asked asked) {
        String doi =
                "10.1000/" + asked.address().replaceFirst("^.*/", "").replaceFirst("\\?.*", "");
        return StubAnswer.ofJson("{\"message\": " + work(doi, "T " + doi, "Bo") + "}");
    }

    @Test
    void openAlexStandsInForAnAgencyThatDoesNotAnswer() throws InterruptedException {
        web.on("api.crossref.org", StubAnswer.of(403, "text/plain", "no"));
        web.on(
                "api.openalex.org/works/doi:10.1000/5",
                StubAnswer.ofJson(
                        """
                        {"id": "https://openalex.org/W1", "doi": "https://doi.org/10.1000/5",
                         "type": "article", "title": "Copied", "publication_year": 2019,
                         "authorships": [], "primary_location": {"source": null}}\
                        """));
        assertEquals(List.of("OpenAlex"), find("10.1000/5").foundPapers().getFirst().sourceNames());
    }

    private void preprint() {
        web.on(
                "export.arxiv.org/",
                StubAnswer.of(
                        200,
                        "application/atom+xml",
                        """
                        <?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry>
                        <id>http://arxiv.org/abs/1901.00001v2</id><title>Preprint</title>
                        <published>2018-12-31T00:00:00Z</published>
                        <author><name>Anna Bo</name></author></entry></feed>\
                        """));
        web.on(
                "api.semanticscholar.org/graph/v1/paper/batch",
                StubAnswer.ofJson(
                        """
                        [null, {"paperId": "x", "externalIds": {"ArXiv": "1901.00001"},
                          "title": "Preprint", "authors": [{"authorId": "1", "name": "A. Bo"}],
                          "venue": "Conference on Trees", "publicationTypes": ["Conference"],
                          "year": 2019}]\
                        """));
    }

    @Test
    void semanticScholarIsAskedOnlyWithAKeyWhereAPreprintWasPublished()
            throws InterruptedException {
        preprint();
        assertEquals("online", find("arXiv:1901.00001").foundWorks().getFirst().type());
        client =
                new WebClient(
                        () ->
                                new WebOptions(
                                        true,
                                        Optional.empty(),
                                        Map.of("semantic-scholar", "key"),
                                        web.hosts()),
                        Optional.empty());
        var work = find("arXiv:1901.00001").foundWorks().getFirst();
        assertEquals("inproceedings", work.type());
        assertEquals("Conference on Trees", work.plainText("booktitle"));
        assertEquals("1901.00001", work.plainText("eprint"));
        assertEquals("Anna Bo", work.plainText("author"));
    }

    @Test
    void anOrcidBringsThePapersOfItsPersonAndNamesThoseWithoutIdentifiers()
            throws InterruptedException {
        web.on("api.crossref.org/works", asked -> Optional.of(single(asked)));
        web.on(
                "pub.orcid.org/v3.0/0000-0002-1825-0097/works",
                StubAnswer.ofJson(
                        """
                        {"group": [
                          {"work-summary": [{"put-code": 1, "type": "journal-article",
                            "title": {"title": {"value": "One"}}, "external-ids": {"external-id":
                            [{"external-id-type": "doi", "external-id-value": "10.1000/1",
                              "external-id-relationship": "self"}]}}]},
                          {"work-summary": [{"put-code": 2, "type": "book",
                            "title": {"title": {"value": "Without"}}, "external-ids": null}]}
                        ]}\
                        """));
        LookupResult result = find("https://orcid.org/0000-0002-1825-0097");
        assertEquals(
                List.of("T 10.1000/1"),
                result.foundWorks().stream().map(it -> it.plainText("title")).toList());
        assertEquals(
                List.of("“Without”"),
                result.missingPapers().stream().map(it -> it.soughtName()).toList());
    }

    @Test
    void anOrcidOfNobodyIsNamed() throws InterruptedException {
        LookupResult result = find("orcid:0000-0002-1825-0097");
        assertEquals("ORCID 0000-0002-1825-0097", result.missingPapers().getFirst().soughtName());
    }
}
