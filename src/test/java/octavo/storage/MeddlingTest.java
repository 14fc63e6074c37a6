package octavo.storage;

import static octavo.storage.SaveFaults.NEW;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.storage.SaveFaults.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;

/// What other programs do to a file while it is saved.
class MeddlingTest {
    @TempDir private Path folder = Path.of("");

    private SaveFaults faults() {
        return new SaveFaults(folder);
    }

    /// F7: what another program does to the file, at each operation of a save.
    enum Meddling {
        EDIT,
        APPEND,
        REPLACE,
        TOUCH,
        SAME_SIZE_AND_TIME,
        EMPTY,
        DELETE;

        void to(Path path) throws IOException {
            FileTime time = Files.getLastModifiedTime(path);
            String text = Files.readString(path);
            switch (this) {
                case EDIT -> Files.writeString(path, "@misc{theirs}");
                case APPEND -> Files.writeString(path, text + "@misc{theirs}");
                case REPLACE -> {
                    Path other = Files.writeString(path.resolveSibling("their.tmp"), "@misc{t}");
                    Files.move(other, path, StandardCopyOption.REPLACE_EXISTING);
                }
                case TOUCH ->
                        Files.setLastModifiedTime(path, FileTime.fromMillis(4_070_908_800_000L));
                case SAME_SIZE_AND_TIME -> {
                    Files.writeString(path, text.replaceFirst("2020", "1999"));
                    Files.setLastModifiedTime(path, time);
                }
                case EMPTY -> Files.writeString(path, "");
                case DELETE -> Files.delete(path);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Meddling.class)
    void whatAnotherProgramWritesAtAnyInstantIsNeverOverwrittenUnread(Meddling meddling)
            throws IOException {
        for (Kind kind : List.of(Kind.PLAIN, Kind.HARD_LINKED, Kind.WITHOUT_ATOMIC_RENAME)) {
            FaultRow row = new FaultRow("F7", "written to at each operation, " + kind, meddling);
            int k = 1;
            while (meddledAt(k, kind, meddling, row)) {
                k++;
            }
            row.write();
        }
    }

    /// @return whether the save got as far as the instant
    private boolean meddledAt(int k, Kind kind, Meddling meddling, FaultRow row)
            throws IOException {
        Path path = faults().prepared(kind);
        FaultyFileSystem system = SaveFaults.system(kind);
        LibraryFile file = LibraryFile.load(system.path(path));
        List<String> theirs = new ArrayList<>();
        int[] count = {0};
        boolean[] isOver = {false};
        system.hurtBy(operation -> {
            synchronized (count) {
                // Once the old bytes are being exchanged, the instant has passed.
                isOver[0] |= operation.startsWith("move") && Files.exists(path);
                if (++count[0] == k && !isOver[0]) {
                    meddling.to(path);
                    theirs.add(Files.exists(path) ? Files.readString(path) : "");
                }
            }
        });
        boolean isSaved = SaveFaults.isSaved(file, SaveFaults.edited(file.library()));
        if (theirs.isEmpty()) {
            return !isOver[0] || k < 5;
        }
        boolean isHarmless = meddling == Meddling.TOUCH || meddling == Meddling.DELETE;
        String found = Files.exists(path) ? Files.readString(path) : "";
        String expected = isSaved ? NEW : theirs.getFirst();
        assertEquals(expected, found, meddling + " at " + k);
        row.holds(SaveFaults.bytes(found), SaveFaults.bytes(expected));
        assertTrue(!isSaved || isHarmless, meddling + " at " + k + " was overwritten");
        return true;
    }

    @Test
    void aFolderThatIsInTheWayIsSaidToBeOne() throws IOException {
        Path path = faults().prepared(Kind.PLAIN);
        LibraryFile file = LibraryFile.load(path);
        Files.delete(path);
        Files.createDirectory(path);
        IOException trouble =
                assertThrows(
                        IOException.class,
                        () -> file.saveLibrary(SaveFaults.edited(file.library())));
        assertTrue(
                FileTrouble.whenSaving(path, trouble).toString().contains("is a folder"),
                trouble::toString);
        assertTrue(Files.isDirectory(path));
    }

    @Test
    void aFileThatAppearsAtTheLastInstantIsNotOverwritten() throws IOException {
        Path path = faults().prepared(Kind.FRESH);
        FaultyFileSystem system = SaveFaults.system(Kind.FRESH);
        system.hurtBy(operation -> {
            if (operation.startsWith("link")) {
                write(path);
            }
        });
        LibraryFile fresh = LibraryFile.notYetSaved(system.path(path), Library.empty());
        Library wanted = Library.of(BibParser.parse(NEW));
        assertThrows(LibraryFile.ChangedOnDiskException.class, () -> fresh.saveLibrary(wanted));
        assertEquals("@misc{theirs}", Files.readString(path));
    }

    private static void write(Path path) {
        try {
            Files.writeString(path, "@misc{theirs}");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
