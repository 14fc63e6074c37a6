package octavo.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.lookup.CatalogueTerms.CatalogueField;
import octavo.lookup.CatalogueTerms.TermAlternative;
import octavo.lookup.CatalogueTerms.TermClause;
import octavo.lookup.CatalogueTerms.YearSpan;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

class CatalogueInquiryTest {
    /// author:mai (kungfu or "graph neural network") year:2019..2021
    private static final CatalogueTerms TERMS =
            new CatalogueTerms(
                    List.of(
                            clause(CatalogueField.AUTHOR, "mai"),
                            clause(CatalogueField.ANYWHERE, "kungfu", "graph neural network")),
                    Optional.of(new YearSpan(2019, 2021)));

    private StubServer web;
    private CatalogueInquiry inquiry;

    private static TermClause clause(CatalogueField field, String... phrases) {
        return new TermClause(
                field, Arrays.stream(phrases).map(it -> new TermAlternative(List.of(it))).toList());
    }

    @BeforeEach
    void start() throws IOException {
        web = new StubServer();
        inquiry = new CatalogueInquiry(AnswerSource.of(web.client()), false);
    }

    @AfterEach
    void stop() {
        web.close();
    }

    private ListingReply search(CatalogueService service) throws InterruptedException {
        return inquiry.search(service, TERMS, 20);
    }

    private List<RecordedWork> works(CatalogueService service) throws InterruptedException {
        return assertInstanceOf(WorkListing.class, search(service)).works();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    CROSSREF     | query.bibliographic=kungfu graph neural network&query.author=mai&filter=from-pub-date:2019,until-pub-date:2021&rows=20
                    ARXIV        | search_query=(au:mai AND (all:kungfu OR all:"graph neural network")) AND submittedDate:[201901010000 TO 202112312359]&sortBy=relevance&max_results=20
                    OPENALEX     | &search=kungfu OR "graph neural network"&filter=raw_author_name.search:mai,publication_year:2019-2021&per-page=20
                    DBLP         | q=mai kungfu&format=json&h=20
                    PUBMED       | term=(mai[au] AND (kungfu OR "graph neural network")) AND 2019:2021[dp]&sort=relevance&retmax=20
                    DATACITE     | query=(creators.name:mai AND (kungfu OR "graph neural network")) AND publicationYear:[2019 TO 2021]&page[size]=20
                    OPEN_LIBRARY | q=(author:mai AND (kungfu OR "graph neural network")) AND publish_year:[2019 TO 2021]&fields=
                    """)
    void eachServiceIsAskedInItsOwnLanguage(CatalogueService service, String expected)
            throws InterruptedException {
        search(service);
        Asked asked = web.asked().getFirst();
        String address = URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
        assertTrue(address.contains(expected), address);
    }

    @ParameterizedTest
    @EnumSource
    void anAnswerInAnotherFormatIsNone(CatalogueService service) throws InterruptedException {
        web.on("", StubAnswer.ofJson("{\"papers\": [], \"count\": 0}"));
        assertInstanceOf(ListingFailure.class, search(service));
    }

    @ParameterizedTest
    @EnumSource
    void aBotCheckIsNoAnswer(CatalogueService service) throws InterruptedException {
        web.on(
                "",
                StubAnswer.of(
                        200,
                        "text/html",
                        "<!doctype html><title>Making sure you're not a bot!</title>"));
        assertInstanceOf(ListingFailure.class, search(service));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    CROSSREF     | {"message": {"items": []}}
                    OPENALEX     | {"results": []}
                    DBLP         | {"result": {"hits": {"@total": "0", "@sent": "0"}}}
                    DATACITE     | {"data": []}
                    OPEN_LIBRARY | {"numFound": 0, "docs": []}
                    ARXIV        | <feed xmlns="http://www.w3.org/2005/Atom"></feed>
                    PUBMED       | <eSearchResult><Count>0</Count><IdList/></eSearchResult>
                    """)
    void anEmptyListIsAnAnswer(CatalogueService service, String body) throws InterruptedException {
        web.on(
                "",
                StubAnswer.of(200, body.startsWith("<") ? "text/xml" : "application/json", body));
        assertEquals(List.of(), works(service));
    }

    @Test
    void dblpsHitsAreReadOneByOne() throws InterruptedException {
        web.on(
                "dblp.org",
                StubAnswer.ofJson(
                        """
                        {"result": {"hits": {"@total": "1", "hit": [{"@score": "5", "info": {
                         "authors": {"author": [{"@pid": "1/2", "text": "Luo Mai 0001"}]},
                         "title": "KungFu.", "venue": "OSDI", "year": "2020",
                         "type": "Conference and Workshop Papers", "key": "conf/osdi/Mai20"}}]}}}
                        """));
        RecordedWork work = works(CatalogueService.DBLP).getFirst();
        assertEquals("KungFu", work.work().plainText(FieldName.TITLE));
        assertEquals("Mai", work.authors().getFirst().name().family());
    }

    @Test
    void pubmedsNumbersAreAskedForTheirRecords() throws InterruptedException {
        web.on(
                "eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch",
                StubAnswer.of(
                        200,
                        "text/xml",
                        "<eSearchResult><Count>1</Count><IdList><Id>77</Id></IdList></eSearchResult>"));
        web.on(
                "eutils.ncbi.nlm.nih.gov/entrez/eutils/efetch",
                StubAnswer.of(
                        200,
                        "text/xml",
                        """
                        <PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>77</PMID><Article>
                        <Journal><Title>Cell</Title></Journal><ArticleTitle>On Cells.</ArticleTitle>
                        </Article></MedlineCitation></PubmedArticle></PubmedArticleSet>
                        """));
        ImportedWork work = works(CatalogueService.PUBMED).getFirst().work();
        assertEquals("77", work.plainText(FieldName.PMID));
        assertTrue(web.asked().getLast().body().endsWith("id=77"));
    }

    /// The shape is that of Open Library's documentation; no answer is recorded.
    @Test
    void aBookHasTheNumbersOfTheEditionThatFits() throws InterruptedException {
        web.on(
                "openlibrary.org",
                StubAnswer.ofJson(
                        """
                        {"numFound": 1, "docs": [{"key": "/works/OL1W", "title": "Phaedrus",
                         "author_name": ["Plato"], "first_publish_year": 1858, "edition_count": 90,
                         "editions": {"numFound": 3, "docs": [{"key": "/books/OL2M",
                          "title": "Phaedrus", "subtitle": "A Dialogue",
                          "isbn": ["0140449744", "9780140449747"], "publisher": ["Penguin"],
                          "publish_date": ["2005"]}]}}]}
                        """));
        ImportedWork work = works(CatalogueService.OPEN_LIBRARY).getFirst().work();
        assertEquals("A Dialogue", work.plainText(FieldName.SUBTITLE));
        assertEquals("2005", work.plainText(FieldName.DATE));
        assertEquals("Penguin", work.plainText(FieldName.PUBLISHER));
        assertEquals("9780140449747", work.plainText(FieldName.ISBN).replace("-", ""));
        assertEquals("Plato", work.namesOf(FieldName.AUTHOR).getFirst().family());
    }

    @Test
    void openAlexIsAskedUnnamedOnlyWithAKey() {
        assertTrue(
                !inquiry.usualServices().contains(CatalogueService.OPENALEX)
                        && inquiry.usualServices().size() == 6);
        assertEquals(
                List.of(CatalogueService.values()),
                new CatalogueInquiry(AnswerSource.of(web.client()), true).usualServices());
    }
}
