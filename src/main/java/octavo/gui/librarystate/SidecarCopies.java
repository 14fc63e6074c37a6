package octavo.gui.librarystate;

import octavo.gui.controls.MessageTexts;
import octavo.library.LibraryFile;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarCopyMerge;
import octavo.syncedfolders.ConflictCopy;
import octavo.syncedfolders.CopyRemoval;
import octavo.syncedfolders.ReceiptCopyMerge;

import java.util.Optional;
import java.util.function.Consumer;

/// Merges conflicted copies of the files beside an open library: its sidecar and its receipts.
final class SidecarCopies {
    private static final MessageTexts MESSAGES = MessageTexts.of(SidecarCopies.class);

    private final LibraryDocument document;
    private final CopyMerging copyMerging;

    SidecarCopies(LibraryDocument document, CopyMerging copyMerging) {
        this.document = document;
        this.copyMerging = copyMerging;
    }

    void mergeSidecar(ConflictCopy copy) {
        document.sidecarSession()
                .readFile(() -> readDifferent(copy, bytes -> mergeSidecarBytes(copy, bytes)));
    }

    /// Continues with the bytes of a copy, unless it is the same as what it is a copy of. Then a
    /// sync program has put it aside for something else, and only the copy keeps it when that
    /// arrives: it is looked at again.
    private void readDifferent(ConflictCopy copy, Consumer<byte[]> onDifferent) {
        copyMerging.runTask(
                () -> {
                    byte[] copiedBytes = LibraryFile.readBytes(copy.copyPath());
                    return CopyRemoval.isContentOf(copy.originalPath(), copiedBytes)
                            ? Optional.<byte[]>empty()
                            : Optional.of(copiedBytes);
                },
                differentBytes ->
                        differentBytes.ifPresentOrElse(
                                onDifferent, () -> copyMerging.retryLater(copy)),
                failure -> copyMerging.reportFailure(copy, failure));
    }

    private void mergeSidecarBytes(ConflictCopy copy, byte[] copiedBytes) {
        Sidecar ours = document.sidecarSession().content();
        SidecarCopyMerge.of(ours, copiedBytes)
                .ifPresentOrElse(
                        copyMerge -> takeInSidecar(copy, copiedBytes, ours, copyMerge),
                        () ->
                                copyMerging.report(
                                        UserNotice.NoticeLevel.WARNING, "copy.partial", copy));
    }

    private void takeInSidecar(
            ConflictCopy copy, byte[] copiedBytes, Sidecar ours, SidecarCopyMerge copyMerge) {
        Runnable keepOurs = () -> applyContent(copy, copiedBytes, ours, copyMerge.mergedAsOurs());
        if (copyMerge.conflictPaths().isEmpty()) {
            mergeIfSure(copy, keepOurs);
            return;
        }
        copyMerging.ask(
                copy,
                MESSAGES.text(
                        "copy.sidecar",
                        copy.fileName(),
                        String.join(", ", copyMerge.conflictPaths())),
                new UserNotice.NoticeAction(MESSAGES.text("copy.keep"), keepOurs),
                new UserNotice.NoticeAction(
                        MESSAGES.text("copy.take"),
                        () -> applyContent(copy, copiedBytes, ours, copyMerge.mergedAsTheirs())),
                copyMerging.leaveAction());
    }

    /// Merges a copy, if the user agrees or its name leaves no doubt that it is one.
    private void mergeIfSure(ConflictCopy copy, Runnable mergeTask) {
        if (copy.isCertain()) {
            mergeTask.run();
            return;
        }
        copyMerging.ask(
                copy,
                MESSAGES.text("copy.perhaps", copy.fileName(), copy.originalPath().getFileName()),
                new UserNotice.NoticeAction(MESSAGES.text("copy.merge"), mergeTask),
                copyMerging.leaveAction());
    }

    /// The copy is removed when the sidecar is written.
    private void applyContent(
            ConflictCopy copy, byte[] copiedBytes, Sidecar ours, Sidecar mergedContent) {
        copyMerging.withdrawQuestionAbout(copy);
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
        readDifferent(copy, bytes -> mergeIfSure(copy, () -> mergeReceiptBytes(copy, bytes)));
    }

    private void mergeReceiptBytes(ConflictCopy copy, byte[] copiedBytes) {
        copyMerging.withdrawQuestionAbout(copy);
        copyMerging.runTask(
                () -> {
                    ReceiptCopyMerge.mergeInto(copy.libraryPath(), copiedBytes);
                    return copiedBytes;
                },
                mergedBytes -> {
                    copyMerging.removeCopy(copy, mergedBytes, _ -> true);
                    copyMerging.report(UserNotice.NoticeLevel.DONE, "copy.beside", copy);
                },
                failure -> copyMerging.reportFailure(copy, failure));
    }
}
