package octavo.integrations.wordprocessors;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.integrations.wordprocessors.DocumentDummy.DummyField;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.FrameServer;
import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.ZoteroCode.StyleChoice;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;

/// Somebody cites in an open document: the cases of Zotero's own test of its word processors'
/// plugins, against a document that only keeps what it is told.
class WriterRequestsTest {
    private static final String APA = "http://www.zotero.org/styles/apa";
    private static final String IEEE = "http://www.zotero.org/styles/ieee";
    private static final String CHICAGO_NOTES =
            "http://www.zotero.org/styles/chicago-shortened-notes-bibliography";

    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @article{one, author = {Mai, Ada}, title = {First}, journal = {J}, year = {2001}}
                            @article{two, author = {Berg, Bo}, title = {Second}, journal = {J}, year = {2002}}
                            @article{three, author = {Li, Cy}, title = {Third}, journal = {J}, year = {2003}}
                            @article{four, author = {Oe, Di}, title = {Fourth}, journal = {J}, year = {2004}}
                            """));

    private final Author author = new Author();
    private FrameServer server;
    private DocumentDummy document;

    /// Picks what a test says.
    private static final class Author implements AuthorQuestions {
        private List<String> picks = List.of("one");
        private Optional<StyleChoice> style = Optional.of(new StyleChoice(APA, "en-US"));
        private final List<List<PickedEntry>> offered = new ArrayList<>();
        private int styleQuestions;
        private Library library = LIBRARY;

        @Override
        public List<PickedEntry> pickEntries(List<PickedEntry> present) {
            offered.add(present);
            return picks.isEmpty()
                    ? present
                    : picks.stream()
                            .map(key -> PickedEntry.of(findWork(key).orElseThrow()))
                            .toList();
        }

        @Override
        public Optional<StyleChoice> chooseStyle(Optional<StyleChoice> present) {
            styleQuestions++;
            return style;
        }

        @Override
        public Optional<Work> findWork(String key) {
            return library.workWithKey(key);
        }

        @Override
        public String translate(LocalizedSentence message) {
            return message.toString();
        }
    }

    @BeforeEach
    void open() throws IOException {
        Executor threads = work -> Thread.ofVirtual().start(work);
        server = FrameServer.startServer(0, threads, new WriterRequests(author)::serve);
        document = new DocumentDummy(server.port());
    }

    @AfterEach
    void close() throws IOException {
        document.close();
        server.stopServer();
    }

    private void cite(String... keys) throws IOException {
        author.picks = Arrays.asList(keys);
        document.perform("addEditCitation");
    }

    private String text(int index) {
        return document.fields.get(index).text;
    }

    private CitationCode code(int index) {
        return new LiveField(index, document.fields.get(index).code, 0, Optional.empty())
                .citationCode()
                .orElseThrow();
    }

    private List<String> keys(int index) {
        return code(index).cites().stream().map(CodedCite::key).map(Optional::orElseThrow).toList();
    }

    @Test
    void theStyleIsAskedOnceAndKeptInTheDocument() throws IOException {
        cite("one");
        assertEquals(
                1, document.questions.stream().filter("Document_setDocumentData"::equals).count());
        cite("two");
        assertEquals(
                0, document.questions.stream().filter("Document_setDocumentData"::equals).count());
        assertEquals(1, author.styleQuestions);
        assertTrue(document.data.contains(APA), document.data);
    }

    @Test
    void aStyleThatNobodyKnowsIsAskedFor() throws IOException {
        document.data =
                "{\"style\":{\"styleID\":\"http://www.example.com/csl/waterbirds\"},\"prefs\":{}}";
        cite("one");
        assertEquals(1, author.styleQuestions);
        assertEquals("(Mai, 2001)", text(0));
    }

    @Test
    void nothingHappensIfNoStyleIsChosen() throws IOException {
        author.style = Optional.empty();
        cite("one");
        assertEquals(List.of(), document.fields);
        assertEquals("", document.data);
    }

    @Test
    void aCitationIsInsertedWhereThereIsNone() throws IOException {
        cite("one");
        cite("two", "three");
        assertEquals(2, document.fields.size());
        assertEquals(List.of("one"), keys(0));
        assertEquals(List.of("two", "three"), keys(1));
        assertEquals("(Berg, 2002; Li, 2003)", text(1));
    }

    @Test
    void aCitationAtTheCursorIsEditedAndItsEntriesAreOffered() throws IOException {
        cite("one");
        cite("two", "three");
        document.cursorField = 1;
        cite("four");
        assertEquals(
                List.of("two", "three"),
                author.offered.getLast().stream().map(each -> each.work().key()).toList());
        assertEquals(2, document.fields.size());
        assertEquals(List.of("four"), keys(1));
    }

    @Test
    void aWorkThatOnlyTheDocumentHasKeepsItsAddressAndData() throws IOException {
        document.data = "<style id=\"" + APA + "\" locale=\"en-US\"/>";
        document.fields.add(
                new DummyField(
                        "ITEM CSL_CITATION"
                            + " {\"citationID\":\"x\",\"properties\":{},\"citationItems\":"
                            + "[{\"id\":5,\"uris\":[\"http://zotero.org/users/1/items/AB\"],\"itemData\":"
                            + "{\"id\":5,\"type\":\"book\",\"title\":\"Alone\",\"author\":[{\"family\":"
                            + "\"Rio\"}],\"issued\":{\"date-parts\":[[1999]]}}}]}",
                        0));
        document.cursorField = 0;
        cite();
        assertEquals("(Rio, 1999)", text(0));
        assertTrue(document.fields.getFirst().code.contains("zotero.org/users/1/items/AB"));
        assertTrue(document.fields.getFirst().code.contains("Alone"));
    }

    @Test
    void theBibliographyIsInsertedOnceAndFollowsTheCitations() throws IOException {
        cite("one");
        document.perform("addEditBibliography");
        assertTrue(text(1).startsWith("Mai, A. (2001)"), text(1));
        document.perform("addEditBibliography");
        assertEquals(2, document.fields.size());
        cite("four");
        assertEquals(2, text(1).lines().count(), text(1));
    }

    @Test
    void earlierNumbersFollowALaterCitation() throws IOException {
        author.style = Optional.of(new StyleChoice(IEEE, "en-US"));
        cite("one");
        cite("two");
        document.fields.add(0, document.fields.removeLast());
        document.perform("refresh");
        assertEquals("[1]", text(0));
        assertEquals("[2]", text(1));
    }

    @Test
    void ourExtensionIsAskedOnceForAllThatChanges() throws IOException {
        author.style = Optional.of(new StyleChoice(IEEE, "en-US"));
        cite("one");
        cite("two");
        cite("three");
        document.fields.add(0, document.fields.removeLast());
        List<DummyField> before = document.fields.stream().map(DummyField::copy).toList();
        document.perform("refresh");
        List<List<String>> expected = document.describeFields();
        document.fields.clear();
        document.fields.addAll(before);
        document.takesManyFields = true;
        document.perform("refresh");
        assertEquals(expected, document.describeFields());
        assertEquals(
                List.of(
                        "Application_getActiveDocument",
                        "Document_getDocumentData",
                        "Document_getFields",
                        "Document_writeFields",
                        "Document_complete"),
                document.questions);
    }

    @Test
    void onlyWhatDiffersIsWritten() throws IOException {
        cite("one");
        cite("two");
        long written = document.questions.stream().filter("Field_setText"::equals).count();
        assertEquals(1, written);
        document.perform("refresh");
        assertFalse(document.questions.contains("Field_setCode"));
    }

    private static Library libraryOf(String entry) {
        return Library.of(BibParser.parse(entry));
    }

    @Test
    void aRefreshTakesTheDataThatTheLibraryHasNow() throws IOException {
        cite("one");
        cite("two");
        author.library =
                libraryOf("@article{one, author = {Mai, Ada}, title = {First}, year = {2011}}");
        document.perform("refresh");
        assertEquals(List.of("(Mai, 2011)", "(Berg, 2002)"), List.of(text(0), text(1)));
        assertTrue(document.fields.getFirst().code.contains("2011"));
        document.perform("refresh");
        assertFalse(document.questions.contains("Field_setCode"), "twice is once");
    }

    @Test
    void anotherCommandKeepsTheDataThatTheDocumentHas() throws IOException {
        cite("one");
        author.library =
                libraryOf(
                        """
                        @article{one, author = {Mai, Ada}, title = {First}, year = {2011}}
                        @article{two, author = {Berg, Bo}, title = {Second}, year = {2002}}
                        """);
        cite("two");
        assertEquals("(Mai, 2001)", text(0));
    }

    @Test
    void anotherWorkUnderTheSameKeyIsNotTakenForTheOneThatWasCited() throws IOException {
        cite("one");
        author.library =
                libraryOf("@article{one, author = {Zoe, Zed}, title = {Last}, year = {2020}}");
        document.perform("refresh");
        assertEquals("(Mai, 2001)", text(0));
    }

    @Test
    void anEditOfATextChangedByHandIsConfirmed() throws IOException {
        cite("one");
        document.fields.getFirst().text = "modified";
        document.cursorField = 0;
        cite("two");
        assertEquals(1, document.alerts.size());
        assertEquals("modified", text(0));
        document.alertAnswer = 1;
        cite("two");
        assertEquals("(Berg, 2002)", text(0));
    }

    @Test
    void aTextChangedByHandIsKeptIfItsAuthorSaysSo() throws IOException {
        cite("one");
        document.fields.getFirst().text = "modified";
        document.alertAnswer = 1;
        document.perform("refresh");
        assertEquals("modified", text(0));
        assertTrue(code(0).keepsText());
        document.perform("refresh");
        assertEquals(List.of(), document.alerts);
    }

    @Test
    void aTextChangedByHandIsReplacedIfItsAuthorSaysSo() throws IOException {
        cite("one");
        document.fields.getFirst().text = "modified";
        document.alertAnswer = 0;
        document.perform("refresh");
        assertEquals("(Mai, 2001)", text(0));
        assertFalse(code(0).keepsText());
    }

    @Test
    void aPastedCitationGetsAnIdOfItsOwn() throws IOException {
        cite("one");
        document.fields.add(document.fields.getFirst().copy());
        cite("two");
        assertNotEquals(
                code(0).json().orElseThrow().path("citationID"),
                code(1).json().orElseThrow().path("citationID"));
        assertEquals(text(0), text(1));
    }

    @Test
    void aStyleOfNotesMovesCitationsIntoNotes() throws IOException {
        cite("one");
        author.style = Optional.of(new StyleChoice(CHICAGO_NOTES, "en-US"));
        document.perform("setDocPrefs");
        assertEquals(1, document.fields.getFirst().noteNumber);
        assertTrue(text(0).startsWith("Mai, “First"), text(0));
        cite("two");
        assertEquals(2, document.fields.getLast().noteNumber);
    }

    @Test
    void codesAreRemovedOnlyIfConfirmed() throws IOException {
        cite("one");
        document.perform("removeCodes");
        assertTrue(document.fields.getFirst().code.startsWith("ITEM"));
        document.alertAnswer = 1;
        document.perform("removeCodes");
        assertEquals("", document.fields.getFirst().code);
        assertEquals("(Mai, 2001)", text(0));
    }

    @Test
    void whatOnlyZoteroCanDoIsSaid() throws IOException {
        document.perform("addNote");
        assertEquals(List.of("Only Zotero itself can do this, not Octavo."), document.alerts);
    }

    @Test
    void whoeverSendsSomethingElseIsCutOff() throws IOException {
        for (String other : List.of("GET / HTTP/1.1", "{}", "[1]", "{\"command\":")) {
            try (DocumentDummy stranger = new DocumentDummy(server.port())) {
                stranger.send(0, other);
                assertThrows(IOException.class, () -> stranger.perform("refresh"), other);
            }
        }
        cite("one");
        assertEquals("(Mai, 2001)", text(0));
    }

    @Test
    void fiveHundredCitationsAreAskedForOnce() throws IOException {
        cite("one");
        String code = document.fields.getFirst().code;
        IntStream.range(0, 500)
                .forEach(number -> {
                    DummyField field = document.fields.getFirst().copy();
                    field.code = code.replaceFirst("citationID\":\"", "citationID\":\"" + number);
                    document.fields.add(field);
                });
        cite("two");
        assertTrue(document.questions.size() < 20, () -> document.questions.size() + " questions");
    }

    /// It throws if it is asked for something unknown, or if a citation stays without a text.
    @Test
    @Tag("slow")
    void theWarmUpCitesThroughoutItsDocument() {
        assertDoesNotThrow(WriterRequests::warmUp);
    }
}
