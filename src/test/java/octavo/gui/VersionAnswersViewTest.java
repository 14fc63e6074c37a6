package octavo.gui;

import octavo.gui.librarystate.LibraryDocument.SaveState;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/// Going back to an earlier version of a library, or not, by the file on disk.
class VersionAnswersViewTest {
    private static final String FILE =
            "% mine  \r\n@misc{first, title = {One},\tyear = 2020}\r\n\r\n@comment{x}";
    private static final String CHANGED = FILE.replace("One", "Changed");

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow openWithVersions() throws IOException {
        AnsweredWindow answered = AnsweredWindow.of(folder, FILE);
        answered.window().select(0);
        answered.window().replace("field-title", "Changed");
        answered.window().command("save");
        answered.window().untilState(SaveState.SAVED);
        answered.showPage("history", "versions");
        answered.selectRow("versions", 1);
        return answered;
    }

    @Test
    void theVersionThatIsRestoredIsOnDiskByteForByteAndSoIsTheOneBeforeAfterUndo()
            throws IOException {
        try (AnsweredWindow answered = openWithVersions()) {
            answered.press("restore");
            answered.assertSaved(FILE);
            answered.window().command("undo");
            answered.assertSaved(CHANGED);
        }
    }

    @Test
    void aVersionThatIsOnlyLookedAtChangesNothingOnDisk() throws IOException {
        try (AnsweredWindow answered = openWithVersions()) {
            answered.await("history-diff");
            answered.window().command("go-library");
            answered.assertSaved(CHANGED);
        }
    }
}
