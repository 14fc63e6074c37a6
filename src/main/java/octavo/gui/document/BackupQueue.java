package octavo.gui.document;

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

    private interface Task {
        /// @return a notice about it, if any
        Optional<UserNotice> run() throws IOException;
    }

    /// Journals a state. If another one follows before this has started, it is skipped.
    private final class Change implements Task {
        private final List<String> steps = new ArrayList<>();
        private Library state;

        Change(Library state) {
            this.state = state;
        }

        @Override
        public Optional<UserNotice> run() throws IOException {
            journal.append(state, List.copyOf(steps));
            return Optional.empty();
        }
    }

    private final BackgroundTasks background;
    private final NoticeList notices;
    private final Path stateFolder;
    private final Runnable kept;
    private final EditJournal journal;
    private final Deque<Task> waiting = new ArrayDeque<>();
    private boolean working;
    private boolean closed;
    private boolean told;

    /// @param restore reverts the library to a version
    /// @param kept called when there may be a new version
    BackupQueue(
            LibraryDocument.Surroundings around,
            NoticeList notices,
            Library base,
            Optional<LibraryFile> file,
            Consumer<BibFile> restore,
            Runnable kept) {
        this.background = around.background();
        this.notices = notices;
        this.kept = kept;
        this.stateFolder = around.stateFolder();
        this.journal =
                file.map(known -> EditJournal.of(stateFolder, known.path(), base))
                        .orElseGet(() -> EditJournal.untitled(stateFolder, base));
        file.ifPresent(known -> waiting.add(opened(known, restore)));
    }

    /// Records an edit.
    void changed(Library state, String step) {
        Change change = waiting.peekLast() instanceof Change last ? last : new Change(state);
        change.state = state;
        change.steps.add(step);
        if (waiting.peekLast() != change) {
            waiting.add(change);
        }
        next();
    }

    /// Records that a state is on disk.
    void saved(LibraryFile file) {
        add(() -> {
            journal.saved(file.path(), file.library());
            keep(versions(file), file.library().file());
            return Optional.empty();
        });
    }

    /// Records what another program has on disk, and the library here is compared with from now on:
    /// the edits that a crash would lose are those that are not there.
    void known(LibraryFile file) {
        add(() -> {
            journal.saved(file.path(), file.library());
            return Optional.empty();
        });
    }

    /// Runs something in the window's thread once all earlier tasks are done.
    void then(Runnable what) {
        add(() -> {
            background.tell(what);
            return Optional.empty();
        });
    }

    private void keep(VersionStore versions, BibFile state) throws IOException {
        versions.keep(state, Instant.now());
        background.tell(kept);
    }

    private VersionStore versions(LibraryFile file) throws IOException {
        return VersionStore.of(stateFolder, file.path());
    }

    /// Starts tasks that can wait until the opened library is shown and searchable. The first edit
    /// starts them too, since they must precede it.
    void begin() {
        next();
    }

    /// Keeps the opened state as a version; warns if it is much smaller than the last one.
    private Task opened(LibraryFile file, Consumer<BibFile> restore) {
        return () -> {
            VersionStore versions = versions(file);
            BibFile now = file.library().file();
            Optional<LibraryVersion> last =
                    file.isOnDisk() ? versions.newestReadable() : Optional.empty();
            if (last.isEmpty() || !LibrarySize.of(now).isSuspiciousAfter(last.get().size())) {
                keep(versions, now);
                return Optional.empty();
            }
            BibFile before = versions.read(last.get());
            keep(versions, now);
            String text =
                    MESSAGES.text(
                            "lost",
                            file.path().getFileName(),
                            LibrarySize.of(now).entries(),
                            Date.from(last.get().time()),
                            last.get().size().entries());
            UserNotice.Action action =
                    new UserNotice.Action(
                            MESSAGES.text("lost.restore"), () -> restore.accept(before));
            return Optional.of(new UserNotice(UserNotice.Level.WARNING, text, List.of(action)));
        };
    }

    private void add(Task task) {
        waiting.add(task);
        next();
    }

    private void next() {
        if (working || closed || waiting.isEmpty()) {
            return;
        }
        Task first = waiting.remove();
        working = true;
        background.run(
                first::run,
                said -> {
                    working = false;
                    told = false;
                    said.ifPresent(notices);
                    next();
                },
                trouble -> {
                    working = false;
                    tell(trouble);
                    next();
                });
    }

    /// Once, until something works again.
    private void tell(Exception trouble) {
        if (!told) {
            String why = MessageTranslator.of(trouble);
            notices.accept(new UserNotice(UserNotice.Level.WARNING, MESSAGES.text("unsafe", why)));
        }
        told = true;
    }

    /// Ends with a library whose edits are saved or discarded.
    void close() {
        closed = true;
        try {
            journal.close();
        } catch (IOException e) {
            System.getLogger(BackupQueue.class.getName())
                    .log(System.Logger.Level.WARNING, "a journal stays", e);
        }
    }
}
