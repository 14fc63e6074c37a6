package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;

/// The exclusive right to replace a file, among all instances of Octavo.
///
/// The lock is on the file itself, so nothing needs to be created next to it or left behind. An
/// instance that has waited for it finds that the path means another file by then, and starts again
/// with that one. Where a locked file cannot be replaced (Windows), a file next to it is locked.
public final class SaveLock implements AutoCloseable {
    private static final int TRIES = 100;
    private static final int PAUSE = 50;

    /// The byte ranges that are locked: by an instance preparing a save, and by one replacing the
    /// file.
    private static final long WORKING = 0;

    private static final long REPLACING = 1;

    private static final Set<StandardOpenOption> BESIDE =
            Set.of(
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.DELETE_ON_CLOSE);

    private final FileChannel content;
    private final FileChannel locked;
    private final Optional<Object> key;

    private SaveLock(FileChannel content, FileChannel locked, Optional<Object> key) {
        this.content = content;
        this.locked = locked;
        this.key = key;
    }

    /// Waits a few seconds for the lock; another instance may be saving a large library.
    public static SaveLock on(Path target) throws IOException {
        for (int i = 0; i < TRIES; i++) {
            Optional<SaveLock> lock = attempt(target);
            if (lock.isPresent()) {
                return lock.get();
            }
            pause(target, PAUSE);
        }
        throw busy(target);
    }

    /// Acquires the lock only if it is free.
    static Optional<SaveLock> attempt(Path target) throws IOException {
        Optional<Object> before = key(target);
        FileChannel content =
                FileChannel.open(target, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileChannel locked = content;
        try {
            locked = isReplaceable(target) ? content : FileChannel.open(beside(target), BESIDE);
            if (isLocked(locked, WORKING) && before.equals(key(target))) {
                return Optional.of(new SaveLock(content, locked, before));
            }
        } catch (IOException | RuntimeException e) {
            close(content, locked);
            throw e;
        }
        close(content, locked);
        return Optional.empty();
    }

    private static void close(FileChannel content, FileChannel locked) throws IOException {
        locked.close();
        content.close();
    }

    private static boolean isLocked(FileChannel channel, long place) {
        try {
            return channel.tryLock(place, 1, false) != null;
        } catch (OverlappingFileLockException _) {
            return false; // by another part of this program
        } catch (IOException _) {
            return true; // a file system without locks: comparing with the disk must suffice
        }
    }

    /// Confirms the lock just before it is used. On Unix a lock ends when any part of the program
    /// closes the file, whatever it was opened for; another instance may then believe that it is
    /// the only writer. One of several such instances gets this second lock, and the others find
    /// the file changed after waiting for it.
    void secure(Path target) throws IOException {
        for (int i = 0; i < TRIES; i++) {
            if (isLocked(locked, REPLACING)) {
                return;
            }
            pause(target, PAUSE);
        }
        throw busy(target);
    }

    private static WordedException busy(Path target) {
        return new WordedException(
                target,
                LocalizedSentence.of("another program has been saving it for several seconds"));
    }

    private static boolean isReplaceable(Path target) {
        return target.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static Path beside(Path target) {
        return target.resolveSibling(TemporarySibling.start(target) + "lock");
    }

    private static Optional<Object> key(Path target) throws IOException {
        return Optional.ofNullable(
                Files.readAttributes(target, BasicFileAttributes.class).fileKey());
    }

    static void pause(Path target, int milliseconds) throws IOException {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new WordedException(target, LocalizedSentence.of("saving was cancelled"));
        }
    }

    /// Whether the path still means the locked file: other programs replace it regardless.
    boolean isOn(Path target) throws IOException {
        return key.equals(key(target));
    }

    /// The open file. Opening it a second time and closing that would release the lock on Unix.
    FileChannel content() {
        return content;
    }

    /// Whether the file has exactly this content.
    boolean holds(FileContent bytes) throws IOException {
        return bytes.isIn(content.position(0));
    }

    @Override
    public void close() {
        try {
            close(content, locked);
        } catch (IOException _) {
            // Nothing was written through this, and the system releases the locks of dead
            // processes.
        }
    }
}
