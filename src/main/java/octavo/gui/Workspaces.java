package octavo.gui;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibParser;
import octavo.gui.controls.InWords;
import octavo.gui.controls.Messages;
import octavo.gui.editor.EditorModel;
import octavo.gui.entries.Rows;
import octavo.gui.shell.Conflicts;
import octavo.gui.shell.Document;
import octavo.gui.shell.Notice;
import octavo.gui.shell.Notices;
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

/// The libraries that are open, one of them in front.
final class Workspaces {
    private static final Messages MESSAGES = Messages.of(Workspaces.class);

    private final Background background;
    private final Questions questions;
    private final ObservableList<Workspace> open = FXCollections.observableArrayList();
    private final ObjectProperty<@Nullable Workspace> current = new SimpleObjectProperty<>();
    private final Notices notices = new Notices();
    private final Opening opening;
    private final Document.Surroundings surroundings;
    private Consumer<Path> opened = _ -> {};
    private Consumer<Conflicts> review = _ -> {};
    private Consumer<EditorModel.Refused> lead = _ -> {};
    private int answered;

    /// @param stateFolder where unsaved edits and earlier versions are kept
    Workspaces(Background background, Questions questions, Path stateFolder) {
        this.background = background;
        this.questions = questions;
        this.opening = new Opening(background);
        this.surroundings =
                new Document.Surroundings(background, it -> review.accept(it), stateFolder);
    }

    ObservableList<Workspace> open() {
        return open;
    }

    /// The one in front; null where none is open.
    ObjectProperty<@Nullable Workspace> currentProperty() {
        return current;
    }

    /// What people have to know that is of no library.
    ObservableList<Notice> notices() {
        return notices.list();
    }

    /// What they have to know of the library in front.
    ObservableValue<ObservableList<Notice>> noticesInFront() {
        return current.map(workspace -> workspace.document().notices().list());
    }

    /// Has people know something that is of no library.
    void tell(Notice notice) {
        notices.accept(notice);
    }

    /// Has people know something of the library in front, if there is one.
    void tellInFront(Notice notice) {
        Workspace workspace = current.get();
        (workspace == null ? notices : workspace.document().notices()).accept(notice);
    }

    /// What reads files.
    Opening opening() {
        return opening;
    }

    /// For how many files it is known whether they could be opened.
    int answered() {
        return answered;
    }

    /// Has somebody told of each file that was opened.
    void whenOpened(Consumer<Path> listener) {
        opened = listener;
    }

    /// Has somebody show what is to be settled, when its user wants to see it.
    void whenReviewed(Consumer<Conflicts> listener) {
        review = listener;
    }

    /// Has somebody lead people to a text that an entry could not take.
    void whenRefused(Consumer<EditorModel.Refused> listener) {
        lead = listener;
    }

    /// Offers the edits that a program which ended too soon left behind.
    void recover() {
        new Recovering(this, background, surroundings).look();
    }

    /// Does what is to be done from time to time.
    ///
    /// @param autosave whether to save what is not saved
    void tick(boolean autosave) {
        for (Workspace workspace : open) {
            workspace.document().lookAtDisk();
            workspace.editor().notePending();
            if (autosave && !workspace.editor().isTyping()) {
                workspace.document().autosave();
            }
        }
    }

    /// Opens files one after the other, so that they come in the order in which they were named.
    void open(List<Path> paths) {
        if (paths.isEmpty()) {
            return;
        }
        Runnable next = () -> open(paths.subList(1, paths.size()));
        open(paths.getFirst(), _ -> next.run(), next);
    }

    /// Opens a file, or goes to it if it is open.
    void open(Path path, Consumer<Workspace> then, Runnable otherwise) {
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
                                    reason -> InWords.of(FileTrouble.whenReading(path, reason))));
                    otherwise.run();
                });
    }

    private Optional<Workspace> workspaceOf(Path path) {
        Path wanted = path.toAbsolutePath().normalize();
        return open.stream()
                .filter(each ->
                        each.document()
                                .path()
                                .map(known -> known.toAbsolutePath().normalize())
                                .equals(Optional.of(wanted)))
                .findFirst();
    }

    private Workspace show(Opening.Read read) {
        Path path = read.file().path();
        Workspace workspace = add(Document.of(surroundings, read.file()), read.rows());
        FileTrouble.whenOpened(path, read.file().library())
                .ifPresent(odd -> workspace.tell(Notice.Level.WARNING, InWords.of(odd)));
        opened.accept(path);
        return workspace;
    }

    /// Opens a library that comes with the program, as one that has no file.
    void openSample() {
        background.run(
                () -> {
                    try (var sample = Workspaces.class.getResourceAsStream("papers.bib")) {
                        byte[] bytes = Objects.requireNonNull(sample).readAllBytes();
                        return Rows.of(Library.of(BibParser.parse(bytes)));
                    }
                },
                rows ->
                        add(
                                Document.untitled(
                                        surroundings, rows.library(), MESSAGES.text("sample")),
                                rows),
                this::failed);
    }

    /// Opens an empty library that has no file yet.
    void openNew() {
        Library library = Library.empty();
        add(
                Document.untitled(surroundings, library, MESSAGES.text("new-library")),
                Rows.of(library));
    }

    Workspace add(Document document, Rows rows) {
        Workspace workspace = new Workspace(background, document, rows);
        open.add(workspace);
        current.set(workspace);
        return workspace;
    }

    void failed(Exception trouble) {
        failed(trouble, known -> InWords.of(known));
    }

    private void failed(Exception trouble, Function<IOException, String> words) {
        tell(notice(trouble, words));
    }

    /// What went wrong in the background.
    static Notice notice(Exception trouble, Function<IOException, String> words) {
        String text = InWords.of(trouble, words, MESSAGES.text("unexpected"));
        return new Notice(Notice.Level.ERROR, text);
    }

    /// Asks for files and opens them.
    void askAndOpen() {
        questions.forFiles(this::open);
    }

    /// The files of all that is open, which nothing else may replace.
    List<Path> files() {
        return open.stream()
                .flatMap(each -> each.document().path().stream())
                .flatMap(path -> SidecarFile.both(path).stream())
                .toList();
    }

    /// What saving a library under another name may not replace; its own file it may.
    private List<Path> sparedBy(Document document) {
        return files().stream().filter(path -> !document.path().equals(Optional.of(path))).toList();
    }

    /// Asks for the name of a PDF of the library in front.
    void askForPdf(Consumer<Path> reply) {
        Workspace workspace = current.get();
        if (workspace != null) {
            questions.forPdf(workspace.document(), reply);
        }
    }

    /// Saves a library, under a name that is asked for if it has none, and goes on once it is
    /// saved.
    void save(Document document, Runnable then) {
        if (document.path().isPresent()) {
            document.save(then);
        } else {
            saveAs(document, then);
        }
    }

    void saveAs(Document document, Runnable then) {
        questions.forName(
                document,
                path ->
                        document.saveAs(
                                path,
                                sparedBy(document),
                                () -> {
                                    opened.accept(path);
                                    then.run();
                                }));
    }

    /// Closes a library, after asking what to do with its changes, and goes on once it is closed.
    void close(Workspace workspace, Runnable then) {
        workspace.editor().commit();
        workspace.document().beside().whenWritten(() -> closeWritten(workspace, then));
    }

    private void closeWritten(Workspace workspace, Runnable then) {
        Document document = workspace.document();
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

    /// What an entry could not take is in no file: whoever wants it saved has to put it right.
    private void removeSaved(Workspace workspace, Runnable then) {
        workspace
                .refused()
                .ifPresentOrElse(text -> lead(workspace, text), () -> remove(workspace, then));
    }

    private void lead(Workspace workspace, EditorModel.Refused text) {
        current.set(workspace);
        lead.accept(text);
    }

    /// Says what was not saved with the rest, because an entry could not take it.
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

    /// Closes all, and goes on once none is open any more.
    void closeAll(Runnable then) {
        if (open.isEmpty()) {
            then.run();
        } else {
            close(open.getLast(), () -> closeAll(then));
        }
    }
}
