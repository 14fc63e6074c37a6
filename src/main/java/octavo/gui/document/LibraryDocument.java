package octavo.gui.document;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.attachments.FileMoveLog;
import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.FileTrouble;
import octavo.library.History;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.recovery.VersionStore;
import octavo.storage.SafeWrite;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// An open library: its present state, its history, and its file.
public final class LibraryDocument {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryDocument.class);

    /// How the library relates to its file.
    public enum State {
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
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper();
    private final ReadOnlyBooleanWrapper dirty = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper kept = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.SAVED);
    private final BackupQueue backups;
    private final ExternalChanges externalChanges;
    private final SidecarSession beside;
    private final Path stateFolder;
    private final DocumentSteps steps;
    private BiConsumer<Library, Library> taken = (_, _) -> {};
    private Runnable saved = () -> {};
    private Optional<LibraryFile> file;
    private boolean saving;
    private boolean gone;
    private int refused = -1;

    /// What every document needs from the window.
    ///
    /// @param conflicts shows conflicts for resolution
    /// @param stateFolder for unsaved edits and earlier versions
    public record Surroundings(
            BackgroundTasks background, Consumer<OpenConflicts> conflicts, Path stateFolder) {}

    private LibraryDocument(
            Surroundings around, Library library, Optional<LibraryFile> file, String name) {
        this.background = around.background();
        this.stateFolder = around.stateFolder();
        this.externalChanges = new ExternalChanges(this, around);
        this.history = new History(library);
        this.steps = new DocumentSteps(history, notices, this::changed);
        this.file = file;
        this.beside = new SidecarSession(background, this::path, notices, this::refresh);
        this.backups =
                new BackupQueue(
                        around,
                        notices,
                        library,
                        file,
                        before -> become(MESSAGES.text("lost.restore"), before),
                        () -> kept.set(kept.get() + 1));
        this.name.set(name);
        refresh();
    }

    public static LibraryDocument of(Surroundings around, LibraryFile file) {
        return new LibraryDocument(around, file.library(), Optional.of(file), nameOf(file.path()));
    }

    /// A library that has no file yet.
    public static LibraryDocument untitled(Surroundings around, Library library, String name) {
        return new LibraryDocument(around, library, Optional.empty(), name);
    }

    private static String nameOf(Path path) {
        return String.valueOf(path.getFileName());
    }

    public ReadOnlyObjectProperty<Library> libraryProperty() {
        return library.getReadOnlyProperty();
    }

    public Library library() {
        return history.library();
    }

    /// Its name in title and tab.
    public ReadOnlyStringProperty nameProperty() {
        return name.getReadOnlyProperty();
    }

    public Optional<Path> path() {
        return file.map(LibraryFile::path);
    }

    /// The earlier versions of its file, if it has one.
    public Optional<VersionStore> versions() throws IOException {
        Optional<Path> path = path();
        return path.isEmpty()
                ? Optional.empty()
                : Optional.of(VersionStore.of(stateFolder, path.get()));
    }

    /// The last renaming of the files that the library at a path links to.
    FileMoveLog renamings(Path path) {
        return FileMoveLog.of(stateFolder, path);
    }

    /// The number of versions kept since it was opened.
    public ReadOnlyIntegerProperty keptProperty() {
        return kept.getReadOnlyProperty();
    }

    /// Its sidecar.
    public SidecarSession beside() {
        return beside;
    }

    /// Sets a listener for changes merged from another program, with the states before and after.
    public void whenTakenIn(BiConsumer<Library, Library> listener) {
        taken = listener;
    }

    /// Sets a listener for saves to its file.
    public void whenSaved(Runnable listener) {
        saved = listener;
    }

    /// Starts what can wait until the library is shown and searchable.
    public void begin() {
        backups.begin();
    }

    /// The label of the step that undo would revert, or an empty text.
    public ReadOnlyStringProperty undoNameProperty() {
        return steps.undoNameProperty();
    }

    public ReadOnlyStringProperty redoNameProperty() {
        return steps.redoNameProperty();
    }

    public ReadOnlyBooleanProperty dirtyProperty() {
        return dirty.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Applies an edit as an undoable step.
    public void apply(String label, Edit edit) {
        apply(label, edit, History.Aside.NONE);
    }

    /// Applies an edit as a step, with a side effect on undo and redo.
    public void apply(String label, Edit edit, History.Aside aside) {
        steps.apply(label, edit, aside);
    }

    /// Reverts to the saved state, as an undoable step.
    public void revert() {
        file.ifPresent(
                known -> apply(MESSAGES.text("revert"), library().become(known.library().file())));
    }

    /// Where in the window its steps are made.
    public StepPlaces places() {
        return steps.places();
    }

    /// Notices about it.
    public NoticeList notices() {
        return notices;
    }

    /// Shows a notice.
    public void tell(String words) {
        notices.accept(new UserNotice(UserNotice.Level.DONE, words));
    }

    /// Shows a notice about the step just made, with a way to undo it until something else is done.
    public void tellOfStep(String words) {
        steps.tell(words);
    }

    /// Undoes the last step, and says which it was.
    public void undo() {
        steps.undo();
    }

    /// Redoes the step undone last, and says which it was.
    public void redo() {
        steps.redo();
    }

    /// Records in the journal a state that is not a step yet.
    public void journal(Library typed, String label) {
        backups.changed(typed, label);
    }

    private void changed(String label) {
        if (library.get() != history.library()) {
            backups.changed(history.library(), label);
        }
        refresh();
    }

    private void refresh() {
        library.set(history.library());
        steps.refresh();
        dirty.set(history.isDirty());
        state.set(state());
    }

    private State state() {
        if (saving) {
            return State.SAVING;
        }
        boolean isChanged = history.isDirty() || beside.isUnsaved();
        return gone ? State.GONE : isChanged ? State.CHANGED : State.SAVED;
    }

    /// Writes the file, and continues when it is written. Does nothing without a file or while it
    /// is being written.
    public void save(Runnable then) {
        Library current = history.library();
        file.ifPresent(known -> write(known.path(), () -> known.save(current), then));
    }

    /// Saves if there are unsaved changes and an earlier attempt has not failed.
    public void autosave() {
        if (dirty.get() && refused != history.state()) {
            save(() -> {});
        }
    }

    /// Saves to another file, which becomes the library's file. The sidecar is saved too.
    ///
    /// @param spared files that must not be replaced
    public void saveAs(Path path, List<Path> spared, Runnable then) {
        Library current = history.library();
        write(
                path,
                () -> {
                    SafeWrite.spare(path, spared);
                    return target(path, current).save(current);
                },
                () -> beside.read(() -> beside.whenWritten(then)));
    }

    /// An existing file is identified by its bytes: whoever chose the name agreed to replace it.
    private static LibraryFile target(Path path, Library library) throws IOException {
        try {
            return LibraryFile.load(path);
        } catch (NoSuchFileException _) {
            return LibraryFile.fresh(path, library);
        }
    }

    private void write(Path path, Callable<LibraryFile> work, Runnable then) {
        if (saving) {
            return;
        }
        int written = history.state();
        saving = true;
        refresh();
        background.run(
                work,
                now -> {
                    saving = false;
                    gone = false;
                    file = Optional.of(now);
                    name.set(nameOf(path));
                    history.saved(written);
                    backups.saved(now);
                    refresh();
                    saved.run();
                    then.run();
                },
                trouble -> {
                    saving = false;
                    refused = written;
                    refresh();
                    if (trouble instanceof LibraryFile.ChangedOnDisk
                            && file.filter(known -> known.path().equals(path)).isPresent()) {
                        externalChanges.takeIn(() -> save(then));
                    } else {
                        String text =
                                MessageTranslator.of(
                                        trouble,
                                        known ->
                                                MessageTranslator.of(
                                                        FileTrouble.whenSaving(path, known)),
                                        MESSAGES.text("unexpected"));
                        notices.accept(new UserNotice(UserNotice.Level.ERROR, text));
                    }
                });
    }

    /// Checks for changes to the file by another program, and merges them.
    public void lookAtDisk() {
        if (!saving) {
            externalChanges.lookAtDisk();
            beside.look();
        }
    }

    /// Restores edits from before a crash, and continues when they are merged.
    ///
    /// @param base the state they were made to
    public void restore(BibFile base, BibFile recovered, Runnable then) {
        externalChanges.restore(base, recovered, () -> backups.then(then));
    }

    /// Records whether the file is missing.
    void isGone(boolean nowIs) {
        gone = nowIs;
        refresh();
    }

    Optional<LibraryFile> file() {
        return file;
    }

    /// Records what is on disk. The library here stays as it is; saving it may succeed now.
    void know(LibraryFile now) {
        file = Optional.of(now);
        refused = -1;
        backups.known(now);
        savedNowhere();
    }

    void savedNowhere() {
        history.savedNowhere();
        refresh();
    }

    /// Changes to another state, as a step.
    void become(String label, BibFile state) {
        apply(label, history.library().become(state));
    }

    /// Changes to the state on disk, or to one that includes it.
    void takeIn(BibFile state, LibraryFile now) {
        boolean isNews = !Arrays.equals(state.bytes(), library().file().bytes());
        if (isNews) {
            Library before = library();
            become(MESSAGES.text("from-disk"), state);
            taken.accept(before, library());
        }
        know(now);
        if (Arrays.equals(state.bytes(), now.library().file().bytes())) {
            history.saved(history.state());
            backups.saved(now);
            refresh();
        }
        if (isNews) {
            tellOfStep(MESSAGES.text("taken-in", name.get()));
        }
    }

    /// Closes it: its edits are saved or discarded.
    public void close() {
        steps.forget();
        externalChanges.close();
        beside.close();
        backups.close();
    }
}
