package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A sidecar may come from anybody. What it names is written only once somebody has allowed that.
class UnconfirmedOutputViewTest {
    private static final String LIBRARY =
            "@article{a, title = {Alpha}, author = {Mai, Luo}, journal = {J}, year = 2020}\n";

    @TempDir private Path folder = Path.of("");

    private Path library = Path.of("");

    @BeforeEach
    void write() throws IOException {
        library = Files.createDirectory(folder.resolve("library")).toRealPath();
        Files.writeString(library.resolve("p.bib"), LIBRARY);
        Files.writeString(library.resolve("mine.md"), "my notes\n");
        Files.writeString(folder.resolve("away.md"), "my other notes\n");
    }

    private static String sidecar(String first, String second) {
        return """
        {"version": 1, "profiles": {
          "first": {"sections": [{}], "outputs": [{"format": "markdown", "to": "%s"}]},
          "second": {"sections": [{}], "outputs": [{"format": "markdown", "to": "%s"}]}}}
        """
                .formatted(first, second);
    }

    private TestWindow open(String first, String second) throws IOException {
        Files.writeString(library.resolve("p.octavo.json"), sidecar(first, second));
        Path config = Files.createDirectory(folder.resolve("config"));
        TestWindow window = TestWindow.of(config, library.resolve("p.bib"));
        window.press(KeyCode.SHORTCUT, KeyCode.DIGIT4);
        TestWindow.until("the list is shown", () -> window.has("cv-export"));
        return window;
    }

    /// All files that a profile might reach, with what they hold.
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (Path each : List.of(folder, library)) {
            try (Stream<Path> all = Files.list(each)) {
                for (Path file : all.filter(UnconfirmedOutputViewTest::isComplete).toList()) {
                    files.put(folder.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return files;
    }

    /// Files that are being written have a name of their own until then.
    private static boolean isComplete(Path file) {
        return Files.isRegularFile(file) && !file.getFileName().toString().endsWith(".tmp");
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.run(() -> ((Button) window.node(id)).fire());
    }

    /// All that the box says.
    private static String asked(TestWindow window) {
        Node box = window.node("cv-unconfirmed");
        return TestWindow.on(() ->
                box.lookupAll(".label").stream()
                        .filter(Labeled.class::isInstance)
                        .map(label -> ((Labeled) label).getText())
                        .collect(Collectors.joining("\n")));
    }

    private String path(String output) {
        return library.resolve(output).normalize().toString();
    }

    private static Map<String, String> without(String name, Map<String, String> files) {
        Map<String, String> others = new TreeMap<>(files);
        others.remove(name);
        return others;
    }

    @ParameterizedTest
    @CsvSource({
        "../away.md, mine.md, it is outside ",
        "../new.md, mine.md, it is outside ",
        "mine.md, ../away.md, 'it exists already, and Octavo did not write it'"
    })
    @Tag("slow")
    void onlyWhatSomebodyAllowsIsWritten(String first, String second, String reason)
            throws IOException {
        try (TestWindow window = open(first, second)) {
            Map<String, String> before = files();
            fire(window, "cv-export");
            TestWindow.until("it is asked", () -> window.has("cv-unconfirmed"));
            String asked = asked(window);
            assertTrue(asked.contains(path(first) + ": " + reason), asked);
            assertFalse(asked.contains(path(second)), asked);
            assertEquals(before, files());
            fire(window, "cv-confirm");
            TestWindow.until("it is answered", () -> !window.has("cv-unconfirmed"));
            TestWindow.until("it is written", () -> !files().equals(before));
            Map<String, String> now = files();
            String name = folder.relativize(Path.of(path(first))).toString();
            assertTrue(now.getOrDefault(name, "").contains("Alpha"), now::toString);
            assertEquals(without(name, before), without(name, now));
        }
    }

    @Test
    void whatIsWrittenForAllProfilesWaitsForAWordAsWell() throws IOException {
        try (TestWindow window = open("../away.md", "mine.md")) {
            Map<String, String> before = files();
            fire(window, "cv-export");
            TestWindow.until("it is asked", () -> window.has("cv-unconfirmed"));
            window.command("write-lists");
            TestWindow.until("it is told", () -> !window.notices().isEmpty());
            String told = window.notices().getFirst();
            assertTrue(told.contains(path("../away.md") + ": it is outside"), told);
            assertTrue(told.contains(path("mine.md") + ": it exists already"), told);
            assertEquals(before, files());
            fire(window, "cv-decline");
            TestWindow.until("it is answered", () -> !window.has("cv-unconfirmed"));
            assertEquals(before, files());
        }
    }

    @Test
    @Tag("slow")
    void allListsAreWrittenOverFilesOfOthersOnlyOnceTheNoticeIsAnswered() throws IOException {
        try (TestWindow window = open("../away.md", "mine.md")) {
            Map<String, String> before = files();
            window.command("write-lists");
            TestWindow.until("it is asked", () -> window.button("Allow and Write").isPresent());
            assertEquals(before, files());
            window.clickText("Allow and Write");
            TestWindow.until(
                    "both are written",
                    () ->
                            files().getOrDefault("away.md", "").contains("Alpha")
                                    && files().getOrDefault("library/mine.md", "")
                                            .contains("Alpha"));
            assertEquals(
                    without("away.md", without("library/mine.md", before)),
                    without("away.md", without("library/mine.md", files())));
        }
    }

    @Test
    @Tag("slow")
    void whatWasAllowedOnceIsWrittenForAllProfilesAndNothingElseIs() throws IOException {
        try (TestWindow window = open("../away.md", "mine.md")) {
            fire(window, "cv-export");
            TestWindow.until("it is asked", () -> window.has("cv-unconfirmed"));
            fire(window, "cv-confirm");
            TestWindow.until(
                    "it is written", () -> files().getOrDefault("away.md", "").contains("Alpha"));
            Map<String, String> before = files();
            window.command("go-library");
            window.select(0);
            window.replace("field-title", "Gamma");
            window.command("write-lists");
            TestWindow.until("it is told", () -> !window.notices().isEmpty());
            assertTrue(files().getOrDefault("away.md", "").contains("Gamma"));
            assertEquals(without("away.md", before), without("away.md", files()));
        }
    }
}
