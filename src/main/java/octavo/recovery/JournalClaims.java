package octavo.recovery;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Which journals are in use: written by a living process, or offered to its user.
///
/// A file lock separates processes and ends with its process, however that ends. Locks belong to
/// the whole process, and on Unix closing any channel of a file releases its lock: so a process
/// must recognise its own journals before opening them, using this set.
final class JournalClaims {
    private static final Set<String> OWN_JOURNALS = ConcurrentHashMap.newKeySet();

    /// An offset beyond any journal, so that the lock hinders no reader.
    private static final long LOCK_OFFSET = Long.MAX_VALUE - 1;

    private JournalClaims() {}

    /// Registers a journal as this process's own; false if it is already.
    static boolean claim(Path journal) {
        return OWN_JOURNALS.add(journalName(journal));
    }

    static void release(Path journal) {
        OWN_JOURNALS.remove(journalName(journal));
    }

    /// Journals have random names, which are the same whatever path leads to their folder.
    private static String journalName(Path journal) {
        return String.valueOf(journal.getFileName());
    }

    /// Locks an open journal; false if another process has it. A lock ends with its channel.
    static boolean tryLock(FileChannel channel) throws IOException {
        FileLock fileLock = channel.tryLock(LOCK_OFFSET, 1, false);
        return fileLock != null;
    }
}
