package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.LibraryDocument.SaveState;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What was typed and cannot be taken stays, and is said, wherever one clicks.
class PendingPersonViewTest {
    private static final String FILE =
            """
            @misc{a, author = {Mai, Luo}, title = {Alpha}, date = {2020}, month = jan}
            @misc{b, author = {Li, Guo}, title = {Beta}, date = {2021}, month = feb}
            """;

    private static final String WRONG = "0000-0002-1825-0098";

    @TempDir private Path folder = Path.of("");

    private Path file() {
        return folder.resolve("p.bib");
    }

    private TestWindow open() throws IOException {
        return TestWindow.of(folder, Files.writeString(file(), FILE));
    }

    private static void typePerson(TestWindow window, String family) {
        window.select(0);
        window.focus("names-author-list");
        window.press(KeyCode.INSERT);
        window.type(family);
        window.focus("person-author-orcid");
        window.type(WRONG);
    }

    private static void assertThere(TestWindow window, String family) {
        TestWindow.until("the person is there", () -> window.has("person-author-family"));
        assertEquals(family, window.text("person-author-family"));
        assertEquals(WRONG, window.text("person-author-orcid"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Doe", ""})
    void anUnfinishedPersonIsThereAgainAfterAnotherEntry(String family) throws IOException {
        try (TestWindow window = open()) {
            typePerson(window, family);
            window.click(cell(window, "Beta"));
            TestWindow.until("the other is shown", () -> window.text("field-title").equals("Beta"));
            assertEquals("Not saved", window.text("status-state"));
            window.select(0);
            assertThere(window, family);
            assertTrue(window.has("names-author-problem"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Beta", "Alpha"})
    void aPersonWhoIsTypedIsTakenWhenAnythingElseIsClicked(String clicked) throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            window.focus("names-author-list");
            window.press(KeyCode.INSERT);
            window.type("Doe");
            window.click(cell(window, clicked));
            String library = window.document().library().file().text();
            assertTrue(library.contains("{Mai, Luo and Doe}"), library);
        }
    }

    private static Node cell(TestWindow window, String title) {
        return TestWindow.on(() ->
                window.table().lookupAll(".table-cell").stream()
                        .filter(node ->
                                node instanceof TableCell<?, ?> cell
                                        && String.valueOf(cell.getItem()).startsWith(title))
                        .findFirst()
                        .orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Doe", ""})
    void savingSaysThatAnUnfinishedPersonIsNotSavedAndLeadsThere(String family) throws IOException {
        try (TestWindow window = open()) {
            typePerson(window, family);
            window.select(1);
            window.replace("field-title", "Gamma");
            window.press(KeyCode.SHORTCUT, KeyCode.S);
            TestWindow.until("the rest is saved", () -> Files.readString(file()).contains("Gamma"));
            TestWindow.until(
                    "it is said",
                    () ->
                            window.notices()
                                    .contains("p.bib is saved, except for invalid text in a."));
            window.clickText("Show");
            assertThere(window, family);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "quit"})
    void closingAsksAboutAnUnfinishedPersonAndStays(String command) throws IOException {
        try (TestWindow window = open()) {
            typePerson(window, "Doe");
            window.answer(Questions.CloseAnswer.CANCEL);
            window.command(command);
            assertEquals(1, window.asked());
            assertThere(window, "Doe");
            window.answer(Questions.CloseAnswer.DISCARD);
            window.command(command);
            TestWindow.until("it is closed", () -> window.gui.workspaces().open().isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"edit", "add", "paste"})
    void anotherPersonIsNotEditedBeforeTheUnfinishedOne(String what) throws IOException {
        try (TestWindow window = open()) {
            typePerson(window, "Doe");
            TestWindow.run(() -> {
                ListView<?> list = (ListView<?>) window.node("names-author-list");
                list.getSelectionModel().clearAndSelect(0);
                list.requestFocus();
            });
            switch (what) {
                case "edit" -> window.press(KeyCode.ENTER);
                case "add" -> window.press(KeyCode.INSERT);
                default -> window.press(KeyCode.SHORTCUT, KeyCode.V);
            }
            assertThere(window, "Doe");
            assertTrue(window.has("names-author-problem"));
            assertFalse(window.has("paste-author"));
        }
    }

    /// An odd date is taken as it is typed, and the checks say what is odd; braces that do not
    /// balance cannot be written.
    @ParameterizedTest
    @CsvSource({
        "field-date, 2020-99-99, true",
        "field-date, sometime, true",
        "field-month, {jan, false",
        "field-title, {Alpha, false",
        "field-date, }2020, false",
        "entry-key, 'a,b', false",
        "entry-type, 'a b', false"
    })
    void anInvalidTextIsWrittenOrKeptAndSaid(String field, String typed, boolean taken)
            throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            window.focus(field);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type(typed);
            window.click(cell(window, "Beta"));
            TestWindow.until("the other is shown", () -> window.text("field-title").equals("Beta"));
            window.press(KeyCode.SHORTCUT, KeyCode.S);
            if (taken) {
                window.untilState(SaveState.SAVED);
                TestWindow.until("it is saved", () -> Files.readString(file()).contains(typed));
            } else {
                TestWindow.until(
                        "it is said",
                        () ->
                                window.notices().stream()
                                        .anyMatch(text -> text.contains("invalid text in a.")));
                window.answer(Questions.CloseAnswer.CANCEL);
                window.command("close");
                assertEquals(1, window.asked());
            }
            window.select(0);
            assertEquals(typed, window.text(field));
        }
    }
}
