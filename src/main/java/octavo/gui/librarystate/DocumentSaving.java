package octavo.gui.librarystate;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.KnownReceipts.WrittenReceipts;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.FileTrouble;
import octavo.library.History;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.receipts.LibraryReceipts;
import octavo.storage.SafeWrite;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// The file of an open library, and saving to it.
final class DocumentSaving {
    private static final MessageTexts MESSAGES = MessageTexts.of(DocumentSaving.class);

    private final LibraryDocument document;
    private final History history;
    private final BackgroundTasks background;
    private Optional<LibraryFile> libraryFile;
    private final PendingWork pendingWork = new PendingWork();
    private boolean isSaving;
    private boolean isFileGone;

    /// The state that could not be saved.
    private int refusedState = -1;

    /// What a save has written: the library first, since the receipts are about what it says.
    private record SavedFiles(LibraryFile libraryFile, WrittenReceipts writtenReceipts) {}

    DocumentSaving(
            LibraryDocument document,
            History history,
            BackgroundTasks background,
            Optional<LibraryFile> libraryFile) {
        this.document = document;
        this.history = history;
        this.background = background;
        this.libraryFile = libraryFile;
    }

    Optional<LibraryFile> libraryFile() {
        return libraryFile;
    }

    boolean isSaving() {
        return isSaving;
    }

    /// How the library relates to its file.
    ///
    /// @param isChanged whether it has unsaved changes
    SaveState saveState(boolean isChanged) {
        if (isSaving) {
            return SaveState.SAVING;
        }
        return isFileGone ? SaveState.GONE : isChanged ? SaveState.CHANGED : SaveState.SAVED;
    }

    void setFileGone(boolean isNowGone) {
        isFileGone = isNowGone;
    }

    /// Records what is on disk. Saving may succeed now.
    void setKnownFile(LibraryFile diskFile) {
        libraryFile = Optional.of(diskFile);
        refusedState = -1;
    }

    PendingWork pendingWork() {
        return pendingWork;
    }

    void save(Runnable onSaved) {
        boolean isSavedMeanwhile = isSaving;
        pendingWork.whenSettled(() -> {
            if (isSavedMeanwhile && !history.isDirty()) {
                onSaved.run();
            } else {
                saveNow(onSaved);
            }
        });
    }

    private void saveNow(Runnable onSaved) {
        Library currentLibrary = history.library();
        libraryFile.ifPresent(knownFile ->
                writeFile(knownFile.path(), () -> knownFile.saveLibrary(currentLibrary), onSaved));
    }

    /// Saves unless an earlier attempt with this state has failed, or there is more to come.
    void autosave() {
        if (pendingWork.isSettled() && refusedState != history.stateNumber()) {
            saveNow(() -> {});
        }
    }

    void saveAs(Path path, List<Path> protectedFiles, Runnable onSaved) {
        pendingWork.whenSettled(() -> {
            Library currentLibrary = history.library();
            writeFile(
                    path,
                    () -> {
                        SafeWrite.refuseProtected(path, protectedFiles);
                        return targetFile(path, currentLibrary).saveLibrary(currentLibrary);
                    },
                    onSaved);
        });
    }

    /// An existing file is identified by its bytes: whoever chose the name agreed to replace it.
    private static LibraryFile targetFile(Path path, Library library) throws IOException {
        try {
            return LibraryFile.load(path);
        } catch (NoSuchFileException _) {
            return LibraryFile.notYetSaved(path, library);
        }
    }

    private void writeFile(Path path, Callable<LibraryFile> saveTask, Runnable onSaved) {
        int writtenState = history.stateNumber();
        KnownReceipts knownReceipts = document.receiptSession().knownFor(path);
        LibraryReceipts wantedReceipts = document.receiptSession().receipts();
        isSaving = true;
        pendingWork.begin();
        document.refreshProperties();
        background.runInBackground(
                () -> new SavedFiles(saveTask.call(), knownReceipts.write(wantedReceipts)),
                savedFiles -> {
                    isSaving = false;
                    isFileGone = false;
                    boolean isElsewhere = !isOwn(savedFiles.libraryFile().path());
                    libraryFile = Optional.of(savedFiles.libraryFile());
                    try {
                        document.markWritten(savedFiles.libraryFile(), writtenState);
                        document.sharingSession().librarySaved(isElsewhere);
                        document.receiptSession().takeWritten(savedFiles.writtenReceipts());
                        onSaved.run();
                    } finally {
                        pendingWork.end();
                    }
                },
                exception -> {
                    isSaving = false;
                    refusedState = writtenState;
                    try {
                        document.refreshProperties();
                        if (exception instanceof LibraryFile.ChangedOnDiskException
                                && isOwn(path)) {
                            saveAfterTakingIn(onSaved);
                        } else {
                            reportFailure(path, exception);
                        }
                    } finally {
                        pendingWork.end();
                    }
                });
    }

    /// Saves once the change on disk has been merged, perhaps after a question; then comes what
    /// waits.
    private void saveAfterTakingIn(Runnable onSaved) {
        List<Runnable> waitingActions = pendingWork.takeWaiting();
        document.takeInDiskChange(() -> {
            save(onSaved);
            waitingActions.forEach(pendingWork::whenSettled);
        });
    }

    private boolean isOwn(Path path) {
        return libraryFile.filter(knownFile -> knownFile.path().equals(path)).isPresent();
    }

    private void reportFailure(Path path, Exception exception) {
        String messageText =
                MessageTranslator.of(
                        exception,
                        ioException ->
                                MessageTranslator.of(FileTrouble.whenSaving(path, ioException)),
                        MESSAGES.text("unexpected"));
        document.notices().accept(new UserNotice(UserNotice.NoticeLevel.ERROR, messageText));
    }
}
