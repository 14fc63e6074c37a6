package octavo.gui.openlibraries;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibParser;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.editor.EditorModel;
import octavo.gui.entries.EntryRows;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.NoticeList;
import octavo.gui.librarystate.OpenConflicts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.sidecar.SidecarFile;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// The open libraries, one of them current.
public final class Workspaces {
    private static final MessageTexts MESSAGES = MessageTexts.of(Workspaces.class);

    private final BackgroundTasks background;
    private final Questions questions;
    private final OnlineAccess onlineAccess;
    private final ObservableList<Workspace> openWorkspaces = FXCollections.observableArrayList();
    private final ObjectProperty<@Nullable Workspace> currentWorkspace =
            new SimpleObjectProperty<>();
    private final NoticeList generalNotices = new NoticeList();
    private final LibraryReading libraryReading;
    private final LibraryDocument.Surroundings surroundings;
    private final EditRecovery editRecovery;
    private final LibraryClosing libraryClosing;
    private Consumer<Path> openedListener = _ -> {};
    private Consumer<OpenConflicts> conflictReviewer = _ -> {};
    private Consumer<EditorModel.RefusedText> refusedTextViewer = _ -> {};
    private int settledFiles;

    /// @param stateFolder for unsaved edits and earlier versions
    public Workspaces(
            BackgroundTasks background,
            Questions questions,
            OnlineAccess onlineAccess,
            Path stateFolder) {
        this.background = background;
        this.onlineAccess = onlineAccess;
        this.questions = questions;
        this.libraryReading = new LibraryReading(background);
        this.surroundings =
                new LibraryDocument.Surroundings(
                        background,
                        openConflicts -> conflictReviewer.accept(openConflicts),
                        stateFolder);
        this.libraryClosing = new LibraryClosing(this, questions);
        this.editRecovery = new EditRecovery(this, background, surroundings);
    }

    public ObservableList<Workspace> open() {
        return openWorkspaces;
    }

    /// The current one; null if none is open.
    public ObjectProperty<@Nullable Workspace> currentProperty() {
        return currentWorkspace;
    }

    /// Whether the table of entries is in front, or no library is open.
    public ObservableValue<Boolean> isTableInFront() {
        return currentWorkspace
                .flatMap(Workspace::pageProperty)
                .map(LibraryPages.LIBRARY_ID::equals)
                .orElse(true);
    }

    /// Notices that belong to no library.
    public ObservableList<UserNotice> generalNotices() {
        return generalNotices.noticeList();
    }

    /// The same, for whoever adds and withdraws them.
    public NoticeList generalNoticeList() {
        return generalNotices;
    }

    /// What documents need from the window.
    public LibraryDocument.Surroundings surroundings() {
        return surroundings;
    }

    public Questions questions() {
        return questions;
    }

    /// Notices about the current library.
    public ObservableValue<ObservableList<UserNotice>> currentNotices() {
        return currentWorkspace.map(workspace -> workspace.document().notices().noticeList());
    }

    /// Shows a notice that belongs to no library.
    public void addNotice(UserNotice notice) {
        generalNotices.accept(notice);
    }

    /// Shows a notice about the current library, if there is one.
    public void addToCurrent(UserNotice notice) {
        Workspace workspace = currentWorkspace.get();
        (workspace == null ? generalNotices : workspace.document().notices()).accept(notice);
    }

    /// Withdraws a notice, wherever it is.
    public void withdrawNotice(UserNotice notice) {
        generalNotices.withdrawNotice(notice);
        openWorkspaces.forEach(
                openWorkspace -> openWorkspace.document().notices().withdrawNotice(notice));
    }

    /// The reader of files.
    public LibraryReading libraryReading() {
        return libraryReading;
    }

    /// The number of files whose opening has succeeded or failed.
    int settledFiles() {
        return settledFiles;
    }

    /// Sets a listener for opened files.
    public void whenOpened(Consumer<Path> listener) {
        openedListener = listener;
    }

    /// Sets who shows conflicts for resolution.
    public void whenReviewed(Consumer<OpenConflicts> listener) {
        conflictReviewer = listener;
    }

    /// Sets who leads the user to a text that an entry could not take.
    public void whenRefused(Consumer<EditorModel.RefusedText> listener) {
        refusedTextViewer = listener;
    }

    /// Offers unsaved edits left by a crash.
    public void offerRecovery() {
        editRecovery.findEdits();
    }

    /// Performs periodic tasks.
    ///
    /// @param autosave whether to save unsaved changes
    public void tick(boolean autosave) {
        for (Workspace workspace : openWorkspaces) {
            workspace.document().checkDisk();
            workspace.doPeriodicTasks();
            workspace.editor().notePending();
            if (autosave && !workspace.editor().isTyping()) {
                workspace.document().autosave();
            }
        }
    }

    /// Opens files one after the other, to keep their order.
    public void open(List<Path> paths) {
        if (paths.isEmpty()) {
            return;
        }
        Runnable openNextFiles = () -> open(paths.subList(1, paths.size()));
        open(paths.getFirst(), _ -> openNextFiles.run(), openNextFiles);
    }

    /// Opens a file, or switches to it if it is open.
    public void open(Path givenPath, Consumer<Workspace> onOpened, Runnable onFailure) {
        Path path = givenPath.toAbsolutePath(); // what lies beside it is found by its folder
        Optional<Workspace> knownWorkspace = workspaceOf(path);
        if (knownWorkspace.isPresent()) {
            currentWorkspace.set(knownWorkspace.get());
            onOpened.accept(knownWorkspace.get());
            return;
        }
        libraryReading.readFile(
                path,
                readFile -> {
                    settledFiles++;
                    onOpened.accept(showReadFile(readFile));
                },
                trouble -> {
                    settledFiles++;
                    trouble.ifPresent(it ->
                            reportFailure(
                                    it,
                                    reason ->
                                            MessageTranslator.of(
                                                    FileTrouble.whenReading(path, reason))));
                    onFailure.run();
                });
    }

    private Optional<Workspace> workspaceOf(Path path) {
        return openWorkspaces.stream()
                .filter(openWorkspace -> isAt(openWorkspace.document().path(), path))
                .findFirst();
    }

    /// Whether the file of a library, if it has one, is that at a path.
    static boolean isAt(Optional<Path> libraryPath, Path path) {
        return libraryPath
                .map(knownPath -> knownPath.toAbsolutePath().normalize())
                .equals(Optional.of(path.toAbsolutePath().normalize()));
    }

    private Workspace showReadFile(LibraryReading.ReadLibrary readFile) {
        Path path = readFile.libraryFile().path();
        Workspace workspace =
                addWorkspace(
                        LibraryDocument.of(surroundings, readFile.libraryFile()),
                        readFile.entryRows());
        FileTrouble.whenOpened(path, readFile.libraryFile().library())
                .ifPresent(fileTrouble ->
                        workspace.addNotice(
                                UserNotice.NoticeLevel.WARNING, MessageTranslator.of(fileTrouble)));
        editRecovery.libraryOpened(path);
        openedListener.accept(path);
        return workspace;
    }

    /// Opens the sample library, as one without a file.
    public void openSample() {
        background.runInBackground(
                () -> {
                    try (var sampleStream = Workspaces.class.getResourceAsStream("papers.bib")) {
                        byte[] bytes = Objects.requireNonNull(sampleStream).readAllBytes();
                        return EntryRows.of(Library.of(BibParser.parse(bytes)));
                    }
                },
                entryRows ->
                        addWorkspace(
                                LibraryDocument.untitled(
                                        surroundings, entryRows.library(), MESSAGES.text("sample")),
                                entryRows),
                this::reportFailure);
    }

    /// Opens a new library without a file.
    public void openNew() {
        Library library = Library.empty();
        addWorkspace(
                LibraryDocument.untitled(surroundings, library, MESSAGES.text("new-library")),
                EntryRows.of(library));
    }

    Workspace addWorkspace(LibraryDocument document, EntryRows entryRows) {
        Workspace workspace = new Workspace(background, document, entryRows, onlineAccess);
        document.whenSaved(() -> {
            workspace.renamedFiles().librarySaved();
            new CvExportCommand(background).writeOnSave(workspace);
        });
        openWorkspaces.add(workspace);
        currentWorkspace.set(workspace);
        return workspace;
    }

    public void reportFailure(Exception trouble) {
        reportFailure(trouble, ioException -> MessageTranslator.of(ioException));
    }

    private void reportFailure(Exception trouble, Function<IOException, String> explanation) {
        addNotice(failureNotice(trouble, explanation));
    }

    /// A notice for a background error.
    static UserNotice failureNotice(Exception trouble, Function<IOException, String> explanation) {
        boolean isMemoryExhausted = trouble.getCause() instanceof OutOfMemoryError;
        String unknownCause = MESSAGES.text(isMemoryExhausted ? "memory" : "unexpected");
        String messageText = MessageTranslator.of(trouble, explanation, unknownCause);
        return new UserNotice(UserNotice.NoticeLevel.ERROR, messageText);
    }

    /// Asks for files and opens them.
    public void askForFiles() {
        questions.askForFiles(
                Optional.ofNullable(currentWorkspace.get()).map(Workspace::document), this::open);
    }

    /// Asks which files to link to an entry of a library.
    public void askForLinks(LibraryDocument document, Consumer<List<Path>> onChosen) {
        questions.askForLinks(document, onChosen);
    }

    /// Asks which files to import into the library in front.
    public void askForImports(Consumer<List<Path>> onChosen) {
        Workspace workspace = currentWorkspace.get();
        if (workspace != null) {
            questions.askForImports(workspace.document(), onChosen);
        }
    }

    /// The files of all open libraries, which nothing else may replace.
    public List<Path> openFiles() {
        return openWorkspaces.stream()
                .flatMap(openWorkspace -> openWorkspace.document().path().stream())
                .flatMap(path -> SidecarFile.libraryAndSidecar(path).stream())
                .toList();
    }

    /// Files that saving a library under another name must not replace; its own is allowed.
    private List<Path> protectedFiles(LibraryDocument document) {
        return openFiles().stream()
                .filter(path -> !document.path().equals(Optional.of(path)))
                .toList();
    }

    /// Asks for the name of a file that entries of the library in front are written to.
    public void askForExport(String fileExtension, Consumer<Path> onChosen) {
        Workspace workspace = currentWorkspace.get();
        if (workspace != null) {
            questions.askForExport(workspace.document(), fileExtension, onChosen);
        }
    }

    /// Asks for the name of a PDF of the library in front.
    public void askForPdf(Consumer<Path> onChosen) {
        Workspace workspace = currentWorkspace.get();
        if (workspace != null) {
            questions.askForPdf(workspace.document(), onChosen);
        }
    }

    /// Saves a library, asking for a name if it has none, and continues once it is saved.
    public void saveLibrary(LibraryDocument document, Runnable onSaved) {
        if (document.path().isPresent()) {
            document.save(onSaved);
        } else {
            saveAs(document, onSaved);
        }
    }

    public void saveAs(LibraryDocument document, Runnable onSaved) {
        questions.askForName(
                document,
                path ->
                        document.saveAs(
                                path,
                                protectedFiles(document),
                                () -> {
                                    openedListener.accept(path);
                                    openWorkspaces.stream()
                                            .filter(otherWorkspace ->
                                                    otherWorkspace.document() == document)
                                            .forEach(otherWorkspace ->
                                                    otherWorkspace.projects().libraryRenamed());
                                    onSaved.run();
                                }));
    }

    /// Closes a library, asking about its changes, and continues once it is closed.
    public void closeWorkspace(Workspace workspace, Runnable onClosed) {
        libraryClosing.closeWorkspace(workspace, onClosed);
    }

    void showRefused(Workspace workspace, EditorModel.RefusedText refusedText) {
        currentWorkspace.set(workspace);
        refusedTextViewer.accept(refusedText);
    }

    /// Reports text that was not saved because an entry could not take it.
    public void reportRefusedText(Workspace workspace) {
        workspace.reportRefusedText(refusedText -> showRefused(workspace, refusedText));
    }

    /// Removes a library, whose changes are saved or discarded, and continues.
    void removeWorkspace(Workspace workspace, Runnable onClosed) {
        int index = openWorkspaces.indexOf(workspace);
        openWorkspaces.remove(workspace);
        workspace.close();
        if (currentWorkspace.get() == workspace) {
            currentWorkspace.set(
                    openWorkspaces.isEmpty() ? null : openWorkspaces.get(Math.max(0, index - 1)));
        }
        onClosed.run();
    }

    /// Closes all, and continues once none is open.
    public void closeAll(Runnable onAllClosed) {
        libraryClosing.closeAll(onAllClosed);
    }
}
