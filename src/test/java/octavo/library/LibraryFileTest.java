package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.storage.BegunSave;
import octavo.storage.LinkTarget;
import octavo.storage.SaveLock;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

class LibraryFileTest {
    private static final String TEXT = "@misc{a,\r\n  title = {Ä},\r\n  year = 2020}\r\n% end";

    @TempDir Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("papers.bib"), TEXT);
    }

    private static Library changed(Library library) {
        Slot slot = library.slotWithKey("a").orElseThrow();
        BibEntry edited =
                ((BibEntry) slot.item()).withValue("year", BibValue.parse("{2021}")).orElseThrow();
        return library.applyEdit(library.replaceEntry(slot.number(), edited));
    }

    @Test
    void savingOneChangedFieldChangesOnlyItsValue() throws IOException {
        Path path = file();
        LibraryFile opened = LibraryFile.load(path);
        opened.saveLibrary(changed(opened.library()));
        assertEquals(TEXT.replace("2020", "{2021}"), Files.readString(path));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(path), files.toList(), "nothing else is left in the folder");
        }
    }

    @Test
    void savingTwiceWorksOnTheBytesOfTheFirst() throws IOException {
        Path path = file();
        LibraryFile opened = LibraryFile.load(path);
        LibraryFile saved = opened.saveLibrary(changed(opened.library()));
        saved.saveLibrary(opened.library());
        assertEquals(TEXT, Files.readString(path));
    }

    @Test
    void whatAnotherProgramWroteIsNotOverwritten() throws IOException {
        Path path = file();
        LibraryFile opened = LibraryFile.load(path);
        Files.writeString(path, "@misc{other}");
        IOException trouble =
                assertThrows(
                        LibraryFile.ChangedOnDiskException.class,
                        () -> opened.saveLibrary(changed(opened.library())));
        assertEquals("@misc{other}", Files.readString(path));
        assertTrue(FileTrouble.whenSaving(path, trouble).toString().contains("another program"));
    }

    @Test
    void permissionsAndLinksStayAsTheyAre() throws IOException {
        Path path = file();
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link.bib"), path);
        LibraryFile opened = LibraryFile.load(link);
        opened.saveLibrary(changed(opened.library()));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(
                "rw-rw----", PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
        assertTrue(Files.readString(path).contains("{2021}"));
    }

    @Test
    void aNewLibraryIsNotSavedOverAFileThatIsThere() throws IOException {
        Path path = file();
        LibraryFile fresh = LibraryFile.notYetSaved(path, Library.empty());
        assertThrows(IOException.class, () -> fresh.saveLibrary(Library.empty()));
        assertEquals(TEXT, Files.readString(path));
    }

    private void isAlone(Path path) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(path), files.toList(), "nothing else is left in the folder");
        }
    }

    @Test
    void aChainOfLinksStaysAndItsEndIsWritten() throws IOException {
        Path path = file();
        Path inner = Files.createSymbolicLink(folder.resolve("b.bib"), Path.of("papers.bib"));
        Path outer = Files.createSymbolicLink(folder.resolve("a.bib"), inner);
        LibraryFile opened = LibraryFile.load(outer);
        opened.saveLibrary(changed(opened.library()));
        assertTrue(Files.isSymbolicLink(outer) && Files.isSymbolicLink(inner));
        assertTrue(Files.readString(path).contains("{2021}"));
    }

    @Test
    void aLinkToNothingYetGetsItsFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("a.bib"), Path.of("later.bib"));
        LibraryFile.notYetSaved(link, Library.empty())
                .saveLibrary(Library.of(BibParser.parse(TEXT)));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(TEXT, Files.readString(folder.resolve("later.bib")));
    }

    @Test
    void linksInACircleAreRefusedInWords() throws IOException {
        Path loop = Files.createSymbolicLink(folder.resolve("a.bib"), Path.of("b.bib"));
        Files.createSymbolicLink(folder.resolve("b.bib"), Path.of("a.bib"));
        IOException trouble = assertThrows(IOException.class, () -> LibraryFile.load(loop));
        assertTrue(
                FileTrouble.whenReading(loop, trouble).toString().contains("cycle"),
                trouble::toString);
        IOException second =
                assertThrows(
                        IOException.class,
                        () ->
                                LibraryFile.notYetSaved(loop, Library.empty())
                                        .saveLibrary(Library.empty()));
        assertTrue(
                FileTrouble.whenSaving(loop, second).toString().contains("cycle"),
                second::toString);
    }

    @Test
    void hardLinksStay() throws IOException {
        Path path = file();
        Path other = Files.createLink(folder.resolve("same.bib"), path);
        LibraryFile opened = LibraryFile.load(path);
        opened.saveLibrary(changed(opened.library()));
        assertEquals(2, Files.getAttribute(path, "unix:nlink"));
        assertEquals(TEXT.replace("2020", "{2021}"), Files.readString(other));
        Files.delete(other);
        isAlone(path);
    }

    @ParameterizedTest(name = "{0} new bytes written")
    @ValueSource(ints = {0, 1, 10, 40, 1000})
    void aHardLinkedSaveThatWasKilledIsFinishedWhenTheFileIsOpened(int written) throws IOException {
        Path path = file();
        String wanted = TEXT.replace("2020", "{2021}");
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), TEXT);
        Files.writeString(unfinished.resolve("new"), wanted);
        BegunSave.of(path, unfinished).recordStart();
        byte[] torn = TEXT.getBytes(UTF_8);
        byte[] now = wanted.getBytes(UTF_8);
        System.arraycopy(now, 0, torn, 0, Math.min(written, torn.length));
        Files.write(path, torn);
        assertEquals(wanted, LibraryFile.load(path).library().file().text());
        assertEquals(wanted, Files.readString(path));
        isAlone(path);
    }

    @Test
    void anInterruptedSaveDoesNotUndoWhatAnotherProgramWroteSince() throws IOException {
        Path path = file();
        Path unfinished = Files.createDirectory(folder.resolve(".papers.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), "@misc{old}");
        Files.writeString(unfinished.resolve("new"), "@misc{new, year = 2020}");
        BegunSave.of(path, unfinished).recordStart();
        assertEquals(TEXT, LibraryFile.load(path).library().file().text());
        assertEquals(TEXT, Files.readString(path));
        Path copy = folder.resolve("papers (conflicted copy of an interrupted save).bib");
        assertEquals("@misc{new, year = 2020}", Files.readString(copy), "nothing is lost");
        Files.delete(copy);
        isAlone(path);
    }

    @Test
    void whatAKilledSaveLeftIsRemovedWhenTheFileIsOpened() throws IOException {
        Path path = file();
        Files.writeString(folder.resolve(".papers.bib.octavo-0123456789abcdef.tmp"), "half");
        LibraryFile.load(path);
        isAlone(path);
    }

    @Test
    void whatAnotherOctavoIsWritingNowIsLeftAlone() throws IOException {
        Path path = file();
        Path temporary =
                Files.writeString(
                        folder.resolve(".papers.bib.octavo-0123456789abcdef.tmp"), "half");
        SaveLock lock = SaveLock.acquire(LinkTarget.followLinks(path));
        try (lock) {
            LibraryFile.load(path);
            assertTrue(Files.exists(temporary));
        }
    }

    @Test
    void anEntryThatSomethingDamagedWouldSwallowIsNotWritten() throws IOException {
        String before = "@misc{broken, title = {A {b}";
        Path path = Files.writeString(folder.resolve("papers.bib"), before);
        LibraryFile opened = LibraryFile.load(path);
        BibFile file = opened.library().file();
        // Not at the start of a line, so that it belongs to what is broken.
        List<BibItem> items = new ArrayList<>(file.items());
        items.addAll(BibParser.parse("@misc{d, year = 2020}").items());
        Library joined = Library.of(file.withItems(items));
        assertEquals(1, BibParser.parse(joined.file().bytes()).items().size());
        assertThrows(LibraryFile.SwallowedItemException.class, () -> opened.saveLibrary(joined));
        assertEquals(before, Files.readString(path));
    }

    @Test
    void manySaversAtOnceLoseNoUpdate() throws Exception {
        Path path = file();
        int savers = 4;
        int saves = 25;
        try (ExecutorService threads = Executors.newFixedThreadPool(savers)) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < savers; i++) {
                String field = "saver" + i;
                all.add(threads.submit(() -> countUp(path, field, saves)));
            }
            for (Future<?> each : all) {
                each.get();
            }
        }
        String text = Files.readString(path);
        for (int i = 0; i < savers; i++) {
            assertTrue(text.contains("saver" + i + " = {" + saves + "}"), text);
        }
        isAlone(path);
    }

    /// Each saver adds one to its own field, and starts again when somebody else was faster.
    private static Void countUp(Path path, String field, int times) throws IOException {
        for (int i = 1; i <= times; ) {
            LibraryFile file = LibraryFile.load(path);
            Slot slot = file.library().slotWithKey("a").orElseThrow();
            BibEntry entry = (BibEntry) slot.item();
            BibEntry counted = entry.withValue(field, BibValue.parse("{" + i + "}")).orElseThrow();
            try {
                file.saveLibrary(
                        file.library()
                                .applyEdit(file.library().replaceEntry(slot.number(), counted)));
                i++;
            } catch (LibraryFile.ChangedOnDiskException _) {
                // Read it again.
            }
        }
        return null;
    }

    @Test
    void aChangeByAnotherProgramIsNoticedAndATouchIsNot() throws IOException {
        Path path = file();
        LibraryFile opened = LibraryFile.load(path);
        FileTime time = Files.getLastModifiedTime(path);
        Files.setLastModifiedTime(path, FileTime.fromMillis(0));
        assertEquals(Optional.empty(), opened.readExternalChange());
        Files.writeString(path, TEXT.replace("2020", "2019"));
        Files.setLastModifiedTime(path, time);
        assertEquals(
                TEXT.replace("2020", "2019"),
                opened.readExternalChange().orElseThrow().library().file().text());
        Files.delete(path);
        assertEquals(Optional.empty(), opened.readExternalChange());
    }
}
