package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import octavo.bib.BibParser;
import octavo.discovery.PersonUniverse;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;
import octavo.library.Library;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.net.StubAnswer;
import octavo.net.StubServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// *CV → Look for More*: one's own list beside what services have of one.
class OwnWorksViewTest {
    @TempDir private Path folder = Path.of("");
    private final StubServer web;
    private final PersonUniverse universe = new PersonUniverse(12, 6);

    OwnWorksViewTest() throws IOException {
        web = new StubServer();
    }

    @BeforeEach
    void mapHosts() {
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
    }

    @AfterEach
    void unmapHosts() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        web.close();
    }

    private TestWindow open(String bibtex, boolean allowsLookups) throws IOException {
        Path config = Files.createDirectories(folder.resolve("config"));
        Files.writeString(config.resolve("settings.json"), "{\"lookUps\": " + allowsLookups + "}");
        return TestWindow.of(config, Files.writeString(folder.resolve("p.bib"), bibtex));
    }

    /// All own works but the last two.
    private String listedEntries() {
        return universe.published(true).stream()
                .limit(10)
                .map(it -> it.bibtex("k" + it.number()))
                .collect(Collectors.joining("\n"));
    }

    private TestWindow askAbout(String bibtex, String name, String orcid) throws IOException {
        TestWindow window = open(bibtex, true);
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Y);
        TestWindow.until("the sheet is there", () -> window.has("own-orcid"));
        assertTrue(window.node("own-orcid").isFocused());
        window.type(orcid);
        window.focus("own-name");
        window.type(name);
        assertEquals(List.of(), web.asked());
        window.press(KeyCode.ENTER);
        TestWindow.until("the works are there", () -> window.has("own-group-all"));
        return window;
    }

    private static List<String> rows(TestWindow window) {
        return TestWindow.on(() ->
                ((ListView<?>) window.node("discovery-list"))
                        .lookupAll(".list-cell").stream()
                                .map(node -> ((ListCell<?>) node).getAccessibleText())
                                .filter(Objects::nonNull)
                                .toList());
    }

    private static String count(TestWindow window, String group) {
        return TestWindow.on(() ->
                window.has("own-group-" + group)
                        ? ((ToggleButton) window.node("own-group-" + group)).getText()
                        : "");
    }

    @Test
    void whatIsMissingIsTickedAndComesInAfterTheReview() throws IOException {
        universe.serve(web, () -> {});
        try (TestWindow window =
                askAbout(listedEntries(), PersonUniverse.NAME, PersonUniverse.OWN_ORCID)) {
            assertEquals("Missing here 2", count(window, "missing"));
            assertEquals("2 works are public and missing here", window.text("own-status"));
            assertTrue(
                    rows(window).getFirst().endsWith("Missing here, ticked"),
                    () -> rows(window) + "");
            window.click(window.node("discovery-add"));
            TestWindow.until("the review is there", () -> window.has("import-list"));
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "they are in",
                    () -> window.document().library().file().text().contains("10.1000/own.11"));
            window.command("save");
            window.untilState(SaveState.SAVED);
            String saved = Files.readString(folder.resolve("p.bib"));
            assertTrue(saved.contains("10.1000/own.10"), saved);
            assertFalse(saved.contains("10.1000/other"), saved);
        }
    }

    @Test
    void whatIsSaidNotToBeMineIsRememberedBesideTheLibraryAndTakenBack() throws IOException {
        universe.serve(web, () -> {});
        try (TestWindow window =
                askAbout(listedEntries(), PersonUniverse.NAME, PersonUniverse.OWN_ORCID)) {
            window.click(window.node("own-group-missing"));
            window.focus("discovery-list");
            window.press(KeyCode.DELETE);
            TestWindow.until(
                    "it is no longer missing",
                    () -> count(window, "missing").equals("Missing here 1"));
            Path sidecar = folder.resolve("p.octavo.json");
            TestWindow.until("it is noted", () -> Files.readString(sidecar).contains("notMine"));
            window.click(window.node("own-group-not-mine"));
            TestWindow.until(
                    "it is listed",
                    () ->
                            window.text("own-disown").equals("_Mine After All")
                                    || selectNext(window));
            window.click(window.node("own-disown"));
            TestWindow.until(
                    "it is missing again", () -> count(window, "missing").equals("Missing here 2"));
            TestWindow.until(
                    "the note is gone", () -> !Files.readString(sidecar).contains("notMine"));
        }
    }

    /// Not all that is not mine was said to be so.
    private static boolean selectNext(TestWindow window) {
        ((ListView<?>) window.node("discovery-list")).getSelectionModel().selectNext();
        return false;
    }

    @Test
    void theReferenceUserSeesWhatTheHomepageLacksInThreeActions() throws IOException {
        String sample = Files.readString(Path.of("samples/papers.bib"));
        web.on("pub.orcid.org", StubAnswer.ofJson(orcidAnswer(sample)));
        try (TestWindow window = open(sample, true)) {
            window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Y); // one
            TestWindow.until("the sheet is there", () -> window.has("own-orcid"));
            window.type("0000-0002-1825-0097"); // two
            window.press(KeyCode.ENTER); // three
            TestWindow.until("the works are there", () -> window.has("own-group-all"));
            assertEquals("Missing here 1", count(window, "missing"), () -> rows(window).toString());
            assertTrue(rows(window).getFirst().startsWith("A Paper That the Homepage Lacks"));
        }
    }

    @Test
    void onlyTheButtonSendsWhileLookUpsAreOff() throws IOException {
        String sample = Files.readString(Path.of("samples/papers.bib"));
        web.on("pub.orcid.org", StubAnswer.ofJson(orcidAnswer(sample)));
        try (TestWindow window = open(sample, false)) {
            window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Y);
            TestWindow.until("the sheet is there", () -> window.has("own-orcid"));
            window.type("0000-0002-1825-0097");
            window.press(KeyCode.ENTER);
            assertTrue(window.node("own-ask").isFocused());
            assertFalse(window.has("own-stop"));
            assertEquals(List.of(), web.asked());
            window.press(KeyCode.ENTER);
            TestWindow.until("the works are there", () -> window.has("own-group-all"));
        }
    }

    /// What ORCID has: all papers of a library, and one that it lacks.
    private static String orcidAnswer(String bibtex) {
        ObjectNode root = JsonMapper.shared().createObjectNode();
        ArrayNode groups = root.putArray("group");
        Work.allOf(Library.of(BibParser.parse(bibtex)))
                .filter(work -> work.workKind() != WorkKind.TALK)
                .forEach(work ->
                        addWork(
                                groups,
                                work.title(),
                                work.venue(),
                                work.shownYear(),
                                work.doi().map(it -> it.name()).orElse(""),
                                work.arXiv().map(it -> it.id()).orElse("")));
        addWork(groups, "A Paper That the Homepage Lacks", "NeurIPS", "2025", "10.1000/lacks", "");
        return root.toString();
    }

    private static void addWork(
            ArrayNode groups, String title, String venue, String year, String doi, String arxivId) {
        ObjectNode summary = groups.addObject().putArray("work-summary").addObject();
        summary.put("put-code", groups.size()).put("display-index", "0");
        summary.putObject("title").putObject("title").put("value", title);
        summary.put("type", arxivId.isEmpty() ? "conference-paper" : "preprint");
        summary.putObject("publication-date").putObject("year").put("value", year);
        summary.putObject("journal-title").put("value", venue);
        ArrayNode identifiers = summary.putObject("external-ids").putArray("external-id");
        addIdentifier(identifiers, "doi", doi);
        addIdentifier(identifiers, "arxiv", arxivId);
    }

    private static void addIdentifier(ArrayNode identifiers, String type, String value) {
        if (!value.isEmpty()) {
            identifiers
                    .addObject()
                    .put("external-id-type", type)
                    .put("external-id-value", value)
                    .put("external-id-relationship", "self");
        }
    }
}
