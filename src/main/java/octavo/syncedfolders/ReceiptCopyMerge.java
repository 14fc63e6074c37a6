package octavo.syncedfolders;

import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// Merges conflicted copies of receipts: each receipt stands alone, so those of both are kept.
public final class ReceiptCopyMerge {
    private ReceiptCopyMerge() {}

    /// Writes the receipts of the copy to those of the library.
    public static void mergeInto(Path libraryPath, byte[] copiedBytes) throws IOException {
        LibraryReceipts theirs =
                LibraryReceipts.parse(new String(copiedBytes, StandardCharsets.UTF_8));
        LibraryReceipts _ =
                ReceiptFile.updateFor(libraryPath, receipts -> receipts.joinedWith(theirs));
    }
}
