package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// An entry of three thousand authors does not keep the window busy with what nobody sees.
class ManyAuthorsViewTest {
    private static final int AUTHORS = 3_000;
    private static final int LONG = 2_000;

    @TempDir private Path folder = Path.of("");

    private Path file() throws IOException {
        String authors =
                IntStream.range(0, AUTHORS)
                        .mapToObj("Family%d, Given"::formatted)
                        .collect(Collectors.joining(" and "));
        String file = "@article{many, author = {%s}, title = {Many}}\n".formatted(authors);
        return Files.writeString(folder.resolve("p.bib"), file);
    }

    private static boolean hasLongText(TestWindow window) {
        return window.nodes().stream()
                .anyMatch(node -> node instanceof Text it && it.getText().length() > LONG);
    }

    @Test
    void ofThousandsOfMarksAtOneFieldTheFirstAreShown() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            TestWindow.until("they are checked", () -> window.has("field-author-more-marks"));
            assertEquals("and 2,995 more", window.text("field-author-more-marks"));
        }
    }

    @Test
    @Tag("slow")
    void aLongTextIsLaidOutWhereItIsSeenOnly() throws IOException {
        try (TestWindow window = TestWindow.of(folder, file())) {
            window.select(0);
            TestWindow.until("it is shown", () -> window.has("names-author-list"));
            assertFalse(window.has("field-author"));
            assertFalse(hasLongText(window));
            TestWindow.run(() -> ((ToggleButton) window.node("show-source")).fire());
            assertTrue(window.text("source").contains("Family2999"));
            TestWindow.run(() -> ((ToggleButton) window.node("show-fields")).fire());
            assertFalse(hasLongText(window));
        }
    }
}
