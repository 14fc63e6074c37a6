package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ProposedValues;
import octavo.receipts.ReceiptFile;
import octavo.receipts.ReceiptSource.AssistantSource;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
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

    /// Changes the receipts beside a paper's own file.
    public static void updateInPaper(Path paperFile, UnaryOperator<LibraryReceipts> receiptChange) {
        try {
            LibraryReceipts _ = ReceiptFile.updateInPaper(paperFile, receiptChange);
        } catch (IOException trouble) {
            throw refusal(paperFile, trouble);
        }
    }

    /// Marks the values that a saved change has brought as an assistant's proposals.
    static void markProposals(Path libraryPath, Library libraryBefore, Library libraryAfter) {
        add(
                libraryPath,
                ProposedValues.between(
                        libraryBefore,
                        libraryAfter,
                        new AssistantSource(),
                        LocalDate.now(ZoneId.systemDefault())));
    }

    /// Changes the receipts of a library; if nothing changes, there need be no file.
    public static void update(Path libraryPath, UnaryOperator<LibraryReceipts> receiptChange) {
        try {
            LibraryReceipts _ = ReceiptFile.updateFor(libraryPath, receiptChange);
        } catch (IOException trouble) {
            throw refusal(libraryPath, trouble);
        }
    }

    private static CommandRefusal refusal(Path libraryPath, IOException trouble) {
        return new CommandRefusal(
                ExitStatus.NO_FILE,
                FileTrouble.whenSaving(ReceiptFile.pathFor(libraryPath), trouble));
    }
}
