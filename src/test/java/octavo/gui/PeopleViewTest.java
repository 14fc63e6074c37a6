package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atlantafx.base.theme.Styles;

import javafx.beans.InvalidationListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class PeopleViewTest {
    private static final String FILE =
            """
            @article{a, author = {Wagenländer, Marcel and Mai, Luo}, title = {A}, year = 2020}
            @article{b, author = {Mai, Luo and Wagenlander, Marcel}, title = {B}, year = 2021}
            @article{c, author = {Wagenländer, Marcel and Li, Guo}, title = {C}, year = 2022}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
        TestWindow.until(
                "names are compared",
                () -> window.has("candidates") && !list(window, "candidates").getItems().isEmpty());
        return window;
    }

    private static ListView<?> list(TestWindow window, String id) {
        return (ListView<?>) window.node(id);
    }

    private static String text(TestWindow window) {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    private String sidecar() throws IOException {
        Path file = folder.resolve("p.octavo.json");
        return Files.exists(file) ? Files.readString(file) : "";
    }

    private static void untilFocused(TestWindow window, String id) {
        TestWindow.until(
                "the keys are in " + id, () -> window.has(id) && window.node(id).isFocused());
    }

    private static void showAllPeople(TestWindow window) {
        window.focus("people-all");
        fire(window, "people-all");
        TestWindow.until("somebody is shown", () -> window.has("person-name"));
    }

    @Test
    void theKeysAloneMakeTwoSpellingsOneAndUndoTakesThatBack() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "candidates");
            window.press(KeyCode.S);
            untilFocused(window, "plan-make");
            assertEquals(FILE, text(window), "it is only offered");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is made", () -> !text(window).contains("Wagenlander"));
            assertEquals(FILE.replace("Wagenlander", "Wagenländer"), text(window));
            untilFocused(window, "candidates");
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(FILE, text(window));
        }
    }

    @Test
    void whatIsLeftAsItIsChangesNothing() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "candidates");
            window.press(KeyCode.S);
            untilFocused(window, "plan-make");
            window.press(KeyCode.ESCAPE);
            untilFocused(window, "candidates");
            assertEquals(FILE, text(window));
        }
    }

    @Test
    @Tag("slow")
    void differentPeopleAreNotOfferedAgain() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "candidates");
            window.press(KeyCode.D);
            assertTrue(TestWindow.on(() -> list(window, "candidates").getItems().isEmpty()));
            TestWindow.until("it is noted", () -> sidecar().contains("Wagenlander"));
        }
        try (TestWindow window = TestWindow.of(folder, folder.resolve("p.bib"))) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
            fire(window, "people-all");
            TestWindow.until(
                    "names are compared", () -> !list(window, "persons").getItems().isEmpty());
            fire(window, "people-deciding");
            assertTrue(TestWindow.on(() -> list(window, "candidates").getItems().isEmpty()));
        }
    }

    @Test
    void skippedPeopleAreOfferedAnotherDay() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "candidates");
            window.press(KeyCode.N);
            assertTrue(TestWindow.on(() -> list(window, "candidates").getItems().isEmpty()));
            assertEquals("", sidecar());
        }
        try (TestWindow window = open()) {
            assertEquals(1, list(window, "candidates").getItems().size());
        }
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.run(() -> {
            if (window.node(id) instanceof ToggleButton toggle) {
                toggle.fire();
            } else {
                ((Button) window.node(id)).fire();
            }
        });
    }

    @Test
    void thePageOfAPersonLeadsToCoauthorsAndPapersByTheKeys() throws IOException {
        try (TestWindow window = open()) {
            fire(window, "people-all");
            window.focus("people-query");
            window.type("guo");
            TestWindow.until("one is left", () -> list(window, "persons").getItems().size() == 1);
            TestWindow.run(() -> list(window, "persons").getSelectionModel().select(0));
            TestWindow.until("it is shown", () -> window.has("person-name"));
            assertEquals("Li, Guo", window.text("person-name"));
            Node other = TestWindow.on(() -> window.node("coauthors").lookup(".coauthor"));
            TestWindow.run(other::requestFocus);
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "the other one is shown",
                    () -> window.text("person-name").equals("Wagenländer, Marcel"));
            assertFalse(window.has("person-forget"), "nothing is decided about them");
        }
    }

    @Test
    void undoTakesBackWhatWasJustDecidedAndNothingElse() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "candidates");
            window.press(KeyCode.D);
            TestWindow.until("it is noted", () -> sidecar().contains("Wagenlander"));
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            TestWindow.until(
                    "it is asked again", () -> list(window, "candidates").getItems().size() == 1);
            TestWindow.until("it is forgotten", () -> !sidecar().contains("Wagenlander"));
            assertEquals(FILE, text(window));
            assertEquals("Saved", window.text("status-state"));
        }
    }

    @Test
    void whileChangesAreReviewedNoOtherCandidateLooksAskedAbout() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"),
                        FILE
                                + """
                                @article{d, author = {Müller, Anna}, title = {D}, year = 2020}
                                @article{e, author = {Muller, Anna}, title = {E}, year = 2020}
                                """);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
            TestWindow.until(
                    "names are compared", () -> list(window, "candidates").getItems().size() == 2);
            untilFocused(window, "candidates");
            window.press(KeyCode.S);
            untilFocused(window, "plan-make");
            assertTrue(
                    TestWindow.on(() -> list(window, "candidates").getSelectionModel().isEmpty()));
            window.press(KeyCode.ESCAPE);
            TestWindow.until("the next one is asked about", () -> window.has("candidate"));
        }
    }

    @Test
    void afterADecisionAndAfterItsUndoTheListIsInTheSamePlace() throws IOException {
        String pairs =
                Stream.of("Müller Muller", "Böhm Bohm", "Grün Grun")
                        .flatMap(names -> Stream.of(names.split(" ", -1)))
                        .map(name -> "@misc{k%s, author = {%s, Anna}}\n".formatted(name, name))
                        .collect(Collectors.joining());
        Path file = Files.writeString(folder.resolve("p.bib"), pairs);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
            TestWindow.until(
                    "names are compared",
                    () ->
                            window.has("candidates")
                                    && list(window, "candidates").getItems().size() == 3);
            ListView<?> list = list(window, "candidates");
            AtomicInteger exchanges = new AtomicInteger();
            TestWindow.run(() -> {
                list.getSelectionModel().select(1);
                list.getItems()
                        .addListener((InvalidationListener) _ -> exchanges.incrementAndGet());
            });
            window.focus("candidates");
            window.press(KeyCode.D);
            TestWindow.until("they are compared again", () -> exchanges.get() > 1);
            assertEquals(2, TestWindow.on(() -> list.getItems().size()));
            assertEquals(1, TestWindow.on(() -> list.getSelectionModel().getSelectedIndex()));
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            TestWindow.until("it is asked again", () -> list.getItems().size() == 3);
            assertEquals(1, TestWindow.on(() -> list.getSelectionModel().getSelectedIndex()));
        }
    }

    @Test
    void whoeverLooksAtSomebodyElseLeavesTheReviewForLater() throws IOException {
        try (TestWindow window = open()) {
            untilFocused(window, "candidates");
            window.press(KeyCode.S);
            untilFocused(window, "plan-make");
            showAllPeople(window);
            TestWindow.until("somebody is shown", () -> window.has("person-name"));
            assertFalse(window.has("plan-make"));
            assertEquals(FILE, text(window));
        }
    }

    @Test
    void theKeysAreInAReviewEvenAfterSomebodyWasLookedAt() throws IOException {
        try (TestWindow window = open()) {
            showAllPeople(window);
            fire(window, "people-deciding");
            TestWindow.until("pairs are shown", () -> window.has("candidate"));
            window.focus("candidates");
            window.press(KeyCode.S);
            untilFocused(window, "plan-make");
            TestWindow.until("it is decided", () -> Files.exists(folder.resolve("p.octavo.json")));
            assertTrue(TestWindow.on(() -> window.node("plan-make").isFocused()));
            window.press(KeyCode.ENTER);
            TestWindow.until("it is made", () -> !text(window).contains("Wagenlander"));
        }
    }

    @Test
    void aCandidateComesWithThePapersToDecideBy() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until("it is shown", () -> window.has("candidate"));
            assertEquals(
                    List.of("A", "B", "C"),
                    texts(window, ".paper-title").stream().sorted().toList());
            List<String> details =
                    TestWindow.on(() ->
                            window.node("candidate").lookupAll(".paper-details").stream()
                                    .map(PeopleViewTest::flowText)
                                    .toList());
            assertTrue(details.getFirst().startsWith("Wagenländer, "), details.toString());
            assertTrue(details.stream().noneMatch(text -> text.contains("{")), details.toString());
        }
    }

    private static String flowText(Node flow) {
        return ((TextFlow) flow)
                .getChildren().stream()
                        .map(text -> ((Text) text).getText())
                        .collect(Collectors.joining());
    }

    private static List<String> texts(TestWindow window, String selector) {
        return TestWindow.on(() ->
                window.scene().getRoot().lookupAll(selector).stream()
                        .map(each -> ((Labeled) each).getText())
                        .toList());
    }

    @Test
    void whatOneSpellingWouldChangeIsShownAboveTheAnswers() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until(
                    "the change is shown",
                    () -> texts(window, ".text-removed").contains("Wagenlander, Marcel"));
            assertEquals(List.of("Wagenländer, Marcel"), texts(window, ".text-added"));
            assertEquals(FILE, text(window));
            Node bar = TestWindow.on(() -> window.scene().getRoot().lookup(".review-bar"));
            double before = top(bar);
            showAllPeople(window);
            assertEquals(before, top(bar), "the bar never moves");
        }
    }

    private static double top(Node node) {
        return TestWindow.on(() -> node.localToScene(node.getBoundsInLocal()).getMinY());
    }

    @Test
    void theAnswersHaveTheirKeysOnThemAndTheKeysWorkBesideTheList() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.until("it is shown", () -> window.has("candidate"));
            assertEquals(List.of("S", "D", "N"), texts(window, ".key-name"));
            window.focus("candidate-different");
            window.press(KeyCode.S);
            untilFocused(window, "plan-make");
        }
    }

    @Test
    void pairsThatDifferInFullStopsAreAcceptedAtOnce() throws IOException {
        String file =
                """
                @misc{a, author = {Aloe, T. J. and Berg, Ann}, title = {A}}
                @misc{b, author = {Aloe, T J and Berg, Ann}, title = {B}}
                @misc{c, author = {Fern, K. L. and Berg, Ann}, title = {C}}
                @misc{d, author = {Fern, K L and Berg, Ann}, title = {D}}
                """;
        Path at = Files.writeString(folder.resolve("p.bib"), file);
        try (TestWindow window = TestWindow.of(folder, at)) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
            TestWindow.until("it is offered", () -> window.has("people-accept-trivial"));
            assertEquals("To review 2", window.text("people-deciding"));
            fire(window, "people-accept-trivial");
            TestWindow.until("the names are offered", () -> window.has("plan-make"));
            assertFalse(window.has("people-accept-trivial"));
            fire(window, "plan-make");
            TestWindow.until("it is made", () -> !text(window).contains("T J"));
            assertEquals(file.replace("T J", "T. J.").replace("K L", "K. L."), text(window));
        }
    }

    @Test
    void allPeopleBeginWithTheFirstAndWithTheKeysInTheSearch() throws IOException {
        try (TestWindow window = open()) {
            showAllPeople(window);
            untilFocused(window, "people-query");
            assertEquals(
                    0,
                    TestWindow.on(
                            () -> list(window, "persons").getSelectionModel().getSelectedIndex()));
        }
    }

    @Test
    void thePersonShownIsAlwaysOneOfTheList() throws IOException {
        try (TestWindow window = open()) {
            showAllPeople(window);
            window.focus("people-query");
            for (String words : List.of("mai", "li")) {
                window.press(KeyCode.SHORTCUT, KeyCode.A);
                window.type(words);
                TestWindow.until(
                        "who is looked for is shown",
                        () -> window.text("person-name").toLowerCase(Locale.ROOT).contains(words));
                assertEquals(
                        0, list(window, "persons").getSelectionModel().getSelectedIndex(), words);
            }
            window.type("xyz");
            TestWindow.until("nobody is shown", () -> !window.has("person-name"));
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.press(KeyCode.DELETE);
            TestWindow.until("the last is shown again", () -> window.has("person-name"));
            assertTrue(window.text("person-name").contains("Li"));
        }
    }

    @Test
    void anOrcidThatIsNoneIsSaidBelowItsField() throws IOException {
        try (TestWindow window = open()) {
            showAllPeople(window);
            window.focus("person-orcid");
            window.type("1234");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is said", () -> !window.text("person-orcid-problem").isEmpty());
            assertTrue(
                    TestWindow.on(() ->
                            window.node("person-orcid")
                                    .getPseudoClassStates()
                                    .contains(Styles.STATE_DANGER)));
        }
    }

    @Test
    void noNameInThePictureOfCoauthorsCoversAnother() throws IOException {
        String others =
                IntStream.range(0, 14)
                        .mapToObj(i -> "Papadimitriou%c, Ann".formatted('a' + i))
                        .collect(Collectors.joining(" and "));
        String file =
                "@misc{a, author = {Mai, Luo and %s}}\n@misc{b, author = {Mai, Luo}}\n"
                        .formatted(others);
        Path at = Files.writeString(folder.resolve("c.bib"), file);
        try (TestWindow window = TestWindow.of(folder, at)) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT2);
            showAllPeople(window);
            TestWindow.until("there is a picture", () -> window.has("coauthors"));
            List<Node> names =
                    TestWindow.on(() ->
                            window.node("coauthors").lookupAll(".coauthor-name").stream()
                                    .filter(Node::isVisible)
                                    .toList());
            assertTrue(names.size() > 9, "most are there: " + names.size());
            for (int i = 0; i < names.size(); i++) {
                Bounds one = names.get(i).getBoundsInParent();
                for (Node other : names.subList(i + 1, names.size())) {
                    assertFalse(one.intersects(other.getBoundsInParent()), one + " " + other);
                }
            }
        }
    }
}
