package octavo.recovery;

import octavo.recovery.JournalFormat.Head;
import octavo.recovery.JournalFormat.Step;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Reads a journal as far as it can be trusted.
final class JournalReader {
    /// How much is looked at to tell a torn end from damage.
    private static final int GLANCE = 1 << 12;

    private final FileChannel in;
    private final List<Step> steps = new ArrayList<>();
    private long at;
    private int checkSum;

    private JournalReader(FileChannel in) {
        this.in = in;
    }

    /// How the reading ended.
    enum End {
        WHOLE,
        /// The last step was not written to its end; that is what a crash in the middle leaves.
        TORN,
        NO_JOURNAL,
        OTHER_VERSION,
        DAMAGED
    }

    /// @param steps those that can be trusted, from the first on
    /// @param readTo how many bytes of the file these are
    record Result(Optional<Head> head, List<Step> steps, End end, long readTo) {}

    static Result read(FileChannel in) throws IOException {
        return new JournalReader(in).result();
    }

    private Result result() throws IOException {
        if (in.size() < JournalFormat.START) {
            return new Result(Optional.empty(), List.of(), End.NO_JOURNAL, 0);
        }
        ByteBuffer start = next(JournalFormat.START);
        byte[] magic = new byte[JournalFormat.MAGIC.length];
        start.get(magic);
        if (!Arrays.equals(magic, JournalFormat.MAGIC)) {
            return new Result(Optional.empty(), List.of(), End.NO_JOURNAL, 0);
        }
        if (start.getInt() != JournalFormat.VERSION) {
            return new Result(Optional.empty(), List.of(), End.OTHER_VERSION, 0);
        }
        Optional<Head> head = frame().flatMap(content -> read(content, JournalFormat::head));
        if (head.isEmpty()) {
            return new Result(head, List.of(), isTorn() ? End.TORN : End.DAMAGED, 0);
        }
        while (at < in.size()) {
            Optional<Step> step = frame().flatMap(content -> read(content, JournalFormat::step));
            if (step.isEmpty()) {
                return new Result(head, steps, isTorn() ? End.TORN : End.DAMAGED, at);
            }
            steps.add(step.get());
        }
        return new Result(head, steps, End.WHOLE, at);
    }

    /// What a frame says; nothing where its check sum is right, but no Octavo that we know has
    /// written it.
    private static <T> Optional<T> read(byte[] content, Function<byte[], T> reading) {
        try {
            return Optional.of(reading.apply(content));
        } catch (BufferUnderflowException _) {
            return Optional.empty();
        }
    }

    /// The next frame, if it is whole and its check sum is right; else nothing is taken.
    private Optional<byte[]> frame() throws IOException {
        long begin = at;
        long length = length();
        if (length >= 0 && at + JournalFormat.FRAME_HEAD + length <= in.size()) {
            int sum = next(JournalFormat.FRAME_HEAD).getInt(2 * Integer.BYTES);
            byte[] content = next((int) length).array();
            if (JournalFormat.checkSum(checkSum, content) == sum) {
                checkSum = sum;
                return Optional.of(content);
            }
            at = begin;
        }
        return Optional.empty();
    }

    /// The length that the next frame claims, or -1 where there is no such claim.
    private long length() throws IOException {
        if (in.size() - at < JournalFormat.FRAME_HEAD) {
            return -1;
        }
        ByteBuffer head = next(JournalFormat.FRAME_HEAD);
        at -= JournalFormat.FRAME_HEAD;
        int length = head.getInt();
        return length >= 0 && head.getInt() == ~length ? length : -1;
    }

    /// Whether what comes next is the last frame, written in part, or room that was never written
    /// to.
    private boolean isTorn() throws IOException {
        long rest = in.size() - at;
        if (rest < JournalFormat.FRAME_HEAD || length() >= rest - JournalFormat.FRAME_HEAD) {
            return true;
        }
        ByteBuffer glance = next((int) Math.min(rest, GLANCE));
        at -= glance.limit();
        return glance.equals(ByteBuffer.allocate(glance.limit()));
    }

    /// Takes some bytes, of which there are as many.
    private ByteBuffer next(int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(count);
        while (bytes.hasRemaining()) {
            int read = in.read(bytes, at + bytes.position());
            if (read < 0) {
                throw new IOException("the file became shorter while it was read");
            }
        }
        at += count;
        return bytes.flip();
    }
}
