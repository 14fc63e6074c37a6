package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;

import octavo.editing.tidy.CleanUpImpact;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class ProblemsViewTest {
    private static final String FILE =
            """
            @misc{other, title = {Other}}
            @article{a, author = {Mai, Luo}, title = {A}, journal = {J}, year = 2020, pages = {1-2}}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
    }

    @Test
    @Tag("slow")
    void theKeysAloneLeadFromAProblemToItsField() throws IOException {
        try (TestWindow window = open()) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT5);
            TestWindow.until("it is checked", () -> window.text("problems-summary").contains("1 "));
            window.focus("problems");
            window.press(KeyCode.RIGHT);
            assertTrue(TestWindow.on(() -> window.node("problem-findings").isFocused()));
            window.press(KeyCode.ENTER);
            TestWindow.until("the field is there", () -> window.has("field-pages"));
            assertTrue(TestWindow.on(() -> window.node("field-pages").isFocused()));
            assertEquals("a", window.text("entry-key"));
        }
    }

    @Test
    void aFindingAboutOneOfManyAuthorsLeadsToThatAuthor() throws IOException {
        String many =
                IntStream.range(0, 12)
                        .mapToObj(
                                i -> i == 7 ? "Smith2, Ann" : "Family, " + (char) ('A' + i) + "nn")
                        .collect(Collectors.joining(" and "));
        String file = "@misc{other}\n@misc{a, title = {A}, author = {%s}}\n".formatted(many);
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file))) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT5);
            TestWindow.until("it is checked", () -> window.text("problems-summary").contains("1 "));
            window.focus("problems");
            window.press(KeyCode.RIGHT);
            assertTrue(TestWindow.on(() -> window.node("problem-findings").isFocused()));
            window.press(KeyCode.ENTER);
            TestWindow.until("the author is there", () -> window.has("names-author-list"));
            ListView<?> list = (ListView<?>) window.node("names-author-list");
            TestWindow.until("the keys are there", () -> TestWindow.on(list::isFocused));
            assertEquals(7, TestWindow.on(() -> list.getSelectionModel().getSelectedIndex()));
            assertFalse(window.has("names-author-more"), "the eighth is seen");
        }
    }

    @Test
    void whatIsCountedIsSaidAndIsTheSameEverywhere() throws IOException {
        String file =
                """
                @string{x = }
                @article{a, title = {A}, journal = {J}}
                @misc{b, title = {B}, file = {gone.pdf}}
                """;
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file))) {
            TestWindow.until("it is checked", () -> window.has("status-problems"));
            assertEquals("3 problems in 1 entry and elsewhere", window.text("status-problems"));
            TreeView<?> sidebar = (TreeView<?>) window.node("sidebar");
            String attention = TestWindow.on(() -> lines(sidebar.getRoot(), "id=attention,"));
            assertTrue(attention.contains("count=1"), attention);
            window.command("go-problems");
            TestWindow.until("it is checked", () -> window.text("problems-summary").contains("3 "));
            assertFalse(window.text("problems-summary").contains("files"));
            TestWindow.run(((Button) window.node("problems-files"))::fire);
            TestWindow.until(
                    "files are checked",
                    () -> window.text("problems-summary").startsWith("4 problems"));
            assertTrue(window.text("problems-summary").endsWith("(files too)"));
        }
    }

    /// The lines below one that have some words.
    private static String lines(TreeItem<?> item, String words) {
        return Stream.concat(
                        Stream.of(String.valueOf(item.getValue()))
                                .filter(line -> line.contains(words)),
                        item.getChildren().stream().map(each -> lines(each, words)))
                .collect(Collectors.joining());
    }

    @Test
    @Tag("slow")
    void aJournalThatIsWrittenInTwoWaysLeadsToItsVenue() throws IOException {
        String file =
                """
                @article{a, title = {A}, journal = {Journal of Odd Things}}
                @article{b, title = {B}, journal = {Journal of Odd Things}}
                @article{c, title = {C}, journal = {J. Odd Things}}
                @article{d, title = {D}, journal = {Nature}}
                """;
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file))) {
            window.command("go-problems");
            selectRule(window, "mixed-journal");
            window.focus("problems-venue");
            window.press(KeyCode.SPACE);
            TestWindow.until(
                    "the venue is shown",
                    () ->
                            window.has("venues-all")
                                    && String.valueOf(
                                                    ((ListView<?>) window.node("venues-all"))
                                                            .getSelectionModel()
                                                            .getSelectedItem())
                                            .contains("Odd Things"));
        }
    }

    @Test
    void afterAFixTheNextFindingIsSelected() throws IOException {
        String file =
                """
                @article{a, title = {A}, pages = {1-2}}
                @article{b, title = {B}, pages = {3-4}}
                @article{c, title = {C}, pages = {5-6}}
                """;
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file))) {
            window.command("go-problems");
            selectRule(window, "page-dash");
            TestWindow.until(
                    "the change is shown", () -> !window.node("problems-fix-one").isDisabled());
            window.focus("problems-fix-one");
            window.press(KeyCode.SPACE);
            TestWindow.until(
                    "the next is selected",
                    () ->
                            String.valueOf(
                                            list(window, "problem-findings")
                                                    .getSelectionModel()
                                                    .getSelectedItem())
                                    .contains("entryKey=b, fieldName=pages"));
            assertTrue(window.document().library().file().text().contains("{1--2}"));
            assertTrue(window.document().library().file().text().contains("{3-4}"));
        }
    }

    @Test
    void onlyWhatAFixCanChangeIsCounted() throws IOException {
        String file =
                """
                @misc{k, title = {A}}
                @misc{k, title = {A}}
                @misc{k, title = {B}}
                @misc{k, title = {C}}
                """;
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), file))) {
            window.command("go-problems");
            selectRule(window, "duplicate-key");
            TestWindow.until("there are three", () -> findings(window).getItems().size() == 3);
            TestWindow.until(
                    "one copy can go", () -> window.text("problems-fix-all").contains("Fix 1"));
            TestWindow.run(() -> findings(window).getSelectionModel().clearAndSelect(2));
            TestWindow.until(
                    "another entry stays",
                    () -> texts(window, ".fix .muted").toString().contains("changes nothing here"));
            assertTrue(TestWindow.on(() -> window.node("problems-fix-one").isDisabled()));
            assertTrue(window.text("problems-fix-all").contains("Fix 1"));
        }
    }

    private static ListView<?> findings(TestWindow window) {
        return list(window, "problem-findings");
    }

    private static ListView<?> list(TestWindow window, String id) {
        return (ListView<?>) window.node(id);
    }

    /// Selects a kind of problem, once it is found.
    private static void selectRule(TestWindow window, String rule) {
        TestWindow.until("there is " + rule, () -> ruleIndex(window, rule) >= 0);
        TestWindow.run(() ->
                list(window, "problems")
                        .getSelectionModel()
                        .clearAndSelect(ruleIndex(window, rule)));
    }

    private static int ruleIndex(TestWindow window, String rule) {
        return window.has("problems")
                ? IntStream.range(0, list(window, "problems").getItems().size())
                        .filter(i ->
                                list(window, "problems")
                                        .getItems()
                                        .get(i)
                                        .toString()
                                        .contains("id=" + rule))
                        .findFirst()
                        .orElse(-1)
                : -1;
    }

    @Test
    void aProblemIsShownInItsPaperWithWhatAFixWouldChange() throws IOException {
        try (TestWindow window = open()) {
            window.command("go-problems");
            selectRule(window, "page-dash");
            TestWindow.until("the change is shown", () -> !texts(window, ".diff-added").isEmpty());
            assertEquals(List.of("A"), texts(window, ".paper-title"));
            assertTrue(texts(window, ".diff-removed").getFirst().contains("{1-2}"));
            assertTrue(texts(window, ".diff-added").getFirst().contains("{1--2}"));
            assertEquals(FILE, window.document().library().file().text());
        }
    }

    private static List<String> texts(TestWindow window, String selector) {
        return TestWindow.on(() ->
                window.scene().getRoot().lookupAll(selector).stream()
                        .map(each -> ((Labeled) each).getText())
                        .toList());
    }

    @Test
    void cleanUpsAreAPartOfTheProblemsWithCountsPapersAndADiff() throws IOException {
        try (TestWindow window = open()) {
            window.command("go-problems");
            TestWindow.run(((ToggleButton) window.node("problems-tab-clean-ups"))::fire);
            TestWindow.until(
                    "they are counted",
                    () -> !list(window, "problem-clean-ups").getItems().isEmpty());
            int row =
                    TestWindow.on(() ->
                            IntStream.range(0, list(window, "problem-clean-ups").getItems().size())
                                    .filter(i ->
                                            ((CleanUpImpact)
                                                            list(window, "problem-clean-ups")
                                                                    .getItems()
                                                                    .get(i))
                                                    .cleanUp()
                                                    .name()
                                                    .equals("page-dashes"))
                                    .findFirst()
                                    .orElseThrow());
            TestWindow.run(() ->
                    list(window, "problem-clean-ups").getSelectionModel().clearAndSelect(row));
            TestWindow.until(
                    "its papers are shown",
                    () -> list(window, "clean-up-papers").getItems().size() == 1);
            assertTrue(
                    list(window, "problem-clean-up-diff").getItems().toString().contains("1--2"));
            assertEquals("Clean Up 1 Entry", window.text("problems-clean-up"));
            TestWindow.run(((Button) window.node("problems-clean-up"))::fire);
            TestWindow.until(
                    "it is made",
                    () ->
                            window.document()
                                    .library()
                                    .file()
                                    .text()
                                    .equals(FILE.replace("1-2", "1--2")));
            window.command("undo");
            assertEquals(FILE, window.document().library().file().text());
        }
    }

    @Test
    void goingToAPageLeadsTheKeysThere() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT5);
            Node page = window.node("problems-page");
            TestWindow.until(
                    "the keys are in the page",
                    () -> {
                        Node focused = window.scene().getFocusOwner();
                        return page.lookupAll("*").contains(focused);
                    });
        }
    }

    @Test
    void goingBackToAVersionBringsItsBytesAndCanBeUndone() throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            window.replace("field-title", "Changed");
            window.command("save");
            window.untilState(SaveState.SAVED);
            window.command("go-history");
            TestWindow.until("there are versions", () -> versions(window).getItems().size() > 0);
            TestWindow.run(() -> versions(window).getSelectionModel().selectLast());
            TestWindow.until("it is compared", () -> !window.node("restore").isDisabled());
            window.focus("restore");
            window.press(KeyCode.SPACE);
            TestWindow.until("it is back", () -> title(window).equals("Other"));
            window.command("undo");
            assertEquals("Changed", TestWindow.on(() -> title(window)));
        }
    }

    private static ListView<?> versions(TestWindow window) {
        return (ListView<?>) window.node("versions");
    }

    private static String title(TestWindow window) {
        return window.document().library().workAt(0).orElseThrow().title();
    }

    @Test
    void theKeysAloneMakeWhatIsOfferedAndAreBackInTheListThen() throws IOException {
        try (TestWindow window = open()) {
            window.press(KeyCode.SHORTCUT, KeyCode.DIGIT5);
            TestWindow.until("it is checked", () -> window.text("problems-summary").contains("1 "));
            window.focus("problems-fix-all");
            window.press(KeyCode.SPACE);
            TestWindow.until(
                    "it is offered",
                    () ->
                            window.has("problems-accept")
                                    && window.node("problems-accept").isFocused());
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "it is made",
                    () -> window.document().library().file().text().contains("{1--2}"));
            TestWindow.until("the keys are back", () -> window.node("problems").isFocused());
        }
    }
}
