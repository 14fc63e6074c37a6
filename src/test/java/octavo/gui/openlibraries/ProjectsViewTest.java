package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Papers that cite a library, in the window.
class ProjectsViewTest {
    private static final String LIBRARY =
            """
            @article{mai2020, author = {Mai, Luo}, title = {Kungfu}, year = 2020}
            @article{li2019, author = {Li, Guo}, title = {Spotnik}, year = 2019}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Path paper = Files.createDirectories(folder.resolve("thesis"));
        Files.writeString(
                paper.resolve("main.tex"),
                "\\documentclass{article}\n\\cite{mai2020}\n\\cite{mai20}\n\\bibliography{refs}\n");
        TestWindow window =
                TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), LIBRARY));
        window.choose(paper);
        window.select(0);
        return window;
    }

    private static void addProject(TestWindow window) {
        window.command("go-projects");
        fire(window, "project-add");
        TestWindow.until(
                "it is read", () -> !((ListView<?>) window.node("projects")).getItems().isEmpty());
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.until("there is " + id, () -> window.has(id));
        TestWindow.run(() -> {
            switch (window.node(id)) {
                case ToggleButton button -> button.fire();
                case Button button -> button.fire();
                default -> throw new AssertionError(id + " cannot be pressed");
            }
        });
    }

    private static Workspace workspace(TestWindow window) {
        return Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
    }

    @Test
    @Tag("slow")
    void aProjectIsKeptForItsLibrary() throws IOException {
        try (TestWindow window = open()) {
            addProject(window);
            assertEquals("To do 2", window.text("project-tab-to-do"));
            Path settings = folder.resolve("settings.json");
            TestWindow.until(
                    "it is kept",
                    () -> Files.exists(settings) && Files.readString(settings).contains("thesis"));
        }
        try (TestWindow window = TestWindow.of(folder, folder.resolve("p.bib"))) {
            window.command("go-projects");
            TestWindow.until(
                    "it is there again", () -> window.text("project-tab-to-do").endsWith("2"));
        }
    }

    @Test
    @Tag("slow")
    void projectsGoWithALibraryThatGetsAnotherName() throws IOException {
        Path other = folder.resolve("q.bib");
        try (TestWindow window = open()) {
            addProject(window);
            window.nameFor(other);
            window.command("save-as");
            Path settings = folder.resolve("settings.json");
            TestWindow.until(
                    "both are kept",
                    () ->
                            Files.exists(settings)
                                    && Files.readString(settings).split("/thesis\"", -1).length
                                            == 3);
            assertTrue(Files.exists(other));
        }
        for (String name : List.of("p.bib", "q.bib")) {
            try (TestWindow window = TestWindow.of(folder, folder.resolve(name))) {
                window.command("go-projects");
                TestWindow.until(
                        "its project is there",
                        () -> window.text("project-tab-to-do").endsWith("2"));
            }
        }
    }

    @Test
    void theReferencesAreWrittenAfterAReview() throws IOException {
        try (TestWindow window = open()) {
            addProject(window);
            fire(window, "project-write");
            TestWindow.until("there is a diff", () -> window.has("project-diff"));
            Path references = folder.resolve("thesis/refs.bib");
            assertTrue(Files.notExists(references));
            fire(window, "project-accept");
            TestWindow.until(
                    "it is written",
                    () ->
                            Files.exists(references)
                                    && Files.readString(references).contains("mai2020"));
            TestWindow.until(
                    "it is read again", () -> window.text("project-tab-in-step").endsWith("1"));
        }
    }

    @Test
    void theTableKnowsWhatIsCited() throws IOException {
        try (TestWindow window = open()) {
            addProject(window);
            window.command("find");
            window.type("cited:thes");
            TestWindow.until("it is found", () -> window.keys().equals(List.of("mai2020")));
            assertEquals(
                    "thesis",
                    TestWindow.on(() -> window.table().getItems().getFirst().texts().cited()));
            window.replace("search", "-has:cited");
            TestWindow.until("the others are", () -> window.keys().equals(List.of("li2019")));
        }
    }

    @Test
    void thePreviewLeadsToThePlacesOfTheEntry() throws IOException {
        try (TestWindow window = open()) {
            addProject(window);
            List<String> opened = new ArrayList<>();
            TestWindow.run(() -> window.gui.printAndLog().openWith(opened::add));
            window.command("go-library");
            window.select(0);
            TestWindow.until("there is a place", () -> link(window).isPresent());
            TestWindow.run(() -> link(window).orElseThrow().fire());
            assertEquals(List.of(folder.resolve("thesis/main.tex").toUri().toString()), opened);
        }
    }

    private static Optional<Hyperlink> link(TestWindow window) {
        return window.scene().getRoot().lookupAll("#preview-citing .hyperlink").stream()
                .map(Hyperlink.class::cast)
                .filter(it -> it.getText().equals("main.tex:2"))
                .findFirst();
    }

    @Test
    void aFolderOfAPaperThatIsDroppedOrPastedBecomesAProject() throws IOException {
        try (TestWindow window = open()) {
            TestWindow.run(() -> {
                ClipboardContent content = new ClipboardContent();
                content.putFiles(List.of(folder.resolve("thesis").toFile()));
                Clipboard.getSystemClipboard().setContent(content);
            });
            window.focus("entries");
            window.command("paste");
            TestWindow.until(
                    "its page is shown",
                    () -> workspace(window).pageProperty().get().equals("projects"));
            TestWindow.until("it is read", () -> window.text("project-tab-to-do").endsWith("2"));
        }
    }

    @Test
    @Tag("slow")
    void aProjectThatIsGoneIsSaid() throws IOException {
        try (TestWindow window = open()) {
            addProject(window);
            Files.move(folder.resolve("thesis"), folder.resolve("moved"));
            TestWindow.until(
                    "it is said",
                    () -> window.text("project-summary").endsWith("thesis does not exist."));
        }
    }
}
