package octavo.gui;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibParser;
import octavo.gui.controls.Messages;
import octavo.gui.entries.Rows;
import octavo.gui.shell.Document;
import octavo.gui.shell.Notice;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;

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

    /// What reading a file gave.
    private record Read(LibraryFile file, Rows rows) {}

    private final Background background;
    private final Questions questions;
    private final ObservableList<Workspace> open = FXCollections.observableArrayList();
    private final ObjectProperty<@Nullable Workspace> current = new SimpleObjectProperty<>();
    private final ObservableList<Notice> notices = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper busy = new ReadOnlyStringWrapper("");
    private Consumer<Path> opened = _ -> {};
    private int answered;

    Workspaces(Background background, Questions questions) {
        this.background = background;
        this.questions = questions;
    }

    ObservableList<Workspace> open() {
        return open;
    }

    /// The one in front; null where none is open.
    ObjectProperty<@Nullable Workspace> currentProperty() {
        return current;
    }

    ObservableList<Notice> notices() {
        return notices;
    }

    /// What is being read, in words.
    ReadOnlyStringProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// For how many files it is known whether they could be opened.
    int answered() {
        return answered;
    }

    /// Has somebody told of each file that was opened.
    void whenOpened(Consumer<Path> listener) {
        opened = listener;
    }

    /// Opens files one after the other, so that they come in the order in which they were named.
    void open(List<Path> paths) {
        if (paths.isEmpty()) {
            return;
        }
        Path path = paths.getFirst();
        Runnable next = () -> open(paths.subList(1, paths.size()));
        Optional<Workspace> known = workspaceOf(path);
        if (known.isPresent()) {
            current.set(known.get());
            next.run();
            return;
        }
        busy.set(MESSAGES.text("opening", path.getFileName()));
        background.run(
                () -> {
                    LibraryFile file = LibraryFile.load(path);
                    return new Read(file, Rows.of(file.library()));
                },
                read -> {
                    busy.set("");
                    answered++;
                    show(read);
                    next.run();
                },
                trouble -> {
                    busy.set("");
                    answered++;
                    failed(trouble, reason -> FileTrouble.whenReading(path, reason));
                    next.run();
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

    private void show(Read read) {
        Path path = read.file().path();
        add(Document.of(background, notices::add, read.file()), read.rows());
        if (read.file().library().slots().isEmpty()) {
            notices.add(new Notice(Notice.Level.WARNING, FileTrouble.whenEmpty(path)));
        }
        opened.accept(path);
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
                                        background,
                                        notices::add,
                                        rows.library(),
                                        MESSAGES.text("sample")),
                                rows),
                this::failed);
    }

    private void add(Document document, Rows rows) {
        Workspace workspace = new Workspace(background, document, rows, this::failed);
        open.add(workspace);
        current.set(workspace);
    }

    private void failed(Exception trouble) {
        failed(trouble, Throwable::toString);
    }

    private void failed(Exception trouble, Function<IOException, String> words) {
        String text =
                trouble instanceof IOException known
                        ? words.apply(known)
                        : MESSAGES.text("unexpected");
        notices.add(new Notice(Notice.Level.ERROR, text));
    }

    /// Asks for files and opens them.
    void askAndOpen() {
        questions.forFiles(this::open);
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
                                () -> {
                                    opened.accept(path);
                                    then.run();
                                }));
    }

    /// Closes a library, after asking what to do with its changes, and goes on once it is closed.
    void close(Workspace workspace, Runnable then) {
        Document document = workspace.document();
        workspace.editor().commit();
        if (!document.dirtyProperty().get() && !workspace.editor().hasRefused()) {
            remove(workspace, then);
            return;
        }
        current.set(workspace);
        questions.aboutChanges(
                document,
                answer -> {
                    switch (answer) {
                        case SAVE -> save(document, () -> remove(workspace, then));
                        case DISCARD -> remove(workspace, then);
                        case CANCEL -> {}
                    }
                });
    }

    private void remove(Workspace workspace, Runnable then) {
        int index = open.indexOf(workspace);
        open.remove(workspace);
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
