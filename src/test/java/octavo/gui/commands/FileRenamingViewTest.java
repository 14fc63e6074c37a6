package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;

import octavo.files.attachments.FileMoveLog;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.Questions;
import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;
import octavo.settings.UserHabits.NameFormulas;
import octavo.storage.FileRenames.FileRename;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// *Entry → Rename Linked Files*.
class FileRenamingViewTest {
    private static final String LIBRARY =
            """
            @misc{a, title = {Alpha}, year = 2020, file = {:x/one.pdf:PDF}}
            @misc{b, title = {Beta}, year = 2021, file = {:x/two.pdf:PDF}}
            """;
    private static final Set<String> OLD = Set.of("x/one.pdf", "x/two.pdf");

    @TempDir private Path folder = Path.of("");
    private TestWindow window;

    @BeforeEach
    void open() throws IOException {
        folder = folder.toRealPath();
        Files.createDirectory(folder.resolve("x"));
        Files.writeString(folder.resolve("x/one.pdf"), "1");
        Files.writeString(folder.resolve("x/two.pdf"), "2");
        Files.writeString(folder.resolve("p.bib"), LIBRARY);
        start();
    }

    private void start() {
        window = TestWindow.of(folder, folder.resolve("p.bib"));
        TestWindow.run(() -> window.table().getSelectionModel().selectAll());
    }

    @AfterEach
    void close() {
        window.close();
    }

    private String saved() throws IOException {
        return Files.readString(folder.resolve("p.bib"));
    }

    /// The papers there are. Files that come and go meanwhile, as while saving, do not matter.
    private Set<String> papers() {
        Set<String> papers = new HashSet<>();
        var finder =
                new SimpleFileVisitor<Path>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes what) {
                        if (file.toString().endsWith(".pdf")) {
                            papers.add(folder.relativize(file).toString());
                        }
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException trouble) {
                        return FileVisitResult.CONTINUE;
                    }
                };
        try {
            Files.walkFileTree(folder, finder);
        } catch (IOException trouble) {
            throw new AssertionError(trouble);
        }
        return papers;
    }

    private void rename() {
        window.command("rename-files");
        TestWindow.until("the names are shown", () -> window.has("plan-make"));
        TestWindow.run(() -> ((Button) window.node("plan-make")).fire());
    }

    private void untilSavedWith(Set<String> papers) {
        TestWindow.until(
                "it is saved",
                () ->
                        window.document().saveStateProperty().get()
                                        == LibraryDocument.SaveState.SAVED
                                && papers().equals(papers));
    }

    @Test
    void filesGetTheirEntriesKeysAndTheLibraryIsSavedWithTheLinks() throws IOException {
        rename();
        untilSavedWith(Set.of("x/a.pdf", "x/b.pdf"));
        assertEquals(LIBRARY.replace("one", "a").replace("two", "b"), saved());
        assertEquals("1", Files.readString(folder.resolve("x/a.pdf")));
    }

    @Test
    @Tag("slow")
    void theFormulasOfTheSettingsNameFilesAndFolders() throws IOException {
        window.close();
        Settings first = Settings.defaults();
        new SettingsFile(folder.resolve("settings.json"))
                .saveChanges(first, first.withFormulas(new NameFormulas("", "[title]", "[year]")));
        start();
        rename();
        untilSavedWith(Set.of("2020/Alpha.pdf", "2021/Beta.pdf"));
        assertEquals(LIBRARY.replace("x/one", "2020/Alpha").replace("x/two", "2021/Beta"), saved());
    }

    @Test
    void undoAndRedoBeforeTheLibraryIsSavedLeaveTheNewNamesAlone() throws IOException {
        rename();
        untilSavedWith(Set.of("x/a.pdf", "x/b.pdf"));
        Set<String> both = Set.of("x/a.pdf", "x/b.pdf", "x/one.pdf", "x/two.pdf");
        window.command("undo");
        TestWindow.until("both are there", () -> papers().equals(both));
        window.command("redo");
        TestWindow.run(() -> window.document().save(() -> {}));
        untilSavedWith(Set.of("x/a.pdf", "x/b.pdf"));
        try (Stream<Path> all = Files.list(folder.resolve("x"))) {
            assertEquals(2, all.count(), "nothing hidden is left");
        }
        assertEquals("1", Files.readString(folder.resolve("x/a.pdf")));
    }

    @Test
    @Tag("slow")
    void undoBringsTheOldNamesBackAndBothAreThereUntilTheLibraryIsSaved() throws IOException {
        rename();
        untilSavedWith(Set.of("x/a.pdf", "x/b.pdf"));
        TestWindow.run(() -> window.document().undo());
        TestWindow.until(
                "both are there",
                () -> papers().equals(Set.of("x/a.pdf", "x/b.pdf", "x/one.pdf", "x/two.pdf")));
        TestWindow.run(() -> window.document().save(() -> {}));
        untilSavedWith(OLD);
        assertEquals(LIBRARY, saved());
        TestWindow.run(() -> window.document().redo());
        TestWindow.run(() -> window.document().save(() -> {}));
        untilSavedWith(Set.of("x/a.pdf", "x/b.pdf"));
    }

    @Test
    @Tag("slow")
    void whatIsNotSavedInTheEndLeavesTheFilesAsTheLibraryOnDiskLinksThem() throws IOException {
        rename();
        untilSavedWith(Set.of("x/a.pdf", "x/b.pdf"));
        String after = saved();
        TestWindow.run(() -> window.document().undo());
        TestWindow.until("both are there", () -> papers().size() == 4);
        window.answer(Questions.CloseAnswer.DISCARD);
        window.command("close");
        TestWindow.until("it is closed", () -> papers().size() == 2);
        assertEquals(Set.of("x/a.pdf", "x/b.pdf"), papers());
        assertEquals(after, saved());
    }

    @Test
    void aFileThatIsThereIsNeverReplaced() throws IOException {
        Files.writeString(folder.resolve("x/a.pdf"), "mine");
        rename();
        untilSavedWith(Set.of("x/a.pdf", "x/a-2.pdf", "x/b.pdf"));
        assertEquals("mine", Files.readString(folder.resolve("x/a.pdf")));
        assertTrue(saved().contains("x/a-2.pdf"), saved());
    }

    @Test
    void theCommandLineCanUndoIt() throws IOException {
        rename();
        untilSavedWith(Set.of("x/a.pdf", "x/b.pdf"));
        FileMoveLog log = FileMoveLog.of(folder.resolve("state"), folder.resolve("p.bib"));
        Path papers = folder.resolve("x");
        List<FileRename> renamed =
                List.of(
                        new FileRename(papers.resolve("one.pdf"), papers.resolve("a.pdf")),
                        new FileRename(papers.resolve("two.pdf"), papers.resolve("b.pdf")));
        TestWindow.until("it is remembered", () -> log.lastRenames().equals(renamed));
    }
}
