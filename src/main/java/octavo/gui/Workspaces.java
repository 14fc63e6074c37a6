package octavo.gui;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibParser;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.NoticeList;
import octavo.gui.document.OpenConflicts;
import octavo.gui.document.UserNotice;
import octavo.gui.editor.EditorModel;
import octavo.gui.entries.EntryRows;
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
final class Workspaces {
    private static final MessageTexts MESSAGES = MessageTexts.of(Workspaces.class);

    private final BackgroundTasks background;
    private final Questions questions;
    private final ObservableList<Workspace> open = FXCollections.observableArrayList();
    private final ObjectProperty<@Nullable Workspace> current = new SimpleObjectProperty<>();
    private final NoticeList notices = new NoticeList();
    private final LibraryReading opening;
    private final LibraryDocument.Surroundings surroundings;
    private final EditRecovery recovery;
    private Consumer<Path> opened = _ -> {};
    private Consumer<OpenConflicts> review = _ -> {};
    private Consumer<EditorModel.Refused> lead = _ -> {};
    private int answered;

    /// @param stateFolder for unsaved edits and earlier versions
    Workspaces(BackgroundTasks background, Questions questions, Path stateFolder) {
        this.background = background;
        this.questions = questions;
        this.opening = new LibraryReading(background);
        this.surroundings =
                new LibraryDocument.Surroundings(background, it -> review.accept(it), stateFolder);
        this.recovery = new EditRecovery(this, background, surroundings);
    }

    ObservableList<Workspace> open() {
        return open;
    }

    /// The current one; null if none is open.
    ObjectProperty<@Nullable Workspace> currentProperty() {
        return current;
    }

    /// Whether the table of entries is in front, or no library is open.
    ObservableValue<Boolean> isTableInFront() {
        return current.flatMap(Workspace::pageProperty)
                .map(LibraryPages.LIBRARY::equals)
                .orElse(true);
    }

    /// Notices that belong to no library.
    ObservableList<UserNotice> notices() {
        return notices.list();
    }

    /// Notices about the current library.
    ObservableValue<ObservableList<UserNotice>> noticesInFront() {
        return current.map(workspace -> workspace.document().notices().list());
    }

    /// Shows a notice that belongs to no library.
    void tell(UserNotice notice) {
        notices.accept(notice);
    }

    /// Shows a notice about the current library, if there is one.
    void tellInFront(UserNotice notice) {
        Workspace workspace = current.get();
        (workspace == null ? notices : workspace.document().notices()).accept(notice);
    }

    /// Withdraws a notice, wherever it is.
    void withdraw(UserNotice notice) {
        notices.withdraw(notice);
        open.forEach(each -> each.document().notices().withdraw(notice));
    }

    /// The reader of files.
    LibraryReading opening() {
        return opening;
    }

    /// The number of files whose opening has succeeded or failed.
    int answered() {
        return answered;
    }

    /// Sets a listener for opened files.
    void whenOpened(Consumer<Path> listener) {
        opened = listener;
    }

    /// Sets who shows conflicts for resolution.
    void whenReviewed(Consumer<OpenConflicts> listener) {
        review = listener;
    }

    /// Sets who leads the user to a text that an entry could not take.
    void whenRefused(Consumer<EditorModel.Refused> listener) {
        lead = listener;
    }

    /// Offers unsaved edits left by a crash.
    void recover() {
        recovery.look();
    }

    /// Performs periodic tasks.
    ///
    /// @param autosave whether to save unsaved changes
    void tick(boolean autosave) {
        for (Workspace workspace : open) {
            workspace.document().lookAtDisk();
            workspace.lookAtProjects();
            workspace.editor().notePending();
            if (autosave && !workspace.editor().isTyping()) {
                workspace.document().autosave();
            }
        }
    }

    /// Opens files one after the other, to keep their order.
    void open(List<Path> paths) {
        if (paths.isEmpty()) {
            return;
        }
        Runnable next = () -> open(paths.subList(1, paths.size()));
        open(paths.getFirst(), _ -> next.run(), next);
    }

    /// Opens a file, or switches to it if it is open.
    void open(Path given, Consumer<Workspace> then, Runnable otherwise) {
        Path path = given.toAbsolutePath(); // what lies beside it is found by its folder
        Optional<Workspace> known = workspaceOf(path);
        if (known.isPresent()) {
            current.set(known.get());
            then.accept(known.get());
            return;
        }
        opening.read(
                path,
                read -> {
                    answered++;
                    then.accept(show(read));
                },
                trouble -> {
                    answered++;
                    trouble.ifPresent(it ->
                            failed(
                                    it,
                                    reason ->
                                            MessageTranslator.of(
                                                    FileTrouble.whenReading(path, reason))));
                    otherwise.run();
                });
    }

    private Optional<Workspace> workspaceOf(Path path) {
        return open.stream().filter(each -> isAt(each.document().path(), path)).findFirst();
    }

    /// Whether the file of a library, if it has one, is that at a path.
    static boolean isAt(Optional<Path> file, Path path) {
        return file.map(it -> it.toAbsolutePath().normalize())
                .equals(Optional.of(path.toAbsolutePath().normalize()));
    }

    private Workspace show(LibraryReading.Read read) {
        Path path = read.file().path();
        Workspace workspace = add(LibraryDocument.of(surroundings, read.file()), read.rows());
        FileTrouble.whenOpened(path, read.file().library())
                .ifPresent(
                        odd -> workspace.tell(UserNotice.Level.WARNING, MessageTranslator.of(odd)));
        recovery.opened(path);
        opened.accept(path);
        return workspace;
    }

    /// Opens the sample library, as one without a file.
    void openSample() {
        background.run(
                () -> {
                    try (var sample = Workspaces.class.getResourceAsStream("papers.bib")) {
                        byte[] bytes = Objects.requireNonNull(sample).readAllBytes();
                        return EntryRows.of(Library.of(BibParser.parse(bytes)));
                    }
                },
                rows ->
                        add(
                                LibraryDocument.untitled(
                                        surroundings, rows.library(), MESSAGES.text("sample")),
                                rows),
                this::failed);
    }

    /// Opens a new library without a file.
    void openNew() {
        Library library = Library.empty();
        add(
                LibraryDocument.untitled(surroundings, library, MESSAGES.text("new-library")),
                EntryRows.of(library));
    }

    Workspace add(LibraryDocument document, EntryRows rows) {
        Workspace workspace = new Workspace(background, document, rows);
        document.whenSaved(() -> {
            workspace.renamedFiles().saved();
            new CvExportCommand(background).writeOnSave(workspace);
        });
        open.add(workspace);
        current.set(workspace);
        return workspace;
    }

    void failed(Exception trouble) {
        failed(trouble, known -> MessageTranslator.of(known));
    }

    private void failed(Exception trouble, Function<IOException, String> words) {
        tell(notice(trouble, words));
    }

    /// A notice for a background error.
    static UserNotice notice(Exception trouble, Function<IOException, String> words) {
        boolean exhausted = trouble.getCause() instanceof OutOfMemoryError;
        String unknown = MESSAGES.text(exhausted ? "memory" : "unexpected");
        String text = MessageTranslator.of(trouble, words, unknown);
        return new UserNotice(UserNotice.Level.ERROR, text);
    }

    /// Asks for files and opens them.
    void askAndOpen() {
        questions.forFiles(Optional.ofNullable(current.get()).map(Workspace::document), this::open);
    }

    /// Asks which files to link to an entry of a library.
    void askForLinks(LibraryDocument document, Consumer<List<Path>> chosen) {
        questions.forLinks(document, chosen);
    }

    /// Asks which files to import into the library in front.
    void askForImports(Consumer<List<Path>> chosen) {
        Workspace workspace = current.get();
        if (workspace != null) {
            questions.forImports(workspace.document(), chosen);
        }
    }

    /// The files of all open libraries, which nothing else may replace.
    List<Path> files() {
        return open.stream()
                .flatMap(each -> each.document().path().stream())
                .flatMap(path -> SidecarFile.both(path).stream())
                .toList();
    }

    /// Files that saving a library under another name must not replace; its own is allowed.
    private List<Path> sparedBy(LibraryDocument document) {
        return files().stream().filter(path -> !document.path().equals(Optional.of(path))).toList();
    }

    /// Asks for the name of a file that entries of the library in front are written to.
    void askForExport(String ending, Consumer<Path> reply) {
        Workspace workspace = current.get();
        if (workspace != null) {
            questions.forExport(workspace.document(), ending, reply);
        }
    }

    /// Asks for the name of a PDF of the library in front.
    void askForPdf(Consumer<Path> reply) {
        Workspace workspace = current.get();
        if (workspace != null) {
            questions.forPdf(workspace.document(), reply);
        }
    }

    /// Saves a library, asking for a name if it has none, and continues once it is saved.
    void save(LibraryDocument document, Runnable then) {
        if (document.path().isPresent()) {
            document.save(then);
        } else {
            saveAs(document, then);
        }
    }

    void saveAs(LibraryDocument document, Runnable then) {
        questions.forName(
                document,
                path ->
                        document.saveAs(
                                path,
                                sparedBy(document),
                                () -> {
                                    opened.accept(path);
                                    open.stream()
                                            .filter(each -> each.document() == document)
                                            .forEach(each -> each.projects().libraryRenamed());
                                    then.run();
                                }));
    }

    /// Closes a library, asking about its changes, and continues once it is closed.
    void close(Workspace workspace, Runnable then) {
        workspace.editor().commit();
        workspace.document().beside().whenWritten(() -> closeWritten(workspace, then));
    }

    private void closeWritten(Workspace workspace, Runnable then) {
        LibraryDocument document = workspace.document();
        if (!document.dirtyProperty().get()
                && !document.beside().isUnsaved()
                && workspace.refused().isEmpty()
                && !workspace.isGone()) {
            remove(workspace, then);
            return;
        }
        current.set(workspace);
        questions.aboutChanges(
                workspace,
                answer -> {
                    switch (answer) {
                        case SAVE ->
                                save(
                                        document,
                                        () ->
                                                document.beside()
                                                        .keep(() -> removeSaved(workspace, then)));
                        case DISCARD -> remove(workspace, then);
                        case CANCEL -> {}
                    }
                });
    }

    /// Text that an entry could not take is in no file: the user has to correct it.
    private void removeSaved(Workspace workspace, Runnable then) {
        workspace
                .refused()
                .ifPresentOrElse(text -> lead(workspace, text), () -> remove(workspace, then));
    }

    private void lead(Workspace workspace, EditorModel.Refused text) {
        current.set(workspace);
        lead.accept(text);
    }

    /// Reports text that was not saved because an entry could not take it.
    void tellOfRefused(Workspace workspace) {
        workspace.tellOfRefused(text -> lead(workspace, text));
    }

    private void remove(Workspace workspace, Runnable then) {
        int index = open.indexOf(workspace);
        open.remove(workspace);
        workspace.close();
        if (current.get() == workspace) {
            current.set(open.isEmpty() ? null : open.get(Math.max(0, index - 1)));
        }
        then.run();
    }

    /// Closes all, and continues once none is open.
    void closeAll(Runnable then) {
        if (open.isEmpty()) {
            then.run();
        } else {
            close(open.getLast(), () -> closeAll(then));
        }
    }
}
