package octavo.recovery;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Which journals are somebody's: those that a living process writes, or offers to its user.
///
/// A lock on the file tells the processes from each other, and goes when its process goes, however
/// that ends. Locks belong to the process as a whole, and on Unix closing any channel of a file
/// gives up the lock on it: so the process must know its own journals before it opens them, and
/// knows them by this one set.
final class JournalClaims {
    private static final Set<String> OURS = ConcurrentHashMap.newKeySet();

    /// A place that no journal reaches, so that the lock hinders nobody's reading.
    private static final long PLACE = Long.MAX_VALUE - 1;

    private JournalClaims() {}

    /// Notes that this process has a journal from now on; false if it has it already.
    static boolean note(Path journal) {
        return OURS.add(name(journal));
    }

    static void forget(Path journal) {
        OURS.remove(name(journal));
    }

    /// Names of journals are drawn by lot, and stay what they are however the folder is reached.
    private static String name(Path journal) {
        return String.valueOf(journal.getFileName());
    }

    /// Locks an open journal; false if another process has it. A lock ends with its channel.
    static boolean lock(FileChannel channel) throws IOException {
        FileLock lock = channel.tryLock(PLACE, 1, false);
        return lock != null;
    }
}
