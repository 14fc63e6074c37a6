package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;

/// Reads a file that Octavo saves, in a consistent state: not while another program writes it in
/// place, and not half-written after a crash.
public final class StableRead {
    private static final int TRIES = 5;
    private static final int AT_ONCE = 1 << 20;

    private StableRead() {}

    /// The bytes of a file.
    ///
    /// @param path its path, or a link to it
    /// @param most the most bytes to read, however fast the file grows meanwhile
    /// @return empty if it is larger
    public static Optional<byte[]> bytes(Path path, int most) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return bounded(path, most); // a pipe: it has no name to resolve, and is read only once
        }
        Path target = LinkTarget.follow(path);
        finishSave(target);
        for (int i = 1; ; i++) {
            FileStamp before = FileStamp.of(target);
            Optional<byte[]> bytes =
                    Files.size(target) > most ? Optional.empty() : bounded(target, most);
            boolean isStable = !InPlaceSave.isBegun(target) && before.equals(FileStamp.of(target));
            if (isStable || i == TRIES) {
                return bytes;
            }
            finishSave(target);
        }
    }

    /// Removes what killed saves of a file left beside it, if no save is running.
    static void tidyUp(Path target) {
        try {
            finishSave(target);
        } catch (IOException _) {
            // Reading the file reports the problem.
        }
    }

    /// The present file, for comparison with its known content.
    public static ReadableByteChannel channel(Path path) throws IOException {
        return FileChannel.open(path, StandardOpenOption.READ);
    }

    private static Optional<byte[]> bounded(Path target, int most) throws IOException {
        try (InputStream in = Files.newInputStream(target)) {
            byte[] bytes = new byte[(int) Math.min(most, Files.size(target))];
            int length = read(in, bytes);
            byte[] more = length < bytes.length ? new byte[0] : in.readNBytes(most - length + 1);
            if (length == bytes.length && more.length == 0) {
                return Optional.of(bytes);
            }
            byte[] all = Arrays.copyOf(bytes, length + more.length);
            System.arraycopy(more, 0, all, length, more.length);
            return all.length <= most ? Optional.of(all) : Optional.empty();
        }
    }

    /// Fills an array as far as the file goes. Of what is read at once, Java keeps a copy outside
    /// the heap for as long as the thread lives.
    private static int read(InputStream in, byte[] bytes) throws IOException {
        int length = 0;
        int count = 0;
        while (length < bytes.length && count >= 0) {
            count = in.read(bytes, length, Math.min(AT_ONCE, bytes.length - length));
            length += Math.max(0, count);
        }
        return length;
    }

    /// Completes the save of a program that was killed on this computer, if no save is running and
    /// the file is writable. Until then a half-written file is not read.
    private static void finishSave(Path target) throws IOException {
        InPlaceSave.refuseHalfWrittenElsewhere(target);
        boolean isHalfWritten = InPlaceSave.isHalfWritten(target);
        try {
            if (!isHalfWritten && !TemporarySibling.isAnyLeft(target)) {
                return;
            }
            Optional<SaveLock> attempt =
                    isHalfWritten ? Optional.of(SaveLock.on(target)) : SaveLock.attempt(target);
            if (attempt.isPresent()) {
                try (SaveLock lock = attempt.get()) {
                    new InPlaceSave(target, lock.content()).finish();
                    TemporarySibling.sweep(target);
                }
            }
        } catch (IOException e) {
            if (isHalfWritten && InPlaceSave.isHalfWritten(target)) {
                throw new WordedException(
                        target,
                        LocalizedSentence.of(
                                "a save was interrupted and cannot be completed: {0}",
                                FailureReason.of(e)));
            }
            // Otherwise reading, or the next save, reports the problem.
        }
    }
}
