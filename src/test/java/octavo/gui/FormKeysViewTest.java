package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where the keys go in the form of an entry.
class FormKeysViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open(String text) throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), text));
        window.select(0);
        return window;
    }

    private static String focused(TestWindow window) {
        return TestWindow.on(() -> {
            Node owner = window.scene().getFocusOwner();
            return owner == null ? "" : String.valueOf(owner.getId());
        });
    }

    @Test
    @Tag("slow")
    void tabGoesFromFieldToFieldThoughButtonsComeBetween() throws IOException {
        try (TestWindow window = open("@article{a, author = {Mai, Luo}, title = {A}}\n")) {
            window.focus("field-journal");
            window.type("Communications of the ACM");
            window.press(KeyCode.TAB);
            window.type("12 March 2023");
            TestWindow.until("it is known", () -> window.has("field-journal-forms"));
            window.press(KeyCode.TAB);
            window.type("23");
            window.press(KeyCode.TAB);
            window.type("4");
            window.press(KeyCode.TAB);
            window.type("1-9");
            window.press(KeyCode.TAB);
            assertEquals("Communications of the ACM", window.text("field-journal"));
            assertEquals("2023", window.text("field-year"));
            assertEquals("23", window.text("field-volume"));
            assertEquals("4", window.text("field-number"));
            assertEquals("1--9", window.text("field-pages"));
        }
    }

    @Test
    void tabPassesByTheButtonsOfAVenueAndOfAProblem() throws IOException {
        String text =
                "@article{a, title = {A}, journal = {Communications of the ACM}, pages = {1-2}}\n";
        try (TestWindow window = open(text)) {
            TestWindow.until("it is known", () -> window.has("field-journal-forms"));
            TestWindow.until("it is marked", () -> window.has("field-pages-mend"));
            window.focus("field-journal");
            window.press(KeyCode.TAB);
            assertEquals("field-year", focused(window));
            window.press(KeyCode.SHIFT, KeyCode.TAB);
            assertEquals("field-journal", focused(window));
            window.focus("field-pages");
            window.press(KeyCode.TAB);
            Node next = TestWindow.on(() -> window.scene().getFocusOwner());
            assertTrue(next instanceof TextInputControl, next::toString);
            window.press(KeyCode.SHIFT, KeyCode.TAB);
            assertEquals("field-pages", focused(window));
        }
    }

    @Test
    void anotherKeyLeadsToTheButtonsOfAFieldAndBack() throws IOException {
        String text = "@article{a, title = {A}, pages = {1-2}}\n";
        try (TestWindow window = open(text)) {
            TestWindow.until("it is marked", () -> window.has("field-pages-mend"));
            window.focus("field-pages");
            window.press(KeyCode.F6);
            assertEquals("field-pages-mend", focused(window));
            window.press(KeyCode.F6);
            assertEquals("field-pages-ignore", focused(window));
            window.press(KeyCode.F6);
            assertEquals("field-pages-remove", focused(window));
            window.press(KeyCode.F6);
            assertEquals("field-pages", focused(window));
            window.press(KeyCode.SHIFT, KeyCode.F6);
            assertEquals("field-pages-remove", focused(window));
        }
    }

    @Test
    void aFixLeadsToTheFieldThatItMended() throws IOException {
        String text = "@article{a, title = {A}, pages = {1-2}}\n";
        try (TestWindow window = open(text)) {
            TestWindow.until("it is marked", () -> window.has("field-pages-mend"));
            window.focus("field-title");
            window.click((Button) window.node("field-pages-mend"));
            TestWindow.until("it is mended", () -> !window.has("field-pages-mend"));
            assertEquals("1--2", window.text("field-pages"));
            assertEquals("field-pages", focused(window));
        }
    }

    @Test
    void aFixByTheKeysLeadsToTheFieldToo() throws IOException {
        String text = "@article{a, title = {A}, pages = {1-2}}\n";
        try (TestWindow window = open(text)) {
            TestWindow.until("it is marked", () -> window.has("field-pages-mend"));
            window.focus("field-pages");
            window.press(KeyCode.F6);
            window.press(KeyCode.SPACE);
            TestWindow.until("it is mended", () -> !window.has("field-pages-mend"));
            assertEquals("field-pages", focused(window));
        }
    }
}
