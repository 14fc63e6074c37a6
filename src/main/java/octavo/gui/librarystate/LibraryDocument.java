package octavo.gui.librarystate;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.bib.BibFile;
import octavo.cslreferences.TitlePreference;
import octavo.files.attachments.FileMoveLog;
import octavo.gui.controls.MessageTexts;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.History;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.recovery.VersionStore;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// An open library: its present state, its history, and its file.
public final class LibraryDocument {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryDocument.class);

    /// How the library relates to its file.
    public enum SaveState {
        SAVED,
        CHANGED,
        SAVING,
        /// The file was removed: the library exists only here.
        GONE
    }

    private final BackgroundTasks background;
    private final NoticeList notices = new NoticeList();
    private final History history;
    private final ReadOnlyObjectWrapper<Library> library = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper libraryName = new ReadOnlyStringWrapper();
    private final ReadOnlyBooleanWrapper isDirty = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper keptVersions = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<SaveState> saveState =
            new ReadOnlyObjectWrapper<>(SaveState.SAVED);
    private final BackupQueue backupQueue;
    private final ExternalChanges externalChanges;
    private final SidecarSession sidecarSession;
    private final RepositorySession repositorySession;
    private final SharingSession sharingSession;
    private final ReceiptSession receiptSession;
    private final IncludedStates includedStates;
    private final CopyMerging copyMerging;
    private final Path stateFolder;
    private final DocumentSteps documentSteps;
    private final DocumentSaving documentSaving;
    private Runnable savedListener = () -> {};

    /// What every document needs from the window.
    ///
    /// @param conflictReviewer shows conflicts for resolution
    /// @param stateFolder for unsaved edits and earlier versions
    public record Surroundings(
            BackgroundTasks background,
            Consumer<OpenConflicts> conflictReviewer,
            Path stateFolder) {}

    private LibraryDocument(
            Surroundings surroundings,
            Library library,
            Optional<LibraryFile> libraryFile,
            String libraryName) {
        this.background = surroundings.background();
        this.stateFolder = surroundings.stateFolder();
        this.externalChanges = new ExternalChanges(this, surroundings);
        this.history = new History(library);
        this.documentSteps = new DocumentSteps(history, notices, this::libraryChanged);
        this.documentSaving = new DocumentSaving(this, history, background, libraryFile);
        this.sidecarSession =
                new SidecarSession(background, this::path, notices, this::refreshProperties);
        this.repositorySession = new RepositorySession(background, this::path, notices);
        this.sharingSession =
                new SharingSession(
                        background,
                        this::path,
                        notices,
                        new SharingContext(
                                LibrarySharing.throughDatabases(stateFolder),
                                surroundings.conflictReviewer(),
                                () -> checkDisk(true)));
        this.receiptSession =
                new ReceiptSession(
                        background,
                        this::path,
                        notices,
                        () -> !history.isDirty() && !documentSaving.isSaving());
        this.backupQueue =
                new BackupQueue(
                        surroundings,
                        notices,
                        library,
                        libraryFile,
                        earlierFile -> replaceContent(MESSAGES.text("lost.restore"), earlierFile),
                        () -> keptVersions.set(keptVersions.get() + 1));
        this.includedStates = new IncludedStates(this, history, documentSaving, backupQueue);
        this.copyMerging = new CopyMerging(this, surroundings);
        this.libraryName.set(libraryName);
        sidecarSession
                .contentProperty()
                .subscribe(sidecar -> {
                    history.citeTitles(TitlePreference.of(sidecar));
                    refreshProperties();
                });
    }

    public static LibraryDocument of(Surroundings surroundings, LibraryFile libraryFile) {
        return new LibraryDocument(
                surroundings,
                libraryFile.library(),
                Optional.of(libraryFile),
                String.valueOf(libraryFile.path().getFileName()));
    }

    /// A library that has no file yet.
    public static LibraryDocument untitled(
            Surroundings surroundings, Library library, String libraryName) {
        return new LibraryDocument(surroundings, library, Optional.empty(), libraryName);
    }

    public ReadOnlyObjectProperty<Library> libraryProperty() {
        return library.getReadOnlyProperty();
    }

    public Library library() {
        return history.library();
    }

    /// Its name in title and tab.
    public ReadOnlyStringProperty nameProperty() {
        return libraryName.getReadOnlyProperty();
    }

    public Optional<Path> path() {
        return libraryFile().map(LibraryFile::path);
    }

    /// The earlier versions of its file, if it has one.
    public Optional<VersionStore> versionStore() throws IOException {
        Optional<Path> path = path();
        return path.isEmpty()
                ? Optional.empty()
                : Optional.of(VersionStore.of(stateFolder, path.get()));
    }

    /// The last renaming of the files that the library at a path links to.
    FileMoveLog fileMoveLog(Path path) {
        return FileMoveLog.of(stateFolder, path);
    }

    /// The number of versions kept since it was opened.
    public ReadOnlyIntegerProperty keptVersionsProperty() {
        return keptVersions.getReadOnlyProperty();
    }

    /// Its sidecar.
    public SidecarSession sidecarSession() {
        return sidecarSession;
    }

    /// Its git repository.
    public RepositorySession repositorySession() {
        return repositorySession;
    }

    /// Its exchange with a group.
    public SharingSession sharingSession() {
        return sharingSession;
    }

    /// The receipts of its values.
    public ReceiptSession receiptSession() {
        return receiptSession;
    }

    /// Sets a listener for changes merged from another program, with the states before and after.
    public void whenTakenIn(BiConsumer<Library, Library> listener) {
        includedStates.whenTakenIn(listener);
    }

    /// Sets a listener for saves to its file.
    public void whenSaved(Runnable listener) {
        savedListener = listener;
    }

    /// Starts what can wait until the library is shown and searchable.
    public void beginBackups() {
        backupQueue.beginTasks();
        sharingSession.refresh();
    }

    /// The label of the step that undo would revert, or an empty text.
    public ReadOnlyStringProperty undoNameProperty() {
        return documentSteps.undoNameProperty();
    }

    public ReadOnlyStringProperty redoNameProperty() {
        return documentSteps.redoNameProperty();
    }

    public ReadOnlyBooleanProperty dirtyProperty() {
        return isDirty.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<SaveState> saveStateProperty() {
        return saveState.getReadOnlyProperty();
    }

    /// Applies an edit as an undoable step.
    public void applyEdit(String stepLabel, Edit edit) {
        applyEdit(stepLabel, edit, History.SideEffect.NONE);
    }

    /// Applies an edit as a step, with a side effect on undo and redo.
    public void applyEdit(String stepLabel, Edit edit, History.SideEffect sideEffects) {
        documentSteps.applyEdit(stepLabel, edit, sideEffects);
    }

    /// Reverts to the saved state, as an undoable step.
    public void revert() {
        libraryFile()
                .ifPresent(savedFile ->
                        applyEdit(
                                MESSAGES.text("revert"),
                                library().replaceContent(savedFile.library().file())));
    }

    /// Where in the window its steps are made.
    public StepPlaces places() {
        return documentSteps.stepPlaces();
    }

    /// Notices about it.
    public NoticeList notices() {
        return notices;
    }

    /// Shows a notice.
    public void reportDone(String messageText) {
        notices.accept(new UserNotice(UserNotice.NoticeLevel.DONE, messageText));
    }

    /// Shows a notice about the step just made, with a way to undo it until something else is done.
    public void reportStep(String messageText) {
        documentSteps.reportStep(messageText);
    }

    /// Undoes the last step, and says which it was.
    public void undo() {
        documentSteps.undo();
    }

    /// Redoes the step undone last, and says which it was.
    public void redo() {
        documentSteps.redo();
    }

    /// Records in the journal a state that is not a step yet.
    public void journalDraft(Library draftLibrary, String stepLabel) {
        backupQueue.addChange(draftLibrary, stepLabel);
    }

    private void libraryChanged(String stepLabel) {
        if (library.get() != history.library()) {
            backupQueue.addChange(history.library(), stepLabel);
            receiptSession.followChange(library.get(), history.library());
        }
        refreshProperties();
    }

    void refreshProperties() {
        library.set(history.library());
        documentSteps.refreshNames();
        isDirty.set(history.isDirty());
        saveState.set(documentSaving.saveState(history.isDirty() || sidecarSession.isUnsaved()));
    }

    /// What saving and closing wait for.
    public PendingWork pendingWork() {
        return documentSaving.pendingWork();
    }

    /// Writes the file, if there is one, once all is settled, and continues when it is written.
    public void save(Runnable onSaved) {
        documentSaving.save(onSaved);
    }

    /// Saves if there are unsaved changes and an earlier attempt has not failed.
    public void autosave() {
        if (isDirty.get()) {
            documentSaving.autosave();
        }
    }

    /// Saves to another file, which becomes the library's file. The sidecar is saved too.
    ///
    /// @param protectedFiles files that must not be replaced
    public void saveAs(Path path, List<Path> protectedFiles, Runnable onSaved) {
        documentSaving.saveAs(
                path,
                protectedFiles,
                () -> sidecarSession.readFile(() -> sidecarSession.whenWritten(onSaved)));
    }

    /// Records that a state has been written to its file.
    void markWritten(LibraryFile writtenFile, int writtenState) {
        libraryName.set(String.valueOf(writtenFile.path().getFileName()));
        history.markSaved(writtenState);
        backupQueue.addOwnSave(writtenFile);
        refreshProperties();
        copyMerging.removeSaved(writtenState);
        savedListener.run();
        sidecarSession.whenWritten(repositorySession::librarySaved);
    }

    /// Merges what another program has written to the file, and continues.
    void takeInDiskChange(Runnable onTaken) {
        externalChanges.takeInChange(onTaken);
    }

    /// Checks for changes to the file by another program, and merges them.
    public void checkDisk() {
        sharingSession.tick();
        checkDisk(false);
    }

    private void checkDisk(boolean isComplete) {
        if (!documentSaving.isSaving()) {
            externalChanges.checkDisk(isComplete);
            sidecarSession.checkDisk();
            receiptSession.checkDisk();
            copyMerging.checkFolder();
        }
    }

    /// Restores edits from before a crash, and continues when they are merged.
    ///
    /// @param baseFile the state they were made to
    public void restoreEdits(BibFile baseFile, BibFile recoveredFile, Runnable onRestored) {
        externalChanges.restoreEdits(
                baseFile, recoveredFile, () -> backupQueue.runAfter(onRestored));
    }

    /// Records whether the file is missing.
    void setFileGone(boolean isNowGone) {
        documentSaving.setFileGone(isNowGone);
        refreshProperties();
    }

    Optional<LibraryFile> libraryFile() {
        return documentSaving.libraryFile();
    }

    /// The states that come from elsewhere.
    IncludedStates includedStates() {
        return includedStates;
    }

    void markUnsaved() {
        history.markUnsaved();
        refreshProperties();
    }

    /// Changes to another state, as a step.
    void replaceContent(String stepLabel, BibFile newContent) {
        applyEdit(stepLabel, history.library().replaceContent(newContent));
    }

    /// The number of its present state, which increases with each new one.
    int stateNumber() {
        return history.stateNumber();
    }

    /// Closes it: its edits are saved or discarded.
    public void close() {
        documentSteps.withdrawNotice();
        sharingSession.close();
        externalChanges.withdrawQuestion();
        copyMerging.withdrawQuestion();
        sidecarSession.withdrawQuestion();
        backupQueue.close();
    }
}
