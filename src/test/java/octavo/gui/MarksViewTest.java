package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Entries are rated and marked as read by single keys in the table.
class MarksViewTest {
    private static final String LIBRARY =
            """
            @article{a, title = {Alpha},
              ranking = "rank1"}

            @article{b, title = {Beta}}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), LIBRARY));
        window.focus("entries");
        window.press(KeyCode.SHORTCUT, KeyCode.A);
        return window;
    }

    private static String text(TestWindow window) {
        return window.document().library().file().text();
    }

    private static void until(TestWindow window, String text) {
        TestWindow.until("the file is " + text, () -> text(window).equals(text));
    }

    @Test
    void whatIsUnreadHasADotWhereEntriesAreMarkedAsRead() throws IOException {
        String file =
                """
                @misc{a, title = {One}}
                @misc{b, title = {Two}}
                """;
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("d.bib"), file))) {
            window.select(0);
            assertEquals(0, dots(window));
            assertEquals("Mark as R_ead", label(window));
            window.command("read");
            TestWindow.until("the other one is unread", () -> dots(window) == 1);
            assertEquals("Mark as Unr_ead", label(window));
            window.command("read");
            TestWindow.until("nothing is marked", () -> dots(window) == 0);
            assertEquals(file, window.document().library().file().text());
        }
    }

    private static long dots(TestWindow window) {
        return TestWindow.on(() ->
                window.node("entries").lookupAll(".unread-dot").stream()
                        .filter(node -> node.isVisible() && node.getScene() != null)
                        .count());
    }

    private static String label(TestWindow window) {
        return TestWindow.on(() -> window.gui.command("read").commandText().getValue());
    }

    @Test
    void aDigitRatesAllSelectedEntriesAsOneStep() throws IOException {
        try (TestWindow window = open()) {
            window.type("4");
            until(
                    window,
                    LIBRARY.replace("rank1", "rank4")
                            .replace("{Beta}}", "{Beta}, ranking = {rank4}}"));
            window.command("undo");
            assertEquals(LIBRARY, text(window));
            window.type("0");
            TestWindow.until("no rating is left", () -> !text(window).contains("rank"));
            window.command("undo");
            assertEquals(LIBRARY, text(window));
        }
    }

    @Test
    void aCapitalRMarksAsReadAndThenAsUnread() throws IOException {
        try (TestWindow window = open()) {
            window.type("R");
            TestWindow.until(
                    "both are read", () -> text(window).split("readstatus = .read").length == 3);
            assertEquals(List.of("Marked 2 entries as read"), window.notices());
            window.type("R");
            until(window, LIBRARY);
            assertEquals(List.of("Marked 2 entries as unread"), window.notices());
        }
    }

    @Test
    void digitsWithinATypedTextLookForRows() throws IOException {
        try (TestWindow window = open()) {
            window.type("b4");
            TestWindow.run(() -> {});
            assertEquals(LIBRARY, text(window));
        }
    }

    @Test
    void skimmedIsAStateOfItsOwn() throws IOException {
        try (TestWindow window = open()) {
            window.command("skimmed");
            TestWindow.until(
                    "both are skimmed",
                    () -> text(window).split("readstatus = .skimmed").length == 3);
            window.command("read");
            TestWindow.until(
                    "both are read", () -> text(window).split("readstatus = .read").length == 3);
            window.command("undo");
            window.command("skimmed");
            until(window, LIBRARY);
        }
    }

    @Test
    void aLibraryRatedByBibdeskIsRatedInItsField() throws IOException {
        String rated = LIBRARY.replace("ranking = \"rank1\"", "rating = {1}");
        try (TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("d.bib"), rated))) {
            window.focus("entries");
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("4");
            until(window, rated.replace("{1}", "{4}").replace("{Beta}}", "{Beta}, rating = {4}}"));
            window.command("undo");
            assertEquals(rated, text(window));
        }
    }
}
