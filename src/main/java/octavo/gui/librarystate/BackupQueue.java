package octavo.gui.librarystate;

import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.recovery.EditJournal;
import octavo.recovery.LibrarySize;
import octavo.recovery.LibraryVersion;
import octavo.recovery.VersionStore;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Date;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Protects the unsaved edits of an open library, and keeps its earlier versions. Works in the
/// background, one task after the other.
final class BackupQueue {
    private static final MessageTexts MESSAGES = MessageTexts.of(BackupQueue.class);

    private interface BackupTask {
        /// @return a notice about it, if any
        Optional<UserNotice> runTask() throws IOException;
    }

    /// Journals a state. If another one follows before this has started, it is skipped.
    private final class JournalChange implements BackupTask {
        private final List<String> stepLabels = new ArrayList<>();
        private Library latestLibrary;

        JournalChange(Library firstLibrary) {
            this.latestLibrary = firstLibrary;
        }

        @Override
        public Optional<UserNotice> runTask() throws IOException {
            editJournal.appendState(latestLibrary, List.copyOf(stepLabels));
            return Optional.empty();
        }
    }

    private final BackgroundTasks background;
    private final NoticeList notices;
    private final Path stateFolder;
    private final Runnable keptListener;
    private final EditJournal editJournal;
    private final Deque<BackupTask> waitingTasks = new ArrayDeque<>();
    private Optional<LibraryFile> lastDiskFile;
    private boolean isWorking;
    private boolean isClosed;
    private boolean hasReported;

    /// @param onRestore reverts the library to a version
    /// @param keptListener called when there may be a new version
    BackupQueue(
            LibraryDocument.Surroundings surroundings,
            NoticeList notices,
            Library baseLibrary,
            Optional<LibraryFile> libraryFile,
            Consumer<BibFile> onRestore,
            Runnable keptListener) {
        this.background = surroundings.background();
        this.notices = notices;
        this.keptListener = keptListener;
        this.stateFolder = surroundings.stateFolder();
        this.lastDiskFile = libraryFile.filter(LibraryFile::isOnDisk);
        this.editJournal =
                libraryFile
                        .map(knownFile ->
                                EditJournal.of(stateFolder, knownFile.path(), baseLibrary))
                        .orElseGet(() -> EditJournal.ofUntitled(stateFolder, baseLibrary));
        libraryFile.ifPresent(knownFile -> waitingTasks.add(lossCheck(knownFile, onRestore)));
    }

    /// Records an edit.
    void addChange(Library newLibrary, String stepLabel) {
        JournalChange journalChange =
                waitingTasks.peekLast() instanceof JournalChange lastChange
                        ? lastChange
                        : new JournalChange(newLibrary);
        journalChange.latestLibrary = newLibrary;
        journalChange.stepLabels.add(stepLabel);
        if (waitingTasks.peekLast() != journalChange) {
            waitingTasks.add(journalChange);
        }
        runNext();
    }

    /// Records that this window has saved a state.
    void addOwnSave(LibraryFile libraryFile) {
        Optional<LibraryFile> fileBefore =
                lastDiskFile.filter(known -> known.path().equals(libraryFile.path()));
        addTask(() -> {
            if (fileBefore.isPresent()) {
                versionStore(libraryFile)
                        .markOwnSave(
                                libraryFile.library().file(), fileBefore.get().library().file());
            }
            return Optional.empty();
        });
        addSaved(libraryFile);
    }

    /// Records that a state is on disk.
    void addSaved(LibraryFile libraryFile) {
        lastDiskFile = Optional.of(libraryFile);
        addTask(() -> {
            editJournal.markSaved(libraryFile.path(), libraryFile.library());
            keepVersion(versionStore(libraryFile), libraryFile.library().file());
            return Optional.empty();
        });
    }

    /// Records what another program has on disk, and the library here is compared with from now on:
    /// the edits that a crash would lose are those that are not there.
    void addKnown(LibraryFile libraryFile) {
        lastDiskFile = Optional.of(libraryFile);
        addTask(() -> {
            editJournal.markSaved(libraryFile.path(), libraryFile.library());
            VersionStore versionStore = versionStore(libraryFile);
            versionStore.markArrived(libraryFile.library().file());
            keepVersion(versionStore, libraryFile.library().file());
            return Optional.empty();
        });
    }

    /// Records what another program has on disk, and the library here does not include.
    void addRefused(LibraryFile libraryFile) {
        addTask(() -> {
            editJournal.markSaved(libraryFile.path(), libraryFile.library());
            return Optional.empty();
        });
    }

    /// The newest state of the file that the library here includes.
    Optional<LibraryFile> includedFile() {
        return lastDiskFile;
    }

    /// Runs something in the window's thread once all earlier tasks are done.
    void runAfter(Runnable laterAction) {
        addTask(() -> {
            background.runOnUi(laterAction);
            return Optional.empty();
        });
    }

    /// Tells the entries that are gone; the bytes, if what is gone lies in or between entries.
    private static String lossMessage(LibraryFile libraryFile, LibraryVersion lastVersion) {
        LibrarySize currentSize = LibrarySize.of(libraryFile.library().file());
        LibrarySize lastSize = lastVersion.librarySize();
        boolean entriesAreGone = currentSize.entryCount() < lastSize.entryCount();
        return MESSAGES.text(
                entriesAreGone ? "lost" : "lost.bytes",
                libraryFile.path().getFileName(),
                entriesAreGone ? currentSize.entryCount() : currentSize.byteCount(),
                Date.from(lastVersion.savedAt()),
                entriesAreGone ? lastSize.entryCount() : lastSize.byteCount());
    }

    private void keepVersion(VersionStore versionStore, BibFile savedFile) throws IOException {
        versionStore.storeVersion(savedFile, Instant.now());
        background.runOnUi(keptListener);
    }

    private VersionStore versionStore(LibraryFile libraryFile) throws IOException {
        return VersionStore.of(stateFolder, libraryFile.path());
    }

    /// Starts tasks that can wait until the opened library is shown and searchable. The first edit
    /// starts them too, since they must precede it.
    void beginTasks() {
        runNext();
    }

    /// Keeps the opened state as a version; warns if it is much smaller than the last one.
    private BackupTask lossCheck(LibraryFile libraryFile, Consumer<BibFile> onRestore) {
        return () -> {
            VersionStore versionStore = versionStore(libraryFile);
            BibFile currentFile = libraryFile.library().file();
            Optional<LibraryVersion> lastVersion =
                    libraryFile.isOnDisk()
                            ? versionStore.newestReadableVersion()
                            : Optional.empty();
            if (lastVersion.isEmpty()
                    || !LibrarySize.of(currentFile)
                            .isSuspiciousAfter(lastVersion.get().librarySize())) {
                keepVersion(versionStore, currentFile);
                return Optional.empty();
            }
            BibFile earlierFile = versionStore.readVersion(lastVersion.get());
            keepVersion(versionStore, currentFile);
            String messageText = lossMessage(libraryFile, lastVersion.get());
            UserNotice.NoticeAction restoreAction =
                    new UserNotice.NoticeAction(
                            MESSAGES.text("lost.restore"), () -> onRestore.accept(earlierFile));
            return Optional.of(
                    new UserNotice(
                            UserNotice.NoticeLevel.WARNING, messageText, List.of(restoreAction)));
        };
    }

    private void addTask(BackupTask backupTask) {
        waitingTasks.add(backupTask);
        runNext();
    }

    private void runNext() {
        if (isWorking || isClosed || waitingTasks.isEmpty()) {
            return;
        }
        BackupTask firstTask = waitingTasks.remove();
        isWorking = true;
        background.runInBackground(
                firstTask::runTask,
                resultNotice -> {
                    isWorking = false;
                    hasReported = false;
                    resultNotice.ifPresent(notices);
                    runNext();
                },
                exception -> {
                    isWorking = false;
                    reportTrouble(exception);
                    runNext();
                });
    }

    /// Once, until something works again.
    private void reportTrouble(Exception exception) {
        if (!hasReported) {
            String reasonText = MessageTranslator.of(exception);
            notices.accept(
                    new UserNotice(
                            UserNotice.NoticeLevel.WARNING, MESSAGES.text("unsafe", reasonText)));
        }
        hasReported = true;
    }

    /// Ends with a library whose edits are saved or discarded.
    void close() {
        isClosed = true;
        try {
            editJournal.close();
        } catch (IOException ioException) {
            System.getLogger(BackupQueue.class.getName())
                    .log(System.Logger.Level.WARNING, "a journal stays", ioException);
        }
    }
}
