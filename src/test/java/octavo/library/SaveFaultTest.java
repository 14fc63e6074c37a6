package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Hurts a save at each of its file operations in turn, until one passes untouched. After each the
/// path holds exactly the old or exactly the new bytes once it is opened again, nothing else is
/// left, and a later save works.
class SaveFaultTest {
    private static final String OLD = "@misc{a, title = {A}, year = 2020}\n% Ä".repeat(300);
    private static final String NEW = OLD.replaceFirst("2020", "{2021, later}");

    @TempDir Path folder = Path.of("");

    enum Kind {
        PLAIN,
        LINKED,
        HARD_LINKED,
        FRESH,
        WITHOUT_ATOMIC_RENAME,
        NOT_POSIX
    }

    private static FaultyFileSystem system(Kind kind) {
        return new FaultyFileSystem(kind != Kind.NOT_POSIX, kind != Kind.WITHOUT_ATOMIC_RENAME);
    }

    private Path prepared(Kind kind) throws IOException {
        clear();
        Path path = folder.resolve("papers.bib");
        switch (kind) {
            case LINKED -> {
                Files.writeString(folder.resolve("real.bib"), OLD);
                Files.createSymbolicLink(path, Path.of("real.bib"));
            }
            case HARD_LINKED -> {
                Files.writeString(path, OLD);
                Files.createLink(folder.resolve("other.bib"), path);
            }
            case FRESH -> {}
            case PLAIN, WITHOUT_ATOMIC_RENAME, NOT_POSIX -> Files.writeString(path, OLD);
        }
        return path;
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private void clear() throws IOException {
        for (String name : names()) {
            Temporary.delete(folder.resolve(name));
        }
    }

    private static Library edited(Library library) {
        Slot slot = library.entries().findFirst().orElseThrow();
        BibValue value = BibValue.parse("{2021, later}");
        return library.apply(
                library.put(
                        slot.number(), ((BibEntry) slot.item()).with("year", value).orElseThrow()));
    }

    private static LibraryFile opened(Kind kind, Path path) throws IOException {
        return kind == Kind.FRESH
                ? LibraryFile.fresh(path, Library.empty())
                : LibraryFile.load(path);
    }

    private static Library wanted(Kind kind, LibraryFile file) {
        return kind == Kind.FRESH ? Library.of(BibParser.parse(NEW)) : edited(file.library());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void anOperationThatFailsLosesNothing(Kind kind) throws IOException {
        int tried = hurtAtEach(kind, false);
        System.out.println("F2 | failing once, " + kind + " | " + tried + " | 0 bytes lost");
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aCrashAtAnyOperationLosesNothing(Kind kind) throws IOException {
        int tried = hurtAtEach(kind, true);
        System.out.println("F1 | crash, " + kind + " | " + tried + " | 0 bytes lost");
    }

    private int hurtAtEach(Kind kind, boolean isCrash) throws IOException {
        for (int k = 1; ; k++) {
            assertTrue(k < 1000, "a save has fewer operations");
            Path path = prepared(kind);
            FaultyFileSystem system = system(kind);
            LibraryFile file = opened(kind, system.path(path));
            List<String> where = new ArrayList<>();
            var fault = new FaultyFileSystem.At(k, isCrash, where::add);
            system.hurtBy(fault);
            boolean isSaved = isSaved(file, wanted(kind, file));
            if (!fault.wasReached()) {
                assertTrue(isSaved, "a save that nothing disturbs");
                return k - 1;
            }
            isWhole(kind, path, isSaved, kind + ", " + k + ": " + where);
        }
    }

    private static boolean isSaved(LibraryFile file, Library state) {
        try {
            file.save(state);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// Opens the file as the next start does, and saves it once more.
    private void isWhole(Kind kind, Path path, boolean isSaved, String about) throws IOException {
        if (kind == Kind.FRESH && !Files.exists(path)) {
            assertFalse(isSaved, about);
            LibraryFile.fresh(path, Library.empty()).save(Library.of(BibParser.parse(OLD)));
        }
        LibraryFile again = LibraryFile.load(path);
        String found = again.library().file().text();
        assertEquals(found, Files.readString(path), about);
        assertTrue(isSaved ? found.equals(NEW) : List.of(OLD, NEW).contains(found), about);
        again.save(edited(again.library()));
        assertEquals(NEW, Files.readString(path), about);
        LibraryFile.load(path);
        List<String> expected =
                switch (kind) {
                    case LINKED -> List.of("papers.bib", "real.bib");
                    case HARD_LINKED -> List.of("other.bib", "papers.bib");
                    case PLAIN, FRESH, WITHOUT_ATOMIC_RENAME, NOT_POSIX -> List.of("papers.bib");
                };
        assertEquals(expected, names(), about);
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
                    Files.move(other, path, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
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
            int k = 1;
            while (meddledAt(k, kind, meddling)) {
                k++;
            }
            System.out.println("F7 | " + meddling + ", " + kind + " | " + (k - 1) + " | 0 lost");
        }
    }

    /// @return whether the save got as far as the instant
    private boolean meddledAt(int k, Kind kind, Meddling meddling) throws IOException {
        Path path = prepared(kind);
        FaultyFileSystem system = system(kind);
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
        boolean isSaved = isSaved(file, edited(file.library()));
        if (theirs.isEmpty()) {
            return !isOver[0] || k < 5;
        }
        boolean isHarmless = meddling == Meddling.TOUCH || meddling == Meddling.DELETE;
        String found = Files.exists(path) ? Files.readString(path) : "";
        assertEquals(isSaved ? NEW : theirs.getFirst(), found, meddling + " at " + k);
        assertTrue(!isSaved || isHarmless, meddling + " at " + k + " was overwritten");
        return true;
    }

    @ParameterizedTest(name = "{0} times")
    @CsvSource({"1, true", "5, true", "6, false", "100, false"})
    void aFileThatSomebodyHoldsOpenIsTriedAgainForAWhile(int times, boolean isSaved)
            throws IOException {
        Path path = prepared(Kind.NOT_POSIX);
        FaultyFileSystem system = system(Kind.NOT_POSIX);
        LibraryFile file = LibraryFile.load(system.path(path));
        int[] left = {times};
        system.hurtBy(operation -> {
            if (operation.startsWith("move") && left[0]-- > 0) {
                throw new FileSystemException("papers.bib", null, "used by another process");
            }
        });
        assertEquals(isSaved, isSaved(file, edited(file.library())));
        assertEquals(isSaved ? NEW : OLD, Files.readString(path));
        assertEquals(List.of("papers.bib"), names());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void anythingThrownWhileWritingLeavesTheOldBytes(Kind kind) throws IOException {
        List<Throwable> all =
                List.of(
                        new OutOfMemoryError("none left"),
                        new StackOverflowError(),
                        new IllegalStateException("a bug"));
        for (Throwable thrown : all) {
            Path path = prepared(kind);
            FaultyFileSystem system = system(kind);
            LibraryFile file = opened(kind, system.path(path));
            system.hurtBy(operation -> {
                if (operation.startsWith("write")) {
                    throwUnchecked(thrown);
                }
            });
            assertThrows(thrown.getClass(), () -> file.save(wanted(kind, file)));
            assertEquals(kind != Kind.FRESH, Files.exists(path));
            system.hurtBy(operation -> {});
            isWhole(kind, path, false, kind + ", " + thrown);
        }
    }

    private static void throwUnchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) thrown;
    }

    @Test
    void aSaveWhoseFolderWasNotForcedIsNotCalledSavedAndCanBeTriedAgain() throws IOException {
        Path path = prepared(Kind.PLAIN);
        FaultyFileSystem system = system(Kind.PLAIN);
        LibraryFile file = LibraryFile.load(system.path(path));
        String name = folder.getFileName().toString();
        system.hurtBy(operation -> {
            if (operation.equals("force " + name)) {
                throw new IOException("Input/output error");
            }
        });
        Library wanted = edited(file.library());
        IOException trouble = assertThrows(LibraryFile.Unconfirmed.class, () -> file.save(wanted));
        assertFalse(FileTrouble.whenSaving(path, trouble).contains("untouched"));
        system.hurtBy(operation -> {});
        file.save(wanted);
        assertEquals(NEW, Files.readString(path));
    }

    @Test
    void aLinkWhereATemporaryFileWouldBeIsRemovedAndNotFollowed() throws IOException {
        Path path = prepared(Kind.PLAIN);
        Path precious = Files.createDirectory(folder.resolve("precious"));
        Files.writeString(precious.resolve("old"), "thesis");
        Files.createSymbolicLink(
                folder.resolve(".papers.bib.octavo-0123456789abcdef.tmp"), precious);
        Files.createSymbolicLink(folder.resolve(".papers.bib.octavo-unfinished"), precious);
        LibraryFile file = LibraryFile.load(path);
        file.save(edited(file.library()));
        assertEquals("thesis", Files.readString(precious.resolve("old")));
        assertEquals(NEW, Files.readString(path));
    }

    @Test
    void aSecretThatALinkNamesIsNotCopiedIntoTheLibrary() throws IOException {
        Path path = prepared(Kind.HARD_LINKED);
        Path secret = Files.writeString(folder.resolve("secret"), "the key");
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), OLD);
        Files.createSymbolicLink(unfinished.resolve("new"), secret);
        LibraryFile.load(path);
        assertEquals(OLD, Files.readString(path));
    }

    @Test
    void aFileOfANeighbouringNameIsNotTakenForLitter() throws IOException {
        Path path = prepared(Kind.PLAIN);
        Path other = folder.resolve(".papers.bib.octavo-x.octavo-0123456789abcdef.tmp");
        Files.writeString(other, "somebody else's");
        Files.writeString(folder.resolve(".papers.bib.octavo-0123456789abcdef.tmp"), "litter");
        LibraryFile.load(path);
        assertEquals(List.of(other.getFileName().toString(), "papers.bib"), names());
    }

    @Test
    void aFileWithTheLongestNameIsSaved() throws IOException {
        for (String name : List.of("a".repeat(251) + ".bib", "文".repeat(83) + ".bib")) {
            clear();
            Path path = Files.writeString(folder.resolve(name), OLD);
            Files.createLink(folder.resolve("other.bib"), path);
            LibraryFile file = LibraryFile.load(path);
            file.save(edited(file.library()));
            assertEquals(NEW, Files.readString(path));
        }
    }

    @Test
    void aSaveThatWasInterruptedDoesNotKeepLaterOnesFromSaving() throws IOException {
        Path path = prepared(Kind.HARD_LINKED);
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), "@misc{before}");
        Files.writeString(unfinished.resolve("new"), "@misc{ours}");
        LibraryFile file = LibraryFile.load(path);
        file.save(edited(file.library()));
        assertEquals(NEW, Files.readString(path));
    }

    @Test
    void aHalfWrittenFileThatCannotBeCompletedIsNotRead() throws IOException {
        Path path = prepared(Kind.HARD_LINKED);
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), OLD);
        Files.writeString(unfinished.resolve("new"), NEW);
        String torn = NEW.substring(0, 100) + OLD.substring(100);
        Files.writeString(path, torn);
        FaultyFileSystem system = system(Kind.HARD_LINKED);
        system.hurtBy(operation -> {
            if (operation.equals("lock papers.bib") || operation.equals("write papers.bib")) {
                throw new IOException("Read-only file system");
            }
        });
        IOException trouble =
                assertThrows(IOException.class, () -> LibraryFile.load(system.path(path)));
        assertTrue(FileTrouble.whenReading(path, trouble).contains("half-way"), trouble::toString);
        assertEquals(NEW, LibraryFile.load(path).library().file().text());
    }

    @Test
    void aFolderThatIsInTheWayIsSaidToBeOne() throws IOException {
        Path path = prepared(Kind.PLAIN);
        LibraryFile file = LibraryFile.load(path);
        Files.delete(path);
        Files.createDirectory(path);
        IOException trouble =
                assertThrows(IOException.class, () -> file.save(edited(file.library())));
        assertTrue(FileTrouble.whenSaving(path, trouble).contains("irectory"), trouble::toString);
        assertTrue(Files.isDirectory(path));
    }

    @Test
    void aFileThatAppearsAtTheLastInstantIsNotOverwritten() throws IOException {
        Path path = prepared(Kind.FRESH);
        FaultyFileSystem system = system(Kind.FRESH);
        system.hurtBy(operation -> {
            if (operation.startsWith("link")) {
                write(path);
            }
        });
        LibraryFile fresh = LibraryFile.fresh(system.path(path), Library.empty());
        Library wanted = Library.of(BibParser.parse(NEW));
        assertThrows(LibraryFile.ChangedOnDisk.class, () -> fresh.save(wanted));
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
