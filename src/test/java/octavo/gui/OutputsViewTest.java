package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The files of references that a sidecar names, when the window saves or writes all lists.
class OutputsViewTest {
    @TempDir private Path folder = Path.of("");

    private Path library = Path.of("");

    @BeforeEach
    void write() throws IOException {
        library = Files.createDirectory(folder.resolve("library")).toRealPath();
        Files.writeString(library.resolve("p.bib"), "@misc{a, title = {Alpha}}\n");
    }

    private TestWindow open(String outputs) throws IOException {
        Files.writeString(library.resolve("p.octavo.json"), "{\"outputs\": [" + outputs + "]}");
        Path config = Files.createDirectory(folder.resolve("config"));
        return TestWindow.of(config, library.resolve("p.bib"));
    }

    private static void editAndSave(TestWindow window) {
        window.select(0);
        window.replace("field-title", "Beta");
        window.command("save");
    }

    @Test
    void anOutputFollowsEverySaveIfTheSidecarSaysSo() throws IOException {
        try (TestWindow window =
                open("{\"to\": \"refs.yml\", \"onSave\": true}, {\"to\": \"refs.json\"}")) {
            editAndSave(window);
            Path refs = library.resolve("refs.yml");
            TestWindow.until(
                    "it is written",
                    () -> Files.exists(refs) && Files.readString(refs).contains("Beta"));
            assertFalse(Files.exists(library.resolve("refs.json")));
            window.command("write-lists");
            TestWindow.until(
                    "the other is written", () -> Files.exists(library.resolve("refs.json")));
        }
    }

    @Test
    void aSaveAsksBeforeItReplacesAFileOfSomebody() throws IOException {
        Path victim = Files.writeString(folder.resolve("victim.bib"), "mine\n");
        try (TestWindow window = open("{\"to\": \"../victim.bib\", \"onSave\": true}")) {
            editAndSave(window);
            TestWindow.until(
                    "it says so",
                    () -> window.notices().stream().anyMatch(it -> it.contains("victim.bib")));
            assertEquals("mine\n", Files.readString(victim));
            assertTrue(Files.readString(library.resolve("p.bib")).contains("Beta"));
            window.clickText("Allow and Write");
            TestWindow.until("it is written", () -> Files.readString(victim).contains("Beta"));
            assertEquals("@misc{a, title = {Beta}}\n", Files.readString(library.resolve("p.bib")));
        }
    }
}
