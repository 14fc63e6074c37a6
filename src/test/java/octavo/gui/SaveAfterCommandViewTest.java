package octavo.gui;

import octavo.gui.openlibraries.Questions.CloseAnswer;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What somebody has told the window to do is in the file that is saved next.
class SaveAfterCommandViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow opened() throws IOException {
        TestWindow window =
                TestWindow.of(
                        folder,
                        Files.writeString(folder.resolve("p.bib"), "@misc{a, title = {A}}\n"));
        window.select(0);
        return window;
    }

    private String text() {
        try {
            return Files.readString(folder.resolve("p.bib"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Test
    void aRatingIsInTheFileThatIsSavedAtOnce() throws IOException {
        try (TestWindow window = opened()) {
            window.commandsAtOnce("rate-3", "save");
            TestWindow.until("it is saved", () -> text().contains("rank3"));
        }
    }

    @Test
    void eachOfSeveralSavesWritesWhatWasDoneBeforeIt() throws IOException {
        try (TestWindow window = opened()) {
            window.commandsAtOnce("rate-3", "save", "rate-5", "save");
            TestWindow.until("it is saved", () -> text().contains("rank5"));
        }
    }

    @Test
    void closingAsksAboutARatingThatIsStillBeingWorkedOut() throws IOException {
        try (TestWindow window = opened()) {
            window.answer(CloseAnswer.SAVE);
            window.commandsAtOnce("rate-3", "close");
            TestWindow.until("it is saved", () -> text().contains("rank3"));
        }
    }
}
