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
    private final Path target;
    private final FileChannel content;
    private final Path folder;

    /// @param content the target, open and locked
    InPlaceSave(Path target, FileChannel content) {
        this.target = target;
        this.content = content;
        this.folder = folder(target);
    }

    private static Path folder(Path target) {
        return target.resolveSibling(TemporarySibling.start(target) + "unfinished");
    }

    private static Path newBytes(Path folder) {
        return folder.resolve("new");
    }

    private static Path oldBytes(Path folder) {
        return folder.resolve("old");
    }

    /// Puts both states next to the target.
    ///
    /// @param written a durable file with the new bytes
    void prepare(Path written) throws IOException {
        Path making = TemporarySibling.beside(target);
        try {
            Files.createDirectory(making);
            Path old = oldBytes(making);
            TemporarySibling.create(old, target);
            try (FileChannel to = FileChannel.open(old, StandardOpenOption.WRITE)) {
                copy(content, to);
            }
            Files.move(written, newBytes(making));
            DurableFile.syncFolder(making);
            BegunSave.of(target, making).begin();
            Files.move(making, folder);
            syncPrepared();
        } finally {
            TemporarySibling.drop(making);
        }
    }

    private void syncPrepared() throws IOException {
        try {
            DurableFile.syncFolder(TemporarySibling.folder(target));
        } catch (IOException | RuntimeException | Error trouble) {
            cancel();
            throw trouble;
        }
    }

    /// Removes what was prepared.
    void cancel() {
        Optional<BegunSave> begun = begun();
        // Without the new bytes there is nothing to complete if deleting the rest fails.
        TemporarySibling.drop(newBytes(folder));
        TemporarySibling.drop(folder);
        begun.ifPresent(BegunSave::end);
    }

    /// Writes the new bytes, or restores the old ones.
    void overwrite() throws IOException {
        try {
            put(newBytes(folder));
        } catch (IOException | RuntimeException | Error e) {
            takeBack(e);
            throw e;
        }
        try {
            clear();
        } catch (IOException _) {
            // The file is correct; whoever opens it next cleans up.
        }
    }

    private void takeBack(Throwable trouble) throws IOException {
        try {
            put(oldBytes(folder));
        } catch (IOException e) {
            UnconfirmedSave torn =
                    new UnconfirmedSave(
                            target,
                            LocalizedSentence.of(
                                    "it is half-written ({0}). Both states are kept next to it;"
                                            + " opening it again completes the save",
                                    FailureReason.of(e)));
            torn.addSuppressed(trouble);
            throw torn;
        }
        cancel();
    }

    /// Overwrites from the start and truncates last, so that the file is never empty.
    private static void copy(FileChannel from, FileChannel to) throws IOException {
        long size = from.size();
        to.position(0);
        for (long done = 0; done < size; ) {
            done += from.transferTo(done, size - done, to);
        }
        to.truncate(size);
        to.force(true);
    }

    private void put(Path bytes) throws IOException {
        try (FileChannel from = FileChannel.open(bytes, StandardOpenOption.READ)) {
            copy(from, content);
        }
        if (!Arrays.equals(Files.readAllBytes(bytes), found())) {
            throw new WordedException(
                    target, LocalizedSentence.of("the written data does not read back unchanged"));
        }
    }

    private byte[] found() throws IOException {
        return Channels.newInputStream(content.position(0)).readAllBytes();
    }

    /// The record is removed last: anything left if we are killed before is still known to be ours.
    private void clear() throws IOException {
        Optional<BegunSave> begun = begun();
        Files.deleteIfExists(oldBytes(folder));
        TemporarySibling.delete(folder);
        DurableFile.syncFolder(TemporarySibling.folder(target));
        begun.ifPresent(BegunSave::end);
    }

    private Optional<BegunSave> begun() {
        try {
            return Optional.of(BegunSave.of(target, folder));
        } catch (IOException _) {
            return Optional.empty(); // one of the states is gone: the save cannot be completed
        }
    }

    /// Completes a save that this computer began, before the file is read. Leaves any other alone.
    void finish() throws IOException {
        if (!hasBothStates(folder) || BegunSave.of(target, folder).isOurs()) {
            finishOrPutAside();
        }
    }

    /// Completes an interrupted save, if there was one. Later changes by another program are kept;
    /// the state that could not be saved becomes a separate file, named as sync programs name
    /// theirs. So does a save that this computer did not begin.
    void finishOrPutAside() throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!hasBothStates(folder)) {
            TemporarySibling.delete(folder); // only the clean-up was missing
            return;
        }
        byte[] found = found(); // Opening it separately would release the lock.
        boolean mixed = isMixed(folder, found);
        BegunSave begun = BegunSave.of(target, folder);
        if (mixed && begun.isOurs()) {
            put(newBytes(folder));
        } else if (mixed && !holdsEither(folder, found)) {
            throw halfWrittenElsewhere(target);
        } else {
            Files.move(newBytes(folder), conflictCopy(), StandardCopyOption.ATOMIC_MOVE);
        }
        clear();
        begun.end();
    }

    private static boolean hasBothStates(Path folder) {
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && isFile(oldBytes(folder))
                && isFile(newBytes(folder));
    }

    private static boolean holdsEither(Path folder, byte[] found) throws IOException {
        return Arrays.equals(found, Files.readAllBytes(oldBytes(folder)))
                || Arrays.equals(found, Files.readAllBytes(newBytes(folder)));
    }

    /// Refuses a half-written file left by another computer: the folder next to it may be from
    /// anyone, and its content is no one's work.
    static void refuseHalfWrittenElsewhere(Path target) throws IOException {
        if (isHalfWritten(target) && !BegunSave.of(target, folder(target)).isOurs()) {
            throw halfWrittenElsewhere(target);
        }
    }

    private static WordedException halfWrittenElsewhere(Path target) {
        return new WordedException(
                target,
                LocalizedSentence.of(
                        "a save was interrupted on another computer. {0} has both states, “old” and"
                            + " “new”: replace the file with one of them and delete that folder",
                        folder(target)));
    }

    private static boolean isFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    private Path conflictCopy() throws IOException {
        String name = String.valueOf(target.getFileName());
        int dot = name.lastIndexOf('.') < 0 ? name.length() : name.lastIndexOf('.');
        for (int i = 1; ; i++) {
            String number = i == 1 ? "" : " " + i;
            Path copy =
                    target.resolveSibling(
                            name.substring(0, dot)
                                    + " (conflicted copy of an interrupted save"
                                    + number
                                    + ")"
                                    + name.substring(dot));
            if (!FolderSync.isThere(copy)) {
                return copy;
            }
        }
    }

    /// Whether an in-place save is in progress, or was killed.
    static boolean isBegun(Path target) {
        return Files.isDirectory(folder(target), LinkOption.NOFOLLOW_LINKS);
    }

    /// Whether a file is a mixture of the old and new bytes.
    static boolean isHalfWritten(Path target) {
        Path folder = folder(target);
        try {
            if (!hasBothStates(folder)) {
                return false;
            }
            byte[] found = Files.readAllBytes(target);
            return isMixed(folder, found) && !holdsEither(folder, found);
        } catch (IOException _) {
            return false; // reading the file reports the problem
        }
    }

    /// Whether each byte is the old one, the new one, or in a part that the file grew by and that
    /// is not written yet: writes reach the disk in any order.
    private static boolean isMixed(Path folder, byte[] found) throws IOException {
        byte[] old = Files.readAllBytes(oldBytes(folder));
        byte[] wanted = Files.readAllBytes(newBytes(folder));
        if (found.length < Math.min(old.length, wanted.length)
                || found.length > Math.max(old.length, wanted.length)) {
            return false;
        }
        for (int i = 0; i < found.length; i++) {
            boolean isNew = i < wanted.length && found[i] == wanted[i];
            boolean isOld = i < old.length ? found[i] == old[i] : found[i] == 0;
            if (!isNew && !isOld) {
                return false;
            }
        }
        return true;
    }
}
