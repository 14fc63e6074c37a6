package octavo.receipts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.receipts.ReceiptSource.PersonSource;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

final class ReceiptFileTest {
    private static final Library LIBRARY =
            Library.of(BibParser.parse("@misc{a, title={A Title}, year=2020, author={Mai, Luo}}"));

    @TempDir private Path folder;

    private static LibraryReceipts withTitle(LibraryReceipts receipts) {
        return receipts.withReceipts(
                List.of(
                        new ConfirmedFields(
                                LIBRARY.workAt(0).orElseThrow(),
                                Set.of("title"),
                                new ValueReceipt(
                                        new PersonSource(), LocalDate.of(2026, 11, 28), ""))));
    }

    @Test
    void theFileIsNamedLikeTheLibrary() {
        assertEquals(
                Path.of("a", "papers.octavo.receipts"),
                ReceiptFile.pathFor(Path.of("a", "papers.bib")));
        assertTrue(ReceiptFile.isReceiptPath(Path.of("papers.octavo.receipts")));
    }

    @Test
    void aLibraryWithoutReceiptsHasNone() throws IOException {
        assertTrue(ReceiptFile.loadFor(folder.resolve("papers.bib")).isEmpty());
    }

    @Test
    void itIsCreatedWithTheModeOfTheLibraryAndReadBack() throws IOException {
        Path library = folder.resolve("papers.bib");
        Files.writeString(library, LIBRARY.file().text());
        Set<PosixFilePermission> mode =
                Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
        Files.setPosixFilePermissions(library, mode);
        LibraryReceipts written = ReceiptFile.updateFor(library, ReceiptFileTest::withTitle);
        assertFalse(written.isEmpty());
        assertEquals(written, ReceiptFile.loadFor(library));
        assertEquals(mode, Files.getPosixFilePermissions(ReceiptFile.pathFor(library)));
    }

    @Test
    void nothingIsWrittenIfNothingChanges() throws IOException {
        Path library = folder.resolve("papers.bib");
        LibraryReceipts unchanged = ReceiptFile.updateFor(library, receipts -> receipts);
        assertTrue(unchanged.isEmpty());
        assertFalse(Files.exists(ReceiptFile.pathFor(library)));
    }

    @Test
    void aChangeIsAppliedToWhatAnotherProgramWroteMeanwhile() throws IOException {
        Path library = folder.resolve("papers.bib");
        LibraryReceipts ours =
                ReceiptFile.updateFor(
                        library,
                        receipts -> {
                            if (receipts.isEmpty()) {
                                writeText(library, withTitle(receipts).toText());
                            }
                            return receipts.isEmpty() ? withTitle(receipts) : receipts;
                        });
        assertEquals(withTitle(LibraryReceipts.EMPTY), ours);
    }

    private static void writeText(Path library, String text) {
        try {
            Files.writeString(ReceiptFile.pathFor(library), text);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void somethingElseOfThatNameIsNotOverwritten() throws IOException {
        Path library = folder.resolve("papers.bib");
        Files.createDirectory(ReceiptFile.pathFor(library));
        assertThrows(
                IOException.class,
                () -> ReceiptFile.updateFor(library, ReceiptFileTest::withTitle));
    }
}
