package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

import octavo.discovery.CitationUniverse;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// *Entry → Citations* in a made world of works that cite each other.
class CitationSearchViewTest {
    private static final int ENTRY_COUNT = 30;

    @TempDir private Path folder = Path.of("");
    private final StubServer web;
    private final CitationUniverse universe = new CitationUniverse(ENTRY_COUNT);

    CitationSearchViewTest() throws IOException {
        web = new StubServer();
    }

    @BeforeEach
    void serveCitations() {
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        universe.serve(web, () -> {});
        universe.serveCitations(web);
    }

    @AfterEach
    void unmapHosts() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        web.close();
    }

    /// @param direction `cited` or `citing`
    private TestWindow open(String bibtex, String direction, boolean allowsLookups)
            throws IOException {
        Path config = Files.createDirectories(folder.resolve("config"));
        Files.writeString(config.resolve("settings.json"), "{\"lookUps\": " + allowsLookups + "}");
        TestWindow window =
                TestWindow.of(config, Files.writeString(folder.resolve("p.bib"), bibtex));
        window.select(0);
        window.focus("entries");
        if (direction.equals("cited")) {
            window.press(KeyCode.SHORTCUT, KeyCode.I);
        } else {
            window.press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.I);
        }
        TestWindow.until("the sheet is there", () -> window.has("citation-search"));
        return window;
    }

    private static List<String> rows(TestWindow window) {
        return TestWindow.on(() ->
                ((ListView<?>) window.node("discovery-list"))
                        .lookupAll(".list-cell").stream()
                                .map(node -> (ListCell<?>) node)
                                .sorted(Comparator.comparingInt(ListCell::getIndex))
                                .map(Node::getAccessibleText)
                                .filter(Objects::nonNull)
                                .map(text -> text.replace("\u200E", ""))
                                .toList());
    }

    private static void untilDone(TestWindow window) {
        TestWindow.until(
                "all have answered",
                () ->
                        !window.has("citations-stop")
                                && !window.text("citations-status").isEmpty()
                                && !window.text("citations-status").contains("…"));
    }

    private static String details(TestWindow window) {
        return TestWindow.on(() ->
                window.node("discovery-details").lookupAll(".label").stream()
                        .map(node -> ((Labeled) node).getText())
                        .toList()
                        .toString());
    }

    @Test
    void nothingIsSentUntilTheButtonAllowsItAndWhatIsMissingComesFirst() throws IOException {
        String bibtex =
                universe.bibtex()
                        + CitationUniverse.citedEntry("here", mostCited().getFirst(), true)
                        + CitationUniverse.citedEntry("title", mostCited().get(1), false);
        try (TestWindow window = open(bibtex, "cited", false)) {
            assertTrue(window.node("citations-ask").isFocused());
            window.click(window.node("citations-scope-library"));
            assertEquals(
                    "All " + (ENTRY_COUNT + 2),
                    ((Labeled) window.node("citations-scope-library")).getText());
            assertEquals(List.of(), web.asked());
            window.focus("citations-ask");
            window.press(KeyCode.ENTER);
            untilDone(window);
            assertTrue(window.node("discovery-list").isFocused());
            assertTrue(
                    window.text("citations-status")
                            .matches("\\d+ works are missing here, 2 are in your library"),
                    window.text("citations-status"));
            List<String> rows = rows(window);
            assertTrue(rows.getFirst().matches("On .*, Cited by [3-9]"), rows.toString());
            assertEquals(
                    "Crossref has no list of references of 2 of 32 entries. 30 references without"
                            + " a DOI are not listed.",
                    window.text("citations-remarks"));
            assertTrue(details(window).contains("of these entries:\n• Own Work Number"));
            window.press(KeyCode.SPACE);
            window.press(KeyCode.ENTER);
            TestWindow.until("the review is there", () -> window.has("import-list"));
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "it is in",
                    () -> window.document().library().file().text().length() > bibtex.length());
            window.command("save");
            window.untilState(SaveState.SAVED);
            String saved = Files.readString(folder.resolve("p.bib"));
            assertTrue(saved.startsWith(bibtex), saved);
            assertTrue(saved.contains(CitationUniverse.citedDoi(mostCited().get(2))), saved);
        }
    }

    @Test
    void aSingleEntryShowsAllThatItCitesAndWhatIsHereLeadsToItsEntry() throws IOException {
        String cited = CitationUniverse.citedEntry("here", universe.citedBy(0).getFirst(), true);
        try (TestWindow window = open(universe.bibtex() + cited, "cited", true)) {
            untilDone(window);
            assertFalse(window.has("citations-least"));
            assertTrue(rows(window).stream().noneMatch(row -> row.contains("Cited by")));
            ListView<?> works = (ListView<?>) window.node("discovery-list");
            TestWindow.on(() -> {
                works.scrollTo(works.getItems().size() - 1);
                works.getSelectionModel().selectLast();
                return true;
            });
            TestWindow.until("its details are there", () -> window.has("discovery-known-here"));
            window.click(window.node("discovery-known-here"));
            assertFalse(window.has("citation-search"));
            TestWindow.until(
                    "its entry is chosen",
                    () -> {
                        var row = window.table().getSelectionModel().getSelectedItem();
                        return row != null && row.texts().key().equals("here");
                    });
        }
    }

    /// The numbers of the works that most entries cite.
    private List<Integer> mostCited() {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = 0; i < ENTRY_COUNT; i++) {
            Set.copyOf(universe.citedBy(i)).forEach(cited -> counts.merge(cited, 1, Integer::sum));
        }
        return counts.entrySet().stream()
                .sorted(
                        Comparator.comparingInt((Map.Entry<Integer, Integer> it) -> -it.getValue())
                                .thenComparing(it -> CitationUniverse.citedDoi(it.getKey())))
                .map(Map.Entry::getKey)
                .toList();
    }

    @Test
    void whatCitesEntriesIsListedAndNarrowed() throws IOException {
        try (TestWindow window = open(universe.bibtex(), "citing", true)) {
            untilDone(window);
            assertEquals("3 works are missing here", window.text("citations-status"));
            window.click(window.node("citations-scope-library"));
            untilDone(window);
            assertTrue(
                    rows(window).getFirst().endsWith(", Cites " + ENTRY_COUNT),
                    () -> rows(window).toString());
            int allCount = ((ListView<?>) window.node("discovery-list")).getItems().size();
            window.focus("citations-least");
            window.press(KeyCode.DOWN);
            untilDone(window);
            int fewerCount = ((ListView<?>) window.node("discovery-list")).getItems().size();
            assertTrue(fewerCount < allCount, fewerCount + " of " + allCount);
        }
    }

    @Test
    void whatCameIsShownWhileOthersAreAskedAndStaysWhenStopped() throws IOException {
        web.on(
                "api.semanticscholar.org/graph/v1/paper/batch",
                (Asked asked) ->
                        asked.body().contains("10.1000/own.25\"")
                                ? Optional.of(StubAnswer.ofJson("[]").after(Duration.ofHours(1)))
                                : Optional.empty());
        try (TestWindow window = open(universe.bibtex(), "citing", true)) {
            untilDone(window);
            window.click(window.node("citations-scope-library"));
            TestWindow.until(
                    "the first have come",
                    () ->
                            window.text("citations-status")
                                    .equals("Semantic Scholar: citations of 20 of 30 entries …"));
            assertTrue(rows(window).getFirst().endsWith(", Cites 20"));
            window.click(window.node("citations-stop"));
            assertFalse(rows(window).isEmpty());
            assertTrue(
                    window.text("citations-status").endsWith("Stopped before all had come"),
                    window.text("citations-status"));
        }
    }

    @Test
    void aServiceThatFailsIsNamedAndNothingIsCalledComplete() throws IOException {
        web.on("", StubAnswer.of(403, "text/plain", "no"));
        try (TestWindow window = open(universe.bibtex(), "cited", true)) {
            untilDone(window);
            assertEquals("Crossref has not answered", window.text("citations-status"));
            assertTrue(window.text("citations-failed").startsWith("Not answered: Crossref ("));
            assertFalse(window.has("citations-remarks"));
        }
    }

    @Test
    void beingOfflineIsSaid() throws IOException {
        web.close();
        try (TestWindow window = open(universe.bibtex(), "citing", true)) {
            untilDone(window);
            assertEquals("Semantic Scholar has not answered", window.text("citations-status"));
            assertEquals(
                    "Not answered: Semantic Scholar (api.semanticscholar.org cannot be reached.)",
                    window.text("citations-failed"));
        }
    }

    @Test
    void anEntryWithoutANumberIsNotAskedAbout() throws IOException {
        try (TestWindow window = open("@misc{a, title = {A}, year = 2020}\n", "citing", true)) {
            TestWindow.until(
                    "it is said",
                    () ->
                            window.text("citations-status")
                                    .startsWith("This entry has neither a DOI nor"));
            assertEquals(List.of(), web.asked());
        }
    }
}
