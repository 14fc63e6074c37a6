package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.bib.BibParser;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.Questions.CloseAnswer;
import octavo.gui.openlibraries.TestWindow;
import octavo.library.Library;
import octavo.recovery.Crash;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// Each answer to the notices about a library, its closing and what a crash left, by the file on
/// disk.
class NoticeAnswersViewTest {
    private static final String FILE =
            """
            @misc{first, title = {One}, year = 2020}

            @misc{second, title = {Two}, year = 2021}
            """;
    private static final String EDITED = FILE.replace("2020", "1999");
    private static final String SMALL = "@misc{first, title = {One}}\n";

    @TempDir private Path folder = Path.of("");

    private static void edit(AnsweredWindow answered) {
        answered.window().select(0);
        answered.window().replace("field-year", "1999");
    }

    @ParameterizedTest
    @EnumSource(CloseAnswer.class)
    void theFileOnDiskIsWhatTheAnswerToClosingSays(CloseAnswer answer) throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FILE)) {
            edit(answered);
            TestWindow window = answered.window();
            window.answer(answer);
            window.command("close");
            if (answer != CloseAnswer.CANCEL) {
                TestWindow.until("it is closed", () -> window.gui.workspaces().open().isEmpty());
            }
            assertEquals(answer == CloseAnswer.SAVE ? EDITED : FILE, answered.fileText());
            if (answer == CloseAnswer.CANCEL) {
                answered.assertSaved(EDITED);
            }
        }
    }

    @Test
    void aStepIsUndoneOnDiskByItsNotice() throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FILE)) {
            answered.window().select(0);
            answered.window().command("delete");
            answered.assertSaved("@misc{second, title = {Two}, year = 2021}\n");
            answered.window().command("undo");
            answered.assertSaved(FILE);
            answered.window().select(0);
            answered.window().command("delete");
            answered.pressText("Undo");
            answered.assertSaved(FILE);
        }
    }

    @ParameterizedTest
    @CsvSource({"Keep This Version, true", "Use the Smaller One, false"})
    @Tag("slow")
    void theVersionOnDiskIsTheOneThatIsChosenWhenAFileHasShrunk(String answer, boolean isKept)
            throws IOException {
        String present = FILE + FILE.replace("first", "third").replace("second", "fourth");
        try (AnsweredWindow answered = AnsweredWindow.of(folder, present)) {
            Files.writeString(answered.libraryPath(), SMALL);
            answered.pressText(answer);
            answered.assertSaved(isKept ? present : SMALL);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "all-ours, true",
        "all-theirs, false",
        "conflict-ours, true",
        "conflict-theirs, false"
    })
    @Tag("slow")
    void theValueOnDiskIsOfTheSideThatIsChosen(String answer, boolean isMine) throws IOException {
        String theirs = FILE.replace("2020", "2000").replace("{Two}", "{Zwei}");
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FILE)) {
            edit(answered);
            Files.writeString(answered.libraryPath(), theirs);
            answered.pressText("Review …");
            answered.press("settle-later");
            answered.awaitGone("conflicts");
            assertEquals(theirs, answered.fileText());
            answered.pressText("Review …");
            answered.press(answer.replace("conflict-", "conflict-" + number(answered) + "-"));
            answered.press("settle");
            answered.assertSaved(isMine ? theirs.replace("2000", "1999") : theirs);
        }
    }

    private static String number(AnsweredWindow answered) {
        answered.await("conflicts");
        return answered.window().nodes().stream()
                .flatMap(node -> Stream.ofNullable(node.getId()))
                .filter(id -> id.matches("conflict-\\d+-ours"))
                .map(id -> id.replaceAll("\\D", ""))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Tag("slow")
    void theVersionFromBeforeALossIsOnDiskOnlyIfItIsRestored(boolean isRestored)
            throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FILE)) {
            TestWindow.until("a version is kept", this::hasVersion);
            answered.window().command("close");
        }
        try (AnsweredWindow answered = AnsweredWindow.of(folder, SMALL)) {
            TestWindow.until(
                    "it is offered",
                    () -> answered.window().button("Restore That Version").isPresent());
            if (isRestored) {
                answered.pressText("Restore That Version");
            }
            answered.assertSaved(isRestored ? FILE : SMALL);
        }
    }

    private boolean hasVersion() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("state"))) {
            return files.anyMatch(file -> file.toString().endsWith(".bib.gz"));
        }
    }

    private Path crashed() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), FILE);
        Library before = Library.of(BibParser.parse(FILE));
        Crash.with(folder.resolve("state"), file, before, Library.of(BibParser.parse(EDITED)));
        return file;
    }

    @Test
    void anEditFromBeforeACrashIsOnDiskOnceItIsRestoredThoughItWasAlmostDiscarded()
            throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, crashed())) {
            answered.pressText("Discard");
            answered.pressText("Keep");
            assertEquals(FILE, answered.fileText());
            answered.pressText("Restore");
            answered.assertSaved(EDITED);
        }
    }

    @Test
    void anEditFromBeforeACrashIsNeverOnDiskOnceItIsDiscardedForGood() throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, crashed())) {
            answered.pressText("Discard");
            answered.pressText("Discard Permanently");
            TestWindow.until(
                    "nothing is offered", () -> answered.window().button("Restore").isEmpty());
            answered.assertSaved(FILE);
        }
        try (AnsweredWindow answered = AnsweredWindow.of(folder, folder.resolve("p.bib"))) {
            answered.window().untilState(SaveState.SAVED);
            assertFalse(answered.window().button("Restore").isPresent());
            assertEquals(FILE, answered.fileText());
        }
    }
}
