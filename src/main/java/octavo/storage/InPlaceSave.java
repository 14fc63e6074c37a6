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

/// Writing over a file in place, where it cannot be replaced by another: it has hard links, which
/// are to stay, or its file system cannot rename in one step. The old bytes and the new ones lie
/// whole in a folder beside it before its first byte changes, so that this computer's Octavo can
/// complete the save later. Such a folder that came from elsewhere changes nothing.
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

    /// Puts both states beside the target.
    ///
    /// @param written a durable file that holds the new bytes
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
            DurableFile.syncFolder(TemporarySibling.folder(target));
        } finally {
            TemporarySibling.drop(making);
        }
    }

    /// Takes back what was prepared.
    void cancel() {
        Optional<BegunSave> begun = begun();
        // Without the new bytes there is nothing to finish, should deleting the rest fail.
        TemporarySibling.drop(newBytes(folder));
        TemporarySibling.drop(folder);
        begun.ifPresent(BegunSave::end);
    }

    /// Writes the new bytes, or else leaves the old ones.
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
            // The file is as it should be; who opens it next clears up.
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
                                    "it is half written ({0}). Both states are kept beside it, and"
                                            + " opening it again completes the save",
                                    FailureReason.of(e)));
            torn.addSuppressed(trouble);
            throw torn;
        }
        cancel();
    }

    /// Writes from the start on and cuts off last, without ever making the file empty.
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
                    target, LocalizedSentence.of("what was written does not read back the same"));
        }
    }

    private byte[] found() throws IOException {
        return Channels.newInputStream(content.position(0)).readAllBytes();
    }

    /// The note goes last: what is left by a kill before that is still known to be ours.
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
            return Optional
                    .empty(); // One of the states is gone: nothing is completed from the other.
        }
    }

    /// Completes a save that this computer began, before the file is read. Leaves alone what it did
    /// not begin.
    void finish() throws IOException {
        if (!hasBothStates(folder) || BegunSave.of(target, folder).isOurs()) {
            finishOrPutAside();
        }
    }

    /// Completes a save that was interrupted, if there was one. What another program wrote since is
    /// left as it is; the state that could not be saved then becomes a file of its own, named as
    /// sync programs name theirs. So does what this computer did not begin.
    void finishOrPutAside() throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!hasBothStates(folder)) {
            TemporarySibling.delete(folder); // the job was done, but for the clearing up
            return;
        }
        byte[] found = found(); // To read it otherwise would end the lock on it.
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

    /// Refuses a file that is half old and half new, if another computer left it so: what is beside
    /// it may be from anybody, and what is in it is nobody's work.
    static void refuseHalfWrittenElsewhere(Path target) throws IOException {
        if (isHalfWritten(target) && !BegunSave.of(target, folder(target)).isOurs()) {
            throw halfWrittenElsewhere(target);
        }
    }

    private static WordedException halfWrittenElsewhere(Path target) {
        return new WordedException(
                target,
                LocalizedSentence.of(
                        "a save of it was interrupted half-way, and not on this computer. {0} holds"
                                + " both states, “old” and “new”: put one of them in its place and"
                                + " delete that folder",
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

    /// Whether somebody is writing over a file in place, or was killed while doing so.
    static boolean isBegun(Path target) {
        return Files.isDirectory(folder(target), LinkOption.NOFOLLOW_LINKS);
    }

    /// Whether a file holds neither the old bytes nor the new ones, but some of each.
    static boolean isHalfWritten(Path target) {
        Path folder = folder(target);
        try {
            if (!hasBothStates(folder)) {
                return false;
            }
            byte[] found = Files.readAllBytes(target);
            return isMixed(folder, found) && !holdsEither(folder, found);
        } catch (IOException _) {
            return false; // reading the file says what is wrong
        }
    }

    /// Whether each byte of the file is the old one or the new one, or lies where the file grew and
    /// nothing was written yet: what is written reaches the disk in any order.
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
