package octavo.gui.librarystate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.gui.pagecontract.ReceiptEdits;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.receipts.ReceiptSource;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ReceiptSource.PersonSource;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.receipts.ValueReceipt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/// The receipts of an open library through steps, undo and saves, by the file on disk.
class ReceiptSessionTest {
    private static final String SOURCE =
            """
            @article{doe, title = {Packages for Programs}, author = {Doe, Ann}, year = {2019}}
            @article{roe, title = {Second Thoughts}, author = {Roe, Bob}, year = {2020}}
            """;
    private static final ReceiptSource BY_ASSISTANT = new AssistantSource();
    private static final ReceiptSource BY_PERSON = new PersonSource();
    private static final ReceiptSource BY_CROSSREF = new ServiceSource("Crossref");

    @TempDir private Path folder = Path.of("");
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private Path file = Path.of("");

    @BeforeEach
    void writeLibrary() throws IOException {
        file = Files.writeString(folder.resolve("p.bib"), SOURCE);
        confirm("doe", BY_ASSISTANT, "title", "author", "year");
    }

    /// As another program does it.
    private void confirm(String key, ReceiptSource source, String... names) throws IOException {
        LibraryReceipts _ =
                ReceiptFile.updateFor(
                        file,
                        receipts -> receipts.withReceipts(List.of(fields(key, source, names))));
    }

    private ConfirmedFields fields(String key, ReceiptSource source, String... names) {
        return new ConfirmedFields(
                onDisk(key),
                Set.of(names),
                new ValueReceipt(source, LocalDate.of(2026, 11, 28), ""));
    }

    private Work onDisk(String key) {
        try {
            return LibraryFile.load(file).library().workWithKey(key).orElseThrow();
        } catch (IOException trouble) {
            throw new AssertionError(trouble);
        }
    }

    private void work() {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }

    private LibraryDocument open() throws IOException {
        var background = new BackgroundTasks(tasks::add, Runnable::run);
        LibraryDocument document =
                LibraryDocument.of(
                        new LibraryDocument.Surroundings(
                                background, _ -> {}, folder.resolve("state")),
                        LibraryFile.load(file));
        document.receiptSession().readFile(() -> {});
        work();
        return document;
    }

    private static Work workIn(LibraryDocument document, String key) {
        return document.library().workWithKey(key).orElseThrow();
    }

    private void accept(LibraryDocument document, String key, String... names) {
        new ReceiptEdits(document.receiptSession(), document::applyEdit)
                .acceptValues(workIn(document, key), Set.of(names));
        work();
    }

    private static void edit(LibraryDocument document, String key, String field, String value) {
        Work work = workIn(document, key);
        BibEntry changed =
                work.entry().withValue(field, BibValue.parse("{" + value + "}")).orElseThrow();
        replace(document, work, changed);
    }

    private static void rename(LibraryDocument document, String key, String newKey) {
        Work work = workIn(document, key);
        replace(document, work, work.entry().withKey(newKey).orElseThrow());
    }

    private static void replace(LibraryDocument document, Work work, BibEntry changed) {
        int slot = document.library().slots().get(work.index()).number();
        document.applyEdit("Edit", document.library().replaceEntry(slot, changed));
    }

    private void save(LibraryDocument document) {
        document.save(() -> {});
        work();
    }

    private String sourceOnDisk(String key, String fieldName) throws IOException {
        return ReceiptFile.loadFor(file)
                .receiptsOf(onDisk(key))
                .receiptOf(fieldName)
                .map(receipt -> receipt.source().toCode())
                .orElse("");
    }

    @Test
    void anAcceptanceIsUndoneThoughTheEntryWasEditedAndRenamedBetween() throws IOException {
        LibraryDocument document = open();
        accept(document, "doe");
        assertEquals(BY_PERSON.toCode(), sourceOnDisk("doe", "title"));
        edit(document, "doe", "title", "Another Title");
        save(document);
        rename(document, "doe", "doe2019");
        save(document);
        assertEquals("", sourceOnDisk("doe2019", "title"));
        assertEquals(BY_PERSON.toCode(), sourceOnDisk("doe2019", "year"));
        document.undo();
        document.undo();
        document.undo();
        save(document);
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("doe", "title"));
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("doe", "year"));
        document.redo();
        save(document);
        assertEquals(BY_PERSON.toCode(), sourceOnDisk("doe", "title"));
    }

    @Test
    void receiptsFollowAnEntryOfWhichOneValueChangesAfterTheOther() throws IOException {
        LibraryDocument document = open();
        rename(document, "doe", "ann");
        edit(document, "ann", "title", "Another Title");
        edit(document, "ann", "author", "Doe, Anna");
        save(document);
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("ann", "year"));
        edit(document, "ann", "title", "Packages for Programs");
        save(document);
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("ann", "title"));
    }

    @Test
    void whatIsAcceptedOfAnUnsavedValueIsWrittenWithIt() throws IOException {
        LibraryDocument document = open();
        edit(document, "doe", "title", "Another Title");
        accept(document, "doe", "title");
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("doe", "title"));
        save(document);
        assertEquals(BY_PERSON.toCode(), sourceOnDisk("doe", "title"));
        document.undo();
        document.undo();
        save(document);
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("doe", "title"));
    }

    @Test
    void whatOtherProgramsWriteIsTakenInAndKept() throws IOException {
        LibraryDocument document = open();
        confirm("roe", BY_CROSSREF, "title");
        confirm("doe", BY_CROSSREF, "year");
        document.checkDisk();
        work();
        assertEquals(
                BY_CROSSREF.toCode(),
                document.receiptSession()
                        .receipts()
                        .receiptsOf(workIn(document, "doe"))
                        .receiptOf("year")
                        .orElseThrow()
                        .source()
                        .toCode());
        confirm("roe", BY_CROSSREF, "author"); // which the window has not seen
        accept(document, "doe");
        assertEquals(BY_CROSSREF.toCode(), sourceOnDisk("roe", "author"));
        assertEquals(BY_CROSSREF.toCode(), sourceOnDisk("doe", "year"));
        assertEquals(BY_PERSON.toCode(), sourceOnDisk("doe", "title"));
    }

    @Test
    void anEditBeforeTheReceiptsWereReadIsFollowedToo() throws IOException {
        var background = new BackgroundTasks(tasks::add, Runnable::run);
        LibraryDocument document =
                LibraryDocument.of(
                        new LibraryDocument.Surroundings(
                                background, _ -> {}, folder.resolve("state")),
                        LibraryFile.load(file));
        document.receiptSession().readFile(() -> {});
        rename(document, "doe", "ann");
        edit(document, "ann", "title", "Another Title");
        work();
        save(document);
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("ann", "year"));
    }

    @Test
    void aCopyUnderAnotherNameBringsTheReceiptsAlong() throws IOException {
        LibraryDocument document = open();
        Path copy = folder.resolve("copy.bib");
        document.saveAs(copy, List.of(), () -> {});
        work();
        file = copy;
        assertEquals(BY_ASSISTANT.toCode(), sourceOnDisk("doe", "year"));
    }

    @Test
    void receiptsThatCannotBeWrittenAreToldOnceUntilTheNextSave() throws IOException {
        LibraryDocument document = open();
        Files.delete(ReceiptFile.pathFor(file));
        Path obstacle = Files.createDirectory(ReceiptFile.pathFor(file));
        accept(document, "doe", "title");
        assertEquals(1, document.notices().noticeList().size());
        document.notices().noticeList().clear();
        for (int i = 0; i < 3; i++) {
            document.checkDisk();
            work();
        }
        assertEquals(List.of(), document.notices().noticeList());
        edit(document, "roe", "title", "Third Thoughts");
        save(document);
        assertEquals(1, document.notices().noticeList().size());
        Files.delete(obstacle);
        document.checkDisk();
        work();
        assertEquals(BY_PERSON.toCode(), sourceOnDisk("doe", "title"));
    }

    @Test
    void aLibraryWithoutReceiptsGetsNoFileOfThem() throws IOException {
        Files.delete(ReceiptFile.pathFor(file));
        LibraryDocument document = open();
        edit(document, "doe", "title", "Another Title");
        save(document);
        document.applyEdit("Nothing", Edit.none());
        work();
        assertFalse(Files.exists(ReceiptFile.pathFor(file)));
    }
}
