package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings.ThemeChoice;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class NamesViewTest {
    private static final String ENTRY =
            "@article{k, title = {T}, author = {Mai, Luo and Li, Guo and Zhao, Bo}}";

    private static final double ROW = 28;

    /// Between the parts of a row.
    private static final double GAP = 8;

    @TempDir private Path folder = Path.of("");

    private TestWindow open(String content) throws IOException {
        TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), content));
        window.select(0);
        return window;
    }

    private static String library(TestWindow window) {
        return window.document().library().file().text();
    }

    private static String source(TestWindow window) {
        return TestWindow.on(
                () -> window.document().library().slots().getFirst().item().slice().text());
    }

    private static ListView<?> list(TestWindow window) {
        return (ListView<?>) window.node("names-author-list");
    }

    private static void choose(TestWindow window, int row) {
        TestWindow.run(() -> list(window).getSelectionModel().clearAndSelect(row));
        window.focus("names-author-list");
    }

    @Test
    void theKeysMoveAPersonAndUndoMovesItBack() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 1);
            window.press(KeyCode.ALT, KeyCode.UP);
            assertEquals(
                    ENTRY.replace("Mai, Luo and Li, Guo", "Li, Guo and Mai, Luo"), source(window));
            assertEquals("Move Guo Li in k", window.document().undoNameProperty().get());
            window.press(KeyCode.ALT, KeyCode.END);
            assertTrue(source(window).contains("Mai, Luo and Zhao, Bo and Li, Guo"));
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            window.press(KeyCode.SHORTCUT, KeyCode.Z);
            assertEquals(ENTRY, source(window));
        }
    }

    @Test
    void aLongListShowsItsFirstNamesAndAllWhenAsked() throws IOException {
        String many =
                IntStream.range(0, 47)
                        .mapToObj("Family%d, Given"::formatted)
                        .collect(Collectors.joining(" and "));
        try (TestWindow window = open("@misc{k, author = {%s}}".formatted(many))) {
            window.select(0);
            TestWindow.until("there is a list", () -> window.has("names-author-more"));
            assertEquals("42 more", window.text("names-author-more"));
            double before = TestWindow.on(() -> list(window).prefHeight(-1));
            window.click(window.node("names-author-more"));
            assertFalse(window.has("names-author-more"));
            assertTrue(TestWindow.on(() -> list(window).prefHeight(-1)) > 1.9 * before);
            assertTrue(TestWindow.on(() -> list(window).isFocused()));
        }
    }

    @Test
    @Tag("slow")
    void theListIsAsHighAsItsRowsWhateverTheThemeAndTheSizeOfTexts() throws IOException {
        String six = "A, A and B, B and C, C and D, D and E, E and F, F";
        try (TestWindow window = open("@misc{k, author = {%s}}".formatted(six))) {
            assertHighAsRows(window, 6);
            TestWindow.run(() -> window.gui.themeAndSize().zoomTo(150));
            assertHighAsRows(window, 6);
            TestWindow.run(() -> window.gui.themeAndSize().choiceProperty().set(ThemeChoice.DARK));
            assertHighAsRows(window, 6);
            TestWindow.run(() -> {
                window.gui.themeAndSize().zoomTo(80);
                window.gui.themeAndSize().choiceProperty().set(ThemeChoice.LIGHT);
            });
            assertHighAsRows(window, 6);
            TestWindow.run(() -> window.node("names-author-list").requestFocus());
            window.press(KeyCode.DELETE);
            assertHighAsRows(window, 5);
        }
    }

    private static void assertHighAsRows(TestWindow window, int rows) {
        TestWindow.awaitFrames();
        double row = TestWindow.on(() -> list(window).getFixedCellSize());
        assertTrue(row > 15, "rows of " + row);
        assertEquals(rows * row, TestWindow.on(() -> list(window).getHeight()), rows + 2.1);
    }

    @Test
    void tabLeavesTheListForTheFieldsAroundItInOneStep() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            window.focus("names-author-list");
            window.press(KeyCode.END);
            window.press(KeyCode.TAB);
            String next = focused(window);
            assertTrue(next.startsWith("field-"), next);
            window.press(KeyCode.SHIFT, KeyCode.TAB);
            assertEquals("names-author-list", focused(window));
            window.press(KeyCode.SHIFT, KeyCode.TAB);
            assertEquals("show-source", focused(window));
            window.press(KeyCode.TAB);
            assertEquals("names-author-list", focused(window));
        }
    }

    @Test
    void theArrowsLeadFromTheFirstRowToTheButtonsAlongThemAndBack() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            window.focus("names-author-list");
            window.press(KeyCode.HOME);
            window.press(KeyCode.UP);
            assertEquals("names-author-others", focused(window));
            window.press(KeyCode.SPACE);
            assertTrue(library(window).contains("and others"), library(window));
            window.press(KeyCode.RIGHT);
            assertEquals("names-author-add", focused(window));
            window.press(KeyCode.RIGHT);
            window.press(KeyCode.RIGHT);
            assertEquals("names-author-raw", focused(window));
            window.press(KeyCode.LEFT);
            window.press(KeyCode.DOWN);
            assertEquals("names-author-list", focused(window));
            window.press(KeyCode.UP);
            window.press(KeyCode.TAB);
            assertEquals("names-author-list", focused(window));
            window.press(KeyCode.TAB);
            assertTrue(focused(window).startsWith("field-"), focused(window));
        }
    }

    private static String focused(TestWindow window) {
        return TestWindow.on(() -> String.valueOf(window.scene().getFocusOwner().getId()));
    }

    @Test
    void aGivenNameHasAllTheRoomBeforeTheButtonOfItsRow() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            Node given = TestWindow.on(() -> list(window).lookup(".name-given"));
            Node button = TestWindow.on(() -> list(window).lookup(".field-remove"));
            double end = TestWindow.look(() -> given.getBoundsInParent().getMaxX());
            double start = TestWindow.on(() -> button.getBoundsInParent().getMinX());
            assertEquals(GAP, start - end, 1);
        }
    }

    @Test
    void aPersonIsDraggedToAnotherPlace() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            window.drag(row(window, 2), -2 * ROW);
            assertTrue(source(window).contains("{Zhao, Bo and Mai, Luo and Li, Guo}"));
        }
    }

    private static Node row(TestWindow window, int index) {
        return TestWindow.on(() ->
                list(window).lookupAll(".name-cell").stream()
                        .filter(node ->
                                node instanceof ListCell<?> cell && cell.getIndex() == index)
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void anOrcidThatIsNoneIsSaidOnceItsFieldIsLeft() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 0);
            window.press(KeyCode.ENTER);
            window.focus("person-author-orcid");
            window.type("0000-0002-1825-0098");
            assertFalse(window.has("person-author-orcid-problem"), "while it is typed");
            window.press(KeyCode.SHIFT, KeyCode.TAB);
            TestWindow.until("it is said", () -> window.has("person-author-orcid-problem"));
            window.focus("person-author-orcid");
            window.press(KeyCode.END);
            window.press(KeyCode.BACK_SPACE);
            window.type("7");
            window.press(KeyCode.SHIFT, KeyCode.TAB);
            TestWindow.until("it is right", () -> !window.has("person-author-orcid-problem"));
        }
    }

    @Test
    void aPersonIsEditedByTheKeys() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 0);
            window.press(KeyCode.ENTER);
            assertTrue(window.has("person-author-family"));
            window.type("May");
            window.press(KeyCode.ENTER);
            assertTrue(source(window).contains("{May, Luo and"));
            assertEquals("Li", window.text("person-author-family"));
            window.press(KeyCode.SHORTCUT, KeyCode.ENTER);
            assertFalse(window.has("person-author-family"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"@misc{a, title = {T}}", "@misc{a,\n  Title = {T},\n  Year = 2020\n}"})
    @Tag("slow")
    void peopleAreTypedOneAfterTheOther(String entry) throws IOException {
        try (TestWindow window = open(entry)) {
            window.select(0);
            window.command("new-article");
            for (List<String> name : List.of(List.of("Mai", "Luo"), List.of("Li", "Guo"))) {
                window.type(name.getFirst());
                window.press(KeyCode.TAB);
                window.type(name.getLast());
                window.press(KeyCode.ENTER);
            }
            assertEquals("", window.text("person-author-family"));
            window.press(KeyCode.ENTER);
            assertFalse(window.has("person-author-family"));
            assertTrue(library(window).contains("{Mai, Luo and Li, Guo}"), library(window));
        }
    }

    @Test
    void enterOnABlankPersonGoesOnToTheNextField() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 2);
            window.press(KeyCode.ENTER);
            window.press(KeyCode.ENTER);
            window.press(KeyCode.ENTER);
            assertFalse(window.has("person-author-family"));
            assertEquals(
                    "field-title", TestWindow.on(() -> window.scene().getFocusOwner().getId()));
            assertEquals(ENTRY, source(window));
        }
    }

    @Test
    void behindTheLastPersonEnterBeginsANewOne() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 2);
            window.press(KeyCode.ENTER);
            window.press(KeyCode.ENTER);
            assertEquals("", window.text("person-author-family"));
            window.press(KeyCode.ESCAPE);
            assertEquals(ENTRY, source(window));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Guo Li and Konstantinos Fertakis, Marcel Wagenländer | true
                    Li, Guo; Fertakis, Konstantinos                      | true
                    Wagenländer, Marcel                                  | false
                    Wagenländer                                          | false
                    """)
    @Tag("slow")
    void aListThatIsPastedIntoANameBecomesTheList(String pasted, boolean list) throws IOException {
        try (TestWindow window = open("@misc{a, title = {T}}")) {
            window.select(0);
            window.command("new-article");
            TestWindow.run(() -> {
                ClipboardContent content = new ClipboardContent();
                content.putString(pasted);
                Clipboard.getSystemClipboard().setContent(content);
            });
            window.focus("person-author-family");
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            assertEquals(!list, window.has("person-author-family"));
            assertEquals(list, library(window).contains("Li, Guo and Fertakis, Konstantinos"));
        }
    }

    @Test
    void theKeysBeginWithTheFirstPerson() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            window.select(0);
            window.focus("names-author-list");
            window.press(KeyCode.ENTER);
            assertEquals("Mai", window.text("person-author-family"));
        }
    }

    @Test
    void aPersonIsAddedAndRemovedByTheKeys() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 2);
            window.press(KeyCode.INSERT);
            window.type("Pietzuch");
            window.press(KeyCode.TAB);
            window.type("Peter");
            window.press(KeyCode.ENTER);
            assertTrue(source(window).contains("Zhao, Bo and Pietzuch, Peter}"));
            choose(window, 0);
            window.press(KeyCode.DELETE);
            assertTrue(source(window).contains("{Li, Guo and Zhao, Bo and Pietzuch, Peter}"));
        }
    }

    @Test
    void escapeForgetsWhatWasTyped() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 0);
            window.press(KeyCode.ENTER);
            window.type("May");
            window.press(KeyCode.ESCAPE);
            assertEquals(ENTRY, source(window));
        }
    }

    @Test
    void whatIsTypedIsTakenBeforeSaving() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            choose(window, 0);
            window.press(KeyCode.ENTER);
            window.type("May");
            window.command("save");
            window.untilState(SaveState.SAVED);
            assertTrue(Files.readString(folder.resolve("p.bib")).contains("{May, Luo and"));
        }
    }

    @Test
    void aPastedListIsLookedAtBeforeItIsAdded() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            TestWindow.run(() -> {
                ClipboardContent content = new ClipboardContent();
                content.putString("Peter Pietzuch and Marcel Wagenlaender");
                Clipboard.getSystemClipboard().setContent(content);
            });
            choose(window, 0);
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            assertEquals(ENTRY, source(window));
            assertEquals("Add 2 names", window.text("paste-author-apply"));
            window.focus("paste-author-apply");
            window.press(KeyCode.SPACE);
            assertTrue(
                    source(window)
                            .contains("Zhao, Bo and Pietzuch, Peter and Wagenlaender, Marcel}"));
        }
    }

    @Test
    void theTextOfTheFieldIsOneClickAway() throws IOException {
        try (TestWindow window = open(ENTRY)) {
            TestWindow.run(() -> ((Button) window.node("names-author-raw")).fire());
            assertEquals("Mai, Luo and Li, Guo and Zhao, Bo", window.text("field-author"));
            window.replace("field-author", "Li, Guo");
            TestWindow.run(() -> ((Button) window.node("field-author-people")).fire());
            assertEquals(1, list(window).getItems().size());
        }
    }

    @Test
    @Tag("slow")
    void ofThreeThousandPeopleOnlyThoseInSightHaveRows() throws IOException {
        String people =
                IntStream.range(0, 3000)
                        .mapToObj(i -> "Name" + i + ", Given")
                        .collect(Collectors.joining(" and "));
        try (TestWindow window = open("@article{k, author = {" + people + "}}")) {
            assertEquals(3000, list(window).getItems().size());
            assertTrue(list(window).lookupAll(".name-cell").size() < 30);
        }
    }
}
