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
    private static final int MOST_TRIES = 6;
    private static final int PAUSE_MILLIS = 20;

    private final Path targetFile;
    private final FileContent newContent;

    /// @param targetFile a file, not a link to one
    public AtomicSave(Path targetFile, FileContent newContent) {
        this.targetFile = targetFile;
        this.newContent = newContent;
    }

    /// Replaces a file if it still has the known content.
    ///
    /// @return whether it has
    public boolean replaceFile(FileContent knownContent) throws IOException {
        return retry(() -> replaceOnce(knownContent));
    }

    private interface SaveAttempt {
        boolean isSaved() throws IOException;
    }

    private boolean retry(SaveAttempt attempt) throws IOException {
        for (int i = 1; ; i++) {
            try {
                return attempt.isSaved();
            } catch (NoSuchFileException failure) {
                // Another instance assumed it was the only writer and deleted our temporary file.
                if (i == MOST_TRIES
                        || !TemporarySibling.isTemporaryOf(targetFile, failure.getFile())) {
                    throw failure;
                }
            }
        }
    }

    private boolean replaceOnce(FileContent knownContent) throws IOException {
        try (SaveLock saveLock = SaveLock.acquire(targetFile)) {
            new InPlaceSave(targetFile, saveLock.targetChannel()).finishOrPutAside();
            TemporarySibling.removeLeftovers(targetFile);
            // Reading the old bytes takes as long as writing the new ones, so do both at once.
            FileStamp stampBefore = FileStamp.of(targetFile);
            if (!saveLock.isStillOn(targetFile)) {
                return false;
            }
            FutureTask<Boolean> comparison =
                    new FutureTask<>(() -> saveLock.hasContent(knownContent));
            Thread.startVirtualThread(comparison);
            Path temporaryFile = TemporarySibling.newPath(targetFile);
            try {
                TemporarySibling.writeCopy(temporaryFile, targetFile, newContent);
                if (!awaitResult(comparison)) {
                    return isAlreadySaved(saveLock);
                }
                saveLock.confirmLock(targetFile);
                if (!replaceContent(temporaryFile, stampBefore, saveLock.targetChannel())) {
                    return false;
                }
            } finally {
                TemporarySibling.tryDelete(temporaryFile);
            }
            confirmOnDisk();
            return true;
        }
    }

    /// An earlier attempt may have got this far and then failed.
    private boolean isAlreadySaved(SaveLock saveLock) throws IOException {
        if (!saveLock.hasContent(newContent)) {
            return false;
        }
        confirmOnDisk();
        return true;
    }

    private void confirmOnDisk() throws IOException {
        try {
            DurableFile.syncFolder(SaveTraces.parentFolder(targetFile));
        } catch (IOException failure) {
            throw new UnconfirmedSave(
                    targetFile,
                    LocalizedSentence.of(
                            "it was saved, but the disk did not confirm the write ({0}). Save"
                                    + " again, or under another name",
                            FailureReason.of(failure)));
        }
    }

    private static boolean awaitResult(FutureTask<Boolean> comparison) throws IOException {
        try {
            return comparison.get();
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof IOException ioFailure
                    ? ioFailure
                    : new IOException(failure.getCause());
        } catch (InterruptedException failure) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("saving was cancelled");
        }
    }

    /// @return whether the file was unchanged so far
    private boolean replaceContent(
            Path temporaryFile, FileStamp stampBefore, FileChannel openTarget) throws IOException {
        boolean mustSaveInPlace =
                hasHardLinks(targetFile)
                        || isOnAnotherDisk()
                        || !TemporarySibling.hasSameAttributes(temporaryFile, targetFile);
        if (!stampBefore.equals(FileStamp.of(targetFile))) {
            return false;
        }
        if (!mustSaveInPlace) {
            try {
                renameOver(temporaryFile);
                return true;
            } catch (AtomicMoveNotSupportedException _) {
                // fall back to saving in place
            }
        }
        InPlaceSave inPlaceSave = new InPlaceSave(targetFile, openTarget);
        inPlaceSave.prepareStates(temporaryFile);
        if (!stampBefore.equals(FileStamp.of(targetFile))) {
            inPlaceSave.discardStates();
            return false;
        }
        inPlaceSave.overwriteTarget();
        return true;
    }

    private static boolean isUnix(Path targetFile) {
        return targetFile.getFileSystem().supportedFileAttributeViews().contains("unix");
    }

    /// Containers mount single files into a folder; those cannot be replaced.
    private boolean isOnAnotherDisk() throws IOException {
        return isUnix(targetFile)
                && !Files.getAttribute(targetFile, "unix:dev")
                        .equals(
                                Files.getAttribute(
                                        SaveTraces.parentFolder(targetFile), "unix:dev"));
    }

    static boolean hasHardLinks(Path targetFile) throws IOException {
        return isUnix(targetFile)
                && Files.getAttribute(targetFile, "unix:nlink") instanceof Integer linkCount
                && linkCount > 1;
    }

    /// On Windows, a concurrent reader prevents replacing the file.
    private void renameOver(Path temporaryFile) throws IOException {
        for (int i = 1; ; i++) {
            try {
                Files.move(
                        temporaryFile,
                        targetFile,
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
                return;
            } catch (AtomicMoveNotSupportedException failure) {
                throw failure;
            } catch (FileSystemException failure) {
                if (i == MOST_TRIES) {
                    throw failure;
                }
                SaveLock.pause(targetFile, PAUSE_MILLIS << i);
            }
        }
    }

    /// Creates a file; returns false if one exists after all.
    public boolean createFile() throws IOException {
        return createLike(targetFile);
    }

    /// Creates a file with the permissions of another, if that exists.
    public boolean createLike(Path like) throws IOException {
        return retry(() -> createOnce(like));
    }

    private boolean createOnce(Path like) throws IOException {
        if (PathExistence.pathExists(targetFile)) {
            return false;
        }
        Path temporaryFile = TemporarySibling.newPath(targetFile);
        try {
            TemporarySibling.writeCopy(temporaryFile, like, newContent);
            linkOrMove(temporaryFile);
        } catch (FileAlreadyExistsException _) {
            return false;
        } finally {
            TemporarySibling.tryDelete(temporaryFile);
        }
        SaveRecovery.cleanUpSaves(targetFile);
        confirmOnDisk();
        return true;
    }

    /// Unlike a rename, a link never replaces a file that someone else has created meanwhile.
    private void linkOrMove(Path temporaryFile) throws IOException {
        try {
            Files.createLink(targetFile, temporaryFile);
        } catch (FileAlreadyExistsException failure) {
            throw failure;
        } catch (UnsupportedOperationException | FileSystemException _) {
            Files.move(temporaryFile, targetFile);
        }
    }
}
