package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

import octavo.discovery.PersonUniverse;
import octavo.gui.openlibraries.TestWindow;
import octavo.net.StubAnswer;
import octavo.net.StubServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/// *File → Following* in a made world that has more from one look to the next.
class FollowingViewTest {
    @TempDir private Path folder = Path.of("");
    private final StubServer web;

    FollowingViewTest() throws IOException {
        web = new StubServer();
    }

    @BeforeEach
    void mapHosts() {
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + web.port());
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        serveWorks(12);
    }

    @AfterEach
    void unmapHosts() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        web.close();
    }

    private void serveWorks(int ownCount) {
        new PersonUniverse(ownCount, 6).serve(web, () -> {});
    }

    private Path libraryPath() {
        return folder.resolve("p.bib");
    }

    private String sidecar() throws IOException {
        Path path = folder.resolve("p.octavo.json");
        return Files.exists(path) ? Files.readString(path) : "";
    }

    private TestWindow open(String bibtex, String settings) throws IOException {
        Path config = Files.createDirectories(folder.resolve("config"));
        Files.writeString(config.resolve("settings.json"), settings);
        TestWindow window = TestWindow.of(config, Files.writeString(libraryPath(), bibtex));
        window.focus("entries");
        return window;
    }

    /// Somebody who was looked at when there were twelve works, while there are fifteen now.
    private void followBefore(int seenCount) throws IOException {
        StringBuilder seen = new StringBuilder();
        new PersonUniverse(seenCount, 6)
                .published(true)
                .forEach(it -> seen.append("\"doi:%s\": true,\n".formatted(it.doi())));
        List.of("arxiv:2101.00000", "arxiv:2106.00005", "arxiv:2111.00010")
                .forEach(it -> seen.append("\"%s\": true,\n".formatted(it)));
        Files.writeString(
                folder.resolve("p.octavo.json"),
                """
                {"version": 1, "following": {"orcid:%s": {"name": "Wei Wang", "seen": {%s}}}}
                """
                        .formatted(PersonUniverse.OWN_ORCID, seen.substring(0, seen.length() - 2)));
    }

    private static void showSheet(TestWindow window) {
        window.press(KeyCode.F7);
        TestWindow.until("the sheet is there", () -> window.has("following"));
    }

    private static void look(TestWindow window) {
        window.click(window.node("following-look"));
        TestWindow.until(
                "services have answered", () -> window.text("following-status").endsWith("."));
    }

    private static List<String> rows(TestWindow window, String list) {
        return TestWindow.on(() ->
                ((ListView<?>) window.node(list))
                        .lookupAll(".list-cell").stream()
                                .map(node -> ((ListCell<?>) node).getAccessibleText())
                                .filter(Objects::nonNull)
                                .toList());
    }

    @Test
    void nobodyIsAskedUntilSomebodyLooksAndTheFirstTimeAllCountsAsSeen() throws IOException {
        try (TestWindow window = open("", "{\"lookUps\": true}")) {
            showSheet(window);
            assertTrue(window.node("following-number").isFocused());
            assertTrue(window.node("following-look").isDisabled());
            window.type("0000-0002-1825-0098");
            window.press(KeyCode.ENTER);
            assertTrue(window.text("following-status").startsWith("Type an ORCID iD"));
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type(PersonUniverse.OWN_ORCID);
            window.press(KeyCode.ENTER);
            assertEquals(
                    "You follow orcid:0000-0002-1825-0097 now", window.text("following-status"));
            TestWindow.until("it is kept", () -> sidecarHas("orcid:" + PersonUniverse.OWN_ORCID));
            assertEquals(List.of(), web.asked());
            look(window);
            assertTrue(
                    window.text("following-status").startsWith("Looked at for the first time"),
                    window.text("following-status"));
            TestWindow.until("what there is counts as seen", () -> sidecarHas("10.1000/own.11"));
            assertEquals(List.of(), rows(window, "discovery-list"));
        }
    }

    private boolean sidecarHas(String text) {
        try {
            return sidecar().contains(text);
        } catch (IOException _) {
            return false; // being written
        }
    }

    @Test
    void whatIsNewIsCountedMarkedAsSeenAndTakenIntoTheReview() throws IOException {
        followBefore(12);
        serveWorks(15);
        String known =
                new PersonUniverse(15, 6)
                        .published(true).stream()
                                .filter(it -> it.number() == 12)
                                .findFirst()
                                .orElseThrow()
                                .bibtex("here");
        try (TestWindow window = open(known, "{}")) {
            TestWindow.until("the sidebar has it", () -> window.has("sidebar"));
            showSheet(window);
            assertTrue(window.node("following-daily").isDisabled());
            look(window);
            assertEquals("2 new works.", window.text("following-status"));
            TestWindow.until(
                    "the works are there", () -> rows(window, "discovery-list").size() == 2);
            List<String> works = rows(window, "discovery-list");
            assertTrue(
                    works.stream().anyMatch(it -> it.endsWith("Wei Wang, In your library")),
                    works.toString());
            assertEquals(
                    List.of("All new, 2 new works", "Wei Wang, 0000-0002-1825-0097, 2 new works"),
                    rows(window, "following-sources"));
            assertTrue(window.node("discovery-list").isFocused());
            int missingPlace = works.getFirst().endsWith("In your library") ? 1 : 0;
            if (missingPlace == 1) {
                window.press(KeyCode.DOWN);
            }
            window.press(KeyCode.ENTER);
            TestWindow.until("the review is there", () -> window.has("import-list"));
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "it is in",
                    () -> window.document().library().file().text().contains("10.1000/own.14"));
            assertFalse(sidecarHas("own.14"));
            showSheet(window);
            TestWindow.until(
                    "it is known to be in",
                    () ->
                            rows(window, "discovery-list").stream()
                                    .allMatch(it -> it.endsWith("In your library")));
            window.click(window.node("following-all-seen"));
            TestWindow.until("both are seen", () -> rows(window, "discovery-list").isEmpty());
            TestWindow.until("it is kept", () -> sidecarHas("own.14") && sidecarHas("own.12"));
            window.press(KeyCode.ESCAPE);
            window.command("undo");
            TestWindow.until("undo takes it back", () -> !sidecarHas("own.14"));
        }
    }

    @Test
    void onceADayServicesAreAskedIfTheSettingsOfThisComputerSaySo() throws IOException {
        followBefore(12);
        serveWorks(15);
        String settings = "{\"lookUps\": %s, \"lookDaily\": {\"%s\": \"2020-01-01\"}}";
        try (TestWindow window = open("", settings.formatted(false, libraryPath()))) {
            showSheet(window);
            TestWindow.until("it is read", () -> rows(window, "following-sources").size() == 2);
            tick(window);
            assertEquals(List.of(), web.asked());
        }
        try (TestWindow window = open("", settings.formatted(true, libraryPath()))) {
            showSheet(window);
            TestWindow.until(
                    "it looks",
                    () -> {
                        window.gui.workspaces().tick(false);
                        return window.text("following-status").equals("2 new works.");
                    });
            int askedCount = web.asked().size();
            tick(window);
            assertEquals(askedCount, web.asked().size());
        }
    }

    private static void tick(TestWindow window) {
        TestWindow.on(() -> {
            window.gui.workspaces().tick(false);
            return true;
        });
    }

    @Test
    void aServiceThatFailsIsNamedAndWhatOthersHaveIsShown() throws IOException {
        followBefore(12);
        serveWorks(15);
        web.on("pub.orcid.org", StubAnswer.of(403, "text/plain", "no"));
        try (TestWindow window = open("", "{}")) {
            showSheet(window);
            TestWindow.until("it is read", () -> rows(window, "following-sources").size() == 2);
            look(window);
            assertEquals("1 new work.", window.text("following-status"));
            assertTrue(
                    window.text("following-failed").startsWith("Not answered: ORCID"),
                    window.text("following-failed"));
        }
    }

    @Test
    void thePeopleAndTheVenueOfAnEntryAreOfferedByTheirNumbers() throws IOException {
        String bibtex =
                """
                @article{a, title = {A}, author = {Ann Doe and Wei Wang}, year = 2020, journal = {Acta Nova},
                  author+an:orcid = {2="0000-0002-1825-0097"}}
                """;
        try (TestWindow window = open(bibtex, "{}")) {
            window.press(KeyCode.SHIFT, KeyCode.F7);
            TestWindow.until("the sheet is there", () -> window.has("follow-offers"));
            assertEquals(
                    List.of(
                            "Doe, Ann, No ORCID iD known; type it below",
                            "Wang, Wei, ORCID iD 0000-0002-1825-0097",
                            "Acta Nova, No ISSN known; type it below"),
                    rows(window, "follow-offers"));
            window.press(KeyCode.DOWN);
            window.press(KeyCode.ENTER);
            assertEquals("You follow Wang, Wei now", window.text("follow-status"));
            window.press(KeyCode.DOWN);
            window.press(KeyCode.ENTER);
            assertTrue(window.node("follow-number").isFocused());
            window.type("1095-9203");
            window.press(KeyCode.ENTER);
            assertEquals("You follow Acta Nova now", window.text("follow-status"));
            window.press(KeyCode.ENTER);
            assertEquals("You no longer follow Acta Nova", window.text("follow-status"));
            TestWindow.until("it is kept", () -> sidecarHas("\"name\": \"Wang, Wei\""));
            assertFalse(sidecarHas("Acta Nova"));
            assertEquals(List.of(), web.asked());
        }
    }
}
