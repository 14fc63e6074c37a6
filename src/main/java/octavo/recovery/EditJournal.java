package octavo.recovery;

import octavo.library.Library;
import octavo.recovery.JournalFormat.Head;
import octavo.recovery.JournalFormat.Step;
import octavo.storage.DurableFile;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// The on-disk journal of an open library's unsaved edits. When a method returns, its state
/// survives the end of the process and a power cut; `PendingEdits` then finds it.
///
/// Nothing is written before the first edit. Every method may wait for the disk, and may be called
/// from any thread, but states must arrive in the order in which they were made. After a disk error
/// a method fails, and the next one starts a new file with all edits.
public final class EditJournal implements AutoCloseable {
    private final ReentrantLock turn = new ReentrantLock();
    private final Path folder;
    private final List<String> labels = new ArrayList<>();
    private Optional<Path> library;
    private Library base;
    private Library last;
    private Optional<JournalFile> file = Optional.empty();
    private boolean closed;

    private EditJournal(Path stateFolder, Optional<Path> library, Library base) {
        this.folder = folder(stateFolder);
        this.library = library;
        this.base = base;
        this.last = base;
    }

    /// The journal of a library at a path.
    ///
    /// @param base the state on disk
    public static EditJournal of(Path stateFolder, Path library, Library base) {
        return new EditJournal(stateFolder, Optional.of(library), base);
    }

    /// The journal of a library that has not been saved yet.
    public static EditJournal untitled(Path stateFolder, Library base) {
        return new EditJournal(stateFolder, Optional.empty(), base);
    }

    static Path folder(Path stateFolder) {
        return stateFolder.resolve("journal");
    }

    /// Records the present state. A caller that cannot keep up may skip states, and passes the
    /// labels of all steps since the last one.
    public void append(Library after, List<String> steps) throws IOException {
        turn.lock();
        try {
            if (!closed) {
                add(after, steps);
            }
        } finally {
            turn.unlock();
        }
    }

    private void add(Library after, List<String> steps) throws IOException {
        labels.addAll(steps);
        JournalSplice splice = JournalSplice.between(last, after);
        Optional<JournalFile> old = file;
        if (old.isPresent() && !old.get().isSpoiled()) {
            if (!splice.isNothing()) {
                old.get().append(new Step(Instant.now(), steps, splice));
            }
            last = after;
        } else if (old.isPresent() || !splice.isNothing()) {
            begin(after);
            last = after;
            delete(old);
        }
    }

    private static void delete(Optional<JournalFile> old) throws IOException {
        if (old.isPresent()) {
            old.get().delete();
        }
    }

    /// Starts a file with a single step from the base to a state.
    private void begin(Library after) throws IOException {
        Instant now = Instant.now();
        Head head =
                new Head(
                        library.map(path -> path.toUri().toString()),
                        now,
                        ByteFingerprint.of(base.file()));
        Step step = new Step(now, List.copyOf(labels), JournalSplice.between(base, after));
        DurableFile.createPrivateFolder(folder);
        file = Optional.of(JournalFile.create(folder, head, base.file(), step));
    }

    /// Records that a state is now on disk, perhaps under a new path. Edits made since that state
    /// are kept, earlier ones dropped.
    public void saved(Path path, Library state) throws IOException {
        turn.lock();
        try {
            if (!closed) {
                restart(path, state);
            }
        } finally {
            turn.unlock();
        }
    }

    private void restart(Path path, Library state) throws IOException {
        Optional<JournalFile> old = file;
        file = Optional.empty();
        library = Optional.of(path);
        base = state;
        if (JournalSplice.between(base, last).isNothing()) {
            labels.clear();
        } else {
            begin(last);
        }
        delete(old);
    }

    /// Ends the journal once nothing can be lost, or the user wants to keep nothing. What is still
    /// on its way to it is left out.
    @Override
    public void close() throws IOException {
        turn.lock();
        try {
            closed = true;
            Optional<JournalFile> old = file;
            file = Optional.empty();
            delete(old);
        } finally {
            turn.unlock();
        }
    }
}
