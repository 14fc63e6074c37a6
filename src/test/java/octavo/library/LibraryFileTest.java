package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

class LibraryFileTest {
    private static final String TEXT = "@misc{a,\r\n  title = {Ä},\r\n  year = 2020}\r\n% end";

    @TempDir Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("papers.bib"), TEXT);
    }

    private static Library changed(Library library) {
        Slot slot = library.withKey("a").orElseThrow();
        BibEntry edited =
                ((BibEntry) slot.item()).with("year", BibValue.parse("{2021}")).orElseThrow();
        return library.apply(library.put(slot.number(), edited));
    }

    @Test
    void savingOneChangedFieldChangesOnlyItsValue() throws IOException {
        Path path = file();
        LibraryFile opened = LibraryFile.load(path);
        opened.save(changed(opened.library()));
        assertEquals(TEXT.replace("2020", "{2021}"), Files.readString(path));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(path), files.toList(), "nothing else is left in the folder");
        }
    }

    @Test
    void savingTwiceWorksOnTheBytesOfTheFirst() throws IOException {
        Path path = file();
        LibraryFile opened = LibraryFile.load(path);
        LibraryFile saved = opened.save(changed(opened.library()));
        saved.save(opened.library());
        assertEquals(TEXT, Files.readString(path));
    }

    @Test
    void whatAnotherProgramWroteIsNotOverwritten() throws IOException {
        Path path = file();
        LibraryFile opened = LibraryFile.load(path);
        Files.writeString(path, "@misc{other}");
        IOException trouble =
                assertThrows(
                        LibraryFile.ChangedOnDisk.class,
                        () -> opened.save(changed(opened.library())));
        assertEquals("@misc{other}", Files.readString(path));
        assertTrue(FileTrouble.whenSaving(path, trouble).contains("another program"));
    }

    @Test
    void permissionsAndLinksStayAsTheyAre() throws IOException {
        Path path = file();
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link.bib"), path);
        LibraryFile opened = LibraryFile.load(link);
        opened.save(changed(opened.library()));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(
                "rw-rw----", PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
        assertTrue(Files.readString(path).contains("{2021}"));
    }

    @Test
    void aNewLibraryIsNotSavedOverAFileThatIsThere() throws IOException {
        Path path = file();
        LibraryFile fresh = LibraryFile.fresh(path, Library.empty());
        assertThrows(IOException.class, () -> fresh.save(Library.empty()));
        assertEquals(TEXT, Files.readString(path));
    }
}
