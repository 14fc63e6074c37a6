package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import octavo.gui.librarystate.LibraryDocument.SaveState;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// What is decided beside a library, when others write there too.
class BesideViewTest {
    private static final String FILE =
            """
            @misc{first, title = {One}, year = 2020}
            @misc{second, title = {Two}, year = 2019}
            """;

    @TempDir private Path folder = Path.of("");

    private static String sidecar(String hidden, String note) {
        return """
        {"version": 1, "profiles": {"home": {"hide": [%s], "notes": {%s}}}}
        """
                .formatted(hidden, note);
    }

    private TestWindow open() throws IOException {
        Files.writeString(sidecarPath(), sidecar("", ""));
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.command("go-cv");
        untilShows(window, "One Two");
        return window;
    }

    private Path sidecarPath() {
        return folder.resolve("p.octavo.json");
    }

    private static void untilShows(TestWindow window, String titles) {
        TestWindow.until("it shows " + titles, () -> titles(window).equals(titles));
    }

    private static String titles(TestWindow window) {
        String all = window.has("cv-page") ? page(window).getItems().toString() : "";
        return String.join(" ", Stream.of("One", "Two").filter(all::contains).toList());
    }

    private static ListView<?> page(TestWindow window) {
        return (ListView<?>) window.node("cv-page");
    }

    /// Hides the second entry here, while another program hides the first.
    private void hideBoth(TestWindow window) {
        int last = TestWindow.on(() -> page(window).getItems().size()) - 1;
        TestWindow.now(() -> {
            page(window).getSelectionModel().clearAndSelect(last);
            page(window).requestFocus();
            write(sidecar("\"first\"", "\"second\": \"theirs\""));
            page(window)
                    .fireEvent(
                            new KeyEvent(
                                    KeyEvent.KEY_PRESSED,
                                    "",
                                    "",
                                    KeyCode.DELETE,
                                    false,
                                    false,
                                    false,
                                    false));
        });
    }

    private void write(String text) {
        try {
            Files.writeString(sidecarPath(), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String onDisk() throws IOException {
        return Files.readString(sidecarPath());
    }

    @Test
    @Tag("slow")
    void whatAnotherProgramWritesIsTakenIn() throws IOException {
        try (TestWindow window = open()) {
            write(sidecar("\"first\"", ""));
            untilShows(window, "Two");
            assertTrue(window.notices().getFirst().contains("p.octavo.json"));
            assertEquals("Saved", window.text("status-state"));
        }
    }

    @ParameterizedTest
    @CsvSource({"Keep My Version, One, second", "Use the Other Version, Two, first"})
    @Tag("slow")
    void whereBothDecidedTheSameNothingIsSavedUntilSomebodyHasChosen(
            String way, String shown, String hidden) throws IOException {
        try (TestWindow window = open()) {
            hideBoth(window);
            TestWindow.until("it is asked", () -> window.button(way).isPresent());
            assertEquals("Not saved", window.text("status-state"));
            assertFalse(onDisk().contains("hide\": [\"second"));
            window.command("close");
            assertEquals(1, window.asked());
            window.clickText(way);
            window.untilState(SaveState.SAVED);
            untilShows(window, shown);
            window.command("close");
            assertEquals(1, window.asked());
        }
        assertTrue(onDisk().contains("theirs"));
        assertTrue(
                onDisk().replaceAll("\\s", "").contains("\"hide\":[\"" + hidden + "\"]"), onDisk());
    }

    @Test
    @Tag("slow")
    void savingOnClosingKeepsWhatWasDecidedHere() throws IOException {
        try (TestWindow window = open()) {
            hideBoth(window);
            window.untilState(SaveState.CHANGED);
            window.answer(Questions.CloseAnswer.SAVE);
            window.command("close");
            TestWindow.until("it is closed", () -> window.gui.workspaces().open().isEmpty());
        }
        assertTrue(onDisk().replaceAll("\\s", "").contains("\"hide\":[\"second\"]"), onDisk());
    }

    @Test
    void whatWasDecidedGoesWithALibraryThatGetsAnotherName() throws IOException {
        Path other = folder.resolve("q.octavo.json");
        try (TestWindow window = open()) {
            window.nameFor(folder.resolve("q.bib"));
            window.command("save-as");
            TestWindow.until("it has one, too", () -> Files.exists(other));
        }
        assertEquals(onDisk().replaceAll("\\s", ""), Files.readString(other).replaceAll("\\s", ""));
    }
}
