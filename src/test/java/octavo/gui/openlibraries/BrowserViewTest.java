package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.librarystate.UserNotice;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The button of a browser saves papers into the library in front.
@Timeout(120)
class BrowserViewTest {
    private static final String LIBRARY =
            """
            @article{adams2001, title = {One}, author = {Adams, Ann}, journal = {J}, year = 2001}

            @comment{jabref-meta: grouping:
            0 AllEntriesGroup:;
            1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;
            }
            """;
    private static final String ITEM =
            """
            {"sessionID": "%s", "uri": "https://example.org", "items": [
              {"id": "x1", "itemType": "journalArticle", "title": "Training in Space",
               "creators": [{"firstName": "Bo", "lastName": "Brigge", "creatorType": "author"}],
               "publicationTitle": "Journal of Space", "date": "2020-05-01", "DOI": "10.1000/182"}]}
            """;

    @TempDir private Path folder = Path.of("");
    private int port;

    @BeforeEach
    void choosePort() throws IOException {
        Files.writeString(folder.resolve("p.bib"), LIBRARY);
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
    }

    private TestWindow open(String... names) throws Exception {
        Files.writeString(
                folder.resolve("settings.json"),
                "{\"saveFromBrowsers\": true, \"editorPort\": %d}".formatted(port));
        TestWindow window =
                TestWindow.of(folder, Stream.of(names).map(folder::resolve).toArray(Path[]::new));
        while (!isListening()) {
            Thread.sleep(20);
        }
        return window;
    }

    private boolean isListening() throws Exception {
        try {
            return send("connector/ping", "{}").statusCode() == 200;
        } catch (ConnectException none) {
            return false;
        }
    }

    private HttpResponse<String> send(String path, String body, String... headers)
            throws Exception {
        return send(path, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    private HttpResponse<String> send(String path, byte[] body, String... headers)
            throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/%s".formatted(port, path)))
                        .header("X-Zotero-Connector-API-Version", "3")
                        .header("User-Agent", "Mozilla/5.0")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HttpClient.newHttpClient()
                .send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    }

    private int saved(String session) throws Exception {
        return send("connector/saveItems", ITEM.formatted(session)).statusCode();
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    @Test
    @Tag("slow")
    void aPaperComesInAtOnceIsShownAndUndoTakesItOut() throws Exception {
        try (TestWindow window = open("p.bib")) {
            assertEquals(201, saved("s"));
            assertTrue(text(window).startsWith(LIBRARY), text(window));
            assertTrue(text(window).contains("doi = {10.1000/182}"), text(window));
            assertEquals("Training in Space", window.text("field-title"));
            assertTrue(window.notices().getFirst().startsWith("Saved from the browser: "));
            window.command("undo");
            assertEquals(LIBRARY, text(window));
        }
    }

    @Test
    @Tag("slow")
    void aPaperThatIsHereIsSaidAndWhatTheBrowserKnowsMoreOfItIsOffered() throws Exception {
        try (TestWindow window = open("p.bib")) {
            saved("s");
            String once = text(window);
            assertEquals(409, saved("s"), "one click is one paper");
            assertEquals(201, saved("t"));
            assertEquals(once, text(window));
            String more = ITEM.formatted("u").replace("\"DOI\"", "\"volume\": \"7\", \"DOI\"");
            assertEquals(201, send("connector/saveItems", more).statusCode());
            assertEquals(once, text(window));
            UserNotice offer =
                    TestWindow.on(() ->
                            window.shownNotices().stream()
                                    .filter(each -> !each.actions().isEmpty())
                                    .filter(each -> each.messageText().startsWith("Already here"))
                                    .findFirst()
                                    .orElseThrow());
            TestWindow.run(offer.actions().getFirst().task());
            TestWindow.until("it can be looked at", () -> window.has("import"));
        }
    }

    @Test
    @Tag("slow")
    void thePdfIsKeptBesideTheLibraryAndLinkedOnce() throws Exception {
        byte[] pdf = "%PDF-1.4\n%%EOF\n".getBytes(StandardCharsets.ISO_8859_1);
        String[] about = {
            "X-Metadata", "{\"sessionID\": \"s\", \"parentItemID\": \"x1\", \"title\": \"PDF\"}"
        };
        try (TestWindow window = open("p.bib")) {
            saved("s");
            assertEquals(201, send("connector/saveAttachment", pdf, about).statusCode());
            TestWindow.until("it is linked", () -> text(window).contains(".pdf"));
            assertEquals(200, send("connector/saveAttachment", pdf, about).statusCode());
            String page = "<html></html>";
            assertEquals(200, send("connector/saveAttachment", page, about).statusCode());
            try (Stream<Path> files = Files.list(folder)) {
                List<Path> papers = files.filter(each -> each.toString().endsWith(".pdf")).toList();
                assertEquals(1, papers.size());
                assertEquals(
                        -1,
                        Files.mismatch(
                                papers.getFirst(), Files.write(folder.resolve("same"), pdf)));
            }
        }
    }

    @Test
    @Tag("slow")
    void aPdfThatSaysNothingIsAnEntryOfItsTitleWithTheFile() throws Exception {
        byte[] pdf = "%PDF-1.4\n%%EOF\n".getBytes(StandardCharsets.ISO_8859_1);
        try (TestWindow window = open("p.bib")) {
            var kept =
                    send(
                            "connector/saveStandaloneAttachment",
                            pdf,
                            "X-Metadata",
                            "{\"sessionID\": \"s\", \"url\": \"https://example.org/scan.pdf\","
                                    + " \"title\": \"A Scan\"}");
            assertEquals("{\"canRecognize\":true}", kept.body());
            TestWindow.until("it is linked", () -> text(window).contains(".pdf}"));
            assertEquals(
                    "{\"title\":\"A Scan\",\"itemType\":\"journalArticle\"}",
                    send("connector/getRecognizedItem", "{\"sessionID\": \"s\"}").body());
        }
    }

    @Test
    @Tag("slow")
    void whatWasSavedGetsTagsAndAGroupOrGoesToAnotherLibrary() throws Exception {
        Files.writeString(folder.resolve("q.bib"), "");
        try (TestWindow window = open("q.bib", "p.bib")) {
            saved("s");
            String targets = send("connector/getSelectedCollection", "{}").body();
            assertTrue(targets.contains("\"libraryName\":\"p.bib\""), targets);
            assertTrue(targets.contains("{\"id\":\"C3\",\"name\":\"Thesis\""), targets);
            String sought = "{\"identifiers\": {\"doi\": [\"10.1000/182\", \"10.1/none\"]}}";
            String found = send("connector/findExistingItems", sought).body();
            assertTrue(found.contains("\"libraryID\":2,\"matchedFields\":[\"DOI\"]"), found);
            update("C3", "ml, \\\"new\\\"");
            TestWindow.until(
                    "it has them", () -> text(window).contains("keywords = {ml, \"new\"}"));
            assertTrue(text(window).contains("groups = {Thesis}"), text(window));
            update("L2", "ml");
            TestWindow.until("they are gone", () -> !text(window).contains("groups ="));
            assertTrue(text(window).contains("keywords = {ml}"), text(window));
            update("L1", "ml");
            TestWindow.until("it is gone", () -> !text(window).contains("Training in Space"));
            assertTrue(text(window).startsWith(LIBRARY), text(window));
            String other =
                    TestWindow.on(() ->
                            window.gui
                                    .workspaces()
                                    .open()
                                    .getFirst()
                                    .document()
                                    .library()
                                    .file()
                                    .text());
            assertTrue(other.contains("Training in Space") && other.contains("ml"), other);
            assertEquals(404, update("C99", ""));
        }
    }

    private int update(String target, String tags) throws Exception {
        return send(
                        "connector/updateSession",
                        "{\"sessionID\": \"s\", \"target\": \"%s\", \"tags\": \"%s\"}"
                                .formatted(target, tags))
                .statusCode();
    }

    @Test
    @Tag("slow")
    void aDownloadIsImportedAndOneThatHoldsNoPaperIsRefused() throws Exception {
        try (TestWindow window = open("p.bib")) {
            String ris = "TY  - BOOK\nTI  - Ris Book\nAU  - Cole, Cy\nPY  - 1999\nER  - \n";
            var imported = send("connector/import?session=r", ris);
            assertEquals("[{\"title\":\"Ris Book\"}]", imported.body());
            assertEquals(201, imported.statusCode());
            assertEquals(400, send("connector/import?session=o", "Owl").statusCode());
            String bibtex = "@misc{n, title = {From JabRef}, author = {Doe, Jane}}";
            assertEquals(201, send("libraries/current/entries", bibtex).statusCode());
            assertTrue(text(window).contains("From JabRef"));
        }
    }

    @Test
    void withoutALibraryTheBrowserIsToldAndSoIsTheWindow() throws Exception {
        try (TestWindow window = open()) {
            assertEquals(500, saved("s"));
            assertTrue(
                    TestWindow.on(() ->
                            window.gui
                                    .workspaces()
                                    .generalNotices()
                                    .getFirst()
                                    .messageText()
                                    .contains("no library")));
        }
    }

    @Test
    @Tag("slow")
    void webPagesAndWhoeverIsNotAllowedGetNothing() throws Exception {
        try (TestWindow window = open("p.bib")) {
            HttpRequest page =
                    HttpRequest.newBuilder(
                                    URI.create(
                                            "http://127.0.0.1:%d/connector/saveItems"
                                                    .formatted(port)))
                            .header("Origin", "https://example.org")
                            .POST(HttpRequest.BodyPublishers.ofString(ITEM.formatted("s")))
                            .build();
            var refused =
                    HttpClient.newHttpClient().send(page, HttpResponse.BodyHandlers.ofString());
            assertEquals(403, refused.statusCode());
            assertEquals(404, send("connector/getTranslators", "{}").statusCode());
            assertEquals(405, send("better-bibtex/cayw", "").statusCode());
            assertFalse(window.document().dirtyProperty().get());
        }
    }
}
