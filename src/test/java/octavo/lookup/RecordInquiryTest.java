package octavo.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.lookup.DoiReply.RegisteredDoi;
import octavo.lookup.DoiReply.UnansweredDoi;
import octavo.lookup.DoiReply.UnregisteredDoi;
import octavo.lookup.SearchReply.SearchFailure;
import octavo.lookup.SearchReply.SearchHits;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.WebClient;
import octavo.values.Doi;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;

class RecordInquiryTest {
    private static final Doi OWN = new Doi("10.1000/7");
    private static final String WORK =
            """
            {"DOI": "10.1000/7", "prefix": "10.1000", "type": "journal-article", "title": ["Known"]}\
            """;

    private StubServer web;
    private RecordInquiry inquiry;

    @BeforeEach
    void start() throws IOException {
        web = new StubServer();
        WebClient client = web.client();
        inquiry = new RecordInquiry(AnswerSource.of(client));
    }

    @AfterEach
    void stop() {
        web.close();
    }

    private void onCrossref(String works) {
        web.on(
                "api.crossref.org/works",
                StubAnswer.ofJson("{\"message\": {\"items\": [" + works + "]}}"));
    }

    private void onRegistry(String reply) {
        web.on("doi.org/doiRA", StubAnswer.ofJson("[{\"DOI\": \"10.1000/7\", " + reply + "}]"));
    }

    @Test
    void theRecordOfADoiIsThatOfItsAgency() throws InterruptedException {
        onCrossref(WORK);
        var reply = assertInstanceOf(RegisteredDoi.class, inquiry.findDoi(OWN));
        assertEquals("Crossref", reply.agencyRecord().orElseThrow().sourceName());
    }

    @Test
    void aDoiIsUnregisteredOnlyIfTheDoiSystemSaysSo() throws InterruptedException {
        onCrossref("");
        onRegistry("\"status\": \"DOI does not exist\"");
        assertInstanceOf(UnregisteredDoi.class, inquiry.findDoi(OWN));
        onRegistry("\"RA\": \"Crossref\"");
        var reply = assertInstanceOf(RegisteredDoi.class, inquiry.findDoi(OWN));
        assertTrue(reply.agencyRecord().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {202, 401, 403, 418, 429, 500, 503})
    void noOtherStatusMeansThatADoiDoesNotExist(int status) throws InterruptedException {
        web.on("", StubAnswer.of(status, "text/plain", "no"));
        assertInstanceOf(UnansweredDoi.class, inquiry.findDoi(OWN));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    CROSSREF | {"message": {"items": []}}
                    OPENALEX | {"results": []}
                    SEMANTIC_SCHOLAR | {"total": 0, "offset": 0}
                    SEMANTIC_SCHOLAR | {"total": 0, "data": []}
                    DBLP | {"result": {"hits": {"@total": "0", "@sent": "0"}}}
                    """)
    void anEmptyListIsAnAnswer(TitleService service, String body) throws InterruptedException {
        web.on("", StubAnswer.ofJson(body));
        var reply = assertInstanceOf(SearchHits.class, inquiry.searchTitle(service, "A Title"));
        assertTrue(reply.works().isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void anAnswerInAnotherFormatIsNone(TitleService service) throws InterruptedException {
        web.on("", StubAnswer.ofJson("{\"papers\": [], \"count\": 0}"));
        assertInstanceOf(SearchFailure.class, inquiry.searchTitle(service, "A Title"));
    }

    @ParameterizedTest
    @EnumSource
    void aBotCheckIsNoAnswer(TitleService service) throws InterruptedException {
        web.on(
                "",
                StubAnswer.of(
                        200,
                        "text/html",
                        "<!doctype html><title>Making sure you're not a bot!</title>"));
        assertInstanceOf(SearchFailure.class, inquiry.searchTitle(service, "A Title"));
    }

    @Test
    void aSearchHasTheTitleWithoutPunctuation() throws InterruptedException {
        onCrossref(WORK);
        inquiry.searchTitle(TitleService.CROSSREF, "Who, where: a “search”");
        String address = web.asked().getFirst().address();
        assertTrue(address.contains("query.title=who%20where%20a%20search"), address);
    }
}
