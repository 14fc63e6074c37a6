package octavo.recovery;

import octavo.library.Library;
import octavo.recovery.JournalFormat.JournalHeader;
import octavo.recovery.JournalFormat.JournalStep;
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
    private final ReentrantLock journalLock = new ReentrantLock();
    private final Path journalFolder;
    private final List<String> stepLabels = new ArrayList<>();
    private Optional<Path> libraryPath;
    private Library baseLibrary;
    private Library lastLibrary;
    private Optional<JournalFile> journalFile = Optional.empty();
    private boolean closed;

    private EditJournal(Path stateFolder, Optional<Path> libraryPath, Library baseLibrary) {
        this.journalFolder = journalFolder(stateFolder);
        this.libraryPath = libraryPath;
        this.baseLibrary = baseLibrary;
        this.lastLibrary = baseLibrary;
    }

    /// The journal of a library at a path.
    ///
    /// @param baseLibrary the state on disk
    public static EditJournal of(Path stateFolder, Path libraryPath, Library baseLibrary) {
        return new EditJournal(stateFolder, Optional.of(libraryPath), baseLibrary);
    }

    /// The journal of a library that has not been saved yet.
    public static EditJournal ofUntitled(Path stateFolder, Library baseLibrary) {
        return new EditJournal(stateFolder, Optional.empty(), baseLibrary);
    }

    static Path journalFolder(Path stateFolder) {
        return stateFolder.resolve("journal");
    }

    /// Records the present state. A caller that cannot keep up may skip states, and passes the
    /// labels of all steps since the last one.
    public void appendState(Library libraryAfter, List<String> newLabels) throws IOException {
        journalLock.lock();
        try {
            if (!closed) {
                appendLocked(libraryAfter, newLabels);
            }
        } finally {
            journalLock.unlock();
        }
    }

    private void appendLocked(Library libraryAfter, List<String> newLabels) throws IOException {
        stepLabels.addAll(newLabels);
        JournalSplice journalSplice = JournalSplice.between(lastLibrary, libraryAfter);
        Optional<JournalFile> oldFile = journalFile;
        if (oldFile.isPresent() && !oldFile.get().isSpoiled()) {
            if (!journalSplice.changesNothing()) {
                oldFile.get().appendStep(new JournalStep(Instant.now(), newLabels, journalSplice));
            }
            lastLibrary = libraryAfter;
        } else if (oldFile.isPresent() || !journalSplice.changesNothing()) {
            startFile(libraryAfter);
            lastLibrary = libraryAfter;
            deleteFile(oldFile);
        }
    }

    private static void deleteFile(Optional<JournalFile> oldFile) throws IOException {
        if (oldFile.isPresent()) {
            oldFile.get().deleteJournal();
        }
    }

    /// Starts a file with a single step from the base to a state.
    private void startFile(Library libraryAfter) throws IOException {
        Instant startTime = Instant.now();
        JournalHeader header =
                new JournalHeader(
                        libraryPath.map(path -> path.toUri().toString()),
                        startTime,
                        ByteFingerprint.of(baseLibrary.file()));
        JournalStep journalStep =
                new JournalStep(
                        startTime,
                        List.copyOf(stepLabels),
                        JournalSplice.between(baseLibrary, libraryAfter));
        DurableFile.createPrivateFolder(journalFolder);
        journalFile =
                Optional.of(
                        JournalFile.createJournal(
                                journalFolder, header, baseLibrary.file(), journalStep));
    }

    /// Records that a state is now on disk, perhaps under a new path. Edits made since that state
    /// are kept, earlier ones dropped.
    public void markSaved(Path savedPath, Library savedLibrary) throws IOException {
        journalLock.lock();
        try {
            if (!closed) {
                restart(savedPath, savedLibrary);
            }
        } finally {
            journalLock.unlock();
        }
    }

    private void restart(Path path, Library savedLibrary) throws IOException {
        Optional<JournalFile> oldFile = journalFile;
        journalFile = Optional.empty();
        libraryPath = Optional.of(path);
        baseLibrary = savedLibrary;
        if (JournalSplice.between(baseLibrary, lastLibrary).changesNothing()) {
            stepLabels.clear();
        } else {
            startFile(lastLibrary);
        }
        deleteFile(oldFile);
    }

    /// Ends the journal once nothing can be lost, or the user wants to keep nothing. What is still
    /// on its way to it is left out.
    @Override
    public void close() throws IOException {
        journalLock.lock();
        try {
            closed = true;
            Optional<JournalFile> oldFile = journalFile;
            journalFile = Optional.empty();
            deleteFile(oldFile);
        } finally {
            journalLock.unlock();
        }
    }
}
