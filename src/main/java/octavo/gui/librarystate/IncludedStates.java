package octavo.gui.librarystate;

import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.library.History;
import octavo.library.Library;
import octavo.library.LibraryFile;

import java.util.Optional;
import java.util.function.BiConsumer;

/// The states from elsewhere that an open library includes: what other programs have written to its
/// file, and conflicted copies.
final class IncludedStates {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryDocument.class);

    private final LibraryDocument document;
    private final History history;
    private final DocumentSaving documentSaving;
    private final BackupQueue backupQueue;
    private BiConsumer<Library, Library> takenInListener = (_, _) -> {};

    IncludedStates(
            LibraryDocument document,
            History history,
            DocumentSaving documentSaving,
            BackupQueue backupQueue) {
        this.document = document;
        this.history = history;
        this.documentSaving = documentSaving;
        this.backupQueue = backupQueue;
    }

    /// Sets a listener for merged changes, with the states before and after.
    void whenTakenIn(BiConsumer<Library, Library> listener) {
        takenInListener = listener;
    }

    /// What the library was made from: the newest state of its file that it includes.
    Optional<LibraryFile> includedFile() {
        return backupQueue.includedFile();
    }

    /// Records what is on disk. The library stays as it is; saving it may succeed now.
    private void setKnownFile(LibraryFile diskFile) {
        documentSaving.setKnownFile(diskFile);
        backupQueue.addKnown(diskFile);
        document.markUnsaved();
    }

    /// Records what is on disk, which the library does not include.
    void setRefusedFile(LibraryFile diskFile) {
        documentSaving.setKnownFile(diskFile);
        backupQueue.addRefused(diskFile);
        document.markUnsaved();
    }

    /// Changes to the state on disk, or to one that includes it.
    void takeInChange(BibFile mergedFile, LibraryFile diskFile) {
        Library earlierLibrary = history.library();
        boolean isNews = !mergedFile.hasSameBytes(earlierLibrary.file());
        boolean isShared = document.sharingSession().hasWritten(diskFile);
        if (isNews) {
            document.replaceContent(
                    MESSAGES.text(isShared ? "from-others" : "from-disk"), mergedFile);
            takenInListener.accept(earlierLibrary, history.library());
        }
        setKnownFile(diskFile);
        if (mergedFile.hasSameBytes(diskFile.library().file())) {
            history.markSaved(history.stateNumber());
            backupQueue.addSaved(diskFile);
            document.refreshProperties();
        }
        if (isNews) {
            document.reportStep(
                    MESSAGES.text(
                            isShared ? "taken-from-others" : "taken-in",
                            document.nameProperty().get()));
        }
    }

    /// Changes to a state that includes a conflicted copy, as a step, and says so.
    void takeInCopy(
            String stepLabel,
            BibFile mergedFile,
            History.SideEffect sideEffect,
            String messageText) {
        Library earlierLibrary = history.library();
        document.applyEdit(stepLabel, earlierLibrary.replaceContent(mergedFile), sideEffect);
        takenInListener.accept(earlierLibrary, history.library());
        document.reportStep(messageText);
    }
}
