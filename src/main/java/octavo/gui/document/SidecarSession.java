package octavo.gui.document;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The sidecar of an open library, kept in sync with the disk for all pages. Decisions are saved at
/// once, and changes by other programs are merged; on a conflict nothing is written until the user
/// has chosen. A library without a file keeps its sidecar in memory.
public final class SidecarSession {
    private static final MessageTexts MESSAGES = MessageTexts.of(SidecarSession.class);

    private final BackgroundTasks background;
    private final Supplier<Optional<Path>> library;
    private final NoticeList notices;
    private final Runnable turned;
    private final List<Runnable> readers = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private Optional<SidecarFile> file = Optional.empty();
    private final ReadOnlyObjectWrapper<Sidecar> content =
            new ReadOnlyObjectWrapper<>(Sidecar.empty());
    private boolean busy;
    private boolean again;

    /// The question awaiting an answer.
    private Optional<UserNotice> question = Optional.empty();

    /// @param library the library's path, if it has a file
    /// @param turned called when it was saved, or saving failed
    public SidecarSession(
            BackgroundTasks background,
            Supplier<Optional<Path>> library,
            NoticeList notices,
            Runnable turned) {
        this.background = background;
        this.library = library;
        this.notices = notices;
        this.turned = turned;
    }

    /// Its content, as far as known.
    public Sidecar content() {
        return content.get();
    }

    /// The same, to be followed.
    public ReadOnlyObjectProperty<Sidecar> contentProperty() {
        return content.getReadOnlyProperty();
    }

    /// The library's path, if it has a file.
    public Optional<Path> library() {
        return library.get();
    }

    /// Whether there are decisions that are neither saved nor being saved.
    public boolean isUnsaved() {
        return !busy && differs();
    }

    private boolean differs() {
        return !content.get().equals(file.map(SidecarFile::content).orElseGet(Sidecar::empty));
    }

    /// Adds a listener for merged changes of another program.
    public void whenTakenIn(Runnable reader) {
        readers.add(reader);
    }

    /// Continues once no write is in progress.
    public void whenWritten(Runnable then) {
        if (busy) {
            waiting.add(then);
        } else {
            then.run();
        }
    }

    /// Checks for changes by another program.
    void look() {
        if (file.isPresent()) {
            read(() -> {});
        }
    }

    /// Reads the file, and continues. Unsaved decisions are kept.
    public void read(Runnable then) {
        Optional<SidecarFile> known = known();
        if (library.get().isEmpty() || busy || (known.isPresent() && differs())) {
            then.run();
            return;
        }
        Path path = library.get().get();
        background.run(
                () ->
                        known.map(SidecarFile::changedOnDisk)
                                .orElseGet(() -> Optional.of(SidecarFile.load(path))),
                now -> {
                    if (!busy && known.equals(known())) {
                        now.ifPresent(known.isPresent() ? this::takeIn : this::begin);
                    }
                    then.run();
                },
                this::failed);
    }

    /// The last known file, unless the library now has another one.
    private Optional<SidecarFile> known() {
        Optional<Path> path = library.get().map(SidecarFile::beside);
        return file.filter(it -> path.equals(Optional.of(it.path())));
    }

    /// Decisions made before the file was known are written to it.
    private void begin(SidecarFile now) {
        file = Optional.of(now);
        content.set(content.get().after(Sidecar.empty(), now.content()));
        save();
    }

    private void takeIn(SidecarFile now) {
        if (differs()) {
            save(); // something was decided meanwhile
            return;
        }
        file = Optional.of(now);
        content.set(now.content());
        String text = MESSAGES.text("taken-in", now.path().getFileName());
        notices.accept(new UserNotice(UserNotice.Level.DONE, text));
        readers.forEach(Runnable::run);
    }

    /// Applies the change between two sidecars, and saves it in the background.
    public void follow(Sidecar from, Sidecar to) {
        content.set(content.get().after(from, to));
        save();
    }

    /// Saves unsaved decisions. What is being written may be others: then that is looked at when it
    /// is written.
    public void save() {
        if (busy || differs()) {
            save(SidecarFile::save);
        }
    }

    /// Saves even over conflicting changes by another program, and continues if that succeeds.
    public void keep(Runnable then) {
        Runnable check =
                () -> {
                    if (!differs() || library.get().isEmpty()) {
                        then.run();
                    }
                };
        if (differs()) {
            save(SidecarSession::kept);
        }
        whenWritten(check);
    }

    private static SidecarFile kept(SidecarFile known, Sidecar wanted) throws IOException {
        try {
            return known.save(wanted);
        } catch (SidecarFile.Clash clash) {
            return clash.now().save(clash.ours());
        }
    }

    /// A way to write a sidecar to a file.
    private interface Way {
        SidecarFile save(SidecarFile known, Sidecar wanted) throws IOException;
    }

    private void save(Way way) {
        Optional<SidecarFile> known = known();
        again = busy;
        if (busy || known.isEmpty()) {
            turned.run();
            return;
        }
        Sidecar wanted = content.get();
        busy = true;
        background.run(
                () -> way.save(known.get(), wanted),
                now -> {
                    file = Optional.of(now);
                    content.set(content.get().after(wanted, now.content()));
                    ended();
                },
                trouble -> {
                    ended();
                    if (trouble instanceof SidecarFile.Clash clash) {
                        ask(clash, wanted);
                    } else {
                        failed(trouble);
                    }
                });
    }

    private void ended() {
        busy = false;
        close();
        if (again && differs()) {
            save();
            return;
        }
        turned.run();
        List<Runnable> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(Runnable::run);
    }

    private void failed(Exception trouble) {
        String text =
                MessageTranslator.of(
                        trouble,
                        it -> MessageTranslator.of(it),
                        MESSAGES.text("beside.unexpected"));
        notices.accept(new UserNotice(UserNotice.Level.ERROR, text));
    }

    private void ask(SidecarFile.Clash found, Sidecar wanted) {
        UserNotice notice =
                new UserNotice(
                        UserNotice.Level.WARNING,
                        MESSAGES.text(
                                "beside.clash",
                                found.now().path().getFileName(),
                                MessageTranslator.of(found.wording())),
                        List.of(
                                new UserNotice.Action(
                                        MESSAGES.text("beside.keep"),
                                        () -> settle(found, wanted, found.ours())),
                                new UserNotice.Action(
                                        MESSAGES.text("beside.take"),
                                        () -> settle(found, wanted, found.theirs()))));
        question = Optional.of(notice);
        notices.accept(notice);
    }

    private void settle(SidecarFile.Clash found, Sidecar wanted, Sidecar chosen) {
        file = Optional.of(found.now());
        content.set(content.get().after(wanted, chosen));
        save();
        turned.run();
        readers.forEach(Runnable::run);
    }

    /// Withdraws the question.
    void close() {
        question.ifPresent(notices::withdraw);
        question = Optional.empty();
    }
}
