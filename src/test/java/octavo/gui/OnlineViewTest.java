package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ValueReceipt;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// *Problems → Online* against a stub of the services.
class OnlineViewTest {
    private static final String LIBRARY =
            """
            @article{doe, title = {Packages for Programs and Papers}, author = {Ann Doe and Bob Roe},
              journal = {Nature}, year = {2019}, doi = {10.1000/1}}

            @article{late, title = {Packages for Programs and Papers}, author = {Ann Doe and Bob Roe},
              journal = {Nature}, year = {2011}, doi = {10.1000/1}}

            @article{lone, title = {Entirely Unheard Considerations of Sundials}, author = {Eve Poe},
              journal = {Nature}, year = {2011}}
            """;

    private static final String THREE_DIFFERING =
            IntStream.rangeClosed(1, 3)
                    .mapToObj(
                            """
                            @article{late%1$d, title = {Packages for Programs and Papers},
                              author = {Ann Doe and Bob Roe}, journal = {Nature}, year = {201%1$d}}

                            """
                                    ::formatted)
                    .collect(Collectors.joining());

    @TempDir private Path folder = Path.of("");
    private final StubServer web;

    OnlineViewTest() throws IOException {
        web = new StubServer();
    }

    @BeforeEach
    void mapHosts() {
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        web.on("api.crossref.org/works", crossrefRecord("", ""));
        web.on("api.openalex.org/works", StubAnswer.ofJson("{\"results\": []}"));
        web.on("api.semanticscholar.org/graph", StubAnswer.ofJson("{\"total\": 0, \"data\": []}"));
        web.on(
                "dblp.org/search",
                StubAnswer.ofJson("{\"result\": {\"hits\": {\"@total\": \"0\"}}}"));
    }

    private static final String RETRACTION =
            """
             "updated-by": [{"DOI": "10.1000/9", "type": "retraction",
             "updated": {"date-parts": [[2023, 5, 24]]}}],
            """;

    private static StubAnswer crossrefRecord(String moreAuthors, String notices) {
        return StubAnswer.ofJson(
                """
                {"message": {"items": [{"DOI": "10.1000/1", "prefix": "10.1000",
                 "type": "journal-article", "title": ["Packages for Programs and Papers"],
                 "author": [{"given": "Ann", "family": "Doe"}, {"given": "Bob",
                 "family": "Roe"}%s], "container-title": ["Nature"],
                 %s "issued": {"date-parts": [[2019]]}}]}}
                """
                        .formatted(moreAuthors, notices));
    }

    @AfterEach
    void unmapHosts() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        web.close();
    }

    private TestWindow open() throws IOException {
        return open(LIBRARY);
    }

    private TestWindow open(String library) throws IOException {
        TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), library));
        window.press(KeyCode.SHORTCUT, KeyCode.DIGIT5);
        TestWindow.until("the page is there", () -> window.has("problems-tab-online"));
        window.click(window.node("problems-tab-online"));
        TestWindow.until("kept answers are read", () -> !entries(window).getItems().isEmpty());
        return window;
    }

    private static ListView<?> entries(TestWindow window) {
        return (ListView<?>) window.node("online-entries");
    }

    private static List<String> verdicts(TestWindow window) {
        return TestWindow.on(() ->
                ((ListView<?>) window.node("online-verdicts"))
                        .getItems().stream()
                                .map(Object::toString)
                                .map(text -> text.replaceAll(".*words=(.*), tone.*count=", "$1 "))
                                .map(text -> text.replace("]", ""))
                                .toList());
    }

    private static String side(TestWindow window) {
        return TestWindow.on(() ->
                window.node("online-side").lookupAll(".label").stream()
                        .filter(Node::isVisible)
                        .map(node -> ((Labeled) node).getText())
                        .collect(Collectors.joining("\n")));
    }

    private static <T> void selectSecondRow(TableView<T> table) {
        table.getSelectionModel().clearAndSelect(1, table.getVisibleLeafColumn(0));
    }

    private static void choose(TestWindow window, String verdict) {
        int index =
                IntStream.range(0, verdicts(window).size())
                        .filter(it -> verdicts(window).get(it).startsWith(verdict + " "))
                        .findFirst()
                        .orElseThrow();
        TestWindow.run(() ->
                ((ListView<?>) window.node("online-verdicts")).getSelectionModel().select(index));
    }

    private static void ask(TestWindow window) {
        window.click(window.node("online-ask"));
        TestWindow.until("all were asked about", () -> window.has("online-ask"));
    }

    @Test
    void nothingIsAskedUntilSomebodySaysSoAndThenEachEntryHasItsVerdict() throws IOException {
        try (TestWindow window = open()) {
            assertEquals(List.of(), web.asked());
            assertTrue(verdicts(window).contains("Not asked 3"), verdicts(window).toString());
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Not asked 0"));
            assertEquals(
                    List.of(
                            "All entries 3",
                            "Evidence against it 0",
                            "Retracted 0",
                            "Unknown to the services 1",
                            "Differs 1",
                            "Cannot tell 0",
                            "Accepted by you 0",
                            "Confirmed 1",
                            "Not asked 0",
                            "Corrected 0"),
                    verdicts(window));
        }
        int askedCount = web.asked().size();
        try (TestWindow window = open()) {
            TestWindow.until("answers are kept", () -> verdicts(window).contains("Confirmed 1"));
            assertEquals(askedCount, web.asked().size());
            assertEquals(LIBRARY, Files.readString(folder.resolve("p.bib")));
        }
    }

    @Test
    void anEntryShowsWhatDiffersWhoseWordItIsAndWhenItWasSaid() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 1"));
            window.focus("online-verdicts");
            choose(window, "Differs");
            String shown = side(window);
            assertTrue(shown.contains("year, according to Crossref\n2011\n→\n2019"), shown);
            assertTrue(shown.contains("Answered on "), shown);
            assertTrue(shown.contains("Crossref has under the identifier: "), shown);
        }
    }

    @Test
    void whoIsMissingIsNamedOnLinesThatFit() throws IOException {
        String known =
                IntStream.range(0, 30)
                        .mapToObj(", {\"given\": \"Known\", \"family\": \"Person%d\"}"::formatted)
                        .collect(Collectors.joining());
        web.on("api.crossref.org/works", crossrefRecord(known, ""));
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 2"));
            choose(window, "Differs");
            String shown = side(window);
            assertTrue(
                    shown.contains("author: missing here, according to Crossref\nKnown Person0, "),
                    shown);
            assertFalse(shown.contains("…"), shown);
            Bounds side = TestWindow.on(() -> boundsOf(window.node("online-side")));
            Bounds names =
                    TestWindow.on(() -> boundsOf(window.node("online-side").lookup(".text-added")));
            assertTrue(names.getMaxX() <= side.getMaxX(), names + " in " + side);
        }
    }

    private static Bounds boundsOf(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void aHostKeepsItsSmallLetters() throws IOException {
        web.on("api.openalex.org/works", StubAnswer.of(403, "text/html", "<html></html>"));
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 1"));
            choose(window, "Unknown to the services");
            String shown = side(window);
            assertTrue(shown.contains("\napi.openalex.org "), shown);
        }
    }

    @Test
    void aPartOfThePictureListsItsEntriesByMouseAndInTheTableByKey() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Confirmed 1"));
            window.click(window.node("state-part-confirmed"));
            TestWindow.until("2019", () -> entries(window).getItems().size() == 1);
            assertEquals("2019  ✕", window.text("online-all-groups"));
            window.click(window.node("online-as-table"));
            window.focus("online-table");
            TestWindow.run(() -> selectSecondRow((TableView<?>) window.node("online-table")));
            window.press(KeyCode.ENTER);
            TestWindow.until("2011", () -> entries(window).getItems().size() == 2);
            assertEquals("2011  ✕", window.text("online-all-groups"));
            window.click(window.node("online-all-groups"));
            TestWindow.until("all", () -> entries(window).getItems().size() == 3);
        }
    }

    @Test
    void oneEntryIsAskedAboutAgainOnDemand() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Confirmed 1"));
            int askedCount = web.asked().size();
            ask(window);
            assertEquals(askedCount, web.asked().size());
            choose(window, "Confirmed");
            window.click(window.node("online-again"));
            TestWindow.until("it was asked", () -> web.asked().size() > askedCount);
        }
    }

    @Test
    void onlyTheTickedChangesAreOnDiskAndUndoTakesThemBack() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 1"));
            choose(window, "Differs");
            TestWindow.until("it can be mended", () -> window.has("mending-year"));
            window.click(window.node("mending-year"));
            assertTrue(TestWindow.on(() -> window.node("online-mend").isDisabled()));
            window.click(window.node("mending-year"));
            window.click(window.node("online-mend"));
            TestWindow.until("it is mended", () -> verdicts(window).contains("Confirmed 2"));
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals(
                    LIBRARY.replaceFirst("2011", "2019"),
                    Files.readString(folder.resolve("p.bib")));
            window.command("undo");
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals(LIBRARY, Files.readString(folder.resolve("p.bib")));
        }
    }

    /// What `octavo why` says of a value, by the files on disk.
    private String why(String key, String fieldName) throws IOException {
        Path libraryPath = folder.resolve("p.bib");
        Work work = LibraryFile.load(libraryPath).library().workWithKey(key).orElseThrow();
        return ReceiptFile.loadFor(libraryPath)
                .receiptsOf(work)
                .receiptOf(fieldName)
                .map(receipt -> receipt.sentence().toString().replaceAll(" on .*", ""))
                .orElse("nobody");
    }

    @Test
    void whatAServiceHasConfirmedHasAReceiptBesideTheLibrary() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until(
                    "it is kept", () -> why("doe", "year").equals("confirmed by Crossref"));
            assertEquals("confirmed by Crossref", why("late", "title"));
            assertEquals("nobody", why("late", "year"));
            assertEquals("nobody", why("lone", "title"));
        }
    }

    @Test
    void aMendedValueHasItsReceiptOnceItIsSavedAndUndoEndsIt() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 1"));
            choose(window, "Differs");
            TestWindow.until("it can be mended", () -> window.has("mending-year"));
            window.click(window.node("online-mend"));
            TestWindow.until("it is mended", () -> verdicts(window).contains("Confirmed 2"));
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals("confirmed by Crossref", why("late", "year"));
            window.command("undo");
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals("nobody", why("late", "year"));
            assertEquals("confirmed by Crossref", why("late", "title"));
        }
    }

    @Test
    void aRetractedWorkDoesNotCountAsConfirmedNorAsDiffering() throws IOException {
        web.on("api.crossref.org/works", crossrefRecord("", RETRACTION));
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Retracted 2"));
            assertTrue(verdicts(window).contains("Confirmed 0"), verdicts(window).toString());
            choose(window, "Retracted");
            String shown = side(window);
            assertTrue(shown.startsWith("Retracted\nConfirmed\n"), shown);
            assertTrue(shown.contains("Retracted (Crossref, 2023-05-24"), shown);
            assertTrue(shown.contains("Replace it by a work that stands, or remove it."), shown);
            TestWindow.until("others can read it", () -> receiptLines().contains(NOTICE_LINE));
        }
    }

    private static final String NOTICE_LINE = "~10.1000/1 retraction 2023-05-24 10.1000/9 Crossref";

    private List<String> receiptLines() throws IOException {
        Path receipts = ReceiptFile.pathFor(folder.resolve("p.bib"));
        return Files.exists(receipts) ? Files.readAllLines(receipts) : List.of();
    }

    @Test
    void aRetractionThatSomebodyElseWroteDownIsShownWithoutAsking() throws IOException {
        Files.writeString(ReceiptFile.pathFor(folder.resolve("p.bib")), NOTICE_LINE + "\n");
        try (TestWindow window = open("@article{a, title = {A}, doi = {10.1000/1}}\n")) {
            TestWindow.until("it is marked", () -> verdicts(window).contains("Retracted 1"));
            assertEquals(List.of(), web.asked());
        }
    }

    @Test
    void mendingGoesOnToTheNextEntry() throws IOException {
        try (TestWindow window = open(THREE_DIFFERING)) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 3"));
            choose(window, "Differs");
            TestWindow.until("it can be mended", () -> window.has("mending-year"));
            window.click(window.node("online-mend"));
            TestWindow.until("it is mended", () -> verdicts(window).contains("Differs 2"));
            assertTrue(side(window).contains("2012\n→\n2019"), side(window));
            TestWindow.until("the next can be mended", () -> window.has("mending-year"));
            window.command("undo");
            TestWindow.until(
                    "what undo brings back is shown", () -> side(window).contains("2011\n→\n2019"));
        }
    }

    @Test
    void theSpaceBarThatMendsDoesNotAcceptTheNextEntry() throws IOException {
        try (TestWindow window = open(THREE_DIFFERING)) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 3"));
            choose(window, "Differs");
            TestWindow.until("it can be mended", () -> window.has("mending-year"));
            window.focus("online-mend");
            window.press(KeyCode.SPACE);
            TestWindow.until("it is mended", () -> verdicts(window).contains("Differs 2"));
            TestWindow.awaitFrames();
            assertEquals("online-entries", focusedId(window));
            window.press(KeyCode.SPACE);
            TestWindow.awaitFrames();
            assertTrue(verdicts(window).contains("Differs 2"), verdicts(window).toString());
        }
    }

    @Test
    void newsOfAnotherEntryDoNotLeadFromMendToAccept() throws IOException {
        try (TestWindow window = open(THREE_DIFFERING)) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 3"));
            choose(window, "Differs");
            TestWindow.until("it can be mended", () -> window.has("mending-year"));
            window.focus("online-mend");
            TestWindow.run(() -> entries(window).getSelectionModel().clearAndSelect(1));
            TestWindow.until("it is another", () -> side(window).contains("2012\n→\n2019"));
            TestWindow.awaitFrames();
            assertEquals("online-entries", focusedId(window));
        }
    }

    private static String focusedId(TestWindow window) {
        return TestWindow.on(() -> window.scene().getFocusOwner().getId());
    }

    @Test
    void allThatIsTickedIsMendedAsOneStep() throws IOException {
        try (TestWindow window = open(THREE_DIFFERING)) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 3"));
            choose(window, "Differs");
            window.click(window.node("online-mend-all"));
            TestWindow.until("it is offered", () -> window.has("plan-rows"));
            assertEquals("Mend 3 Fields", window.text("plan-make"));
            TestWindow.run(
                    () -> ((ListView<?>) window.node("plan-rows")).getSelectionModel().select(1));
            window.focus("plan-rows");
            window.press(KeyCode.SPACE);
            assertEquals("Mend 2 Fields", window.text("plan-make"));
            window.click(window.node("plan-make"));
            TestWindow.until("they are mended", () -> verdicts(window).contains("Differs 1"));
            assertEquals(
                    "Mend 2 fields of 2 entries",
                    TestWindow.on(() -> window.document().undoNameProperty().get()));
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertEquals(
                    THREE_DIFFERING.replace("2011", "2019").replace("2013", "2019"),
                    Files.readString(folder.resolve("p.bib")));
            assertEquals("confirmed by Crossref", why("late3", "year"));
            window.command("undo");
            TestWindow.until("it is undone", () -> verdicts(window).contains("Differs 3"));
        }
    }

    private static final String TWO_DISPUTED =
            """
            @article{future, title = {Packages for Programs and Papers},
              author = {Ann Doe and Bob Roe}, journal = {Nature}, year = {2091}}

            @article{people, title = {Packages for Programs and Papers},
              author = {Eve Poe and Max Noe}, journal = {Nature}, year = {2019}}
            """;

    @Test
    void whatIsDisputedIsOfferedWithTheRestAndWhatIsNotHasAReason() throws IOException {
        try (TestWindow window = open(TWO_DISPUTED)) {
            assertFalse(window.has("online-mend-all"), "nobody has been asked");
            ask(window);
            TestWindow.until(
                    "it has verdicts", () -> verdicts(window).contains("Evidence against it 2"));
            window.click(window.node("online-mend-all"));
            TestWindow.until("it is offered", () -> window.has("plan-rows"));
            assertEquals("Mend 1 Field", window.text("plan-make"));
            assertTrue(
                    TestWindow.on(() ->
                            window.node("plan").lookupAll(".label").stream()
                                    .anyMatch(node ->
                                            ((Labeled) node)
                                                    .getText()
                                                    .startsWith("people: records don't tell"))));
            window.click(window.node("plan-make"));
            TestWindow.until("it is mended", () -> verdicts(window).contains("Confirmed 1"));
        }
    }

    @Test
    void severalEntriesAreAcceptedOnceTheirKeysHaveBeenSeen() throws IOException {
        try (TestWindow window = open(TWO_DISPUTED)) {
            ask(window);
            TestWindow.until(
                    "it has verdicts", () -> verdicts(window).contains("Evidence against it 2"));
            TestWindow.run(() -> entries(window).getSelectionModel().selectAll());
            assertEquals("Accept 2 Entries …", window.text("online-accept"));
            window.focus("online-accept");
            window.press(KeyCode.SPACE);
            TestWindow.until("they are listed", () -> window.has("plan-rows"));
            assertEquals("plan-rows", focusedId(window));
            assertTrue(verdicts(window).contains("Accepted by you 0"), verdicts(window).toString());
            String listed =
                    TestWindow.on(
                            () -> ((ListView<?>) window.node("plan-rows")).getItems().toString());
            assertTrue(listed.contains("future · ") && listed.contains("people · "), listed);
            TestWindow.run(
                    () -> ((ListView<?>) window.node("plan-rows")).getSelectionModel().select(0));
            window.press(KeyCode.SPACE);
            assertEquals("Accept 1 Entry", window.text("plan-make"));
            window.click(window.node("plan-make"));
            TestWindow.until(
                    "one is accepted", () -> verdicts(window).contains("Accepted by you 1"));
            TestWindow.until("it is kept", () -> why("people", "title").equals("accepted by hand"));
        }
    }

    @Test
    void anotherEntryOrCancelTakesTheOfferBack() throws IOException {
        try (TestWindow window = open(THREE_DIFFERING)) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 3"));
            choose(window, "Differs");
            window.click(window.node("online-mend-all"));
            TestWindow.until("it is offered", () -> window.has("plan-rows"));
            window.press(KeyCode.ESCAPE);
            TestWindow.until("it is an entry again", () -> window.has("mending-year"));
            window.click(window.node("online-mend-all"));
            TestWindow.until("it is offered", () -> window.has("plan-rows"));
            TestWindow.run(() -> entries(window).getSelectionModel().clearAndSelect(2));
            TestWindow.until("it is another", () -> side(window).contains("2013\n→\n2019"));
            assertTrue(verdicts(window).contains("Differs 3"), verdicts(window).toString());
        }
    }

    @Test
    void whatNoServiceKnowsIsAcceptedAsOneStepThatUndoTakesBack() throws IOException {
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 1"));
            choose(window, "Unknown to the services");
            assertEquals("Accept Entry", window.text("online-accept"));
            window.click(window.node("online-accept"));
            TestWindow.until("it is said", () -> verdicts(window).contains("Accepted by you 1"));
            assertTrue(
                    verdicts(window).contains("Unknown to the services 0"),
                    verdicts(window).toString());
            TestWindow.until("it is kept", () -> why("lone", "title").equals("accepted by hand"));
            choose(window, "Accepted by you");
            String shown = side(window);
            assertTrue(shown.startsWith("Accepted by you\nUnknown to the services\n"), shown);
            assertTrue(shown.contains("Accepted by hand on "), shown);
            assertTrue(shown.contains(": title, author, journal, year."), shown);
            assertTrue(TestWindow.on(() -> window.node("online-accept").isDisabled()));
            assertEquals(
                    "Accept lone", TestWindow.on(() -> window.document().undoNameProperty().get()));
            window.command("undo");
            TestWindow.until(
                    "it is undone",
                    () ->
                            verdicts(window).contains("Unknown to the services 1")
                                    && why("lone", "title").equals("nobody"));
            assertEquals(LIBRARY, Files.readString(folder.resolve("p.bib")));
        }
    }

    /// The chips of the row of an entry.
    private static List<String> chips(TestWindow window, String key) {
        int row = window.keys().indexOf(key);
        return TestWindow.on(() ->
                window.table().lookupAll(".chip").stream()
                        .filter(chip -> chip.isVisible() && rowOf(chip) == row)
                        .map(Node::getAccessibleText)
                        .toList());
    }

    private static int rowOf(Node node) {
        Node each = node;
        while (!(each instanceof TableRow<?> row)) {
            each = each.getParent();
        }
        return row.getIndex();
    }

    @Test
    void theTableMarksWhatServicesDoubtUntilItIsAccepted() throws IOException {
        String library = LIBRARY.replace("year = {2019}", "year = {2091}");
        try (TestWindow window = open(library)) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Differs 1"));
        }
        try (TestWindow window = TestWindow.of(folder, folder.resolve("p.bib"))) {
            TestWindow.until(
                    "what nobody knows is marked",
                    () -> chips(window, "lone").equals(List.of("Has problems", "Unknown")));
            assertEquals(List.of("Has problems", "Disputed"), chips(window, "doe"));
            assertEquals(List.of("Has problems"), chips(window, "late"));
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT5);
            TestWindow.until("the page is there", () -> window.has("problems-tab-online"));
            window.click(window.node("problems-tab-online"));
            TestWindow.until("answers are read", () -> entries(window).getItems().size() == 3);
            choose(window, "Unknown to the services");
            window.click(window.node("online-accept"));
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT1);
            TestWindow.until("it is quiet", () -> chips(window, "lone").isEmpty());
            window.command("undo");
            TestWindow.until(
                    "it is marked again",
                    () -> chips(window, "lone").equals(List.of("Has problems", "Unknown")));
        }
    }

    private static String markOf(TestWindow window, String fieldName) {
        return TestWindow.on(() ->
                window.has("field-" + fieldName + "-receipt")
                        ? window.node("field-" + fieldName + "-receipt").getAccessibleText()
                        : "");
    }

    private void verifyAndShowTable(TestWindow window) {
        ask(window);
        TestWindow.until("all have verdicts", () -> verdicts(window).contains("Not asked 0"));
        window.press(KeyCode.SHORTCUT, KeyCode.DIGIT1);
    }

    @Test
    void theFormOffersToAcceptAValueThatNoServiceKnows() throws IOException {
        try (TestWindow window = open()) {
            verifyAndShowTable(window);
            window.select(window.keys().indexOf("lone"));
            TestWindow.until("it is marked", () -> window.has("field-title-receipt"));
            assertEquals(
                    "Title: none of the services that answered knows this work: Crossref,"
                            + " OpenAlex, Semantic Scholar, DBLP",
                    markOf(window, "title"));
            window.focus("field-year");
            window.press(KeyCode.F6);
            window.press(KeyCode.SPACE);
            TestWindow.until("it can be accepted", () -> window.has("field-year-accept"));
            window.press(KeyCode.SPACE);
            TestWindow.until("it is kept", () -> why("lone", "year").equals("accepted by hand"));
            TestWindow.until("it says so", () -> markOf(window, "year").contains("by hand"));
            assertTrue(markOf(window, "title").contains("none of"), markOf(window, "title"));
            assertEquals(
                    "Accept year of lone",
                    TestWindow.on(() -> window.document().undoNameProperty().get()));
            window.command("undo");
            TestWindow.until("it is undone", () -> why("lone", "year").equals("nobody"));
        }
    }

    @Test
    void theFormSaysWhoHasAnotherValue() throws IOException {
        try (TestWindow window = open()) {
            verifyAndShowTable(window);
            window.select(window.keys().indexOf("late"));
            TestWindow.until(
                    "the year is marked",
                    () -> markOf(window, "year").equals("Year: Crossref has “2019”"));
            TestWindow.until(
                    "the others are confirmed",
                    () -> markOf(window, "title").startsWith("Title: confirmed by Crossref on "));
        }
    }

    @Test
    void aValueThatARecordHasIsNotCalledUnconfirmedByAnybodyInADisputedEntry() throws IOException {
        String entry = LIBRARY.substring(0, LIBRARY.indexOf("\n\n")).replace("2019", "2091");
        Path file = Files.writeString(folder.resolve("p.bib"), entry);
        Work doe = LibraryFile.load(file).library().workWithKey("doe").orElseThrow();
        var proposal = new ValueReceipt(new AssistantSource(), LocalDate.of(2026, 11, 28), "");
        LibraryReceipts _ =
                ReceiptFile.updateFor(
                        file,
                        receipts ->
                                receipts.withReceipts(
                                        List.of(
                                                new ConfirmedFields(
                                                        doe, Set.of("journal"), proposal))));
        try (TestWindow window = open(entry)) {
            verifyAndShowTable(window);
            window.select(window.keys().indexOf("doe"));
            TestWindow.until(
                    "the record counts",
                    () ->
                            markOf(window, "journal")
                                    .startsWith("Journal: confirmed by Crossref on "));
        }
    }

    @Test
    void theFormSaysWhatSpeaksAgainstAValue() throws IOException {
        String entries =
                """
                @article{people, title = {Packages for Programs and Papers},
                  author = {Eve Poe and Max Noe}, journal = {Nature}, year = {2019}}

                @article{future, title = {Packages for Programs and Papers},
                  author = {Ann Doe and Bob Roe}, journal = {Nature}, year = {2091}}

                """;
        try (TestWindow window = open(entries)) {
            ask(window);
            TestWindow.until(
                    "all have verdicts", () -> verdicts(window).contains("Evidence against it 2"));
            choose(window, "Evidence against it");
            TestWindow.until(
                    "why nothing is offered",
                    () -> side(window).contains("Nothing is offered: records don't tell whether"));
            assertTrue(side(window).contains("Crossref has this title, but by other people: "));
            TestWindow.run(() -> entries(window).getSelectionModel().clearAndSelect(1));
            TestWindow.until("the year can be mended", () -> window.has("mending-year"));
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT1);
            window.select(window.keys().indexOf("people"));
            TestWindow.until(
                    "the people are marked",
                    () ->
                            markOf(window, "author")
                                    .equals(
                                            "Authors: the work with this title is by Ann Doe, Bob"
                                                    + " Roe, according to Crossref"));
        }
    }

    @Test
    void theTableMarksWhatWasRetractedOnceItIsShownAgain() throws IOException {
        web.on("api.crossref.org/works", crossrefRecord("", RETRACTION));
        try (TestWindow window = open()) {
            ask(window);
            TestWindow.until("it has verdicts", () -> verdicts(window).contains("Retracted 2"));
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT1);
            TestWindow.until(
                    "rows are marked",
                    () ->
                            window.table().lookupAll(".chip").stream()
                                    .anyMatch(node ->
                                            node.isVisible()
                                                    && "Retracted"
                                                            .equals(node.getAccessibleText())));
        }
    }
}
