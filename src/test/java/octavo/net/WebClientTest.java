package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure.AddressRefused;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebFailure.PageKind;
import octavo.net.WebFailure.RefusalReason;
import octavo.net.WebFailure.SwitchedOff;
import octavo.net.WebFailure.UnexpectedPage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;

class WebClientTest {
    private static final URI WORK = URI.create("https://api.crossref.org/works/10.1/x");

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

    private WebAnswer fetch() throws InterruptedException {
        return client.fetchAnswer(WebRequest.ofRecord(WORK, "application/json"));
    }

    @Test
    void anAnswerComesWithItsTypeAndAddress() throws InterruptedException {
        web.on("api.crossref.org/works/", StubAnswer.ofJson("{\"a\": \"ü\"}"));
        WebContent content = assertInstanceOf(WebContent.class, fetch());
        assertEquals("{\"a\": \"ü\"}", content.text());
        assertEquals("application/json", content.mediaType());
        assertEquals(WORK, content.finalAddress());
        assertEquals("application/json", web.asked().getFirst().header("Accept"));
    }

    @Test
    void nothingIsAskedWhileLookUpsAreOff() throws InterruptedException {
        client = new WebClient(WebOptions::allowingNothing, Optional.empty());
        assertEquals(new SwitchedOff(), fetch());
        assertEquals(List.of(), web.asked());
    }

    @Test
    void aPackedAnswerIsUnpacked() throws InterruptedException {
        web.on("api.crossref.org/", StubAnswer.ofJson("[1]").gzipped());
        assertEquals("[1]", assertInstanceOf(WebContent.class, fetch()).text());
    }

    @Test
    void redirectsAreFollowedFromHostToHost() throws InterruptedException {
        web.on("api.crossref.org/", StubAnswer.redirect(302, "https://data.crosscite.org/a b"));
        web.on("data.crosscite.org/a%20b", StubAnswer.redirect(301, "c?d=e"));
        web.on("data.crosscite.org/c?d=e", StubAnswer.ofJson("{}"));
        WebContent content = assertInstanceOf(WebContent.class, fetch());
        assertEquals("https://data.crosscite.org/c?d=e", content.finalAddress().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ftp://example.org/a    | NOT_WEB
                    file:///etc/passwd     | NOT_WEB
                    javascript:alert(1)    | NOT_WEB
                    http://example.org/a   | LESS_SECURE
                    https://me:pw@a.org/   | NOT_WEB
                    /works/10.1/x          | TOO_MANY
                    """)
    void aRedirectThatLeadsAstrayIsNotFollowed(String location, RefusalReason reason)
            throws InterruptedException {
        web.on("api.crossref.org/", StubAnswer.redirect(302, location));
        assertEquals(reason, assertInstanceOf(AddressRefused.class, fetch()).refusalReason());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1/", "http://localhost:8080/a", "http://10.0.0.1/",
                "http://192.168.1.1/", "http://169.254.169.254/latest/meta-data", "http://[::1]/",
                "http://[::ffff:127.0.0.1]/", "http://[fd00::1]/", "http://0.0.0.0/",
                "http://100.64.0.1/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/"
            })
    void thisComputerAndPrivateNetworksAreNotAsked(String address) throws InterruptedException {
        client = new WebClient(() -> WebOptions.anonymous(HostMap.NONE), Optional.empty());
        AddressRefused refused =
                assertInstanceOf(
                        AddressRefused.class,
                        client.fetchAnswer(WebRequest.ofPage(URI.create(address))));
        assertEquals(RefusalReason.PRIVATE, refused.refusalReason());
    }

    @Test
    void whileHostsAreMappedNoOtherIsAsked() throws InterruptedException {
        HostMap one = HostMap.parse("doi.org=http://127.0.0.1:" + web.port());
        client = new WebClient(() -> WebOptions.anonymous(one), Optional.empty());
        assertEquals(
                RefusalReason.NOT_MAPPED,
                assertInstanceOf(AddressRefused.class, fetch()).refusalReason());
    }

    @Test
    void whatIsNotThereIsNotFound() throws InterruptedException {
        web.on("api.crossref.org/", StubAnswer.of(404, "application/json", "Resource not found."));
        assertEquals(new NotFound("api.crossref.org"), fetch());
    }

    @Test
    void jsonThatIsCutOffIsBroken() throws InterruptedException {
        web.on("api.crossref.org/", StubAnswer.ofJson("{\"a\": [1, 2"));
        assertEquals(new BrokenAnswer("api.crossref.org"), fetch());
    }

    @Test
    void aBodyThatEndsEarlyIsBroken() throws InterruptedException {
        web.on("api.crossref.org/", StubAnswer.ofJson("{\"a\": [1, 2]}").cutAfter(5));
        assertEquals(new BrokenAnswer("api.crossref.org"), fetch());
    }

    @Test
    void aBotCheckIsNoData() throws InterruptedException {
        String page = "<!doctype html><html><head><title>Making sure you&#39;re not a bot!</title>";
        web.on("api.crossref.org/", StubAnswer.of(200, "text/html", page));
        assertEquals(new UnexpectedPage("api.crossref.org", PageKind.BOT_CHECK), fetch());
    }
}
