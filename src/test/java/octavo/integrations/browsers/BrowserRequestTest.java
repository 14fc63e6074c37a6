package octavo.integrations.browsers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.formats.workdrafts.SourceReading;
import octavo.library.Library;
import octavo.net.LocalRequest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class BrowserRequestTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 27);

    private static BrowserRequest posted(String path, String body, String... metadata) {
        Map<String, String> headers =
                metadata.length == 0 ? Map.of() : Map.of("x-metadata", metadata[0]);
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return BrowserRequest.of(
                new LocalRequest(path, Map.of("session", "s"), headers, Optional.of(bytes)), TODAY);
    }

    @Test
    void theItemsOfAClickAreItsPapers() {
        var request =
                posted(
                        "/connector/saveItems",
                        """
                        {"sessionID": "s", "items": [
                          {"id": "a", "itemType": "journalArticle", "title": "One", "DOI": "10.1000/one"},
                          {"id": "b", "itemType": "book", "title": "Two"}]}
                        """);
        var save = assertInstanceOf(BrowserRequest.SaveItems.class, request);
        assertEquals("s", save.session());
        assertEquals(List.of("a", "b"), save.items().stream().map(SentItem::id).toList());
        Library library =
                Library.of(BibParser.parse("@article{k, title = {One}, doi = {10.1000/one}}\n"));
        assertTrue(save.items().getFirst().findSlot(library).isPresent());
        assertFalse(save.items().getLast().findSlot(library).isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    https://%h.proxy.example.com/%p | true  | https://www-example-com.proxy.example.com/a/b?c=d | https://www.example.com/a/b?c=d
                    %h.proxy.example.com/%p         | true  | https://www-a--b-com.proxy.example.com             | https://www.a-b.com
                    %h.proxy.example.com/%p         | false | http://www.a-b.com.proxy.example.com/x             | http://www.a-b.com/x
                    proxy.example.com/%h/%p         | false | https://proxy.example.com/www.example.com/x        | https://www.example.com/x
                    %h.proxy.example.com/%p         | true  | https://www.example.com/a                          | https://www.example.com/a
                    https://login.example.com?url=%u| true  | https://www.example.com/a                          | https://www.example.com/a
                    """)
    void addressesOfALibrarysProxyBecomeThePublishers(
            String scheme, boolean hyphens, String sent, String saved) {
        var request =
                posted(
                        "/connector/saveItems",
                        """
                        {"sessionID": "s", "proxy": {"scheme": "%s", "dotsToHyphens": %s},
                          "items": [{"id": "a", "itemType": "book", "title": "T", "url": "%s"}]}
                        """
                                .formatted(scheme, hyphens, sent));
        var save = assertInstanceOf(BrowserRequest.SaveItems.class, request);
        var reading = save.items().getFirst().namedSource().sourceReading();
        var works = assertInstanceOf(SourceReading.ForeignWorks.class, reading).works().works();
        assertEquals(saved, works.getFirst().plainText("url"));
    }

    @Test
    void aPageThatNoTranslatorKnowsIsAPaperOnTheWebSeenToday() {
        var request =
                posted(
                        "/connector/saveSnapshot",
                        "{\"sessionID\": \"s\", \"url\": \"https://example.org/a\", \"title\":"
                                + " \"A\"}");
        var save = assertInstanceOf(BrowserRequest.SaveItems.class, request);
        assertEquals("https://example.org/a", save.items().getFirst().id());
    }

    @ParameterizedTest
    @ValueSource(strings = {"A, B", " A ,, B, "})
    void tagsAreALineOrAList(String tags) {
        var line =
                posted(
                        "/connector/updateSession",
                        "{\"target\": \"C2\", \"tags\": \"%s\"}".formatted(tags));
        assertEquals(new BrowserRequest.UpdateSession("", "C2", List.of("A", "B")), line);
        assertEquals(
                line,
                posted(
                        "/connector/updateSession",
                        "{\"target\": \"C2\", \"tags\": [\"A\", \"B\"]}"));
    }

    @Test
    void theFileOfAPaperComesWithWhatItBelongsTo() {
        var request =
                posted(
                        "/connector/saveAttachment",
                        "%PDF-1.7",
                        "{\"sessionID\": \"s\", \"parentItemID\": \"a\", \"title\":"
                                + " \"=?UTF-8?B?w7w=?=\"}");
        var save = assertInstanceOf(BrowserRequest.SaveFile.class, request);
        assertEquals("s", save.session());
        assertEquals("a", save.item());
        assertTrue(save.file().isPdf());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plain | plain",
                "=?UTF-8?B?w7w=?= | ü",
                "=?utf-8?q?=C3=BC_x?= | ü x",
                "=?UTF-8?Q?a?= =?UTF-8?Q?b?= | ab",
                "=?UTF-8?B?!?= | =?UTF-8?B?!?=",
                "=?nonsense?Q?a?= | =?nonsense?Q?a?=",
                "=?UTF-8?Q?=ZZ?= | =?UTF-8?Q?=ZZ?=",
            })
    void wordsOfHeadersAreDecoded(String header, String text) {
        assertEquals(text, EncodedWords.decode(header));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{", "{\"items\": []}", "{\"items\": 7}", "null"})
    void whatIsNoRequestIsRefused(String body) {
        assertInstanceOf(
                BrowserRequest.MalformedRequest.class, posted("/connector/saveItems", body), body);
    }

    @Test
    void anAddressThatIsNotKnownIsUnknown() {
        assertInstanceOf(
                BrowserRequest.UnknownRequest.class, posted("/connector/getTranslators", "{}"));
        assertTrue(BrowserRequest.handlesPath("/libraries/current/entries"));
        assertFalse(BrowserRequest.handlesPath("/better-bibtex/cayw"));
    }

    @Test
    void whatGoesWrongIsToldToPeopleAndToTheBrowser() {
        List<Object> told = new ArrayList<>();
        BrowserAnswer.failureHandler(
                        told::add, answer -> told.add(answer.statusCode() + answer.bodyText()))
                .accept(new IOException("disk full"));
        assertEquals("[java.io.IOException: disk full, 500disk full\n]", told.toString());
    }

    @Test
    void theTargetInFrontAndAllOthersAreOfferedInTheWordsOfZotero() {
        var library =
                new SaveTargets.SaveTarget(1, "papers", Optional.empty(), 0, List.of("ml"), true);
        var group =
                new SaveTargets.SaveTarget(1, "Thesis", Optional.of("Thesis"), 1, List.of(), true);
        var answer = BrowserAnswer.targetList(new SaveTargets(List.of(library, group), 1));
        assertEquals(
                "{\"libraryEditable\":true,\"editable\":true,\"libraryID\":1,"
                        + "\"libraryName\":\"papers\",\"filesEditable\":true,\"id\":2,"
                        + "\"name\":\"Thesis\",\"targets\":[{\"id\":\"L1\",\"name\":\"papers\","
                        + "\"filesEditable\":true,\"level\":0},{\"id\":\"C2\",\"name\":\"Thesis\","
                        + "\"filesEditable\":true,\"level\":1}],\"tags\":{\"L1\":[\"ml\"]}}",
                answer.bodyText());
        assertEquals("3", answer.headers().get("X-Zotero-Connector-API-Version"));
        assertEquals(
                Optional.of(group), new SaveTargets(List.of(library, group), 1).findTarget("C2"));
    }
}
