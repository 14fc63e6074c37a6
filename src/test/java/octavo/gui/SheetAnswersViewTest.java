package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Each answer of the sheets in which keys, tags, groups and exports are decided, by the files on
/// disk.
class SheetAnswersViewTest {
    private static final String FILE =
            """
            @misc{a, author = {Mai, Luo}, title = {Training}, year = {2020}, keywords = {x}}
            @misc{b, author = {Li, Guo}, title = {Learning}, year = {2021}}
            """;

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow openWithAllSelected(String command) throws IOException {
        AnsweredWindow answered = AnsweredWindow.of(folder, FILE);
        answered.window().focus("entries");
        answered.window().press(KeyCode.SHORTCUT, KeyCode.A);
        answered.window().command(command);
        return answered;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"plan-make, true", "plan-later, false"})
    @Tag("slow")
    void newKeysAreOnDiskOnlyOnceTheyAreApplied(String answer, boolean isApplied)
            throws IOException {
        try (AnsweredWindow answered = openWithAllSelected("make-keys")) {
            answered.press(answer);
            answered.awaitGone("plan");
            answered.assertSaved(
                    isApplied
                            ? FILE.replace("{a,", "{mai2020training,")
                                    .replace("{b,", "{li2021learning,")
                            : FILE);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"clean-up-apply, true", "clean-up-cancel, false"})
    @Tag("slow")
    void aCleanUpIsOnDiskOnlyOnceItIsApplied(String answer, boolean isApplied) throws IOException {
        String text = "@misc{a, url = {https://doi.org/10.1000/1}}\n";
        try (AnsweredWindow answered = AnsweredWindow.of(folder, text)) {
            answered.window().command("clean-up");
            answered.selectRow("clean-ups", 0);
            answered.press(answer);
            answered.awaitGone("clean-ups");
            if (isApplied) {
                answered.assertSavedOther(text);
            } else {
                answered.assertSaved(text);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"untag-remove, true", "untag-cancel, false"})
    @Tag("slow")
    void aTagIsOffDiskOnlyOnceItIsRemoved(String answer, boolean isRemoved) throws IOException {
        try (AnsweredWindow answered = openWithAllSelected("untag")) {
            answered.press(answer);
            answered.awaitGone("untag-remove");
            answered.assertSaved(isRemoved ? FILE.replace(", keywords = {x}", "") : FILE);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"new-group-create, true", "new-group-cancel, false"})
    @Tag("slow")
    void aGroupIsOnDiskOnlyOnceItIsMade(String answer, boolean isMade) throws IOException {
        try (AnsweredWindow answered = openWithAllSelected("new-group")) {
            answered.await("new-group-name");
            answered.window().focus("new-group-name");
            answered.window().type("Talk");
            answered.press(answer);
            answered.awaitGone("new-group-name");
            answered.assertSaved(answered.textInWindow());
            assertEquals(isMade, answered.fileText().contains("StaticGroup:Talk"));
            assertEquals(isMade, !answered.fileText().equals(FILE));
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"export-save, true", "export-cancel, false"})
    @Tag("slow")
    void anExportIsOnDiskOnlyOnceItIsSavedAndTheLibraryStaysByteForByte(
            String answer, boolean isSaved) throws IOException {
        Path output = folder.resolve("out.ris");
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FILE)) {
            answered.window().nameFor(output);
            answered.window().command("export");
            answered.press("export-ris");
            TestWindow.until(
                    "it is converted", () -> !answered.window().node("export-save").isDisabled());
            answered.press(answer);
            answered.awaitGone("export");
            if (isSaved) {
                TestWindow.until("it is written", () -> Files.exists(output));
                assertTrue(Files.readString(output).contains("TI  - Learning"));
            }
            assertEquals(isSaved, Files.exists(output));
            assertEquals(FILE, answered.fileText());
        }
    }
}
