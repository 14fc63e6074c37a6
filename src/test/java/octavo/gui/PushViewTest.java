package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Ctrl+L sends a citation to the editor that the settings name, and to none before that.
@EnabledOnOs(OS.LINUX)
class PushViewTest {
    @TempDir private Path folder = Path.of("");

    private TestWindow open(String settings) throws IOException {
        Files.writeString(folder.resolve("settings.json"), settings);
        Path library = Files.writeString(folder.resolve("p.bib"), "@misc{a, title = {Alpha}}\n");
        TestWindow window = TestWindow.of(folder, library);
        window.select(0);
        return window;
    }

    @Test
    void theChosenEditorGetsTheCitation() throws IOException {
        RecordingEditor editor = RecordingEditor.in(folder);
        try (TestWindow window =
                open(
                        "{\"editor\": \"texmaker\", \"editorCommand\": \"%s\"}"
                                .formatted(editor.program()))) {
            window.command("push");
            TestWindow.until("it is sent", () -> editor.arguments().endsWith("}\n"));
            assertEquals("-insert\n\\cite{a}\n", editor.arguments());
            TestWindow.until(
                    "it is said", () -> window.notices().contains("Sent to the editor: a"));
        }
    }

    @Test
    void whoHasChosenNoEditorIsTakenToTheSetting() throws IOException {
        try (TestWindow window = open("{}")) {
            window.command("push");
            assertEquals(
                    "No editor is chosen. Choose one in the settings.",
                    window.notices().getFirst());
            window.clickText("Choose Editor …");
            TestWindow.until("the setting is shown", () -> window.has("setting-editor"));
        }
    }

    @Test
    void aProgramThatIsNotThereIsSaid() throws IOException {
        try (TestWindow window =
                open("{\"editor\": \"texstudio\", \"editorCommand\": \"/no/such/editor\"}")) {
            window.command("push");
            TestWindow.until(
                    "it is said",
                    () -> window.notices().stream().anyMatch(it -> it.contains("/no/such/editor")));
        }
    }
}
