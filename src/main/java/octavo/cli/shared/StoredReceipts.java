package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.FileTrouble;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;

/// The receipts beside libraries, for commands: trouble with them is a refusal.
///
/// @param areKept whether a library has any
public record StoredReceipts(LibraryReceipts receipts, boolean areKept) {
    /// The receipts of some libraries together.
    public static StoredReceipts loadFor(List<Path> libraryPaths) {
        LibraryReceipts receipts = LibraryReceipts.EMPTY;
        for (Path libraryPath : libraryPaths) {
            if (!LibraryInput.isStandardInput(libraryPath)) {
                receipts = receipts.joinedWith(loadFor(libraryPath));
            }
        }
        return new StoredReceipts(receipts, !receipts.isEmpty());
    }

    private static LibraryReceipts loadFor(Path libraryPath) {
        try {
            return ReceiptFile.loadFor(libraryPath);
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenReading(ReceiptFile.pathFor(libraryPath), trouble));
        }
    }

    public EntryReceipts of(Work work) {
        return receipts.receiptsOf(work);
    }

    /// Adds receipts to those of a library.
    public static void add(Path libraryPath, Collection<ConfirmedFields> confirmedFields) {
        if (!confirmedFields.isEmpty()) {
            update(libraryPath, receipts -> receipts.withReceipts(confirmedFields));
        }
    }

    private static void update(Path libraryPath, UnaryOperator<LibraryReceipts> receiptChange) {
        try {
            LibraryReceipts _ = ReceiptFile.updateFor(libraryPath, receiptChange);
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    FileTrouble.whenSaving(ReceiptFile.pathFor(libraryPath), trouble));
        }
    }
}
