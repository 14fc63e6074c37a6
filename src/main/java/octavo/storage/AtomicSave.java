package octavo.storage;

import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// Saves a library's bytes. At every instant, whatever happens, the path holds exactly the old or
/// exactly the new bytes; for a file with hard links this holds once it is opened again.
public final class AtomicSave {
    private static final int TRIES = 6;
    private static final int PAUSE = 20;

    private final Path target;
    private final FileContent content;

    /// @param target a file, not a link to one
    public AtomicSave(Path target, FileContent content) {
        this.target = target;
        this.content = content;
    }

    /// Replaces a file if it still has the known content.
    ///
    /// @return whether it has
    public boolean replace(FileContent known) throws IOException {
        return again(() -> replaceOnce(known));
    }

    private interface Attempt {
        boolean isSaved() throws IOException;
    }

    private boolean again(Attempt attempt) throws IOException {
        for (int i = 1; ; i++) {
            try {
                return attempt.isSaved();
            } catch (NoSuchFileException e) {
                // Another instance assumed it was the only writer and deleted our temporary file.
                if (i == TRIES || !TemporarySibling.isOf(target, e.getFile())) {
                    throw e;
                }
            }
        }
    }

    private boolean replaceOnce(FileContent known) throws IOException {
        try (SaveLock lock = SaveLock.on(target)) {
            new InPlaceSave(target, lock.content()).finishOrPutAside();
            TemporarySibling.sweep(target);
            // Reading the old bytes takes as long as writing the new ones, so do both at once.
            FileStamp before = FileStamp.of(target);
            if (!lock.isOn(target)) {
                return false;
            }
            FutureTask<Boolean> holds = new FutureTask<>(() -> lock.holds(known));
            Thread.startVirtualThread(holds);
            Path temporary = TemporarySibling.beside(target);
            try {
                TemporarySibling.write(temporary, target, content);
                if (!outcome(holds)) {
                    return isThereAlready(lock);
                }
                lock.secure(target);
                if (!exchange(temporary, before, lock.content())) {
                    return false;
                }
            } finally {
                TemporarySibling.drop(temporary);
            }
            confirm();
            return true;
        }
    }

    /// An earlier attempt may have got this far and then failed.
    private boolean isThereAlready(SaveLock lock) throws IOException {
        if (!lock.holds(content)) {
            return false;
        }
        confirm();
        return true;
    }

    private void confirm() throws IOException {
        try {
            DurableFile.syncFolder(TemporarySibling.folder(target));
        } catch (IOException e) {
            throw new UnconfirmedSave(
                    target,
                    LocalizedSentence.of(
                            "it was saved, but the disk did not confirm the write ({0}). Save"
                                    + " again, or under another name",
                            FailureReason.of(e)));
        }
    }

    private static boolean outcome(FutureTask<Boolean> task) throws IOException {
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException known ? known : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("saving was cancelled");
        }
    }

    /// @return whether the file was unchanged so far
    private boolean exchange(Path temporary, FileStamp before, FileChannel open)
            throws IOException {
        boolean inPlace =
                hasHardLinks(target)
                        || isOfAnotherDisk()
                        || !TemporarySibling.isLike(temporary, target);
        if (!before.equals(FileStamp.of(target))) {
            return false;
        }
        if (!inPlace) {
            try {
                rename(temporary);
                return true;
            } catch (AtomicMoveNotSupportedException _) {
                // fall back to saving in place
            }
        }
        InPlaceSave unfinished = new InPlaceSave(target, open);
        unfinished.prepare(temporary);
        if (!before.equals(FileStamp.of(target))) {
            unfinished.cancel();
            return false;
        }
        unfinished.overwrite();
        return true;
    }

    private static boolean isUnix(Path target) {
        return target.getFileSystem().supportedFileAttributeViews().contains("unix");
    }

    /// Containers mount single files into a folder; those cannot be replaced.
    private boolean isOfAnotherDisk() throws IOException {
        return isUnix(target)
                && !Files.getAttribute(target, "unix:dev")
                        .equals(Files.getAttribute(TemporarySibling.folder(target), "unix:dev"));
    }

    static boolean hasHardLinks(Path target) throws IOException {
        return isUnix(target)
                && Files.getAttribute(target, "unix:nlink") instanceof Integer links
                && links > 1;
    }

    /// On Windows, a concurrent reader prevents replacing the file.
    private void rename(Path temporary) throws IOException {
        for (int i = 1; ; i++) {
            try {
                Files.move(
                        temporary,
                        target,
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
                return;
            } catch (AtomicMoveNotSupportedException e) {
                throw e;
            } catch (FileSystemException e) {
                if (i == TRIES) {
                    throw e;
                }
                SaveLock.pause(target, PAUSE << i);
            }
        }
    }

    /// Creates a file; returns false if one exists after all.
    public boolean create() throws IOException {
        return createLike(target);
    }

    /// Creates a file with the permissions of another, if that exists.
    public boolean createLike(Path like) throws IOException {
        return again(() -> createOnce(like));
    }

    private boolean createOnce(Path like) throws IOException {
        if (FolderSync.isThere(target)) {
            return false;
        }
        Path temporary = TemporarySibling.beside(target);
        try {
            TemporarySibling.write(temporary, like, content);
            link(temporary);
        } catch (FileAlreadyExistsException _) {
            return false;
        } finally {
            TemporarySibling.drop(temporary);
        }
        StableRead.tidyUp(target);
        confirm();
        return true;
    }

    /// Unlike a rename, a link never replaces a file that someone else has created meanwhile.
    private void link(Path temporary) throws IOException {
        try {
            Files.createLink(target, temporary);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (UnsupportedOperationException | FileSystemException _) {
            Files.move(temporary, target);
        }
    }
}
