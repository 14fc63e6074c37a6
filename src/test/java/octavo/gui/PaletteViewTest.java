package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class PaletteViewTest {
    /// More than sheets take to go where that is shown, in milliseconds.
    private static final int LEAVING = 500;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Path file = folder.resolve("p.bib");
        Files.writeString(file, "@misc{a, title = {First}}\n@misc{b, title = {Second Thing}}");
        return TestWindow.of(folder, file);
    }

    @Test
    void theKeysAloneFindAnEntry() throws IOException {
        try (TestWindow window = open()) {
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            window.type("second");
            window.press(KeyCode.ENTER);
            TestWindow.until("the entry is shown", () -> window.text("entry-key").equals("b"));
            TestWindow.until("the palette is gone", () -> !window.has("palette"));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PLUS", "EQUALS", "ADD"})
    void textGrowsWithThePlusOfAnyKeyboard(KeyCode plus) throws IOException {
        try (TestWindow window = open()) {
            window.press(KeyCode.SHORTCUT, plus);
            TestWindow.until(
                    "text is larger", () -> window.gui.themeAndSize().zoomProperty().get() == 110);
        }
    }

    @Test
    void theKeysAloneFindACommand() throws IOException {
        try (TestWindow window = open()) {
            int before = TestWindow.on(() -> window.gui.themeAndSize().zoomProperty().get());
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            window.type("zoom in");
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "text is larger",
                    () -> window.gui.themeAndSize().zoomProperty().get() > before);
        }
    }

    @Test
    void verifyingIsFoundByWhatItFinds() throws IOException {
        try (TestWindow window = open()) {
            for (String words : List.of("verify", "retracted", "invented", "check online")) {
                window.command("go-library");
                window.press(KeyCode.SHORTCUT, KeyCode.K);
                window.type(words);
                window.press(KeyCode.ENTER);
                TestWindow.until(words, () -> window.has("online-ask"));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "rating 4, ranking = {rank4}",
        "rate 2, ranking = {rank2}",
        "high priority, priority = {prio1}",
        "unread, readstatus = {read}",
        "read state, readstatus = {read}"
    })
    @Tag("slow")
    void marksAreFoundByTheirKind(String typed, String written) throws IOException {
        try (TestWindow window = open()) {
            window.select(0);
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            window.type(typed);
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "it is written",
                    () -> window.document().library().file().text().contains(written));
        }
    }

    @Test
    void aNewEntryIsFoundUnderThatName() throws IOException {
        try (TestWindow window = open()) {
            int before = window.keys().size();
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            window.type("new entry");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is there", () -> window.keys().size() == before + 1);
        }
    }

    @Test
    void aSettingThatIsFoundIsShownInThePlaceOfThePalette() throws Exception {
        try (TestWindow window = open()) {
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            window.type("theme");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is shown", () -> window.has("settings-search"));
            Thread.sleep(LEAVING);
            assertTrue(window.has("settings-search"));
            assertEquals("Theme", window.text("settings-search"));
        }
    }

    @Test
    void escapeLeavesEverythingAsItWas() throws IOException {
        try (TestWindow window = open()) {
            window.press(KeyCode.SHORTCUT, KeyCode.K);
            window.type("quit");
            window.press(KeyCode.ESCAPE);
            TestWindow.until("the palette is gone", () -> !window.has("palette"));
            assertEquals(2, window.keys().size());
            assertFalse(window.document().dirtyProperty().get());
        }
    }
}
