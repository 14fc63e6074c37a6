package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;

/// Overwrites a file in place where it cannot be replaced: it has hard links, which must stay, or
/// its file system has no atomic rename. Before its first byte changes, complete copies of the old
/// and new bytes are in a folder next to it, so that Octavo on this computer can complete the save
/// later. Such a folder from elsewhere changes nothing.
final class InPlaceSave {
    private final Path targetFile;
    private final FileChannel openTarget;
    private final Path statesFolder;

    /// @param openTarget the target, open and locked
    InPlaceSave(Path targetFile, FileChannel openTarget) {
        this.targetFile = targetFile;
        this.openTarget = openTarget;
        this.statesFolder = SaveTraces.statesFolder(targetFile);
    }

    private static Path newBytesFile(Path statesFolder) {
        return statesFolder.resolve("new");
    }

    private static Path oldBytesFile(Path statesFolder) {
        return statesFolder.resolve("old");
    }

    /// Puts both states next to the target.
    ///
    /// @param newContentFile a durable file with the new bytes
    void prepareStates(Path newContentFile) throws IOException {
        Path unfinishedFolder = TemporarySibling.newPath(targetFile);
        try {
            Files.createDirectory(unfinishedFolder);
            Path oldBytesFile = oldBytesFile(unfinishedFolder);
            TemporarySibling.createSimilar(oldBytesFile, targetFile);
            try (FileChannel oldBytesChannel =
                    FileChannel.open(oldBytesFile, StandardOpenOption.WRITE)) {
                copyContent(openTarget, oldBytesChannel);
            }
            Files.move(newContentFile, newBytesFile(unfinishedFolder));
            DurableFile.syncFolder(unfinishedFolder);
            BegunSave.of(targetFile, unfinishedFolder).recordStart();
            Files.move(unfinishedFolder, statesFolder);
            syncPrepared();
        } finally {
            TemporarySibling.tryDelete(unfinishedFolder);
        }
    }

    private void syncPrepared() throws IOException {
        try {
            DurableFile.syncFolder(SaveTraces.parentFolder(targetFile));
        } catch (IOException | RuntimeException | Error originalFailure) {
            discardStates();
            throw originalFailure;
        }
    }

    /// Removes what was prepared.
    void discardStates() {
        Optional<BegunSave> begunSave = findRecord();
        // Without the new bytes there is nothing to complete if deleting the rest fails.
        TemporarySibling.tryDelete(newBytesFile(statesFolder));
        TemporarySibling.tryDelete(statesFolder);
        begunSave.ifPresent(BegunSave::removeRecord);
    }

    /// Writes the new bytes, or restores the old ones.
    void overwriteTarget() throws IOException {
        try {
            writeAndVerify(newBytesFile(statesFolder));
        } catch (IOException | RuntimeException | Error failure) {
            restoreOldBytes(failure);
            throw failure;
        }
        try {
            removeStates();
        } catch (IOException _) {
            // The file is correct; whoever opens it next cleans up.
        }
    }

    private void restoreOldBytes(Throwable originalFailure) throws IOException {
        try {
            writeAndVerify(oldBytesFile(statesFolder));
        } catch (IOException failure) {
            UnconfirmedSave halfWritten =
                    new UnconfirmedSave(
                            targetFile,
                            LocalizedSentence.of(
                                    "it is half-written ({0}). Both states are kept next to it;"
                                            + " opening it again completes the save",
                                    FailureReason.of(failure)));
            halfWritten.addSuppressed(originalFailure);
            throw halfWritten;
        }
        discardStates();
    }

    /// Overwrites from the start and truncates last, so that the file is never empty.
    private static void copyContent(FileChannel sourceChannel, FileChannel targetChannel)
            throws IOException {
        long totalBytes = sourceChannel.size();
        targetChannel.position(0);
        for (long copiedBytes = 0; copiedBytes < totalBytes; ) {
            copiedBytes +=
                    sourceChannel.transferTo(copiedBytes, totalBytes - copiedBytes, targetChannel);
        }
        targetChannel.truncate(totalBytes);
        targetChannel.force(true);
    }

    private void writeAndVerify(Path sourceFile) throws IOException {
        try (FileChannel sourceChannel = FileChannel.open(sourceFile, StandardOpenOption.READ)) {
            copyContent(sourceChannel, openTarget);
        }
        if (!Arrays.equals(Files.readAllBytes(sourceFile), readTarget())) {
            throw new WordedException(
                    targetFile,
                    LocalizedSentence.of("the written data does not read back unchanged"));
        }
    }

    private byte[] readTarget() throws IOException {
        return Channels.newInputStream(openTarget.position(0)).readAllBytes();
    }

    /// The record is removed last: anything left if we are killed before is still known to be ours.
    private void removeStates() throws IOException {
        Optional<BegunSave> begunSave = findRecord();
        Files.deleteIfExists(oldBytesFile(statesFolder));
        TemporarySibling.deleteOwn(statesFolder);
        DurableFile.syncFolder(SaveTraces.parentFolder(targetFile));
        begunSave.ifPresent(BegunSave::removeRecord);
    }

    private Optional<BegunSave> findRecord() {
        try {
            return Optional.of(BegunSave.of(targetFile, statesFolder));
        } catch (IOException _) {
            return Optional.empty(); // one of the states is gone: the save cannot be completed
        }
    }

    /// Completes a save that this computer began, before the file is read. Leaves any other alone.
    void finishOurs() throws IOException {
        if (!hasBothStates(statesFolder) || BegunSave.of(targetFile, statesFolder).isRecorded()) {
            finishOrPutAside();
        }
    }

    /// Completes an interrupted save, if there was one. Later changes by another program are kept;
    /// the state that could not be saved becomes a separate file, named as sync programs name
    /// theirs. So does a save that this computer did not begin.
    void finishOrPutAside() throws IOException {
        if (!Files.isDirectory(statesFolder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!hasBothStates(statesFolder)) {
            TemporarySibling.deleteOwn(statesFolder); // only the clean-up was missing
            return;
        }
        byte[] targetBytes = readTarget(); // Opening it separately would release the lock.
        boolean isMixed = isMixed(statesFolder, targetBytes);
        BegunSave begunSave = BegunSave.of(targetFile, statesFolder);
        if (isMixed && begunSave.isRecorded()) {
            writeAndVerify(newBytesFile(statesFolder));
        } else if (isMixed && !holdsEither(statesFolder, targetBytes)) {
            throw halfWrittenElsewhere(targetFile);
        } else {
            Files.move(
                    newBytesFile(statesFolder), conflictCopyPath(), StandardCopyOption.ATOMIC_MOVE);
        }
        removeStates();
        begunSave.removeRecord();
    }

    private static boolean hasBothStates(Path statesFolder) {
        return Files.isDirectory(statesFolder, LinkOption.NOFOLLOW_LINKS)
                && isRegularFile(oldBytesFile(statesFolder))
                && isRegularFile(newBytesFile(statesFolder));
    }

    private static boolean holdsEither(Path statesFolder, byte[] targetBytes) throws IOException {
        return Arrays.equals(targetBytes, Files.readAllBytes(oldBytesFile(statesFolder)))
                || Arrays.equals(targetBytes, Files.readAllBytes(newBytesFile(statesFolder)));
    }

    /// Refuses a half-written file left by another computer: the folder next to it may be from
    /// anyone, and its content is no one's work.
    static void refuseHalfWrittenElsewhere(Path targetFile) throws IOException {
        if (isHalfWritten(targetFile)
                && !BegunSave.of(targetFile, SaveTraces.statesFolder(targetFile)).isRecorded()) {
            throw halfWrittenElsewhere(targetFile);
        }
    }

    private static WordedException halfWrittenElsewhere(Path targetFile) {
        return new WordedException(
                targetFile,
                LocalizedSentence.of(
                        "a save was interrupted on another computer. {0} has both states, “old” and"
                            + " “new”: replace the file with one of them and delete that folder",
                        SaveTraces.statesFolder(targetFile)));
    }

    private static boolean isRegularFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    private Path conflictCopyPath() throws IOException {
        String fileName = String.valueOf(targetFile.getFileName());
        int dotIndex =
                fileName.lastIndexOf('.') < 0 ? fileName.length() : fileName.lastIndexOf('.');
        for (int i = 1; ; i++) {
            String copyNumber = i == 1 ? "" : " " + i;
            Path copyPath =
                    targetFile.resolveSibling(
                            fileName.substring(0, dotIndex)
                                    + " (conflicted copy of an interrupted save"
                                    + copyNumber
                                    + ")"
                                    + fileName.substring(dotIndex));
            if (!PathExistence.pathExists(copyPath)) {
                return copyPath;
            }
        }
    }

    /// Whether a file is a mixture of the old and new bytes.
    static boolean isHalfWritten(Path targetFile) {
        Path statesFolder = SaveTraces.statesFolder(targetFile);
        try {
            if (!hasBothStates(statesFolder)) {
                return false;
            }
            byte[] targetBytes = Files.readAllBytes(targetFile);
            return isMixed(statesFolder, targetBytes) && !holdsEither(statesFolder, targetBytes);
        } catch (IOException _) {
            return false; // reading the file reports the problem
        }
    }

    /// Whether each byte is the old one, the new one, or in a part that the file grew by and that
    /// is not written yet: writes reach the disk in any order.
    private static boolean isMixed(Path statesFolder, byte[] targetBytes) throws IOException {
        byte[] oldBytes = Files.readAllBytes(oldBytesFile(statesFolder));
        byte[] newBytes = Files.readAllBytes(newBytesFile(statesFolder));
        if (targetBytes.length < Math.min(oldBytes.length, newBytes.length)
                || targetBytes.length > Math.max(oldBytes.length, newBytes.length)) {
            return false;
        }
        for (int i = 0; i < targetBytes.length; i++) {
            boolean isNew = i < newBytes.length && targetBytes[i] == newBytes[i];
            boolean isOld =
                    i < oldBytes.length ? targetBytes[i] == oldBytes[i] : targetBytes[i] == 0;
            if (!isNew && !isOld) {
                return false;
            }
        }
        return true;
    }
}
