package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Below a date, pages and the like, the form says what it will write for a text being typed.
class TypedFieldsViewTest {
    private static final String FILE = "@article{a, title = {A}, year = {2020}, pages = {}}\n";

    @TempDir private Path folder = Path.of("");

    private TestWindow opened() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.select(0);
        window.focus("field-pages");
        window.type("123-45");
        return window;
    }

    @Test
    void saysWhatItWritesBeforeItWrites() throws IOException {
        try (TestWindow window = opened()) {
            Label words = (Label) window.node("field-pages-writes");
            assertTrue(TestWindow.on(words::getText).endsWith("123--145"));
            window.press(KeyCode.ENTER);
            assertEquals("123--145", window.text("field-pages"));
            assertFalse(window.has("field-pages-writes"));
        }
    }

    @Test
    @Tag("slow")
    void escapeRestoresTheText() throws IOException {
        try (TestWindow window = opened()) {
            window.press(KeyCode.ESCAPE);
            assertEquals("", window.text("field-pages"));
            assertFalse(window.has("field-pages-writes"));
        }
    }

    @Test
    void writesTheTextItselfOnRequest() throws IOException {
        try (TestWindow window = opened()) {
            TestWindow.run(((Button) window.node("field-pages-as-typed"))::fire);
            window.focus("field-year");
            assertEquals("123-45", window.text("field-pages"));
        }
    }
}
