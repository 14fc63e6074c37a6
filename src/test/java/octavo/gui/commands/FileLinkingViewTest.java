package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.tasks.BackgroundTasks;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Papers that are dropped on rows, or chosen.
class FileLinkingViewTest {
    private static final String LIBRARY =
            """
            @misc{a, title = {Alpha}, file = {:x/one.pdf:PDF}}
            @misc{b, title = {Beta}}
            """;

    @TempDir private Path folder = Path.of("");
    @TempDir private Path elsewhere = Path.of("");
    private TestWindow window;

    @BeforeEach
    void open() throws IOException {
        folder = folder.toRealPath();
        Files.createDirectory(folder.resolve("x"));
        Files.writeString(folder.resolve("x/one.pdf"), "1");
        Files.writeString(folder.resolve("x/two.pdf"), "2");
        window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), LIBRARY));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private String library() {
        return TestWindow.on(() -> window.document().library().file().text());
    }

    private void drop(int row, String... names) {
        TestWindow.run(() -> {
            Workspace workspace = window.gui.workspaces().currentProperty().get();
            int slot = workspace.entries().shown().get(row).slot().number();
            List<Path> files = Stream.of(names).map(folder::resolve).toList();
            new FileLinking(new BackgroundTasks(Runnable::run, Runnable::run), workspace)
                    .linkFiles(slot, files);
        });
    }

    @Test
    void anEntryIsLinkedInTheDialectOfTheLibraryAndUndoTakesItBack() {
        drop(1, "x/one.pdf", "x/two.pdf");
        TestWindow.until("it is linked", () -> !library().equals(LIBRARY));
        assertEquals(
                LIBRARY.replace("{Beta}}", "{Beta}, file = {:x/one.pdf:PDF;:x/two.pdf:PDF}}"),
                library());
        TestWindow.run(() -> window.document().undo());
        assertEquals(LIBRARY, library());
    }

    @Test
    void aLinkThatIsThereIsNotDoubled() {
        drop(0, "x/one.pdf");
        TestWindow.until(
                "it is told",
                () -> window.notices().stream().anyMatch(it -> it.contains("has this link")));
        assertEquals(LIBRARY, library());
    }

    @Test
    @Tag("slow")
    void aFileElsewhereIsCopiedWhereTheLibraryHasItsFiles() throws IOException {
        Path paper = Files.writeString(elsewhere.toRealPath().resolve("three.pdf"), "3");
        drop(1, paper.toString());
        TestWindow.until("it is linked", () -> library().contains(":" + paper));
        String before = library();
        window.clickText("Copy to the Library’s Folder");
        TestWindow.until(
                "the link leads to the copy",
                () ->
                        library()
                                .equals(
                                        LIBRARY.replace(
                                                "{Beta}}", "{Beta}, file = {:x/b.pdf:PDF}}")));
        assertEquals("3", Files.readString(folder.resolve("x/b.pdf")));
        assertEquals("3", Files.readString(paper), "the file stays where it is");
        TestWindow.run(() -> window.document().undo());
        assertEquals(before, library());
    }

    @ParameterizedTest
    @ValueSource(strings = {"attach", "link", "pdf attach"})
    @Tag("slow")
    void thePaletteFindsTheCommandThatLinksTheFileThatIsChosen(String words) {
        window.select(1);
        window.choose(folder.resolve("x/two.pdf"));
        window.press(KeyCode.SHORTCUT, KeyCode.K);
        window.type(words);
        window.press(KeyCode.ENTER);
        TestWindow.until("it is linked", () -> !library().equals(LIBRARY));
        assertEquals(LIBRARY.replace("{Beta}}", "{Beta}, file = {:x/two.pdf:PDF}}"), library());
    }

    @Test
    void filesAreChosenForOneEntryAtATime() {
        window.select(0);
        assertTrue(isPossible());
        TestWindow.run(() -> window.table().getSelectionModel().selectAll());
        assertFalse(isPossible());
    }

    private boolean isPossible() {
        return TestWindow.on(() -> window.gui.command("link-file").isPossible().getValue());
    }
}
