package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

class DiskWatchTest {
    @TempDir Path folder;

    private Optional<String> seen(DiskWatch watch, LibraryFile file) throws IOException {
        return watch.pollChange(file).map(it -> it.library().file().text());
    }

    @Test
    void aChangeIsToldOnceAndOnlyWhenItHasSettled() throws IOException {
        Path path = folder.resolve("a.bib");
        Files.writeString(path, "@misc{a}");
        LibraryFile file = LibraryFile.load(path);
        assertTrue(file.isOnDisk());
        DiskWatch watch = new DiskWatch();
        assertEquals(Optional.empty(), seen(watch, file));
        assertEquals(Optional.empty(), seen(watch, file));
        Files.writeString(path, "@misc{a, x = 1}");
        assertEquals(Optional.empty(), seen(watch, file));
        Files.writeString(path, "@misc{a, x = 12}");
        assertEquals(Optional.empty(), seen(watch, file));
        assertEquals(Optional.of("@misc{a, x = 12}"), seen(watch, file));
        assertEquals(Optional.empty(), seen(watch, file));
        Files.delete(path);
        assertEquals(Optional.empty(), seen(watch, file));
        assertEquals(Optional.empty(), seen(watch, file));
        assertEquals(Optional.empty(), file.readExternalChange());
        assertFalse(LibraryFile.notYetSaved(path, Library.empty()).isOnDisk());
        assertFalse(LibraryFile.pathExists(path));
    }

    private static String told(LocalizedSentence sentence) {
        return sentence.toString();
    }

    @Test
    void troubleWithAFileIsSaidInWords() throws IOException {
        Path path = folder.resolve("a.bib");
        String name = path.toString();
        assertSays("does not exist", FileTrouble.whenReading(path, new NoSuchFileException(name)));
        assertSays(
                "not have permission",
                FileTrouble.whenReading(path, new AccessDeniedException(name)));
        assertSays(
                "cycle of symbolic links",
                FileTrouble.whenReading(path, new FileSystemLoopException(name)));
        assertSays("is a folder", FileTrouble.whenReading(folder, new IOException("odd")));
        assertSays("cannot be read: ", FileTrouble.whenReading(path, new IOException("odd")));
        assertSays(
                "since it was opened",
                FileTrouble.whenSaving(path, new LibraryFile.ChangedOnDiskException(path)));
        assertSays(
                "cycle of symbolic links",
                FileTrouble.whenSaving(path, new FileSystemLoopException(name)));
        assertSays("read-only", FileTrouble.whenSaving(path, new AccessDeniedException(name)));
        Path nowhere = folder.resolve("none").resolve("a.bib");
        assertSays(
                "its folder does not exist",
                FileTrouble.whenSaving(nowhere, new NoSuchFileException(name)));
        assertSays("is a folder", FileTrouble.whenSaving(folder, new IOException("odd")));
        String fresh = told(FileTrouble.whenSaving(path, new NoSuchFileException(name)));
        assertTrue(fresh.contains("was not saved") && !fresh.contains("untouched"), fresh);
        Files.writeString(path, "");
        assertSays("old file is untouched", FileTrouble.whenSaving(path, new IOException("odd")));
    }

    private static void assertSays(String words, LocalizedSentence sentence) {
        assertTrue(told(sentence).contains(words), () -> told(sentence));
    }

    @Test
    void aFileThatIsNoLibraryIsAskedAbout() {
        Path path = folder.resolve("a.bib");
        assertEquals("", opened(path, "@misc{a}"));
        assertEquals("", opened(path, "text @misc{a}"));
        assertEquals("", opened(path, "\n\n"));
        assertTrue(opened(path, "some text").contains("no entries"));
        assertTrue(opened(path, "").contains("is empty"));
    }

    private static String opened(Path path, String text) {
        return FileTrouble.whenOpened(path, Library.of(BibParser.parse(text)))
                .map(DiskWatchTest::told)
                .orElse("");
    }
}
