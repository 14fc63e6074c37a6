package octavo.gui.librarystate;

import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.storage.FileStamp;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The receipts beside a library, as they were read or written last.
///
/// @param fileStamp of the file when it was read; empty if there was none, or it was written since
record KnownReceipts(
        Path libraryPath, LibraryReceipts fileReceipts, Optional<FileStamp> fileStamp) {
    /// Nothing is known of the file.
    static KnownReceipts unread(Path libraryPath) {
        return new KnownReceipts(libraryPath, LibraryReceipts.EMPTY, Optional.empty());
    }

    /// Reads the file if it may have changed. One that cannot be read has no news.
    Optional<KnownReceipts> readChange() {
        try {
            Optional<FileStamp> presentStamp = ReceiptFile.stampFor(libraryPath);
            return presentStamp.equals(fileStamp)
                    ? Optional.empty()
                    : Optional.of(
                            new KnownReceipts(
                                    libraryPath, ReceiptFile.loadFor(libraryPath), presentStamp));
        } catch (IOException trouble) {
            System.getLogger(KnownReceipts.class.getName())
                    .log(System.Logger.Level.WARNING, "receipts are not read", trouble);
            return Optional.empty();
        }
    }

    /// Writes what has changed, into what the file has then.
    WrittenReceipts write(LibraryReceipts wantedReceipts) {
        if (wantedReceipts.equals(fileReceipts)) {
            return new WrittenReceipts(wantedReceipts, this, Optional.empty());
        }
        try {
            LibraryReceipts newReceipts =
                    ReceiptFile.updateFor(
                            libraryPath,
                            presentReceipts -> fileReceipts.merge(wantedReceipts, presentReceipts));
            return new WrittenReceipts(
                    wantedReceipts,
                    new KnownReceipts(libraryPath, newReceipts, Optional.empty()),
                    Optional.empty());
        } catch (IOException trouble) {
            return new WrittenReceipts(wantedReceipts, this, Optional.of(trouble));
        }
    }

    /// What came of writing.
    record WrittenReceipts(
            LibraryReceipts wantedReceipts,
            KnownReceipts knownReceipts,
            Optional<IOException> trouble) {
        /// Whether writing some receipts would be the same again.
        boolean isSameAttempt(KnownReceipts otherKnown, LibraryReceipts otherReceipts) {
            return wantedReceipts.equals(otherReceipts)
                    && knownReceipts.libraryPath().equals(otherKnown.libraryPath())
                    && knownReceipts.fileReceipts().equals(otherKnown.fileReceipts())
                    && (knownReceipts.fileStamp().isEmpty()
                            || knownReceipts.fileStamp().equals(otherKnown.fileStamp()));
        }
    }
}
