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
    private static final int MOST_TRIES = 100;
    private static final int PAUSE_MILLIS = 50;

    /// The byte ranges that are locked: by an instance preparing a save, and by one replacing the
    /// file.
    private static final long PREPARING_RANGE = 0;

    private static final long REPLACING_RANGE = 1;

    private static final Set<StandardOpenOption> LOCK_FILE_OPTIONS =
            Set.of(
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.DELETE_ON_CLOSE);

    private final FileChannel targetChannel;
    private final FileChannel lockedChannel;
    private final Optional<Object> fileKey;

    private SaveLock(
            FileChannel targetChannel, FileChannel lockedChannel, Optional<Object> fileKey) {
        this.targetChannel = targetChannel;
        this.lockedChannel = lockedChannel;
        this.fileKey = fileKey;
    }

    /// Waits a few seconds for the lock; another instance may be saving a large library.
    public static SaveLock acquire(Path targetFile) throws IOException {
        for (int i = 0; i < MOST_TRIES; i++) {
            Optional<SaveLock> acquiredLock = tryAcquire(targetFile);
            if (acquiredLock.isPresent()) {
                return acquiredLock.get();
            }
            pause(targetFile, PAUSE_MILLIS);
        }
        throw busyFailure(targetFile);
    }

    /// Acquires the lock only if it is free.
    static Optional<SaveLock> tryAcquire(Path targetFile) throws IOException {
        Optional<Object> keyBefore = readFileKey(targetFile);
        FileChannel targetChannel =
                FileChannel.open(targetFile, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileChannel lockedChannel = targetChannel;
        try {
            lockedChannel =
                    isReplaceable(targetFile)
                            ? targetChannel
                            : FileChannel.open(lockFile(targetFile), LOCK_FILE_OPTIONS);
            if (tryLockRange(lockedChannel, PREPARING_RANGE)
                    && keyBefore.equals(readFileKey(targetFile))) {
                return Optional.of(new SaveLock(targetChannel, lockedChannel, keyBefore));
            }
        } catch (IOException | RuntimeException failure) {
            close(targetChannel, lockedChannel);
            throw failure;
        }
        close(targetChannel, lockedChannel);
        return Optional.empty();
    }

    private static void close(FileChannel targetChannel, FileChannel lockedChannel)
            throws IOException {
        lockedChannel.close();
        targetChannel.close();
    }

    private static boolean tryLockRange(FileChannel channel, long rangeStart) {
        try {
            return channel.tryLock(rangeStart, 1, false) != null;
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
    void confirmLock(Path targetFile) throws IOException {
        for (int i = 0; i < MOST_TRIES; i++) {
            if (tryLockRange(lockedChannel, REPLACING_RANGE)) {
                return;
            }
            pause(targetFile, PAUSE_MILLIS);
        }
        throw busyFailure(targetFile);
    }

    private static WordedException busyFailure(Path targetFile) {
        return new WordedException(
                targetFile,
                LocalizedSentence.of("another program has been saving it for several seconds"));
    }

    private static boolean isReplaceable(Path targetFile) {
        return targetFile.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static Path lockFile(Path targetFile) {
        return targetFile.resolveSibling(SaveTraces.namePrefix(targetFile) + "lock");
    }

    private static Optional<Object> readFileKey(Path targetFile) throws IOException {
        return Optional.ofNullable(
                Files.readAttributes(targetFile, BasicFileAttributes.class).fileKey());
    }

    static void pause(Path targetFile, int milliseconds) throws IOException {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException failure) {
            Thread.currentThread().interrupt();
            throw new WordedException(targetFile, LocalizedSentence.of("saving was cancelled"));
        }
    }

    /// Whether the path still means the locked file: other programs replace it regardless.
    boolean isStillOn(Path targetFile) throws IOException {
        return fileKey.equals(readFileKey(targetFile));
    }

    /// The open file. Opening it a second time and closing that would release the lock on Unix.
    FileChannel targetChannel() {
        return targetChannel;
    }

    /// Whether the file has exactly this content.
    boolean hasContent(FileContent expectedContent) throws IOException {
        return expectedContent.equalsContentOf(targetChannel.position(0));
    }

    @Override
    public void close() {
        try {
            close(targetChannel, lockedChannel);
        } catch (IOException _) {
            // Nothing was written through this, and the system releases the locks of dead
            // processes.
        }
    }
}
