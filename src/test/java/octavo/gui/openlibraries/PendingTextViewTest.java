package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;

import octavo.gui.editor.FailingField;
import octavo.gui.editor.FieldModel;
import octavo.gui.librarystate.LibraryDocument.SaveState;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Save, close and quit with a text in the form that its entry does not have yet.
class PendingTextViewTest {
    private static final String SOUND = "@misc{good, title = {One}, year = 2020}\n\n";

    /// An entry that breaks off behind a field's equals sign.
    private static final String FILE =
            SOUND
                    + "@book{unfinished,\n author = {Doe, Jane},\n title = {x},\n"
                    + " publisher = {P},\n year = \n";

    private static final String LEFT = "p.bib is saved, except for invalid text in good.";

    @TempDir private Path folder = Path.of("");

    private Path file(String content) throws IOException {
        return Files.writeString(folder.resolve("p.bib"), content);
    }

    private static void typeInto(TestWindow window, String id, String text) {
        window.focus(id);
        window.press(KeyCode.SHORTCUT, KeyCode.A);
        window.type(text);
    }

    /// Types a year whose edit throws.
    private static void failing(TestWindow window) {
        TestWindow.run(() -> {
            List<FieldModel> fields =
                    window.gui.workspaces().open().getFirst().editor().fieldModels();
            fields.replaceAll(line ->
                    line.fieldLine().lineId().equals("field-year")
                            ? FailingField.inPlaceOf(line)
                            : line);
        });
        window.replace("field-year", "2021");
    }

    @ParameterizedTest
    @ValueSource(strings = {"save", "close", "quit"})
    @Tag("slow")
    void aYearTypedIntoAnEntryThatBreaksOffIsSavedWithTheRest(String command) throws IOException {
        Path file = file(FILE);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.answer(Questions.CloseAnswer.SAVE);
            window.select(0);
            window.replace("field-title", "Uno");
            window.select(1);
            typeInto(window, "field-year", "2021");
            assertEquals("Not saved", window.text("status-state"));
            window.command(command);
            TestWindow.until("it is saved", () -> Files.readString(file).contains("2021"));
        }
        assertEquals(
                FILE.replace("One", "Uno").replace("year = \n", "year =2021 \n"),
                Files.readString(file));
    }

    @Test
    void savingSurvivesAnEditThatThrowsAndLeadsToItsField() throws IOException {
        Path file = file(SOUND);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(0);
            failing(window);
            typeInto(window, "field-title", "Uno");
            window.command("save");
            TestWindow.until("it is said", () -> window.notices().contains(LEFT));
            window.untilState(SaveState.SAVED);
            assertEquals(SOUND.replace("One", "Uno"), Files.readString(file));
            assertEquals("Not saved", window.text("status-state"));
            window.clickText("Show");
            TestWindow.until("it leads there", () -> window.node("field-year").isFocused());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "quit"})
    void closingSurvivesAnEditThatThrowsSavesTheRestAndStays(String command) throws IOException {
        Path file = file(SOUND);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.answer(Questions.CloseAnswer.SAVE);
            window.select(0);
            failing(window);
            typeInto(window, "field-title", "Uno");
            window.command(command);
            TestWindow.until("it is saved", () -> Files.readString(file).contains("Uno"));
            TestWindow.until("it leads there", () -> window.node("field-year").isFocused());
            assertEquals(1, window.asked());
            assertFalse(window.gui.workspaces().open().isEmpty());
            window.answer(Questions.CloseAnswer.DISCARD);
            window.command(command);
            TestWindow.until("it is closed", () -> window.gui.workspaces().open().isEmpty());
        }
    }

    @Test
    void theJournalHasTheRestWhenAnEditThrows() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file(SOUND))) {
            window.select(0);
            failing(window);
            typeInto(window, "field-title", "Uno");
            window.command("close");
            assertEquals(1, window.asked());
            TestWindow.until("it is in the journal", this::hasJournal);
            assertEquals("Not saved", window.text("status-state"));
        }
    }

    private boolean hasJournal() throws IOException {
        Path journal = folder.resolve("state/journal");
        if (!Files.isDirectory(journal)) {
            return false;
        }
        try (Stream<Path> all = Files.walk(journal)) {
            List<Path> files = all.filter(Files::isRegularFile).toList();
            return files.stream().anyMatch(path -> path.toFile().length() > 0);
        }
    }

    @Test
    void nothingIsCalledSavedWhileATextIsPending() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file(SOUND))) {
            window.select(0);
            assertEquals("Saved", window.text("status-state"));
            typeInto(window, "field-title", "Uno");
            assertEquals("Not saved", window.text("status-state"));
            window.press(KeyCode.ESCAPE);
            assertEquals("Saved", window.text("status-state"));
            assertTrue(window.notices().isEmpty());
        }
    }
}
