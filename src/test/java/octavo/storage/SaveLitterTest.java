package octavo.storage;

import static octavo.storage.SaveFaults.NEW;
import static octavo.storage.SaveFaults.OLD;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.FileTrouble;
import octavo.library.LibraryFile;
import octavo.storage.SaveFaults.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What lies beside a file when it is saved or opened.
class SaveLitterTest {
    @TempDir private Path folder = Path.of("");

    private SaveFaults faults() {
        return new SaveFaults(folder);
    }

    @Test
    void aLinkWhereATemporaryFileWouldBeIsRemovedAndNotFollowed() throws IOException {
        Path path = faults().prepared(Kind.PLAIN);
        Path precious = Files.createDirectory(folder.resolve("precious"));
        Files.writeString(precious.resolve("old"), "thesis");
        Files.createSymbolicLink(
                folder.resolve(".papers.bib.octavo-0123456789abcdef.tmp"), precious);
        Files.createSymbolicLink(folder.resolve(".papers.bib.octavo-unfinished"), precious);
        LibraryFile file = LibraryFile.load(path);
        file.saveLibrary(SaveFaults.edited(file.library()));
        assertEquals("thesis", Files.readString(precious.resolve("old")));
        assertEquals(NEW, Files.readString(path));
    }

    /// The save was begun here, so that only the link keeps it from being completed.
    @Test
    void aSecretThatALinkNamesIsNotCopiedIntoTheLibrary() throws IOException {
        Path path = faults().prepared(Kind.HARD_LINKED);
        Path secret = Files.writeString(folder.resolve("secret"), "the key");
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), OLD);
        Files.createSymbolicLink(unfinished.resolve("new"), secret);
        BegunSave.of(path, unfinished).recordStart();
        LibraryFile.load(path);
        assertEquals(OLD, Files.readString(path));
        assertEquals("the key", Files.readString(secret));
    }

    @Test
    void aLinkToAFolderOfBothStatesIsNotFollowed() throws IOException {
        Path path = faults().prepared(Kind.HARD_LINKED);
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("old"), OLD);
        Files.writeString(elsewhere.resolve("new"), "the key");
        Files.createSymbolicLink(folder.resolve(".papers.bib.octavo-unfinished"), elsewhere);
        BegunSave.of(path, elsewhere).recordStart();
        LibraryFile.load(path);
        assertEquals(OLD, Files.readString(path));
        assertEquals(OLD, Files.readString(elsewhere.resolve("old")));
        assertEquals("the key", Files.readString(elsewhere.resolve("new")));
    }

    @Test
    void aFileOfANeighbouringNameIsNotTakenForLitter() throws IOException {
        Path path = faults().prepared(Kind.PLAIN);
        Path other = folder.resolve(".papers.bib.octavo-x.octavo-0123456789abcdef.tmp");
        Files.writeString(other, "somebody else's");
        Files.writeString(folder.resolve(".papers.bib.octavo-0123456789abcdef.tmp"), "litter");
        LibraryFile.load(path);
        assertEquals(List.of(other.getFileName().toString(), "papers.bib"), faults().names());
    }

    @Test
    void aFileWithTheLongestNameIsSaved() throws IOException {
        for (String name : List.of("a".repeat(251) + ".bib", "文".repeat(83) + ".bib")) {
            faults().clear();
            Path path = Files.writeString(folder.resolve(name), OLD);
            Files.createLink(folder.resolve("other.bib"), path);
            LibraryFile file = LibraryFile.load(path);
            file.saveLibrary(SaveFaults.edited(file.library()));
            assertEquals(NEW, Files.readString(path));
        }
    }

    @Test
    void aSaveThatWasInterruptedDoesNotKeepLaterOnesFromSaving() throws IOException {
        Path path = faults().prepared(Kind.HARD_LINKED);
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), "@misc{before}");
        Files.writeString(unfinished.resolve("new"), "@misc{ours}");
        LibraryFile file = LibraryFile.load(path);
        file.saveLibrary(SaveFaults.edited(file.library()));
        assertEquals(NEW, Files.readString(path));
    }

    @Test
    void aHalfWrittenFileThatCannotBeCompletedIsNotRead() throws IOException {
        Path path = faults().prepared(Kind.HARD_LINKED);
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), OLD);
        Files.writeString(unfinished.resolve("new"), NEW);
        BegunSave.of(path, unfinished).recordStart();
        String torn = NEW.substring(0, 100) + OLD.substring(100);
        Files.writeString(path, torn);
        FaultyFileSystem system = SaveFaults.system(Kind.HARD_LINKED);
        system.hurtBy(operation -> {
            if (operation.equals("lock papers.bib") || operation.equals("write papers.bib")) {
                throw new IOException("Read-only file system");
            }
        });
        IOException trouble =
                assertThrows(IOException.class, () -> LibraryFile.load(system.path(path)));
        assertTrue(
                FileTrouble.whenReading(path, trouble).toString().contains("was interrupted"),
                trouble::toString);
        assertEquals(NEW, LibraryFile.load(path).library().file().text());
    }

    @ParameterizedTest(name = "{0} bytes of the file are new")
    @ValueSource(ints = {0, 5000})
    void readingCompletesNoSaveThatThisComputerDidNotBegin(int written) throws IOException {
        Path path = faults().prepared(Kind.PLAIN);
        Path unfinished = planted("@misc{planted}" + "x".repeat(OLD.length()));
        String found = written == 0 ? OLD : Files.readString(unfinished.resolve("new"));
        Files.writeString(path, found);
        assertEquals(found, LibraryFile.load(path).library().file().text());
        assertEquals(found, Files.readString(path));
        assertTrue(Files.exists(unfinished.resolve("new")));
        assertEquals(2, faults().names().size());
    }

    private Path planted(String wanted) throws IOException {
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), OLD);
        Files.writeString(unfinished.resolve("new"), wanted);
        return unfinished;
    }

    @Test
    void savingPutsAsideWhatAnotherComputerBegan() throws IOException {
        Path path = faults().prepared(Kind.HARD_LINKED);
        planted("@misc{planted}" + "x".repeat(OLD.length()));
        LibraryFile file = LibraryFile.load(path);
        file.saveLibrary(SaveFaults.edited(file.library()));
        assertEquals(NEW, Files.readString(path));
        Path copy = folder.resolve("papers (conflicted copy of an interrupted save).bib");
        assertTrue(Files.readString(copy).startsWith("@misc{planted}"));
    }

    @Test
    void aFileThatAnotherComputerLeftHalfWrittenIsRefusedAndBothItsStatesAreNamed()
            throws IOException {
        Path path = faults().prepared(Kind.PLAIN);
        Path unfinished = planted(NEW);
        String torn = NEW.substring(0, 100) + OLD.substring(100);
        Files.writeString(path, torn);
        IOException trouble = assertThrows(IOException.class, () -> LibraryFile.load(path));
        String said = FileTrouble.whenReading(path, trouble).toString();
        assertTrue(said.contains(unfinished.toString()), said);
        assertEquals(torn, Files.readString(path));
        assertTrue(Files.exists(unfinished.resolve("old")));
    }
}
