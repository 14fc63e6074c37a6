package octavo.gui.document;

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

/// The sidecar of an open library, in step with the disk for all its pages. What is decided is
/// saved at once, and what another program writes is taken in; where both have changed the same,
/// nothing is written until somebody has chosen. A library without a file keeps it until it has
/// one.
public final class SidecarSession {
    private static final MessageTexts MESSAGES = MessageTexts.of(SidecarSession.class);

    private final BackgroundTasks background;
    private final Supplier<Optional<Path>> library;
    private final NoticeList notices;
    private final Runnable turned;
    private final List<Runnable> readers = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private Optional<SidecarFile> file = Optional.empty();
    private Sidecar content = Sidecar.empty();
    private boolean busy;
    private boolean again;

    /// What waits for an answer.
    private Optional<UserNotice> question = Optional.empty();

    /// @param library where the library lies, if it has a file
    /// @param turned told when it is saved, or could not be
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

    /// What it says, as far as is known.
    public Sidecar content() {
        return content;
    }

    /// Where the library lies, if it has a file.
    public Optional<Path> library() {
        return library.get();
    }

    /// Whether something was decided that is not in the file, and not on its way there.
    public boolean isUnsaved() {
        return !busy && differs();
    }

    private boolean differs() {
        return !content.equals(file.map(SidecarFile::content).orElseGet(Sidecar::empty));
    }

    /// Has somebody told when what another program wrote has been taken in.
    public void whenTakenIn(Runnable reader) {
        readers.add(reader);
    }

    /// Goes on once nothing is on its way to the file.
    public void whenWritten(Runnable then) {
        if (busy) {
            waiting.add(then);
        } else {
            then.run();
        }
    }

    /// Looks whether another program has written the file.
    void look() {
        if (file.isPresent()) {
            read(() -> {});
        }
    }

    /// Looks what the file says now, and goes on. What could not be saved stays as it is.
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

    /// What is known of the file, unless the library has got another one.
    private Optional<SidecarFile> known() {
        Optional<Path> path = library.get().map(SidecarFile::beside);
        return file.filter(it -> path.equals(Optional.of(it.path())));
    }

    /// What was decided before it was known where to write it goes there.
    private void begin(SidecarFile now) {
        file = Optional.of(now);
        content = content.after(Sidecar.empty(), now.content());
        save();
    }

    private void takeIn(SidecarFile now) {
        if (differs()) {
            save(); // somebody has decided something meanwhile
            return;
        }
        file = Optional.of(now);
        content = now.content();
        String text = MESSAGES.text("taken-in", now.path().getFileName());
        notices.accept(new UserNotice(UserNotice.Level.DONE, text));
        readers.forEach(Runnable::run);
    }

    /// Follows a change from one sidecar to another, and saves it in the background.
    public void follow(Sidecar from, Sidecar to) {
        content = content.after(from, to);
        save();
    }

    /// Saves what is not in the file yet.
    public void save() {
        if (differs()) {
            save(SidecarFile::save);
        }
    }

    /// Saves it also where another program has changed the same, and goes on if it is saved.
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

    /// Writes a sidecar to a file.
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
        Sidecar wanted = content;
        busy = true;
        background.run(
                () -> way.save(known.get(), wanted),
                now -> {
                    file = Optional.of(now);
                    content = content.after(wanted, now.content());
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
        content = content.after(wanted, chosen);
        save();
        turned.run();
        readers.forEach(Runnable::run);
    }

    /// Asks no more.
    void close() {
        question.ifPresent(notices::withdraw);
        question = Optional.empty();
    }
}
