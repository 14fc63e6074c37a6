package octavo.gui.librarystate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;
import octavo.storage.FileRenames.FileRename;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class RenamedFilesTest {
    private static final String OLD_TEXT = "@misc{a, title = {A}, file = {one.pdf}}\n";
    private static final String NEW_TEXT = "@misc{a, title = {A}, file = {a.pdf}}\n";

    @TempDir private Path folder = Path.of("");
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final BackgroundTasks background = new BackgroundTasks(tasks::add, tasks::add);
    private LibraryDocument document;
    private RenamedFiles renamedFiles;

    @BeforeEach
    void renameInAnOpenLibrary() throws IOException {
        folder = folder.toRealPath();
        Files.writeString(folder.resolve("one.pdf"), "1");
        Files.writeString(library(), OLD_TEXT);
        var surroundings =
                new LibraryDocument.Surroundings(background, _ -> {}, folder.resolve("state"));
        document = LibraryDocument.of(surroundings, LibraryFile.load(library()));
        renamedFiles = new RenamedFiles(background, document);
        document.whenSaved(renamedFiles::librarySaved);
        var names = List.of(new FileRename(folder.resolve("one.pdf"), folder.resolve("a.pdf")));
        renamedFiles.beginRenames(names, () -> change(NEW_TEXT));
        settle();
    }

    private Path library() {
        return folder.resolve("p.bib");
    }

    private void change(String text) {
        BibFile file = BibParser.parse(text);
        document.applyEdit("Change", document.library().replaceContent(file));
    }

    private void settle() {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }

    private void close() {
        renamedFiles.close();
        document.close();
        settle();
    }

    private Set<String> papers() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(it -> it.getFileName().toString())
                    .filter(it -> it.endsWith(".pdf"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void untilTheLibraryIsSavedFilesHaveBothNames() throws IOException {
        assertEquals(Set.of("a.pdf", "one.pdf"), papers());
    }

    @Test
    void closedWithoutASaveFilesKeepTheOldNames() throws IOException {
        close();
        assertEquals(Set.of("one.pdf"), papers());
    }

    @Test
    void aSaveThatWasNotConfirmedKeepsTheNewNames() throws IOException {
        Files.writeString(library(), NEW_TEXT);
        close();
        assertEquals(Set.of("a.pdf"), papers());
    }

    @Test
    void aSaveThatIsFoundOnDiskKeepsTheNewNames() throws IOException {
        Files.writeString(library(), NEW_TEXT);
        document.checkDisk();
        settle();
        close();
        assertEquals(Set.of("a.pdf"), papers());
    }

    @Test
    void aLibraryThatIsEditedWhileItIsSavedKeepsTheNewNames() throws IOException {
        document.save(() -> {});
        change(NEW_TEXT + "% later\n");
        settle();
        close();
        assertEquals(NEW_TEXT, Files.readString(library()));
        assertEquals(Set.of("a.pdf"), papers());
    }

    @Test
    void closedWithoutItsLibraryFilesKeepTheOldNames() throws IOException {
        Files.delete(library());
        close();
        assertEquals(Set.of("one.pdf"), papers());
    }
}
