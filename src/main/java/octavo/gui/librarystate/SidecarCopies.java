package octavo.gui.librarystate;

import octavo.gui.controls.MessageTexts;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarCopyMerge;
import octavo.syncedfolders.ConflictCopy;
import octavo.syncedfolders.CopyRemoval;
import octavo.syncedfolders.ReceiptCopyMerge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Merges conflicted copies of the files beside an open library: its sidecar and its receipts.
final class SidecarCopies {
    private static final MessageTexts MESSAGES = MessageTexts.of(SidecarCopies.class);

    private final LibraryDocument document;
    private final CopyMerging copyMerging;
    private final BackgroundTasks background;

    SidecarCopies(LibraryDocument document, CopyMerging copyMerging, BackgroundTasks background) {
        this.document = document;
        this.copyMerging = copyMerging;
        this.background = background;
    }

    void mergeSidecar(ConflictCopy copy) {
        SidecarSession session = document.sidecarSession();
        session.readFile(() ->
                background.runInBackground(
                        () -> readDifferent(copy),
                        differentBytes -> {
                            if (differentBytes.isEmpty()) {
                                return;
                            }
                            byte[] copiedBytes = differentBytes.get();
                            Sidecar ours = session.content();
                            Optional<SidecarCopyMerge> copyMerge =
                                    SidecarCopyMerge.of(ours, copiedBytes);
                            copyMerge.ifPresentOrElse(
                                    merge -> takeInSidecar(copy, copiedBytes, ours, merge),
                                    () ->
                                            copyMerging.report(
                                                    UserNotice.NoticeLevel.WARNING,
                                                    "copy.partial",
                                                    copy));
                        },
                        _ -> copyMerging.retryLater(copy)));
    }

    /// The bytes of a copy; empty if it is the same as what it is a copy of. Then a sync program
    /// has put it aside for something else, and only the copy keeps it when that arrives.
    private Optional<byte[]> readDifferent(ConflictCopy copy) throws IOException {
        byte[] copiedBytes = LibraryFile.readBytes(copy.copyPath());
        Path originalPath = copy.originalPath();
        return CopyRemoval.isContentOf(originalPath, copiedBytes)
                ? Optional.empty()
                : Optional.of(copiedBytes);
    }

    private void takeInSidecar(
            ConflictCopy copy, byte[] copiedBytes, Sidecar ours, SidecarCopyMerge copyMerge) {
        if (copyMerge.conflictPaths().isEmpty() && copy.isCertain()) {
            applyContent(copy, copiedBytes, ours, copyMerge.mergedAsOurs());
            return;
        }
        copyMerging.ask(
                copy,
                MESSAGES.text(
                        "copy.sidecar",
                        copy.fileName(),
                        String.join(", ", copyMerge.conflictPaths())),
                new UserNotice.NoticeAction(
                        MESSAGES.text("copy.keep"),
                        () -> applyContent(copy, copiedBytes, ours, copyMerge.mergedAsOurs())),
                new UserNotice.NoticeAction(
                        MESSAGES.text("copy.take"),
                        () -> applyContent(copy, copiedBytes, ours, copyMerge.mergedAsTheirs())));
    }

    /// The copy is removed when the sidecar is written.
    private void applyContent(
            ConflictCopy copy, byte[] copiedBytes, Sidecar ours, Sidecar mergedContent) {
        copyMerging.withdrawQuestion();
        SidecarSession session = document.sidecarSession();
        session.followChange(ours, mergedContent);
        session.whenWritten(() -> {
            if (!session.isUnsaved()) {
                copyMerging.removeCopy(copy, copiedBytes, _ -> true);
                copyMerging.report(UserNotice.NoticeLevel.DONE, "copy.beside", copy);
            }
        });
    }

    void mergeReceipts(ConflictCopy copy) {
        Path libraryPath = document.path().orElseThrow();
        background.runInBackground(
                () -> {
                    Optional<byte[]> copiedBytes = readDifferent(copy);
                    if (copiedBytes.isPresent()) {
                        ReceiptCopyMerge.mergeInto(libraryPath, copiedBytes.get());
                    }
                    return copiedBytes;
                },
                differentBytes ->
                        differentBytes.ifPresent(copiedBytes -> {
                            copyMerging.removeCopy(copy, copiedBytes, _ -> true);
                            copyMerging.report(UserNotice.NoticeLevel.DONE, "copy.beside", copy);
                        }),
                _ -> copyMerging.retryLater(copy));
    }
}
