package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;

import octavo.bib.BibValue;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Strings that double each other mean gigabytes in a few hundred bytes of file.
@Timeout(180)
class DoublingStringsViewTest {
    private static final int DOUBLINGS = 30;
    private static final String FILE =
            "@string{s0 = \"lollollol\"}\n"
                    + IntStream.rangeClosed(1, DOUBLINGS)
                            .mapToObj(i -> "@string{s%1$d = s%2$d # s%2$d}\n".formatted(i, i - 1))
                            .collect(Collectors.joining())
                    + "@misc{bomb, author = {Doe, Jane}, title = s30, year = 2020}\n"
                    + "@misc{child, author = {Doe, Jane}, crossref = {bomb}}\n"
                    + "@misc{good, author = {Poe, Jim}, title = {Good}, year = 2021}\n";

    @TempDir private Path folder = Path.of("");

    @Test
    void anEntryOfThemIsListedAndShownCutAndAnotherOneIsEditedAndSaved() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), FILE);
        try (TestWindow window = TestWindow.of(folder, file)) {
            assertEquals(List.of("bomb", "child", "good"), window.keys());
            for (int row = 0; row < 2; row++) {
                window.select(row);
                TestWindow.awaitFrames();
                assertEquals(window.keys().get(row), window.text("entry-key"));
                assertTrue(longest(window) <= BibValue.MAX_MACRO_EXPANSION + 100);
            }
            window.select(2);
            window.replace("field-title", "Better");
            window.command("save");
            window.untilState(SaveState.SAVED);
        }
        assertEquals(FILE.replace("{Good}", "{Better}"), Files.readString(file));
    }

    /// How long the longest text on the screen is, whatever shows it.
    private static int longest(TestWindow window) {
        return window.nodes().stream().mapToInt(DoublingStringsViewTest::length).max().orElse(0);
    }

    private static int length(Node node) {
        return switch (node) {
            case TextInputControl input ->
                    Math.max(input.getLength(), String.valueOf(input.getPromptText()).length());
            case Labeled labeled -> String.valueOf(labeled.getText()).length();
            case Text text -> text.getText().length();
            default -> 0;
        };
    }
}
