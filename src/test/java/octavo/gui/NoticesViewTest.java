package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;

import octavo.gui.librarystate.UserNotice;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What the window says takes little room, and goes.
class NoticesViewTest {
    private static final String REMARKS =
            IntStream.range(0, 3000)
                    .mapToObj(number -> "anonymous1981addresses goes to someone" + number)
                    .collect(Collectors.joining("; "));

    @TempDir private Path folder = Path.of("");

    private TestWindow open(int zoom) throws IOException {
        new SettingsFile(folder.resolve("settings.json"))
                .saveChanges(
                        Settings.defaults(),
                        Settings.defaults()
                                .withZoom(zoom)
                                .withWindowBounds(
                                        new Settings.WindowBounds(0, 0, 1000, 650, false)));
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), "@misc{a}"));
    }

    private static void tell(TestWindow window, NoticeLevel level, String text, String... actions) {
        List<UserNotice.NoticeAction> all =
                Stream.of(actions)
                        .map(label -> new UserNotice.NoticeAction(label, () -> {}))
                        .toList();
        TestWindow.run(() -> window.gui.workspaces().addNotice(new UserNotice(level, text, all)));
    }

    private static double height(TestWindow window, String id) {
        Node node = window.node(id);
        TestWindow.awaitFrames();
        return TestWindow.on(() -> node.getLayoutBounds().getHeight());
    }

    @ParameterizedTest
    @CsvSource({"100, WARNING", "200, WARNING", "300, ERROR", "100, DONE", "200, DONE"})
    @Tag("slow")
    void noTextTakesMoreThanThreeLines(int zoom, NoticeLevel level) throws IOException {
        try (TestWindow window = open(zoom)) {
            tell(window, level, REMARKS, "Keep This Version", "Use the Smaller One");
            double lines = height(window, level == NoticeLevel.DONE ? "toasts" : "notices");
            double most = 3 * 1.5 * 13 * zoom / 100 + 16 + (level == NoticeLevel.DONE ? 112 : 0);
            assertTrue(lines <= most, lines + " of " + most);
            assertTrue(window.has("entries"));
        }
    }

    @Test
    void manyLinesTakeNoMoreThanThree() throws IOException {
        try (TestWindow window = open(100)) {
            tell(window, NoticeLevel.ERROR, "a\n".repeat(500));
            assertTrue(height(window, "notices") <= 80);
        }
    }

    @Test
    void theWholeTextIsInDetails() throws IOException {
        try (TestWindow window = open(100)) {
            tell(window, NoticeLevel.WARNING, REMARKS);
            window.clickText("Details …");
            TestWindow.until("it is shown", () -> window.has("notice-details-text"));
            assertEquals(REMARKS, window.text("notice-details-text"));
            assertTrue(height(window, "notice-details") < 650);
            window.press(KeyCode.ESCAPE);
            TestWindow.until("it is gone", () -> !window.has("notice-details"));
            assertEquals(1, window.notices().size(), "the notice stays");
        }
    }

    @Test
    void aShortTextHasNoDetails() throws IOException {
        try (TestWindow window = open(100)) {
            tell(window, NoticeLevel.WARNING, "Short.");
            assertFalse(window.has("notice-more"));
        }
    }

    @Test
    void noticesAreShownOneAtATimeTheNewestFirst() throws IOException {
        try (TestWindow window = open(100)) {
            for (String text : List.of("First.", "Second.", "Third.")) {
                tell(window, NoticeLevel.ERROR, text);
            }
            assertEquals("Third.", window.text("notice-text"));
            assertEquals("1 of 3", window.text("notice-count"));
            window.focus("notice-next");
            window.press(KeyCode.SPACE);
            assertEquals("Second.", window.text("notice-text"));
            assertEquals("2 of 3", window.text("notice-count"));
            assertTrue(TestWindow.on(() -> window.node("notice-next").isFocused()));
        }
    }

    @Test
    void escapeDismissesTheNoticeThatHasTheFocusAndGivesTheFocusBack() throws IOException {
        try (TestWindow window = open(100)) {
            tell(window, NoticeLevel.ERROR, "First.");
            tell(window, NoticeLevel.ERROR, "Second.");
            window.focus("entries");
            window.focus("notice-close");
            window.press(KeyCode.ESCAPE);
            assertEquals(List.of("First."), window.notices());
            assertEquals("First.", window.text("notice-text"));
            assertTrue(TestWindow.on(() -> window.node("entries").isFocused()));
        }
    }

    @Test
    @Tag("slow")
    void whatWasDoneGoesByItselfAndTakesNoRoomOfThePage() throws IOException {
        try (TestWindow window = open(100)) {
            tell(window, NoticeLevel.DONE, "Written: pubs.md.");
            assertTrue(window.has("toasts"));
            assertEquals(0, height(window, "notices"));
            TestWindow.until("it is gone", () -> window.notices().isEmpty());
        }
    }

    @Test
    @Tag("slow")
    void aToastThatHasTheFocusStays() throws Exception {
        try (TestWindow window = open(100)) {
            tell(window, NoticeLevel.DONE, "1 entry deleted", "Undo it");
            System.gc();
            TestWindow.run(() -> window.button("Undo it").orElseThrow().requestFocus());
            Thread.sleep(11_000);
            assertEquals(List.of("1 entry deleted"), window.notices());
        }
    }
}
