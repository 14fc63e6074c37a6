package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class CvViewTest {
    private static final String FILE =
            """
            @article{a, title = {Alpha}, author = {Mai, Luo}, journal = {J}, year = 2020}
            @article{b, title = {Beta}, author = {Mai, Luo}, journal = {J}, year = 2021}
            """;
    private static final String SIDECAR =
            """
            {"version": 1, "profiles": {"home": {"sections": [{"where": "", "sort": "-date"}]}}}
            """;
    private static final String OWN =
            "Mine.\n% octavo: begin home\n% octavo: end home\nMine too.\n";

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Files.writeString(folder.resolve("p.octavo.json"), SIDECAR);
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
        untilShows(window, "Beta, Alpha");
        return window;
    }

    @Test
    void theBeginningOfANameIsEnoughToSayWhoOneIs() throws IOException {
        String file =
                FILE.replaceFirst("Mai, Luo", "M{\\\\\"u}ller, Ana and Mai, Luo and Wagner, Guo");
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file))) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
            untilShows(window, "Beta, Alpha");
            window.focus("cv-my-name");
            window.type("mull");
            TestWindow.until("names are offered", TestWindow::hasPopup);
            window.press(KeyCode.ENTER);
            TestWindow.until("it is known", () -> window.has("cv-known"));
            assertEquals("Müller, Ana", window.text("cv-my-name"));
        }
    }

    @Test
    void stringsThatNothingDefinesAreSaidWithTheWayToTheirEntries() throws IOException {
        Files.writeString(folder.resolve("p.octavo.json"), SIDECAR);
        String file =
                FILE.replaceFirst("\\{J\\}", "aerp")
                        + "@article{c, title = {Gamma}, journal = {Aerp}, year = 2022}\n";
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file))) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
            TestWindow.until("it is said", () -> window.has("cv-undefined"));
            assertEquals("aerp: no such @string, printed as written", window.text("cv-undefined"));
            window.clickText("Show Entries");
            TestWindow.until("the table is there", () -> window.has("entries"));
            assertTrue(window.keys().contains("a"));
            assertFalse(window.keys().contains("b"));
        }
    }

    /// The titles on the page, in their order.
    private static void untilShows(TestWindow window, String titles) {
        TestWindow.until("it shows " + titles, () -> titles(window).equals(titles));
    }

    private static String titles(TestWindow window) {
        String all = window.has("cv-page") ? page(window).getItems().toString() : "";
        List<String> titles =
                List.of("Alpha", "Beta").stream()
                        .filter(all::contains)
                        .sorted(Comparator.comparingInt(all::indexOf))
                        .toList();
        return String.join(", ", titles);
    }

    private static ListView<?> page(TestWindow window) {
        return (ListView<?>) window.node("cv-page");
    }

    private static void choose(TestWindow window, int row) {
        TestWindow.run(() -> page(window).getSelectionModel().clearAndSelect(row));
        window.focus("cv-page");
    }

    private static boolean says(TestWindow window, String words) {
        return window.nodes().stream()
                .anyMatch(
                        node -> node instanceof Labeled labeled && words.equals(labeled.getText()));
    }

    private static void addOutput(TestWindow window, String file) {
        window.focus("cv-output");
        window.type(file);
        window.press(KeyCode.ENTER);
    }

    @Test
    @Tag("slow")
    void theKeysHideMoveAndShowAnEntry() throws IOException {
        try (TestWindow window = open()) {
            int first = TestWindow.on(() -> page(window).getItems().size()) - 2;
            choose(window, first);
            window.press(KeyCode.ALT, KeyCode.DOWN);
            untilShows(window, "Alpha, Beta");
            choose(window, first);
            window.press(KeyCode.DELETE);
            untilShows(window, "Beta");
            TestWindow.until("it can be shown", () -> window.has("cv-show"));
            TestWindow.run(() -> ((Button) window.node("cv-show")).fire());
            untilShows(window, "Alpha, Beta");
        }
    }

    @Test
    void aNoteIsWrittenByTheKeysBelowItsEntry() throws IOException {
        Path sidecar = folder.resolve("p.octavo.json");
        try (TestWindow window = open()) {
            choose(window, TestWindow.on(() -> page(window).getItems().size()) - 1);
            window.press(KeyCode.ENTER);
            window.type("best");
            window.press(KeyCode.ESCAPE);
            window.press(KeyCode.ENTER);
            window.type("best paper");
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "it is noted", () -> Files.readString(sidecar).contains("\"best paper\""));
            assertEquals(1, TestWindow.on(() -> Window.getWindows().size()), "nothing opens");
            TestWindow.until("the keys are at the entries again", () -> page(window).isFocused());
            window.press(KeyCode.ENTER);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("award");
            window.focus("cv-names");
            TestWindow.until(
                    "going elsewhere keeps it",
                    () -> Files.readString(sidecar).contains("\"award\""));
        }
    }

    @Test
    void anEntryHasAMenuOfWhatCanBeDoneToIt() throws IOException {
        try (TestWindow window = open()) {
            choose(window, TestWindow.on(() -> page(window).getItems().size()) - 1);
            assertTrue(askedOf(window, "down").isDisable(), "it is the last");
            TestWindow.run(() -> askedOf(window, "up").fire());
            untilShows(window, "Alpha, Beta");
            TestWindow.run(() -> askedOf(window, "copy").fire());
            String copied = TestWindow.on(() -> Clipboard.getSystemClipboard().getString());
            assertTrue(copied.contains("Alpha"), copied);
            TestWindow.run(() -> askedOf(window, "write-note").fire());
            TestWindow.until("it is asked for", () -> window.has("cv-note"));
            window.press(KeyCode.ESCAPE);
            TestWindow.run(() -> askedOf(window, "hide").fire());
            untilShows(window, "Beta");
            choose(window, TestWindow.on(() -> page(window).getItems().size()) - 1);
            TestWindow.run(() -> askedOf(window, "show-entry").fire());
            TestWindow.until(
                    "the table shows it",
                    () -> window.has("field-title") && "Beta".equals(window.text("field-title")));
        }
    }

    /// An item of the menu of the selected entry.
    private static MenuItem askedOf(TestWindow window, String what) {
        return TestWindow.on(() -> {
            ListView<?> page = page(window);
            page.fireEvent(
                    new ContextMenuEvent(
                            ContextMenuEvent.CONTEXT_MENU_REQUESTED, 0, 0, 0, 0, true, null));
            ContextMenu menu =
                    Window.getWindows().stream()
                            .filter(ContextMenu.class::isInstance)
                            .map(ContextMenu.class::cast)
                            .filter(it -> "cv-menu".equals(it.getId()))
                            .findFirst()
                            .orElseThrow();
            menu.hide();
            return menu.getItems().stream()
                    .filter(it -> ("cv-menu-" + what).equals(it.getId()))
                    .findFirst()
                    .orElseThrow();
        });
    }

    @Test
    @Tag("slow")
    void aFileOfOnesOwnTakesTheListBetweenItsMarksAndKnowsWhenItIsStale() throws IOException {
        Path own = Files.writeString(folder.resolve("cv.tex"), OWN);
        try (TestWindow window = open()) {
            addOutput(window, "cv.tex");
            TestWindow.until("it is listed", () -> says(window, "out of date"));
            assertEquals(OWN, Files.readString(own));
            TestWindow.run(() -> ((Button) window.node("cv-export")).fire());
            TestWindow.until("it is written", () -> says(window, "up to date"));
            String written = Files.readString(own);
            assertTrue(written.startsWith("Mine.\n% octavo: begin home\n"), written);
            assertTrue(written.contains("Beta") && written.endsWith("Mine too.\n"), written);
            window.command("go-library");
            window.select(0);
            window.replace("field-title", "Gamma");
            window.command("go-cv");
            TestWindow.until("it is stale", () -> says(window, "out of date"));
        }
    }

    @Test
    @Tag("slow")
    void aFileWithoutAPlaceForTheListIsLeftAloneAndToldWhy() throws IOException {
        Path own = Files.writeString(folder.resolve("cv.tex"), "Mine.\n");
        try (TestWindow window = open()) {
            addOutput(window, "cv.tex");
            TestWindow.until("it is said", () -> says(window, "has no place for the list"));
            window.command("write-lists");
            TestWindow.until("it is told", () -> !window.notices().isEmpty());
            assertTrue(
                    window.notices().getFirst().contains("octavo: begin home"),
                    window.notices().toString());
        }
        assertEquals("Mine.\n", Files.readString(own));
    }

    @Test
    @Tag("slow")
    void oneCommandWritesAllListsFromAnywhere() throws IOException {
        try (TestWindow window = open()) {
            addOutput(window, "new.md");
            TestWindow.until("it is listed", () -> says(window, "not written yet"));
            window.command("go-library");
            window.press(KeyCode.SHORTCUT, KeyCode.E);
            TestWindow.until("it is told", () -> !window.notices().isEmpty());
            assertEquals("Written: new.md.", window.notices().getFirst());
            assertTrue(Files.readString(folder.resolve("new.md")).contains("Beta"));
            window.command("go-cv");
            TestWindow.until("the page knows", () -> says(window, "up to date"));
        }
    }

    @Test
    @Tag("slow")
    void aQueryIsTakenWhenTheKeysGoElsewhere() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> ((ToggleButton) window.node("cv-section-0-more")).fire());
            window.focus("cv-section-0-where");
            window.type("year:2021");
            window.press(KeyCode.TAB);
            untilShows(window, "Beta");
        }
    }

    @Test
    void theKeysStayInAFieldWhoseTextIsTaken() throws IOException {
        try (TestWindow window = open()) {
            window.focus("cv-section-0-heading");
            window.type("Papers");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is taken", () -> says(window, "Papers"));
            Node focused = TestWindow.on(() -> window.scene().getFocusOwner());
            assertEquals("cv-section-0-heading", focused.getId());
            assertFalse(window.document().dirtyProperty().get(), "profiles are not in the file");
        }
    }

    @Test
    void sayingWhoOneIsPrintsTheNameInBoldAtOnce() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> ((ToggleButton) window.node("cv-emphasis-0")).fire());
            TestWindow.until("it is asked", () -> window.has("cv-be-me"));
            TestWindow.run(() -> ((Button) window.node("cv-be-me")).fire());
            TestWindow.until("it is known", () -> says(window, "2 papers under 1 spelling"));
            assertFalse(window.has("cv-be-me"));
            TestWindow.until(
                    "it is kept",
                    () ->
                            Files.readString(folder.resolve("p.octavo.json"))
                                    .contains("\"me\": true"));
        }
    }

    @Test
    void whoeverIsKnownFromPeopleIsOfferedAListOfTheirOwn() throws IOException {
        Files.writeString(
                folder.resolve("p.octavo.json"),
                "{\"people\": {\"mai\": {\"me\": true, \"spellings\": {\"Mai, Luo\": true}}}}");
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE))) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
            TestWindow.until("it is offered", () -> window.has("cv-list-mine"));
            TestWindow.run(() -> ((Button) window.node("cv-list-mine")).fire());
            TestWindow.until("it is made", () -> !window.has("cv-list-mine"));
            TestWindow.until(
                    "it is kept",
                    () ->
                            Files.readString(folder.resolve("p.octavo.json"))
                                    .contains("\"mine\": true"));
        }
    }

    @Test
    @Tag("slow")
    void theFormStaysWhereItIsWhenItGrows() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> ((ToggleButton) window.node("cv-emphasis-0")).fire());
            TestWindow.until("it is asked", () -> window.has("cv-be-me"));
            TestWindow.run(() -> window.stage.setHeight(500));
            TestWindow.run(() -> ((ScrollPane) window.node("cv-profile")).setVvalue(0.2));
            double before = TestWindow.on(() -> formTop(window));
            assertTrue(before > 0, "it can be scrolled");
            window.focus("cv-be-me");
            window.press(KeyCode.SPACE);
            TestWindow.until("it is known", () -> window.has("cv-known"));
            assertEquals(before, TestWindow.on(() -> formTop(window)), 1);
            addOutput(window, "a.md, b.md, c.md, d.md");
            TestWindow.until("they are listed", () -> window.has("cv-output-3-remove"));
            assertEquals(before, TestWindow.on(() -> formTop(window)), 1);
        }
    }

    private static double formTop(TestWindow window) {
        ScrollPane form = (ScrollPane) window.node("cv-profile");
        double room =
                form.getContent().getLayoutBounds().getHeight()
                        - form.getViewportBounds().getHeight();
        return form.getVvalue() * room;
    }

    @Test
    @Tag("slow")
    void undoElsewhereSaysWhatItUndidAndLeadsThere() throws IOException {
        try (TestWindow window = open()) {
            addOutput(window, "new.md");
            TestWindow.until("it is listed", () -> says(window, "not written yet"));
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            TestWindow.until("it is gone", () -> !says(window, "not written yet"));
            assertEquals(List.of("Undone: Change profile home"), window.notices());
            assertTrue(window.button("Go to CV").isEmpty(), "that is here");
            window.command("go-library");
            window.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
            assertEquals(List.of("Redone: Change profile home"), window.notices());
            window.clickText("Go to CV");
            TestWindow.until("it is there again", () -> says(window, "not written yet"));
            assertEquals(List.of(), window.notices());
        }
    }

    @Test
    @Tag("slow")
    void undoOfAChangedEntryElsewhereLeadsToTheEntry() throws IOException {
        try (TestWindow window = open()) {
            window.command("go-library");
            window.select(0);
            window.replace("field-title", "Gamma");
            window.select(1);
            window.command("go-cv");
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            window.clickText("Go to Library");
            TestWindow.until("it is shown", () -> window.text("field-title").equals("Alpha"));
        }
    }

    @Test
    @Tag("slow")
    void onThePageOfListsNothingOffersToGoThere() throws IOException {
        try (TestWindow window = open()) {
            addOutput(window, "new.md");
            TestWindow.until("it is listed", () -> says(window, "not written yet"));
            window.press(KeyCode.SHORTCUT, KeyCode.E);
            TestWindow.until("it is told", () -> !window.notices().isEmpty());
            assertTrue(window.button("Go to CV").isEmpty());
        }
    }

    @Test
    @Tag("slow")
    void aSectionIsDraggedToThePlaceOfAnother() throws IOException {
        Files.writeString(
                folder.resolve("p.octavo.json"),
                """
                {"version": 1, "profiles": {"home": {"sections": [
                  {"heading": "A", "where": "year:2020"}, {"heading": "B", "where": "year:2021"},
                  {"heading": "C"}]}}}
                """);
        TestWindow opened = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        try (TestWindow window = opened) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
            TestWindow.until("it is there", () -> window.has("cv-section-2-grip"));
            TestWindow.run(() -> ((ToggleButton) window.node("cv-section-2-more")).fire());
            dragSection(window, 2, 0);
            TestWindow.until("it is first", () -> headings(window).equals("C, A, B"));
            assertTrue(((ToggleButton) window.node("cv-section-0-more")).isSelected());
            assertFalse(((ToggleButton) window.node("cv-section-2-more")).isSelected());
            dragSection(window, 0, 2);
            TestWindow.until("it is last", () -> headings(window).equals("A, B, C"));
        }
    }

    private static void dragSection(TestWindow window, int from, int to) {
        double way = top(window, to) - top(window, from);
        window.drag(window.node("cv-section-" + from + "-grip"), way);
    }

    private static double top(TestWindow window, int section) {
        Node heading = window.node("cv-section-" + section + "-heading");
        return TestWindow.on(() -> heading.localToScene(0, 0).getY());
    }

    private static String headings(TestWindow window) {
        return IntStream.range(0, 3)
                .mapToObj(i -> window.text("cv-section-" + i + "-heading"))
                .collect(Collectors.joining(", "));
    }

    @Test
    void theProfileIsShownAndTakenAsText() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> ((ToggleButton) window.node("cv-json")).fire());
            TestWindow.until("it is there", () -> window.has("cv-json-text"));
            TestWindow.run(() ->
                    ((TextArea) window.node("cv-json-text"))
                            .setText("{\"sections\": [{\"where\": \"year:2020\"}]}"));
            TestWindow.run(() -> ((Button) window.node("cv-json-apply")).fire());
            untilShows(window, "Alpha");
        }
    }

    @Test
    void thePageGrowsAndShrinks() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> ((Button) window.node("cv-zoom-in")).fire());
            assertTrue(says(window, "125 %"));
            assertTrue(page(window).getStyleClass().contains("cv-zoom-125"));
            TestWindow.run(() -> ((Button) window.node("cv-zoom-out")).fire());
            TestWindow.run(() -> ((Button) window.node("cv-zoom-out")).fire());
            TestWindow.run(() -> ((Button) window.node("cv-zoom-out")).fire());
            assertTrue(says(window, "75 %"));
            assertTrue(TestWindow.on(() -> window.node("cv-zoom-out").isDisabled()));
        }
    }

    @Test
    @Tag("slow")
    void choosingAProfileWithTheKeysKeepsTheFocusOnTheChoice() throws IOException {
        Files.writeString(
                folder.resolve("p.octavo.json"),
                """
                {"version": 1, "profiles": {
                  "home": {"sections": [{"where": "", "sort": "-date"}]},
                  "old": {"sections": [{"where": "year:2020"}]},
                  "new": {"sections": [{"where": "year:2021"}]}}}
                """);
        TestWindow opened = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        try (TestWindow window = opened) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
            untilShows(window, "Beta, Alpha");
            window.focus("cv-names");
            TestWindow.run(() -> ((ComboBox<?>) window.node("cv-names")).show());
            window.press(KeyCode.DOWN);
            untilShows(window, "Alpha");
            window.press(KeyCode.DOWN);
            untilShows(window, "Beta");
            window.press(KeyCode.ENTER);
            assertEquals("cv-names", TestWindow.on(() -> window.scene().getFocusOwner().getId()));
        }
    }
}
