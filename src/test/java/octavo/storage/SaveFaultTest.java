package octavo.storage;

import static octavo.storage.SaveFaults.NEW;
import static octavo.storage.SaveFaults.OLD;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.storage.SaveFaults.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Hurts a save at each of its file operations in turn, until one passes untouched. After each the
/// path holds exactly the old or exactly the new bytes once it is opened again, nothing else is
/// left, and a later save works.
class SaveFaultTest {
    @TempDir private Path folder = Path.of("");

    private SaveFaults faults() {
        return new SaveFaults(folder);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void anOperationThatFailsLosesNothing(Kind kind) throws IOException {
        hurtAtEach(kind, false, new FaultRow("F2", "an operation fails once (simulated)", kind));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aCrashAtAnyOperationLosesNothing(Kind kind) throws IOException {
        String number =
                switch (kind) {
                    case HARD_LINKED, THREE_NAMES -> "F10";
                    case WITHOUT_ATOMIC_RENAME -> "F12";
                    case PLAIN, LINKED, FRESH, NOT_POSIX -> "F1";
                };
        hurtAtEach(
                kind,
                true,
                new FaultRow(number, "all fails from an operation on (simulated)", kind));
    }

    private void hurtAtEach(Kind kind, boolean isCrash, FaultRow row) throws IOException {
        for (int k = 1; ; k++) {
            assertTrue(k < 1000, "a save has fewer operations");
            Path path = faults().prepared(kind);
            FaultyFileSystem system = SaveFaults.system(kind);
            LibraryFile file = SaveFaults.opened(kind, system.path(path));
            List<String> where = new ArrayList<>();
            var fault = new FaultyFileSystem.At(k, isCrash, where::add);
            system.hurtBy(fault);
            boolean isSaved = SaveFaults.isSaved(file, SaveFaults.wanted(kind, file));
            if (!fault.wasReached()) {
                assertTrue(isSaved, "a save that nothing disturbs");
                row.write();
                return;
            }
            faults().isWhole(kind, isSaved, row, kind + ", " + k + ": " + where);
        }
    }

    /// On Windows somebody who reads a file keeps it from being replaced (F13).
    @ParameterizedTest(name = "{0} times")
    @CsvSource({"1, true", "5, true", "6, false", "100, false"})
    void aFileThatSomebodyHoldsOpenIsTriedAgainForAWhile(int times, boolean isSaved)
            throws IOException {
        Path path = faults().prepared(Kind.NOT_POSIX);
        FaultyFileSystem system = SaveFaults.system(Kind.NOT_POSIX);
        LibraryFile file = LibraryFile.load(system.path(path));
        int[] left = {times};
        system.hurtBy(operation -> {
            if (operation.startsWith("move") && left[0]-- > 0) {
                throw new FileSystemException("papers.bib", null, "used by another process");
            }
        });
        assertEquals(isSaved, SaveFaults.isSaved(file, SaveFaults.edited(file.library())));
        assertEquals(isSaved ? NEW : OLD, Files.readString(path));
        assertEquals(List.of("papers.bib"), faults().names());
        new FaultRow("F13", "the file is held open (simulated)", times)
                .holds(Files.readAllBytes(path), SaveFaults.bytes(isSaved ? NEW : OLD))
                .write();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void anythingThrownWhileWritingLeavesTheOldBytes(Kind kind) throws IOException {
        FaultRow row = new FaultRow("F6", "thrown while the bytes are written", kind);
        List<Throwable> all =
                List.of(
                        new OutOfMemoryError("none left"),
                        new StackOverflowError(),
                        new IllegalStateException("a bug"));
        for (Throwable thrown : all) {
            Path path = faults().prepared(kind);
            FaultyFileSystem system = SaveFaults.system(kind);
            LibraryFile file = SaveFaults.opened(kind, system.path(path));
            system.hurtBy(operation -> {
                if (operation.startsWith("write")) {
                    throwUnchecked(thrown);
                }
            });
            assertThrows(thrown.getClass(), () -> file.saveLibrary(SaveFaults.wanted(kind, file)));
            assertEquals(kind != Kind.FRESH, Files.exists(path));
            system.hurtBy(operation -> {});
            faults().isWhole(kind, false, row, kind + ", " + thrown);
        }
        row.write();
    }

    private static void throwUnchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) thrown;
    }

    @Test
    void aSaveWhoseFolderWasNotForcedIsNotCalledSavedAndCanBeTriedAgain() throws IOException {
        Path path = faults().prepared(Kind.PLAIN);
        FaultyFileSystem system = SaveFaults.system(Kind.PLAIN);
        LibraryFile file = LibraryFile.load(system.path(path));
        String name = folder.getFileName().toString();
        system.hurtBy(operation -> {
            if (operation.equals("force " + name)) {
                throw new IOException("Input/output error");
            }
        });
        Library wanted = SaveFaults.edited(file.library());
        IOException trouble = assertThrows(UnconfirmedSave.class, () -> file.saveLibrary(wanted));
        assertFalse(FileTrouble.whenSaving(path, trouble).toString().contains("untouched"));
        system.hurtBy(operation -> {});
        file.saveLibrary(wanted);
        assertEquals(NEW, Files.readString(path));
    }

    @Test
    void aSaveInPlaceThatCannotBePreparedLeavesNothingBesideTheFile() throws IOException {
        Path path = faults().prepared(Kind.HARD_LINKED);
        List<String> names = faults().names();
        FaultyFileSystem system = SaveFaults.system(Kind.HARD_LINKED);
        LibraryFile file = LibraryFile.load(system.path(path));
        String name = folder.getFileName().toString();
        system.hurtBy(operation -> {
            if (operation.equals("force " + name)) {
                throw new IOException("No space left on device");
            }
        });
        Library wanted = SaveFaults.edited(file.library());
        assertThrows(IOException.class, () -> file.saveLibrary(wanted));
        assertEquals(names, faults().names());
        assertEquals(OLD, Files.readString(path));
    }
}
