package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

class FileDialogsTest {
    @TempDir private Path folder = Path.of("");

    private String ending(String name) {
        return FileDialogs.withEnding(folder.resolve(name), ".pdf").getFileName().toString();
    }

    @Test
    void aNameWithoutAnEndingGetsOneUnlessAFileHasThatName() throws IOException {
        assertEquals("out.pdf", ending("out"));
        assertEquals("out.pdf", ending("out.pdf"));
        assertEquals("out.PDF", ending("out.PDF"));
        Files.createFile(folder.resolve("out.pdf"));
        assertEquals("out", ending("out"));
    }

    @Test
    void filesToImportAndToOpenAreLookedForBesideTheLibrary() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), "@misc{a}");
        BackgroundTasks now = new BackgroundTasks(Runnable::run, Runnable::run);
        LibraryDocument document =
                LibraryDocument.of(
                        new LibraryDocument.Surroundings(now, _ -> {}, folder.resolve("state")),
                        LibraryFile.load(file));
        assertEquals(folder.toFile(), FileDialogs.importChooser(document).getInitialDirectory());
        assertEquals(
                folder.toFile(),
                FileDialogs.openChooser(Optional.of(document)).getInitialDirectory());
        assertNull(FileDialogs.openChooser(Optional.empty()).getInitialDirectory());
    }
}
